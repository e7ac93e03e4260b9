import { expect, test } from 'vitest'
import { moveByKey } from './grid-position.ts'

const size = { rows: 100, places: 100, columns: 5, pageRows: 10 }

test.each([
  ['ArrowDown', false, { row: 51, column: 2 }],
  ['ArrowUp', false, { row: 49, column: 2 }],
  ['ArrowLeft', false, { row: 50, column: 1 }],
  ['ArrowRight', false, { row: 50, column: 3 }],
  ['ArrowDown', true, { row: 99, column: 2 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', false, { row: 50, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 4 }],
  ['PageDown', false, { row: 60, column: 2 }],
  ['PageUp', false, { row: 40, column: 2 }],
  ['a', false, null],
])('%s (with Ctrl: %s) moves the active cell', (key, ctrl, expected) => {
  expect(moveByKey({ row: 50, column: 2 }, { key, ctrl }, size)).toEqual(expected)
})

test('no key leaves the sheet', () => {
  expect(moveByKey({ row: 0, column: 0 }, { key: 'ArrowUp', ctrl: false }, size)).toEqual({
    row: 0,
    column: 0,
  })
  expect(moveByKey({ row: 99, column: 4 }, { key: 'PageDown', ctrl: false }, size)).toEqual({
    row: 99,
    column: 4,
  })
})

test('below the last row is the empty one, which is not the end of the sheet', () => {
  const withEmpty = { ...size, places: 101 }
  const press = (key: string, ctrl: boolean) =>
    moveByKey({ row: 99, column: 2 }, { key, ctrl }, withEmpty)?.row
  expect(press('ArrowDown', false)).toBe(100)
  expect(press('PageDown', false)).toBe(100)
  expect(press('ArrowDown', true)).toBe(99)
})
