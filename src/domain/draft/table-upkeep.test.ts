import { expect, test } from 'vitest'
import { cellsOf, createTable, pushRow } from './entry-table.ts'
import { createLineScanner } from './scan-lines.ts'
import { blankRow, usedSources } from './table-upkeep.ts'

const MATCH = {
  headerRow: null,
  mapping: { orderId: 0, trackingId: 1 },
  certain: true,
  merchantOnly: false,
  columns: [],
  layout: 'test',
}
const EMPTY = { orderId: '', merchantOrderId: '', trackingId: '', courier: '' }
const typed = { ...EMPTY, orderId: 'SO-3', trackingId: 'TRACKING-33' }

/** Two rows that point into the text of a file, and a typed one. */
function aTable() {
  const table = createTable()
  const scanner = createLineScanner(table, 0, MATCH)
  const text = 'SO-1,TRACKING-11\nSO-2,TRACKING-22\n'
  scanner.scan({ text, bytes: null }, 0, text.length, ',')
  pushRow(table, 1, 1, typed)
  return table
}

test('a row that nothing can bring back is empty, wherever its cells were, and its neighbours are as before', () => {
  const table = aTable()
  blankRow(table, 0)
  expect(cellsOf(table, 0)).toEqual(EMPTY)
  expect(cellsOf(table, 1)).toEqual({ ...EMPTY, orderId: 'SO-2', trackingId: 'TRACKING-22' })
  blankRow(table, 2)
  expect(cellsOf(table, 2)).toEqual(EMPTY)
  expect(usedSources(table)).toEqual(new Set([0]))
})

test('the rows of a file need no strings to be forgotten', () => {
  const table = aTable()
  blankRow(table, 0)
  blankRow(table, 1)
  expect(table.strings.orderId).toEqual(['SO-3'])
})
