import { expect, test } from 'vitest'
import {
  areaOf,
  areaWith,
  extendTo,
  isInside,
  isOneCell,
  rangeAt,
  rangeByCorner,
  wholeRows,
  wholeSheet,
  within,
} from './grid-range.ts'

const cell = (row: number, column = 0) => ({ row, column })
const area = (rowFrom: number, rowTo: number, columnFrom: number, columnTo: number) => ({
  rows: { from: rowFrom, to: rowTo },
  columns: { from: columnFrom, to: columnTo },
})
/** The first column and the last one have no values. */
const SIZE = { rows: 100, places: 100, columns: 5, values: { from: 1, to: 4 } }

test('Shift extends from the anchor in any direction, and back to the single cell', () => {
  const range = rangeAt(cell(3, 1))
  expect(isOneCell(range)).toBe(true)
  expect(areaOf(extendTo(range, cell(5, 2)))).toEqual(area(3, 6, 1, 3))
  expect(areaOf(extendTo(extendTo(range, cell(5)), cell(1)))).toEqual(area(1, 4, 0, 2))
  expect(isOneCell(extendTo(extendTo(range, cell(5)), cell(3, 1)))).toBe(true)
})

test('a range ends where the rows end', () => {
  const range = extendTo(rangeAt(cell(2, 1)), cell(9, 3))
  expect(within(range, { ...SIZE, rows: 4, places: 4 })).toEqual({
    anchor: cell(2, 1),
    head: cell(3, 3),
  })
  expect(within(range, { ...SIZE, rows: 0, places: 0 })).toEqual({
    anchor: cell(0, 1),
    head: cell(0, 3),
  })
})

test('a range of several cells is limited to values; the active cell can be anywhere', () => {
  const toTheEnd = extendTo(rangeAt(cell(2, 2)), cell(2, 4))
  expect(within(toTheEnd, SIZE)).toEqual({ anchor: cell(2, 2), head: cell(2, 3) })
  expect(within(extendTo(rangeAt(cell(2)), cell(5)), SIZE)).toEqual({
    anchor: cell(2, 1),
    head: cell(5, 1),
  })
  expect(within(rangeAt(cell(2, 4)), SIZE)).toEqual(rangeAt(cell(2, 4)))
  expect(within(rangeAt(cell(2, 9)), SIZE)).toEqual(rangeAt(cell(2, 4)))
})

test.each([
  ['down', cell(9, 2), area(3, 10, 1, 3)],
  ['up', cell(0, 4), area(0, 6, 1, 3)],
  ['to the right', cell(4, 4), area(3, 6, 1, 5)],
  ['to the left', cell(3, 0), area(3, 6, 0, 3)],
  ['nowhere', cell(4, 2), area(3, 6, 1, 3)],
])('an area extended %s has more rows or more columns', (_, to, expected) => {
  expect(areaWith(area(3, 6, 1, 3), to)).toEqual(expected)
})

test('a cell is inside an area up to its last row and column', () => {
  expect(isInside(area(3, 6, 1, 3), cell(5, 2))).toBe(true)
  expect(isInside(area(3, 6, 1, 3), cell(6, 2))).toBe(false)
  expect(isInside(area(3, 6, 1, 3), cell(5, 3))).toBe(false)
})

test('a touched corner becomes the active cell, and the opposite one stays', () => {
  const selected = area(3, 6, 1, 3)
  expect(rangeByCorner(selected, 'first')).toEqual({ anchor: cell(5, 2), head: cell(3, 1) })
  expect(rangeByCorner(selected, 'last')).toEqual({ anchor: cell(3, 1), head: cell(5, 2) })
  expect(areaOf(extendTo(rangeByCorner(selected, 'first'), cell(8, 1)))).toEqual(area(5, 9, 1, 3))
})

test('the empty row can be active, but no selection includes it', () => {
  const size = { ...SIZE, places: 101 }
  expect(within(rangeAt(cell(100, 2)), size)).toEqual(rangeAt(cell(100, 2)))
  // Row `Infinity` is the empty row, wherever the end is.
  expect(within(rangeAt(cell(Infinity, 2)), size)).toEqual(rangeAt(cell(100, 2)))
  expect(areaOf(within(extendTo(rangeAt(cell(98, 1)), cell(100, 2)), size))).toEqual(
    area(98, 100, 1, 3),
  )
  expect(within(wholeRows(rangeAt(cell(100)), size), size)).toEqual(rangeAt(cell(100, 1)))
  expect(areaOf(wholeSheet(size))).toEqual(area(0, 100, 1, 4))
})
