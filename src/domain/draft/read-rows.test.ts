import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCells } from '#domain/entry/tracking-entry.ts'
import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import { plainRow } from '#domain/sheet/sheet-row.ts'
import { createDelimitedReader } from '#domain/sheet/text/parse-delimited.ts'
import { type CheckedRow, checkEarly } from '#domain/draft/issues/early-checks.ts'
import { createRowReader } from './read-rows.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'

const HEADER = 'Order ID,Tracking number,Note,Courier'
const SOURCE = 3 as SourceId
const FIRST = 70 as RowId

function matchOf(
  mapping: ColumnMapping,
  names: readonly string[] = HEADER.split(','),
): ColumnMatch {
  const columns = names.map((header, index) => ({ index, header, kind: 'words' as const }))
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

type SheetRows = readonly (readonly string[])[]

/** Reads rows in chunks of these sizes, repeated as needed; the last chunk has the rest. */
function readInParts(match: ColumnMatch, sheet: SheetRows, sizes: readonly number[]) {
  const reader = createRowReader(SOURCE, FIRST, match)
  const read: CheckedRow[] = []
  let from = 0
  for (const size of sizes) {
    read.push(...reader.read(sheet.slice(from, from + size).map(plainRow)))
    from += size
  }
  read.push(...reader.read(sheet.slice(from).map(plainRow)))
  const rows = read.map(({ row }) => row)
  return { rows, read, otherRows: reader.otherRows(), odd: reader.oddRows() }
}

function read(lines: string, match = matchOf(MAPPING), header = HEADER) {
  const reader = createDelimitedReader({ delimiter: ',' })
  const sheet = [...reader.push(`${header}\n${lines}`), ...reader.end()]
  return readInParts(match, sheet, [])
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
    '"x',
    '\u0007x',
  ),
  fc.string({ maxLength: 6 }),
)
const anySheet = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 })
  .map((rows) => [HEADER.split(','), ...rows])
const mapping = fc.constantFrom<ColumnMapping>(
  MAPPING,
  { merchantOrderId: 0, trackingId: 1 },
  { orderId: 3, trackingId: 0, courier: 5 },
  { orderId: 1, trackingId: 1 },
)

test('a sheet is read the same in any chunks', () => {
  const sizes = fc.array(fc.nat({ max: 4 }), { maxLength: 8 })
  fc.assert(
    fc.property(anySheet, mapping, sizes, (sheet, columns, parts) => {
      const match = matchOf(columns)
      expect(readInParts(match, sheet, parts)).toEqual(readInParts(match, sheet, []))
    }),
    { numRuns: 500 },
  )
})

test('every row is an entry or is counted', () => {
  fc.assert(
    fc.property(anySheet, mapping, (sheet, columns) => {
      const { rows, read, otherRows, odd } = readInParts(matchOf(columns), sheet, [])
      expect(rows.length + otherRows).toBe(sheet.length)
      const named = (odd.dropped?.count ?? 0) + (odd.headers?.count ?? 0)
      expect(otherRows - named).toBe(1)
      // Plain rows take a shortcut with the same result.
      expect(read).toEqual(rows.map((row) => ({ row, early: checkEarly(row) })))
      const numbers = rows.map(({ sheetRow }) => sheetRow)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => FIRST + index))
    }),
  )
})

test('each entry has its row and source, and other rows are counted', () => {
  const { rows, otherRows } = read('A,T001,x,3011\n\nB,RB123456785CN\n,,Total,\n')
  expect(rows).toMatchObject([
    {
      id: FIRST,
      source: SOURCE,
      sheetRow: 2,
      cells: toCells({ orderId: 'A', trackingId: 'T001', courier: '3011' }),
    },
    {
      id: FIRST + 1,
      source: SOURCE,
      sheetRow: 4,
      cells: toCells({ orderId: 'B', trackingId: 'RB123456785CN' }),
    },
  ])
  expect(otherRows).toBe(3)
})

test('titles above the header are listed as dropped, and the header isn’t', () => {
  const match = { ...matchOf(MAPPING), headerRow: 2 }
  const sheet = [['Orders of November'], [''], HEADER.split(','), ['A', 'RB123456785CN']]
  const { rows, otherRows, odd } = readInParts(match, sheet, [])
  expect(rows.map(({ sheetRow }) => sheetRow)).toEqual([4])
  expect(otherRows).toBe(3)
  expect(odd.headers).toBeUndefined()
  expect(odd.dropped).toEqual({ count: 2, first: [1, 2], kinds: ['title', 'blank'] })
})

test('cells are cleaned and keep their originals', () => {
  const { rows } = read('="00123", RB123456785CN ,x,3011\n')
  expect(rows[0]?.cells).toMatchObject({ orderId: '00123', trackingId: 'RB123456785CN' })
  expect(rows[0]?.originals).toEqual({ orderId: '="00123"', trackingId: ' RB123456785CN ' })
})

test('rows below a header in another order are read by that header', () => {
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
  const { rows, otherRows } = read(`${lines.join('\n')}\n`)
  expect(rows.map(({ cells }) => [cells.orderId, cells.trackingId, cells.courier])).toEqual([
    ['A1', 'RB123456785CN', 'usps'],
    ['A2', 'EE473124829CN', 'usps'],
    ['A3', 'LZ908172638CN', ''],
    ['A4', 'CX473124829CN', 'ups'],
  ])
  expect(otherRows).toBe(5)
})

test('below a header in another order, status and item are read by it too', () => {
  const names = ['order', 'tracking', 'Status', 'Item']
  const match = {
    ...matchOf({ orderId: 0, trackingId: 1 }, names),
    statusColumns: [2],
    itemColumn: 3,
  }
  const lines = '1,T001,paid,Hat\nItem,Status,tracking,order\nScarf,Cancelled,T002,2\n'
  const { rows } = read(lines, match, names.join(','))
  expect(rows.map(({ facts: { status, item } }) => [status?.text, item])).toEqual([
    ['paid', 'Hat'],
    ['Cancelled', 'Scarf'],
  ])
})

test('a header in another order is recognized even if its names could be numbers', () => {
  const names = ['order_reference', 'tracking_reference']
  const match = matchOf({ orderId: 0, trackingId: 1 }, names)
  const lines = '1,T001\n2,T002\ntracking_reference,order_reference\nT003,3\n'
  const { rows } = read(lines, match, names.join(','))
  expect(rows.map(({ cells }) => [cells.orderId, cells.trackingId])).toEqual([
    ['1', 'T001'],
    ['2', 'T002'],
    ['3', 'T003'],
  ])
})

test('the header of another table is listed, even if one of its cells could be a number', () => {
  const names = ['order_reference', 'tracking_reference', 'customer_name']
  const match = matchOf({ orderId: 0, trackingId: 1 }, names)
  const entries = '1,T1,x\n2,T2,x\n'
  const turned = 'tracking_reference,customer_name,order_reference\nT3,x,3\n'
  const header = names.join(',')
  const { rows, odd } = read(`${entries}${turned}${header}\n${entries}`, match, header)
  expect(rows.map(({ cells }) => cells.orderId)).toEqual(['1', '2', '3', '1', '2'])
  expect(odd.headers).toEqual({ count: 2, first: [4, 6] })
})

test('odd rows are named: sums, open quotes, more cells than the header', () => {
  const text = 'A,T1,"x\nB,T9999999,a,DHL,b\nC,T2,x,DHL,,\nTotal,,,\nD,T8888888,5" wide,x\n'
  const { rows, otherRows, odd } = read(text)
  expect(rows).toHaveLength(4)
  expect(otherRows).toBe(2)
  expect(odd).toEqual({
    openQuotes: { count: 1, first: [2] },
    longRows: { count: 1, first: [3] },
    dropped: { count: 1, first: [5], kinds: ['total'] },
  })
})

test('the first three of many odd rows are named', () => {
  const long = 'A,T1234567,x,y,z\n'
  expect(read(long.repeat(9) + 'A,T1234567,x,y\n'.repeat(9)).odd.longRows).toEqual({
    count: 9,
    first: [2, 3, 4],
  })
  expect(read(long.repeat(9)).odd.longRows.count).toBe(0)
})

test('without a header no row is too long', () => {
  const match = { ...matchOf(MAPPING), headerRow: null, columns: [] }
  const sheet = [
    ['A', 'RB123456785CN', '', '3011', 'x', 'y'],
    ['B', 'EE473124829CN'],
  ]
  const { rows, odd } = readInParts(match, sheet, [])
  expect(rows).toHaveLength(2)
  expect(odd.longRows.count).toBe(0)
})

test('a row with a struck order or number is left out; a struck courier is emptied', () => {
  const rows = [
    ['A', 'T001', '', 'DHL'],
    ['B', 'T002', '', 'DHL'],
    ['C', 'T003', '', 'DHL'],
    ['D', 'T004', 'old', 'DHL'],
  ]
  const struck = [1, 0, 3, 2]
  const sheet = rows.map((cells, index) => {
    return { cells, struck: [{ column: struck[index] ?? 0, original: null }] }
  })
  const reader = createRowReader(SOURCE, FIRST, { ...matchOf(MAPPING), headerRow: null })
  const read = reader.read(sheet).map(({ row }) => [row.facts.isStruck === true, row.cells.courier])
  expect(read).toEqual([
    [true, 'DHL'],
    [true, 'DHL'],
    [false, ''],
    [false, 'DHL'],
  ])
})

test('a cell with a struck part keeps its full text as the original', () => {
  const struck = [{ column: 1, original: 'T000 T001' }]
  const reader = createRowReader(SOURCE, FIRST, { ...matchOf(MAPPING), headerRow: null })
  const [read] = reader.read([{ cells: ['A', 'T001', '', 'DHL'], struck }])
  expect(read?.row).toMatchObject({
    cells: { trackingId: 'T001' },
    originals: { trackingId: 'T000 T001' },
    facts: {},
  })
  expect(read?.row.facts.isStruck).toBeUndefined()
})
