import { expect, test } from 'vitest'
import { type ColumnMapping, type ColumnMatch, matchBelow, unusedColumns } from './column-match.ts'

const HEADER = ['Order ID', 'Reference', 'Carrier', 'Tracking number', '']

const FOUND = { orderId: 0, courier: 2, trackingId: 3 }

function matchOf(mapping: ColumnMapping, found = FOUND): ColumnMatch {
  const columns = HEADER.map((header, index) => ({ index, header, kind: 'words' as const }))
  const told = { certain: true, merchantOnly: false, sampleRows: [], layout: 'test' }
  return { ...told, headerRow: 0, mapping, found, columns }
}

const found = matchOf(FOUND)
const answered = matchOf({ orderId: 1, trackingId: 4 })

test.each([
  ['the same names', found, HEADER, FOUND],
  ['fewer columns behind', found, HEADER.slice(0, 4), FOUND],
  ['another order', found, ['Tracking number', 'Order ID'], { orderId: 1, trackingId: 0 }],
  ['a column less', found, ['Order ID', '', '', 'Tracking number'], { orderId: 0, trackingId: 3 }],
  ['no orders', found, ['Reference', 'Tracking number'], null],
  ['the same names, where others were chosen', answered, HEADER, { orderId: 1, trackingId: 4 }],
  [
    'the names that were found before the person chose others',
    answered,
    ['Tracking number', 'Carrier', 'Order ID'],
    { orderId: 2, trackingId: 0 },
  ],
  [
    'a name that was chosen beside one that was found',
    answered,
    ['Tracking number', 'Order ID', 'Reference'],
    { orderId: 2, trackingId: 0 },
  ],
  ['nothing', found, [], null],
] as const)('the columns below a row with %s', (_, match, header, mapping) => {
  expect(matchBelow(match, header)?.mapping ?? null).toEqual(mapping)
})

test('below a second table the first header is recognized again, and a third by its names', () => {
  const second = matchBelow(answered, ['Tracking number', 'Order ID'])
  if (second === null) throw new Error('The second table was not seen')
  expect(matchBelow(second, HEADER)).toBe(answered)
  const third = matchBelow(matchOf({ orderId: 1, trackingId: 3 }), ['Tracking number', 'Order ID'])
  if (third === null) throw new Error('The third table was not seen')
  expect(matchBelow(third, ['Tracking number', 'Reference'])?.mapping).toEqual({
    orderId: 1,
    trackingId: 0,
  })
})

test('a match without a header has no repeated header', () => {
  const columns = [0, 1].map((index) => ({ index, header: null, kind: 'words' as const }))
  const match = { ...matchOf({ orderId: 0, trackingId: 1 }), headerRow: null, columns }
  expect(matchBelow(match, ['', ''])).toBeNull()
})

test('the columns with values that no field uses are listed', () => {
  const columns = (['order', 'amount', 'empty', 'tracking'] as const).map((kind, index) => ({
    index,
    header: kind,
    kind,
  }))
  const match = { ...matchOf({ orderId: 0, trackingId: 3 }), columns }
  expect(unusedColumns(match).map(({ header }) => header)).toEqual(['amount'])
})
