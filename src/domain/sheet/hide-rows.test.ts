import { expect, test } from 'vitest'
import { hide } from './hide-rows.ts'

const rows = [['Order'], ['1001'], [''], ['1003']]
const hiding = (hiddenRows: readonly number[], hiddenColumns: readonly number[] = []) => ({
  rows,
  hiddenRows: new Set(hiddenRows),
  hiddenColumns: new Set(hiddenColumns),
})

test('hidden rows that say something are counted, and are there until they are left out', () => {
  expect(hide(hiding([1, 2]), false)).toEqual({
    rows,
    notes: { hiddenRows: 1, hiddenColumns: 0, filledCells: 0 },
  })
})

test('rows that are left out move no other row', () => {
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

test('where nothing is hidden, or only blank rows, there is nothing to say', () => {
  expect(hide(hiding([]), false).notes).toBeNull()
  expect(hide(hiding([2, 9]), false).notes).toBeNull()
})
