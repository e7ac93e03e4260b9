import { expect, test } from 'vitest'
import { createDraft } from '#domain/draft/draft.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { loadAllKnowledge } from '#testing/all-knowledge.ts'
import { check, described, pasteCells, worldOf } from '#testing/sheets/pasted-draft.ts'

const world = worldOf(await loadAllKnowledge())

/** A cell of a sheet after all checks. */
function seen(field: TrackingField, raw: string, courier = '') {
  const draft = createDraft()
  const cells = { orderId: '#1042', trackingId: 'LX123456785CN', courier }
  pasteCells(draft, [{ ...cells, [field]: raw }])
  check(draft, world)
  const [row] = described(draft, world)
  if (row === undefined) throw new Error('The row is missing')
  return row
}

const kindsOf = (field: TrackingField, raw: string, courier?: string) =>
  seen(field, raw, courier).issues.map(({ kind }) => kind)

test.each([
  [' LX123456785CN\u00A0', 'LX123456785CN'],
  ['="00340434161094042557"', '00340434161094042557'],
  ["'405548424886", '405548424886'],
  ['ＬＸ１２３４５６７８５ＣＮ', 'LX123456785CN'],
  ['405548424886.00002', '405548424886'],
  ['405548424886.0', '405548424886'],
  ['3456789012,00', '3456789012'],
  ['LX123456785CN.', 'LX123456785CN'],
  ['LX123456785CN:', 'LX123456785CN'],
  ['(LX123456785CN)', 'LX123456785CN'],
  ['[LX123456785CN]', 'LX123456785CN'],
  ['【LX123456785CN】', 'LX123456785CN'],
  ['“LX123456785CN”', 'LX123456785CN'],
  ['«LX123456785CN»', 'LX123456785CN'],
  ['Tracking: LX123456785CN', 'LX123456785CN'],
  ['Tracking #: LX123456785CN', 'LX123456785CN'],
  ['tracking number LX123456785CN', 'LX123456785CN'],
  ['Guía: 123456789012', '123456789012'],
  ['Número de seguimiento: LX123456785CN', 'LX123456785CN'],
  ['单号：SF1234567890123', 'SF1234567890123'],
  ['運單號：SF1234567890123', 'SF1234567890123'],
  ['追蹤編號：SF1234567890123', 'SF1234567890123'],
  ['AWB 123-45678901', '123-45678901'],
  ['Nr. 123456789012', '123456789012'],
  ['1Z 5R8 939 03 5756 7127', '1Z5R89390357567127'],
  ['9400 1112 0620 6406 2607 87', '9400111206206406260787'],
  ['LX 123 456 785 CN', 'LX123456785CN'],
  ['SF 1234567890123', 'SF1234567890123'],
  ['Tracking: 1Z 5R8 939 03 5756 7127', '1Z5R89390357567127'],
])('%j is sent as the tracking number %s, marked as cleaned', (raw, cleaned) => {
  const row = seen('trackingId', raw)
  expect(row.cells.trackingId).toBe(cleaned)
  expect(row.originals).toEqual({ trackingId: raw })
  expect(row.issues.map(({ kind }) => kind).filter((kind) => kind !== 'check-digit')).toEqual([])
})

test.each([
  ['12,50', 'price'],
  ['12.50', 'price'],
  ['$12', 'price'],
  ['USD 12.50', 'price'],
  ['¥1,299', 'price'],
  ['1.299,00 €', 'price'],
  ['HK$ 99', 'price'],
  ['99元', 'price'],
  ['2026-11-10', 'date'],
  ['10/11/2026', 'date'],
  ['10.11.26', 'date'],
  ['2026年11月10日', 'date'],
  ['10 Nov 2026', 'date'],
  ['10 de noviembre de 2026', 'date'],
  ['2026-11-10 14:30', 'date'],
  ['2026-11-10T14:30:00Z', 'date'],
  ['14:30', 'time'],
  ['2:30 PM', 'time'],
  ['yes', 'boolean'],
  ['TRUE', 'boolean'],
  ['是', 'boolean'],
  ['maria@example.com', 'email'],
  ['https://www.dhl.com/track?id=LX123456785CN', 'web-address'],
  ['www.dhl.com', 'web-address'],
  ['dhl.de/track', 'web-address'],
  ['ABCDEFGH', 'words'],
  ['ask for Maria in room 5', 'words'],
  ['leave it with neighbour', 'words'],
  ['2.5kg', 'words'],
  ['X-9', 'length'],
  ['7', 'length'],
  ['1'.repeat(61), 'length'],
  ['Tracking number', 'column-name'],
  ['运单号', 'column-name'],
  ['LP908172638CN LP908172655CN', 'several-numbers'],
  ['LP908172638CN and LP908172655CN', 'several-numbers'],
  ['1234567/7654321', 'several-numbers'],
  ['9.40011E+21', 'scientific-notation'],
  ['#N/A', 'made-by-spreadsheet'],
  ['=VLOOKUP(A1,B:C,2)', 'made-by-spreadsheet'],
  ['LX123456785\u0000CN', 'control-characters'],
  ['LX123456785\uFFFDCN', 'control-characters'],
  ['recogido en tienda', 'no-number-yet'],
  ['Store pickup', 'no-number-yet'],
  ['Delivered', 'no-number-yet'],
  ['entregado', 'no-number-yet'],
  ['同上', 'no-number-yet'],
  ['见备注', 'no-number-yet'],
  ['送货上门', 'no-number-yet'],
  ['pendiente de envío', 'no-number-yet'],
  ['in transit', 'no-number-yet'],
  ['(pending)', 'no-number-yet'],
])('%j is no tracking number: %s', (raw, kind) => {
  expect(kindsOf('trackingId', raw)[0]).toBe(kind)
})

test.each([
  ['12.50', 'price'],
  ['1,299.00', 'price'],
  ['€12', 'price'],
  ['2026-11-10', 'date'],
  ['10/11/2026', 'date'],
  ['14:30', 'time'],
  ['TRUE', 'boolean'],
  ['maria@example.com', 'email'],
  ['https://shop.example.com/orders/1042', 'web-address'],
  ['A1'.repeat(61), 'length'],
  ['Order ID', 'column-name'],
  ['1.2E+15', 'scientific-notation'],
  ['#REF!', 'made-by-spreadsheet'],
  ['00000', 'all-zeros'],
  ['LX123456785CN', 'order-is-number'],
])('%j as an order ID has the issue %s', (raw, kind) => {
  expect(kindsOf('orderId', raw)[0]).toBe(kind)
})

test.each([
  '#1042',
  '#1042.1',
  '7',
  'A1',
  'X-9',
  '1/2',
  '20261110',
  '12E34',
  '1042-B',
  'SO 1042',
  'order of Maria',
  '1042.',
  '(1042)',
  'Order: 1042',
  '112-1234567-1234567',
  'R-2026-11',
  'MAR-12',
  'USD1042',
  '1042/2026',
  '2026/1042',
  'abc',
  'n/a-17',
  'nº 1042',
  '订单1042',
])('the order ID %j is sent as it is', (raw) => {
  const row = seen('orderId', raw)
  expect(row.cells.orderId).toBe(raw)
  expect(row.issues).toEqual([])
})

test.each([
  'LXAD-1234567890',
  'SF1234567890123',
  '1234',
  'ABC-1234',
  '1Z5R89390357567127',
  '00340434161094042557',
  'JD0002254425847230',
  '123-45678901',
  'A1B2C3D4',
  '12E34567',
  'CNG00123456789',
  'ab12cd34',
  'TBA123456789000',
  'mx-2026-11-10-77',
])('the tracking number %j is sent as it is', (raw) => {
  const row = seen('trackingId', raw)
  expect(row.cells.trackingId).toBe(raw)
  expect(row.issues.filter(({ kind }) => kind !== 'check-digit')).toEqual([])
})

test('a suggestion for an order ID is never applied by itself', () => {
  expect(seen('orderId', 'Order: (1042)').offers).toEqual({})
  expect(seen('orderId', '(1042)').offers).toEqual({ orderId: '1042' })
  expect(seen('orderId', '1042.').offers).toEqual({ orderId: '1042' })
})

test('5,000 zeros are all zeros, not a number that Excel rounded', () => {
  expect(kindsOf('trackingId', '0'.repeat(5000))).toEqual(['length', 'all-zeros'])
  expect(kindsOf('trackingId', '0'.repeat(20))).toEqual(['all-zeros'])
})

test('a number of another courier is reported for a courier code', () => {
  expect(kindsOf('trackingId', '1Z5R89390357567127', '21051')).toContain('courier-mismatch')
  expect(kindsOf('trackingId', '9400111206206406260787', '21051')).not.toContain('courier-mismatch')
  expect(kindsOf('trackingId', '1Z5R89390357567127', '99')).toEqual([])
})

test('blocks are offered to be joined, even if one of them could be a number', () => {
  const [issue] = seen('trackingId', 'LX 123456785 CN').issues
  expect(issue).toMatchObject({ kind: 'words', offer: 'join' })
})

test('a link offers the only number in it', () => {
  const [issue] = seen('trackingId', 'https://www.dhl.com/track?id=LX123456785CN&lang=en').issues
  expect(issue).toMatchObject({ kind: 'web-address', linked: 'LX123456785CN' })
})

test.each([
  'Z 344 4269 303 Z 430 7220 998',
  'AB12 34CD 56EF 78GH 90IJ 12',
  '123 456 789 012 345',
  '12345 67890 1234 5678',
])('the groups of %j are not joined by a form that has no mark and no check digit', (raw) => {
  const row = seen('trackingId', raw)
  expect(row.cells.trackingId).toBe(raw)
  expect(row.issues).toMatchObject([{ kind: 'several-numbers', offer: null }])
})
