import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNoCourier } from '#domain/entry/cleaning/placeholder.ts'
import { cleanField } from '#domain/entry/gate.ts'
import {
  type EntryCells,
  toCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import { createDraft } from '#domain/draft/draft.ts'
import { anEntry } from '#testing/builders.ts'
import { carryOut, check, described, worldOf } from '#testing/sheets/pasted-draft.ts'
import { problemOfCell, problemsOfEntry, warningsOfEntry } from './check-entry.ts'
import { CERTAIN_PROBLEM_KINDS } from '#domain/draft/row/issue.ts'

const world = worldOf({
  checkDigitFails: (number: string) => number.endsWith('7'),
  isCourierName: (courier: string) => courier === 'USPS',
})
const { knowledge } = world

/** The issues of a row of a sheet, by field. */
function issuesInSheet(cells: EntryCells) {
  const draft = createDraft()
  carryOut(draft, planEntry(draft, cells))
  check(draft, world)
  const issues = described(draft, world).flatMap((row) => row.issues)
  return (field: TrackingField) =>
    issues.filter((one) => one.field === field).map(({ kind }) => kind)
}

const ODD = [
  '',
  'N/A',
  '-',
  '0',
  '#REF!',
  '####',
  '=A1',
  '9.4E+21',
  '1001.0',
  '03-Dec',
  'USPS',
  '顺丰',
  'China Post',
  '1004, 1005',
  '1004\n1005',
]
const cell = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(...ODD, '1234567890123450000', 'LP908172638CN LP908172655CN'),
  },
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary-ascii' }),
  fc.string({ unit: 'binary' }),
)

test('a cell of an entry is checked like one of a sheet, whatever its value', () => {
  const plain = toCells({ orderId: 'A', merchantOrderId: 'M', trackingId: 'T001' })
  const problems: readonly string[] = [...CERTAIN_PROBLEM_KINDS, 'no-number-yet']
  const isProblem = (kind: string) => problems.includes(kind)
  fc.assert(
    fc.property(cell, fc.constantFrom(...TRACKING_FIELDS), (raw, field) => {
      const value = cleanField(raw, field)
      // A sheet cleans these values: see the late checks.
      fc.pre(field !== 'courier' || !isNoCourier(value))
      // Further lines are first a likely problem, then a certain one: see below.
      fc.pre(!value.includes('\n'))
      const cells = { ...plain, [field]: value }
      const kinds = issuesInSheet(cells)(field)
      expect(problemOfCell(value, field)?.kind).toBe(kinds.find(isProblem))
      const warning = warningsOfEntry(cells, knowledge).find((issue) => issue.field === field)
      expect(warning?.kind).toBe(kinds.find((kind) => !isProblem(kind)))
    }),
    { numRuns: 500 },
  )
})

test('zeros at the end of a number belong to it when its check digit fits', () => {
  const zeros = anEntry({ trackingId: '9400111206206400000000' })
  const fits = { ...knowledge, checkDigitFits: () => true }
  expect(warningsOfEntry(zeros, knowledge)).toEqual([{ kind: 'rounded', field: 'trackingId' }])
  expect(warningsOfEntry(zeros, fits)).toEqual([])
})

test('a likely problem that is sent as it is never hides a certain one', () => {
  const hidden = { kind: 'control-characters' }
  expect(problemOfCell('RB123456785CN\nEE473124829CN', 'trackingId')).toMatchObject(hidden)
  expect(problemOfCell('#1001\nMaria Gil', 'orderId')).toMatchObject(hidden)
  expect(problemOfCell('ada@example.com', 'trackingId')).toBeNull()
})

test.each([
  ['orderId', '', 'order-id-missing'],
  ['trackingId', '', 'no-number-yet'],
  ['trackingId', '9.40011E+21', 'scientific-notation'],
  ['orderId', '1.2E+15', 'scientific-notation'],
  ['orderId', 'SO\u0007-1', 'control-characters'],
  ['trackingId', 'N/A', 'no-number-yet'],
  ['orderId', '#REF!', 'made-by-spreadsheet'],
] as const)('%s of "%s" cannot be sent: %s', (field, value, kind) => {
  expect(problemsOfEntry(anEntry({ [field]: value }))).toMatchObject([{ field, kind }])
})

test('every cell that keeps an entry back is reported', () => {
  expect(problemsOfEntry({ orderId: '', trackingId: '9.4E+21' })).toEqual([
    { field: 'orderId', kind: 'order-id-missing' },
    { field: 'trackingId', kind: 'scientific-notation' },
  ])
})

test('the details of an issue are those of a sheet', () => {
  expect(problemOfCell('#REF!', 'orderId')).toMatchObject({ error: '#REF!' })
  const long = anEntry({ orderId: 'A'.repeat(121) })
  expect(warningsOfEntry(long, knowledge)).toEqual([
    { kind: 'length', field: 'orderId', length: 121 },
  ])
})
