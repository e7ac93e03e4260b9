import { expect, test } from 'vitest'
import { takeVisible } from './take-visible.ts'

const rows = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
  ['', '', ''],
  ['g', 'h', 'i'],
]
const block = (hiddenRows: readonly number[], hiddenColumns: readonly number[] = []) => ({
  rows,
  hiddenRows: new Set(hiddenRows),
  hiddenColumns: new Set(hiddenColumns),
})
const visible = (hiddenRows: readonly number[], hiddenColumns: readonly number[] = []) => {
  const { take, notes } = takeVisible(block(hiddenRows, hiddenColumns))
  return { cells: take(rows).map((row) => row.join('')), notes }
}

test('rows and columns that were not in sight are left out and counted', () => {
  expect(visible([1], [0])).toEqual({
    cells: ['bc', '', 'hi'],
    notes: { hiddenRows: 1, hiddenColumns: 1, filledCells: 0 },
  })
})

test('a blank row that was not in sight is left out without a word', () => {
  expect(visible([2])).toEqual({ cells: ['abc', 'def', 'ghi'], notes: null })
})

test.each([
  ['all rows are', [0, 1, 2, 3], []],
  ['all columns are', [], [0, 1, 2]],
  ['all but a blank row are', [0, 1, 3], []],
])('a block of which %s hidden is taken whole', (_, hiddenRows, hiddenColumns) => {
  const all = { cells: ['abc', 'def', '', 'ghi'], notes: null }
  expect(visible(hiddenRows, hiddenColumns)).toEqual(all)
})

test('of a block like it, such as what its cells show, the same places are taken', () => {
  const { take } = takeVisible(block([0, 1, 2], [1]))
  expect(take([['A', 'B', 'C'], ['D'], [], ['G', 'H']])).toEqual([['G']])
})
