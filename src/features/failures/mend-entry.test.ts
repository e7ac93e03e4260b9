import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagsOfCell } from '#domain/draft/check-cells.ts'
import { PROBLEMS } from '#domain/draft/row-flags.ts'
import { TRACKING_FIELDS } from '#domain/tracking/tracking-entry.ts'
import { anEntry } from '#testing/builders.ts'
import { canGo, findIssue, findIssues, findWarning, mendEntry } from './mend-entry.ts'

test('a mended value is cleaned as in the draft, and the rest stays', () => {
  const entry = anEntry({ merchantOrderId: 'M-1' })
  expect(mendEntry(entry, 'trackingId', ' ="00123" ')).toEqual({ ...entry, trackingId: '00123' })
})

test('an optional value that was emptied is not sent any more', () => {
  const entry = anEntry({ merchantOrderId: 'M-1', courier: '3011' })
  expect(mendEntry(mendEntry(entry, 'courier', ''), 'merchantOrderId', ' ')).toEqual(anEntry())
})

test.each([
  ['orderId', '', 'missing'],
  ['trackingId', '', 'missing'],
  ['trackingId', '9.40011E+21', 'digits-lost'],
  ['orderId', '1.2E+15', 'digits-lost'],
  ['trackingId', 'LP908172638CN, LP908172655CN', 'several'],
  ['orderId', 'SO\u0007-1', 'control-characters'],
] as const)('%s of "%s" cannot go: %s', (field, value, issue) => {
  const entry = anEntry({ [field]: value })
  expect(findIssue(entry, field)).toBe(issue)
  expect(canGo(entry)).toBe(false)
})

test('a whole entry can go', () => {
  expect(canGo(anEntry({ courier: '3011' }))).toBe(true)
})

test('whatever is typed, a cell is kept back here when the draft would keep it back', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,;E+ -\n\u0007')), minLength: 1 }),
  )
  fc.assert(
    fc.property(cell, fc.constantFrom(...TRACKING_FIELDS), (value, field) => {
      const isKeptBack = (flagsOfCell(value, field) & PROBLEMS) !== 0
      expect(findIssue(anEntry({ [field]: value }), field) !== null).toBe(isKeptBack)
    }),
  )
})

test('every cell that keeps an entry back is told', () => {
  expect(findIssues({ orderId: '', trackingId: '9.4E+21' })).toEqual([
    { field: 'orderId', issue: 'missing' },
    { field: 'trackingId', issue: 'digits-lost' },
  ])
})

const fails = (number: string, courier: string) => number === 'T-1' && courier === '3011'

test.each([
  ['courier', { courier: 'China Post' }, 'courier-is-a-name'],
  ['courier', { courier: '3011' }, null],
  ['courier', {}, null],
  ['trackingId', { trackingId: 'T-1', courier: '3011' }, 'check-digit'],
  ['trackingId', { trackingId: 'T-1' }, null],
  ['orderId', { trackingId: 'T-1', courier: '3011' }, null],
] as const)('%s of %j asks for a look: %s', (field, about, warning) => {
  expect(findWarning(anEntry(about), field, fails)).toBe(warning)
})
