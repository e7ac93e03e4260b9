import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { createDelimitedReader } from '#domain/spreadsheet/parse-delimited.ts'
import { createTable } from './entry-table.ts'
import { createLineScanner } from './scan-lines.ts'

const HEADER = 'Order ID,Tracking number,Note,Courier'

function matchOf(mapping: ColumnMapping) {
  const columns = HEADER.split(',').map((header, index) => ({ index, header, samples: [] }))
  return { headerRow: 0, mapping, certain: true, merchantOnly: false, columns, layout: 'test' }
}

const MAPPING = { orderId: 0, trackingId: 1, courier: 3 }

function scanned(lines: string, mapping: ColumnMapping) {
  const table = createTable()
  const scanner = createLineScanner(table, 0, matchOf(mapping))
  scanner.take([HEADER.split(',')])
  scanner.scan(lines, ',')
  return { table, otherRows: scanner.otherRows() }
}

function taken(lines: string, mapping: ColumnMapping) {
  const table = createTable()
  const scanner = createLineScanner(table, 0, matchOf(mapping))
  const reader = createDelimitedReader({ delimiter: ',' })
  scanner.take([...reader.push(`${HEADER}\n${lines}`), ...reader.end()])
  return { table, otherRows: scanner.otherRows() }
}

const cell = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'A1',
    'RB123456785CN',
    '9.4E+21',
    "'00123",
    '="7"',
    ' T1',
    '１２３',
    'a b',
    'Total',
    'Tracking number',
    'Order ID',
    'China Post',
    '\u0007x',
  ),
  fc.string({ maxLength: 6 }).filter((text) => !/["\r\n,]/.test(text)),
)
const line = fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(','))
const lines = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 12 })
  .map((all) => all.map(([text, end]) => text + end).join('') + 'last,T9,,\n')
const mapping = fc.constantFrom<ColumnMapping>(
  MAPPING,
  { merchantOrderId: 0, trackingId: 1 },
  { orderId: 3, trackingId: 0, courier: 5 },
  { orderId: 1, trackingId: 1 },
)

test('lines that are scanned give the rows, marks and issues of lines that are read cell by cell', () => {
  fc.assert(
    fc.property(lines, mapping, (text, mapping) => {
      expect(scanned(text, mapping)).toEqual(taken(text, mapping))
    }),
    { numRuns: 500 },
  )
})

test('each entry knows its row, and rows that are none are counted', () => {
  const { table, otherRows } = scanned('A,T1,x,3011\n\nB,T2\n,,Total,\n', MAPPING)
  expect(table.cells).toEqual({
    orderId: ['A', 'B'],
    merchantOrderId: ['', ''],
    trackingId: ['T1', 'T2'],
    courier: ['3011', ''],
  })
  expect(table.sheetRows).toEqual([2, 4])
  expect(otherRows).toBe(3)
})
