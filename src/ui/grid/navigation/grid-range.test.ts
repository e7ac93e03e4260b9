import { expect, test } from 'vitest'
import { extendTo, rangeAt, selectedRows, withinRows } from './grid-range.ts'

const cell = (row: number, column = 0) => ({ row, column })

test('one cell selects no rows; Shift selects from where it began, up or down', () => {
  const range = rangeAt(cell(3, 1))
  expect(selectedRows(range)).toBeNull()
  expect(selectedRows(extendTo(range, cell(5, 1)))).toEqual({ from: 3, to: 6 })
  expect(selectedRows(extendTo(extendTo(range, cell(5)), cell(1)))).toEqual({ from: 1, to: 4 })
  expect(selectedRows(extendTo(extendTo(range, cell(5)), cell(3)))).toBeNull()
})

test('a range ends where the rows end', () => {
  const range = extendTo(rangeAt(cell(2)), cell(9, 4))
  expect(withinRows(range, 4)).toEqual({ anchor: cell(2), head: cell(3, 4) })
  expect(withinRows(range, 0)).toEqual({ anchor: cell(0), head: cell(0, 4) })
})
