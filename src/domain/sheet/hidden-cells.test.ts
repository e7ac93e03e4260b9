import { expect, test } from 'vitest'
import { hide, takeVisible } from './hidden-cells.ts'

const rows = [['Order'], ['1001'], [''], ['1003']]
const hiding = (hiddenRows: readonly number[], hiddenColumns: readonly number[] = []) => ({
  rows,
  hiddenRows: new Set(hiddenRows),
  hiddenColumns: new Set(hiddenColumns),
})

test('hidden rows with values are counted, and stay until they are skipped', () => {
  expect(hide(hiding([1, 2]), false)).toEqual({
    rows,
    notes: { hiddenRows: 1, hiddenColumns: 0, filledCells: 0 },
  })
})

test('skipped rows don’t move other rows', () => {
  expect(hide(hiding([1]), true).rows).toEqual([['Order'], [], [''], ['1003']])
})

test('hidden columns are counted and stay', () => {
  expect(hide(hiding([], [0]), true)).toMatchObject({ rows, notes: { hiddenColumns: 1 } })
})

test('hidden columns beyond the last cell are not counted', () => {
  expect(hide(hiding([], [0, 1, 7]), false).notes).toMatchObject({ hiddenColumns: 1 })
  expect(hide(hiding([], [1, 7]), false).notes).toBeNull()
})

test('cells that were filled are counted', () => {
  const { notes } = hide({ ...hiding([]), filledCells: 2 }, false)
  expect(notes).toEqual({ hiddenRows: 0, hiddenColumns: 0, filledCells: 2 })
})

test('without hidden rows, or with only blank ones, there are no notes', () => {
  expect(hide(hiding([]), false).notes).toBeNull()
  expect(hide(hiding([2, 9]), false).notes).toBeNull()
})

const letters = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
  ['', '', ''],
  ['g', 'h', 'i'],
]
const block = (hiddenRows: readonly number[], hiddenColumns: readonly number[] = []) => ({
  rows: letters,
  hiddenRows: new Set(hiddenRows),
  hiddenColumns: new Set(hiddenColumns),
})
const visible = (hiddenRows: readonly number[], hiddenColumns: readonly number[] = []) => {
  const { take, notes } = takeVisible(block(hiddenRows, hiddenColumns))
  return { cells: take(letters).map((row) => row.join('')), notes }
}

test('hidden rows and columns are skipped and counted', () => {
  expect(visible([1], [0])).toEqual({
    cells: ['bc', '', 'hi'],
    notes: { hiddenRows: 1, hiddenColumns: 1, filledCells: 0 },
  })
})

test('a hidden blank row is skipped without being counted', () => {
  expect(visible([2])).toEqual({ cells: ['abc', 'def', 'ghi'], notes: null })
})

test.each([
  ['all rows are', [0, 1, 2, 3], []],
  ['all columns are', [], [0, 1, 2]],
  ['all but a blank row are', [0, 1, 3], []],
])('a block with %s hidden is taken whole', (_, hiddenRows, hiddenColumns) => {
  const all = { cells: ['abc', 'def', '', 'ghi'], notes: null }
  expect(visible(hiddenRows, hiddenColumns)).toEqual(all)
})

test('the same part is taken from a block like it, such as its displayed texts', () => {
  const { take } = takeVisible(block([0, 1, 2], [1]))
  expect(take([['A', 'B', 'C'], ['D'], [], ['G', 'H']])).toEqual([['G']])
})
