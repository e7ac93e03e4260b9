import { aCandidate } from '#testing/builders.ts'
import { expect, test } from 'vitest'
import {
  carryOut,
  check,
  column,
  countsOf,
  draftOf,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { type IssueKind, ISSUE_KINDS, type KindFix } from '#domain/draft/row/issue.ts'
import { fixesOf, planKindFix } from './fix-kind.ts'
import { undo } from '#domain/draft/changes/history.ts'
import { planPutBack } from './plan-fixes.ts'
import { previewChanges } from '#domain/draft/changes/preview-changes.ts'

const NUMBER = 'LX123456785CN'

const world = worldOf({
  suggestDigits: (number) => (number.includes('O') ? number.replaceAll('O', '0') : null),
  looksLikeNumber: (value) => (value.startsWith('LX') ? 'surely' : 'no'),
  namesOfCode: () => aCandidate(),
  isOfOtherCourier: (_, { courier }) => courier === '3011',
})

function checked(draft: Draft): Draft {
  check(draft, world)
  return draft
}

/** The row count in the name of a fix. */
function rowsOf(draft: Draft, kind: IssueKind, fix: KindFix) {
  const plan = planKindFix(draft, world, kind, fix)
  return plan !== null && 'rows' in plan.name ? plan.name.rows : 0
}

/** Applies a fix; returns its row count and the sheet afterwards. */
function fixed(draft: Draft, kind: IssueKind, fix: KindFix) {
  const rows = rowsOf(draft, kind, fix)
  const before = column(draft, 'orderId')
  carryOut(draft, planKindFix(draft, world, kind, fix))
  const orders = column(draft, 'orderId')
  const numbers = column(draft, 'trackingId')
  const couriers = column(draft, 'courier')
  undo(draft)
  expect(column(draft, 'orderId')).toEqual(before)
  return { rows, orders, numbers, couriers }
}

test.each([
  ['order-id-missing', ['', NUMBER]],
  ['price', ['A', '12.50']],
  ['column-name', ['Order ID', 'Tracking number']],
] as const)('all entries with %s are deleted', (kind, row) => {
  const draft = draftOf(['1', NUMBER], row, ['3', 'LX123456794CN'], row)
  expect(fixesOf(kind)).toContain('delete')
  expect(fixed(draft, kind, 'delete')).toMatchObject({ orders: ['1', '3'] })
})

test('several parcels of an order are no issue and have no fix', () => {
  const draft = draftOf(['1', 'T001'], ['2', 'T002'], ['1', 'T003'], ['2', 'T004'], ['1', 'T005'])
  expect(fixesOf('order-with-several-numbers')).toEqual([])
  expect(countsOf(draft)).toMatchObject({ sendableCount: 5, warningCount: 0, issueCounts: [] })
})

test('accepted entries are left out and can be put back', () => {
  const draft = draftOf(['1', 'T001'], ['2', 'T002'])
  const known = { ...world, earlier: earlierOf([anEarlierEntry('1', 'T001')]) }
  check(draft, known)
  carryOut(draft, planKindFix(draft, known, 'already-accepted', 'leave-out'))
  check(draft, known)
  expect(column(draft, 'orderId')).toEqual(['2'])
  expect(countsOf(draft).leftOut).toEqual([{ reason: 'accepted-before', count: 1, withNumber: 1 }])
  carryOut(draft, planPutBack(draft, 'accepted-before'))
  check(draft, known)
  expect(column(draft, 'orderId')).toEqual(['1', '2'])
  expect(countsOf(draft)).toMatchObject({ leftOut: [], warningCount: 1 })
})

test('all swapped values are swapped back', () => {
  const draft = checked(draftOf([NUMBER, '#1001'], ['1002', 'LX123456794CN'], [NUMBER, '#1003']))
  expect(fixed(draft, 'swapped', 'swap')).toMatchObject({
    rows: 2,
    orders: ['#1001', '1002', '#1003'],
    numbers: [NUMBER, 'LX123456794CN', NUMBER],
  })
})

test('all suggestions are used, and rows without one stay as they are', () => {
  const draft = checked(draftOf(['1', 'T00O'], ['2', 'T001'], ['1001.0', 'T002.5'], ['3', '3O3O']))
  expect(fixed(draft, 'check-digit', 'suggest')).toMatchObject({
    rows: 2,
    numbers: ['T000', 'T001', 'T002.5', '3030'],
  })
  expect(fixed(draft, 'changed-by-spreadsheet', 'suggest')).toMatchObject({
    rows: 1,
    orders: ['1', '2', '1001', '3'],
  })
})

test('couriers that don’t fit their numbers are cleared', () => {
  const draft = checked(draftOf(['1', 'T001', '3011'], ['2', 'T002', '190008']))
  expect(fixed(draft, 'courier-mismatch', 'clear-courier')).toMatchObject({
    rows: 1,
    couriers: ['', '190008'],
  })
})

test('a fix names exactly the rows that the panel counts', () => {
  const draft = checked(
    draftOf(['', 'T001'], ['', 'T001'], ['A', 'a@b.com'], ['A', 'c@d.com'], ['B', '12.50']),
  )
  const counts = countsOf(draft).issueCounts.filter(({ kind }) => fixesOf(kind).includes('delete'))
  const rows = counts.map(({ kind }) => rowsOf(draft, kind, 'delete'))
  expect(rows).toEqual(counts.map(({ count }) => count))
  expect(rows).toEqual([2, 2, 1])
})

test('every fix of every kind does nothing in a sheet without issues', () => {
  const draft = checked(draftOf(['1', 'T001']))
  const plans = ISSUE_KINDS.flatMap((kind) =>
    fixesOf(kind).map((fix) => planKindFix(draft, world, kind, fix)),
  )
  expect(plans.every((plan) => plan === null)).toBe(true)
  expect(plans.length).toBeGreaterThan(ISSUE_KINDS.length / 2)
})

test('a preview has the first rows, each with all its changed cells', () => {
  const draft = checked(draftOf([NUMBER, '#1001'], [NUMBER, '#1002'], [NUMBER, '#1003']))
  const plan = planKindFix(draft, world, 'swapped', 'swap')
  expect(previewChanges(draft, plan?.changes ?? [], 2)).toEqual([
    {
      id: 0,
      row: 2,
      before: { orderId: NUMBER, trackingId: '#1001' },
      after: { orderId: '#1001', trackingId: NUMBER },
    },
    {
      id: 1,
      row: 3,
      before: { orderId: NUMBER, trackingId: '#1002' },
      after: { orderId: '#1002', trackingId: NUMBER },
    },
  ])
})
