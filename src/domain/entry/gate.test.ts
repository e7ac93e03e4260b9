import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRACKING_FIELDS, type TrackingField } from './tracking-entry.ts'
import { rulesOf } from './rules.ts'
import { checkField, cleanField, needsRules } from './gate.ts'
import { marksOf } from '#domain/entry/cleaning/rule.ts'

/** Cells that at least one rule changes or finds. */
const ODD_CELLS = [
  ' LX123456785CN',
  '="00123"',
  "'00123",
  'ＬＸ１２３',
  '405548424886.00002',
  'LX123456785CN.',
  '(LX123456785CN)',
  'Tracking: LX123456785CN',
  'AWB 123-45678901',
  '9.40011E+21',
  '#N/A',
  '=A1+B1',
  'LX1\u0007',
  'https://t.17track.net/en#nums=LX123456785CN',
  'www.dhl.com',
  'maria@example.com',
  '12.50',
  '€ 12',
  'USD 12',
  '2026-11-10',
  '10/11/2026',
  '10 Nov 2026',
  '10-September-2026',
  '10-septiembre-2026',
  '03-Dec',
  'May-2026',
  '12:30',
  '3 pm',
  'TRUE',
  'Tracking number',
  'recogido en tienda',
  'LP908172638CN LP908172655CN',
  '25kg',
  'waiting for DHL 12',
  'X-9',
  '1'.repeat(61),
  'A1'.repeat(61),
  '00000',
  '1008/1009',
  'China Post',
]

const aCharacter = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 })
const anOddCell = fc
  .tuple(fc.constantFrom(...ODD_CELLS), fc.nat(), fc.option(aCharacter, { nil: '' }))
  .map(([cell, at, character]) => {
    const place = at % (cell.length + 1)
    return cell.slice(0, place) + character + cell.slice(place)
  })
const aCell = fc.oneof(
  { weight: 3, arbitrary: anOddCell },
  fc.string({ unit: 'binary-ascii', maxLength: 130 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,:;-/ eE+')), maxLength: 20 }),
)
const RUNS = 5000
const aField = fc.constantFrom(...TRACKING_FIELDS)

/** Runs every rule, without the gate. */
function cleanSlowly(raw: string, field: TrackingField): string {
  let cell = raw
  for (;;) {
    const next = rulesOf(field).cleaning.reduce((value, { clean }) => clean(value).trim(), cell)
    if (next === cell) return cell
    cell = next
  }
}

function checkSlowly(cell: string, field: TrackingField) {
  const { problems, warnings } = rulesOf(field)
  const find = (checks: typeof problems) => checks.find(({ finds }) => finds(cell))?.kind ?? null
  return { problem: find(problems), warning: find(warnings) }
}

const isPlain = (cell: string, field: TrackingField) =>
  !needsRules(field, marksOf(cell), cell.length)

describe('the gate', () => {
  test('cleans every cell as all rules do', () => {
    fc.assert(
      fc.property(aCell, aField, (cell, field) => {
        const slowly = cleanSlowly(cell, field)
        expect(cleanField(cell, field)).toBe(slowly)
        if (cell !== '' && isPlain(cell, field)) expect(slowly).toBe(cell)
      }),
      { numRuns: RUNS },
    )
  })

  test('finds in every cell what all checks find', () => {
    fc.assert(
      fc.property(aCell, aField, (raw, field) => {
        const cell = cleanField(raw, field)
        fc.pre(cell !== '')
        const quickly = checkField(cell, field)
        const slowly = checkSlowly(cell, field)
        expect(quickly).toEqual(slowly)
        if (isPlain(cell, field)) expect(quickly).toEqual({ problem: null, warning: null })
      }),
      { numRuns: RUNS },
    )
  })

  test.each(['${1}', '{{order2}}'])(
    'an unfilled placeholder with a digit, %s, is no order',
    (cell) => {
      expect(checkField(cell, 'orderId').problem).toBe('order-id-missing')
    },
  )

  test('leaves a cleaned cell as it is', () => {
    fc.assert(
      fc.property(aCell, aField, (raw, field) => {
        const cell = cleanField(raw, field)
        expect(cleanField(cell, field)).toBe(cell)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['orderId', '1042'],
    ['orderId', '7'],
    ['orderId', '112-1234567-1234567'],
    ['orderId', 'SO-10042'],
    ['trackingId', 'LXAD-1234567890'],
    ['trackingId', 'LX123456785CN'],
    ['trackingId', 'CNLXAD-1234567890-12'],
    ['trackingId', '00340434161094042557'],
    ['courier', '3011'],
    ['courier', 'shunfeng'],
  ] as const)('needs no closer look at %s %s, as nearly all cells are', (field, cell) => {
    expect(isPlain(cell, field)).toBe(true)
  })
})
