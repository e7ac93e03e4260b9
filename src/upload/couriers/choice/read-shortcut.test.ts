import { expect, test } from 'vitest'
import { readShortcut, type Shortcut } from './read-shortcut.ts'

const NOTHING_HELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (key: string, code: string, held = {}) =>
  readShortcut({ key, code, ...NOTHING_HELD, ...held }, true)

const nth = (number: number): Shortcut => ({ kind: 'candidate', number })

test.each<[string, string, string, Shortcut | null]>([
  ['a digit', '2', 'Digit2', nth(2)],
  ['a digit of the number pad', '7', 'Numpad7', nth(7)],
  ['the number pad without Num Lock', 'ArrowDown', 'Numpad2', null],
  ['the digit row of a French keyboard', 'é', 'Digit2', nth(2)],
  ['the digit row while an input method is on', 'Process', 'Digit3', nth(3)],
  ['0, which is nobody’s place', '0', 'Digit0', null],
  ['Z', 'z', 'KeyZ', { kind: 'undo' }],
  ['Z where a German keyboard has it', 'z', 'KeyY', { kind: 'undo' }],
  ['Y where a German keyboard has it', 'y', 'KeyZ', null],
  ['the place of Z on a Russian keyboard', 'я', 'KeyZ', { kind: 'undo' }],
  ['a slash', '/', 'Slash', { kind: 'search' }],
  ['the slash of a German keyboard', '/', 'Digit7', { kind: 'search' }],
  ['Enter', 'Enter', 'Enter', { kind: 'go-on' }],
  ['Enter of the number pad', 'Enter', 'NumpadEnter', { kind: 'go-on' }],
  ['an arrow', 'ArrowDown', 'ArrowDown', null],
  ['a space', ' ', 'Space', null],
])('%s', (_, key, code, shortcut) => {
  expect(press(key, code)).toEqual(shortcut)
})

test('combinations with Ctrl, Cmd or Alt are left to the browser, except undo', () => {
  expect(press('1', 'Digit1', { ctrlKey: true })).toBeNull()
  expect(press('1', 'Digit1', { metaKey: true })).toBeNull()
  expect(press('¡', 'Digit1', { altKey: true })).toBeNull()
  expect(press('Enter', 'Enter', { ctrlKey: true })).toBeNull()
  expect(press('z', 'KeyZ', { ctrlKey: true })).toEqual({ kind: 'undo' })
  expect(press('z', 'KeyZ', { metaKey: true })).toEqual({ kind: 'undo' })
  expect(press('Z', 'KeyZ', { ctrlKey: true, shiftKey: true })).toBeNull()
})

test('with single keys off, only Enter and the undo command remain', () => {
  const plain = { code: '', ...NOTHING_HELD }
  expect(readShortcut({ ...plain, key: '2' }, false)).toBeNull()
  expect(readShortcut({ ...plain, key: 'z' }, false)).toBeNull()
  expect(readShortcut({ ...plain, key: 'z', ctrlKey: true }, false)).toEqual({ kind: 'undo' })
  expect(readShortcut({ ...plain, key: 'Enter' }, false)).toEqual({ kind: 'go-on' })
})
