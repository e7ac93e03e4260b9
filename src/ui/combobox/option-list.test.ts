import { expect, test } from 'vitest'
import { createOptionList, type ListState } from './option-list.ts'

const OPTIONS = Array.from({ length: 12 }, (_, n) => ({ key: `k${n}`, name: `Courier ${n}` }))
type Option = (typeof OPTIONS)[number]

const list = createOptionList<Option>({
  options: OPTIONS,
  keyOf: ({ key }) => key,
  searchOf: ({ name }) => name,
  namesOf: ({ key, name }) => [key, name],
})

const CLOSED: ListState = { open: false, text: '', search: null, active: null }
const at = (active: number | null): ListState => ({ ...CLOSED, open: true, active })
const typed = (text: string, active: number | null = null): ListState => ({
  open: true,
  text,
  search: text,
  active,
})
const option = (n: number) => OPTIONS[n] ?? null
const go = (active: number | null, open = true) => ({ kind: 'go', open, active })
const NONE = null
const FREE = undefined

test.each<[string, ListState, Option | null | undefined, unknown]>([
  ['ArrowDown', CLOSED, NONE, go(0)],
  ['ArrowDown', CLOSED, option(7), go(7)],
  ['ArrowUp', CLOSED, NONE, go(11)],
  ['ArrowUp', CLOSED, option(7), go(7)],
  ['ArrowDown', at(-1), NONE, go(0)],
  ['ArrowDown', at(null), option(7), go(8)],
  ['ArrowDown', at(11), NONE, go(0)],
  ['ArrowUp', at(0), NONE, go(11)],
  ['ArrowUp', at(-1), NONE, go(11)],
  ['PageDown', at(9), NONE, go(11)],
  ['PageUp', at(9), NONE, go(4)],
  ['PageDown', CLOSED, NONE, null],
  ['Home', at(3), NONE, null],
  ['a', at(3), NONE, null],
  ['Tab', at(3), NONE, null],
  ['Enter', at(3), NONE, { kind: 'choose', option: option(3) }],
  ['Enter', at(null), NONE, null],
  ['Enter', CLOSED, option(7), null],
  ['ArrowDown', typed('courier 1'), FREE, go(0)],
  ['ArrowDown', typed('nobody'), FREE, null],
  ['Enter', typed('courier 11'), NONE, { kind: 'choose', option: option(11) }],
  // Enter takes nothing that only begins with the text or contains it.
  ['Enter', typed('courier'), NONE, null],
  ['Enter', typed('1'), NONE, null],
  ['Enter', typed('1', 2), NONE, { kind: 'choose', option: option(11) }],
  ['Enter', typed('courier 11'), FREE, null],
  ['Enter', typed('courier 11', 0), FREE, { kind: 'choose', option: option(11) }],
  ['Enter', typed('nobody'), NONE, null],
  ['Escape', at(3), NONE, { kind: 'close' }],
  ['Escape', CLOSED, NONE, null],
  ['Escape', typed('nobody'), NONE, { kind: 'close' }],
  ['Escape', typed('courier'), FREE, { kind: 'close' }],
  // A list without options is invisible, so Escape is for the surrounding dialog.
  ['Escape', typed('nobody'), FREE, null],
])('%s in %o with %o chosen', (key, state, chosen, move) => {
  expect(list.press({ key, altKey: false }, state, chosen)).toEqual(move)
})

test('Alt with an arrow opens and closes without moving', () => {
  const press = (key: string, state: ListState) =>
    list.press({ key, altKey: true }, state, option(7))
  expect(press('ArrowDown', CLOSED)).toEqual(go(null))
  expect(press('ArrowDown', at(3))).toEqual(go(3))
  expect(press('ArrowUp', at(3))).toEqual(go(null, false))
  expect(press('ArrowUp', CLOSED)).toBeNull()
})

test('the list starts at the chosen option, and after typing at the one with that name', () => {
  expect(list.view(at(null), option(7)).active).toBe(7)
  expect(list.view(at(null), NONE).active).toBe(-1)
  expect(list.view(typed('courier 1'), option(7))).toMatchObject({
    active: 0,
    searched: 'courier 1',
  })
  expect(list.view(typed('courier'), option(7)).active).toBe(-1)
  expect(list.view(typed(' '), option(7)).active).toBe(-1)
})

test('a name or code that is what was typed comes first, then what begins with it, then what contains it', () => {
  const couriers = [
    ['China EMS', '3013'],
    ['DHL Paket', '1013'],
    ['1 Express', '7'],
    ['Other', '1'],
  ]
  const codes = createOptionList({
    options: couriers,
    keyOf: ([, key = '']) => key,
    searchOf: (one) => one.join(' '),
    namesOf: (one) => one,
  })
  const found = codes.view(typed('1'), NONE).found.map(([name]) => name)
  expect(found).toEqual(['Other', 'DHL Paket', '1 Express', 'China EMS'])
})

test('a name that two options have is taken for neither', () => {
  const twins = createOptionList({
    options: ['a', 'b'],
    keyOf: String,
    searchOf: () => 'China Post',
    namesOf: () => ['China Post'],
  })
  expect(twins.view(typed('china post'), NONE).active).toBe(-1)
})

test('in a free-text field no option is active until an arrow key reaches it', () => {
  expect(list.view(typed('courier 1'), FREE).active).toBe(-1)
  const named = list.view({ ...at(null), text: ' k3 ' }, FREE)
  expect(named).toMatchObject({ chosen: option(3), active: 3, searched: '' })
})

test('a field whose text matches no option searches for it when it opens', () => {
  const { found, chosen } = list.view({ ...at(null), text: 'courier 11' }, FREE)
  expect(found).toEqual([option(11)])
  expect(chosen).toBeNull()
})
