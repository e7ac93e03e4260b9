import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { createDelimitedReader } from '#domain/sheet/text/parse-delimited.ts'
import { cellsOf, createTable, type EntryTable, originalOf } from './entry-table.ts'
import { createLineScanner } from './scan-lines.ts'

const HEADER = 'Order ID,Tracking number,Note,Courier'

function matchOf(mapping: ColumnMapping) {
  const columns = HEADER.split(',').map((header, index) => ({
    index,
    header,
    kind: 'text' as const,
  }))
  return {
    headerRow: 0,
    mapping,
    certain: true,
    merchantOnly: false,
    columns,
    sampleRows: [],
    layout: 'test',
  }
}

const MAPPING = { orderId: 0, trackingId: 1, courier: 3 }

/** Everything that the table knows of its rows, wherever their cells are. */
function rowsOf(table: EntryTable) {
  return Array.from({ length: table.length }, (_, slot) => ({
    cells: cellsOf(table, slot),
    row: table.sheetRows[slot],
    flags: table.flags[slot],
    originals: TRACKING_FIELDS.map((field) => originalOf(table, slot, field)),
  }))
}

/** Scans the lines as a part of a larger text. */
function scanned(lines: string, mapping: ColumnMapping) {
  const table = createTable()
  const scanner = createLineScanner(table, 0, matchOf(mapping))
  const text = `before\n${lines}after`
  scanner.take([HEADER.split(',')])
  scanner.scan(text, 7, 7 + lines.length, ',')
  return { rows: rowsOf(table), otherRows: scanner.otherRows(), odd: scanner.oddRows() }
}

function taken(lines: string, mapping: ColumnMapping) {
  const table = createTable()
  const scanner = createLineScanner(table, 0, matchOf(mapping))
  const reader = createDelimitedReader({ delimiter: ',' })
  scanner.take([...reader.push(`${HEADER}\n${lines}`), ...reader.end()])
  return { rows: rowsOf(table), otherRows: scanner.otherRows(), odd: scanner.oddRows() }
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
    '-',
    'undefined',
    '---',
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

test('rows in equals rows out: every row is an entry, or one that is counted', () => {
  const any = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 })
  fc.assert(
    fc.property(any, mapping, (rows, mapping) => {
      const table = createTable()
      const scanner = createLineScanner(table, 0, matchOf(mapping))
      scanner.take([HEADER.split(','), ...rows])
      expect(table.length + scanner.otherRows()).toBe(rows.length + 1)
      const numbers = Array.from({ length: table.length }, (_, slot) => table.sheetRows[slot])
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => (a ?? 0) - (b ?? 0)))
    }),
  )
})

test('each entry knows its row, and rows that are none are counted', () => {
  const { rows, otherRows } = scanned('A,T001,x,3011\n\nB,RB123456785CN\n,,Total,\n', MAPPING)
  expect(rows.map(({ row, cells }) => ({ row, ...cells }))).toEqual([
    { row: 2, orderId: 'A', merchantOrderId: '', trackingId: 'T001', courier: '3011' },
    { row: 4, orderId: 'B', merchantOrderId: '', trackingId: 'RB123456785CN', courier: '' },
  ])
  expect(otherRows).toBe(3)
})

test('below a header in another order rows are read by that header', () => {
  const lines = [
    'A1,RB123456785CN,n,usps',
    'Courier,Tracking number,Order ID',
    'usps,EE473124829CN,A2',
    'Tracking number,Order ID',
    'LZ908172638CN,A3',
    HEADER,
    HEADER,
    'A4,CX473124829CN,n,ups',
  ]
  const text = `${lines.join('\n')}\n`
  const { rows, otherRows } = scanned(text, MAPPING)
  expect(rows.map(({ cells }) => [cells.orderId, cells.trackingId, cells.courier])).toEqual([
    ['A1', 'RB123456785CN', 'usps'],
    ['A2', 'EE473124829CN', 'usps'],
    ['A3', 'LZ908172638CN', ''],
    ['A4', 'CX473124829CN', 'ups'],
  ])
  expect(otherRows).toBe(5)
  expect(taken(text, MAPPING)).toEqual(scanned(text, MAPPING))
})

test('a header in another order is seen where its names could be numbers', () => {
  const table = createTable()
  const columns = ['order_reference', 'tracking_reference'].map((header, index) => {
    return { index, header, kind: 'text' as const }
  })
  const scanner = createLineScanner(table, 0, {
    ...matchOf({ orderId: 0, trackingId: 1 }),
    columns,
  })
  const text = `order_reference,tracking_reference\n1,T001\n2,T002\ntracking_reference,order_reference\nT003,3\n`
  scanner.scan(text, 0, text.length, ',')
  expect(rowsOf(table).map(({ cells }) => [cells.orderId, cells.trackingId])).toEqual([
    ['1', 'T001'],
    ['2', 'T002'],
    ['3', 'T003'],
  ])
})

test('a header of another table is named, and seen where a cell of it could be a number', () => {
  const columns = ['order_reference', 'tracking_reference', 'customer_name'].map(
    (header, index) => ({ index, header, kind: 'text' as const }),
  )
  const match = { ...matchOf({ orderId: 0, trackingId: 1 }), columns }
  const first = 'order_reference,tracking_reference,customer_name\n1,T1,x\n2,T2,x\n'
  const text = `${first}tracking_reference,customer_name,order_reference\nT3,x,3\n${first}`
  const table = createTable()
  const scanner = createLineScanner(table, 0, match)
  scanner.scan(text, 0, text.length, ',')
  expect(rowsOf(table).map(({ cells }) => cells.orderId)).toEqual(['1', '2', '3', '1', '2'])
  expect(scanner.oddRows().headers).toEqual({ count: 2, first: [4, 6] })
})

test('rows that ask for a look are named: sums, open quotes, more cells than the header', () => {
  const text = 'A,T1,"x\nB,T9999999,a,DHL,b\nC,T2,x,DHL,,\nTotal,,,\nD,T8888888,5" wide,x\n'
  const { rows, otherRows, odd } = taken(text, MAPPING)
  expect(rows).toHaveLength(4)
  expect(otherRows).toBe(2)
  expect(odd).toEqual({
    openQuotes: { count: 1, first: [2] },
    longRows: { count: 1, first: [3] },
    totals: { count: 1, first: [5] },
  })
})

test('of many odd rows the first three are named', () => {
  const long = 'A,T1234567,x,y,z\n'
  const { odd } = scanned(long.repeat(9) + 'A,T1234567,x,y\n'.repeat(9), MAPPING)
  expect(odd.longRows).toEqual({ count: 9, first: [2, 3, 4] })
  expect(scanned(long.repeat(9), MAPPING).odd.longRows.count).toBe(0)
})
