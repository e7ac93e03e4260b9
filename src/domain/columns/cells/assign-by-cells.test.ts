import { expect, test } from 'vitest'
import { HEADER_ALIASES } from '#domain/columns/header/alias-table.ts'
import { suggestColumns } from '#domain/columns/suggest/suggest-columns.ts'

const fits = (number: string) => /^(?:LX\d{9}CN|\d{12}|\d{14})$/.test(number)

/** The columns found in a sheet without a header. */
function suggest(...columns: readonly (readonly string[])[]) {
  const rows = Array.from({ length: 5 }, (_, row) => columns.map((column) => column[row] ?? ''))
  const match = suggestColumns(rows, { aliases: HEADER_ALIASES, fits })
  expect(match.headerRow).toBeNull()
  return { mapping: match.mapping, certain: match.certain }
}

const five = (build: (index: number) => string) => [1, 2, 3, 4, 5].map(build)
const ORDER = five((index) => `914${index}`)
const TRACKING = five((index) => `LX12345678${index}CN`)
const TWELVE = five((index) => `40011120620${index}`)
const FOURTEEN = five((index) => `4001112062000${index}`)
const COURIERS = five(() => 'DHL')
const NOTE = ['a mug, red', 'a cup, blue', 'a jug, green', 'a pot, black', 'a longer note about it']
const LONG_HASH = five((index) => `#10000000${index}`)
const AMAZON = five((index) => `112-1234567-765432${index}`)
const IDS = five((index) => `AB-7${index}1`)

test.each<[string, readonly (readonly string[])[], object]>([
  ['a column of notes stands between', [ORDER, NOTE, TRACKING], { orderId: 0, trackingId: 2 }],
  ['a column is empty', [ORDER, five(() => ''), TRACKING], { orderId: 0, trackingId: 2 }],
  [
    'one note looks like the code of a courier',
    [ORDER, ['190094', ...NOTE], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
])('no question is asked when %s', (_, columns, mapping) => {
  expect(suggest(...columns)).toEqual({ mapping, certain: true })
})

test.each<[string, readonly (readonly string[])[], object]>([
  [
    'two columns of couriers',
    [ORDER, COURIERS, five(() => 'UPS'), TRACKING],
    { orderId: 0, courier: 1, trackingId: 3 },
  ],
  [
    'four of five cells that look like the code of a courier',
    [ORDER, ['190094', '190094', '100002', '100003', 'a mug'], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'four of five words that a program may call its couriers by',
    [ORDER, ['acme-post', 'acme-post', 'kiwi', 'zoom', 'a mug, red'], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'orders of a shop beside shorter ids of no format',
    [LONG_HASH, IDS],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'orders of Amazon beside shorter ids of no format',
    [AMAZON, IDS],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'ids of no format beside notes that are longer',
    [ORDER, IDS, NOTE],
    { orderId: 0, trackingId: 1 },
  ],
  ['order ids and notes alone', [ORDER, NOTE], { orderId: 0 }],
  [
    'two kinds of numbers that all fit, of which the longer is taken',
    [FOURTEEN, TWELVE],
    { trackingId: 0, orderId: 1 },
  ],
  [
    'longer numbers of which one fits nothing',
    [['40011120620', ...FOURTEEN.slice(1)], TWELVE],
    { orderId: 1, trackingId: 0 },
  ],
  [
    'ids that repeat beside ids that do not',
    [['A-77', 'A-77', 'A-78', 'A-79', 'A-80'], IDS, TRACKING],
    { orderId: 1, trackingId: 2 },
  ],
  ['orders of Amazon behind other ids', [IDS, AMAZON, TRACKING], { orderId: 1, trackingId: 2 }],
  [
    'four of five orders of a shop behind other ids',
    [IDS, ['#1001', '#1002', '#1003', '#1004', 'x'], TRACKING],
    { orderId: 1, trackingId: 2 },
  ],
  [
    'four of five orders of Amazon behind other ids',
    [IDS, [...AMAZON.slice(1), 'AB-99'], TRACKING],
    { orderId: 1, trackingId: 2 },
  ],
])('the user is asked with %s', (_, columns, mapping) => {
  expect(suggest(...columns)).toEqual({ mapping, certain: false })
})

test('two likely columns are found among hundreds of others without a question', () => {
  const notes = Array.from({ length: 300 }, () => NOTE)
  const found = suggest(...notes.slice(0, 7), ORDER, ...notes, TRACKING)
  expect(found).toEqual({ mapping: { orderId: 7, trackingId: 308 }, certain: true })
})

test('of hundreds of order columns none is taken, and the user is asked', () => {
  const orders = Array.from({ length: 300 }, (_, column) =>
    five((index) => `SO-${column * 7919 + index * 37 + 10_000}`),
  )
  expect(suggest(...orders, TRACKING)).toEqual({
    mapping: { trackingId: 300 },
    certain: false,
  })
})
