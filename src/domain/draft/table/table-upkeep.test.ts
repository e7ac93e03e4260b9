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
  sampleRows: [],
  layout: 'test',
}
const EMPTY = { orderId: '', merchantOrderId: '', trackingId: '', courier: '' }
const TYPED = { ...EMPTY, orderId: 'SO-3', trackingId: 'TRACKING-33' }

/** Rows of a file, of which the later ones point into its text, and a typed one. */
function aTable() {
  const table = createTable()
  const scanner = createLineScanner(table, 0, MATCH)
  const text = Array.from({ length: 9 }, (_, row) => `SO-${row},TRACKING-${row}${row}\n`).join('')
  scanner.scan(text, 0, text.length, ',')
  pushRow(table, 1, 1, TYPED)
  return table
}

test('a row that nothing can bring back is empty, wherever its cells were, and its neighbours are as before', () => {
  const table = aTable()
  for (const slot of [0, 7, 9]) blankRow(table, slot)
  for (const slot of [0, 7, 9]) expect(cellsOf(table, slot)).toEqual(EMPTY)
  expect(cellsOf(table, 8)).toEqual({ ...EMPTY, orderId: 'SO-8', trackingId: 'TRACKING-88' })
  expect(usedSources(table)).toEqual(new Set([0]))
})

test('rows that point into the text of their file need no strings to be forgotten', () => {
  const table = aTable()
  const strings = table.strings.length
  expect(strings).toBeLessThan(table.length)
  blankRow(table, 7)
  expect(table.strings).toHaveLength(strings)
})
