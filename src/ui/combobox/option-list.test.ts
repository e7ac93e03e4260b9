import { expect, test } from 'vitest'
import { CLOSED, type ListState, moveInList } from './combobox-keys.ts'

const at = (active: number): ListState => ({ open: true, active })
const COUNT = 12
const CHOSEN = 7
const NONE = -1

test.each<[string, ListState, number, ListState | null]>([
  ['ArrowDown', CLOSED, NONE, at(0)],
  ['ArrowDown', CLOSED, CHOSEN, at(CHOSEN)],
  ['ArrowUp', CLOSED, NONE, at(11)],
  ['ArrowDown', at(-1), NONE, at(0)],
  ['ArrowDown', at(11), NONE, at(0)],
  ['ArrowUp', at(0), NONE, at(11)],
  ['ArrowUp', at(-1), NONE, at(11)],
  ['PageDown', at(9), NONE, at(11)],
  ['PageUp', at(9), NONE, at(4)],
  ['PageDown', CLOSED, NONE, null],
  ['Home', at(3), NONE, null],
  ['a', at(3), NONE, null],
])('%s in %o with %i chosen', (key, state, chosen, next) => {
  expect(moveInList({ key, altKey: false }, state, COUNT, chosen)).toEqual(next)
})

test('Alt with an arrow opens and closes without moving', () => {
  expect(moveInList({ key: 'ArrowDown', altKey: true }, CLOSED, COUNT, CHOSEN)).toEqual(at(CHOSEN))
  expect(moveInList({ key: 'ArrowDown', altKey: true }, at(3), COUNT, CHOSEN)).toEqual(at(3))
  expect(moveInList({ key: 'ArrowUp', altKey: true }, at(3), COUNT, CHOSEN)).toEqual(CLOSED)
})

test('in an empty list the arrows are the field’s own', () => {
  expect(moveInList({ key: 'ArrowDown', altKey: false }, at(-1), 0, NONE)).toBeNull()
})
