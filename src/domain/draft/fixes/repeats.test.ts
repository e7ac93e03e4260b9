import { expect, test } from 'vitest'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import { kindsOfRows, LINES, pasteSheet } from '#testing/sheets/kinds-draft.ts'
import {
  carryOut,
  check,
  countsOf,
  edit,
  paste,
  rowAt,
  shown,
  worldOf,
} from '#testing/sheets/pasted-draft.ts'
import { undo } from '#domain/draft/changes/history.ts'
import { planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import { createDraft, type Draft } from '#domain/draft/draft.ts'
import { compareAgain, compareRows } from '#domain/draft/findings.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { takeSendable } from '#domain/draft/sendable.ts'
import { type EarlierIndex, NOTHING_EARLIER } from '#domain/draft/issues/earlier-index.ts'
import { findRepeated, planLeaveRepeats } from './repeats.ts'

type Cells = readonly [orderId: string, trackingId: string]

const SHEET = 0 as SourceId

const numbered = (from: number, to: number): Cells[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [`O-${from + index}`, `T-00${from + index}`])
const accepted = (from: number, to: number) =>
  numbered(from, to).map(([orderId, trackingId]) => anEarlierEntry(orderId, trackingId))

function checked(draft: Draft, earlier: EarlierIndex): Draft {
  check(draft, { ...worldOf({}), earlier })
  return draft
}

function draftWith(earlier: EarlierIndex, rows: readonly Cells[]): Draft {
  const draft = createDraft()
  paste(draft, rows)
  return checked(draft, earlier)
}

test('the same sheet again is recognized by its accepted, changed and new rows', () => {
  const earlier = earlierOf(accepted(1, 40))
  const changed: Cells[] = numbered(1, 3).map(([orderId]) => [orderId, 'OTHER-NUMBER'])
  const draft = draftWith(earlier, [...changed, ...numbered(4, 40), ...numbered(91, 92)])
  const counts = { accepted: 37, changed: 3, new: 2, 'maybe-accepted': 0, open: 0 }
  expect(findRepeated(draft, earlier)).toMatchObject([
    { sourceId: SHEET, rows: 42, counts, uploads: [{ id: 'u1', accepted: 37, open: 0 }] },
  ])
  const plan = planLeaveRepeats(draft, SHEET)
  expect(plan?.name).toEqual({ kind: 'rows-left-out', rows: 37 })
  carryOut(draft, plan)
  checked(draft, earlier)
  expect(shown(draft)).toHaveLength(5)
  expect(countsOf(draft).leftOut).toEqual([
    { reason: 'accepted-before', count: 37, withNumber: 37 },
  ])
  expect(findRepeated(draft, earlier)).toEqual([])
  undo(draft)
  expect(findRepeated(checked(draft, earlier), earlier)).toMatchObject([{ rows: 42, counts }])
})

test('rows come from several uploads, the one with most of them first', () => {
  const doubtful = anEarlierEntry('O-9', 'T-009', { status: 'maybe-accepted' })
  const failed = anEarlierEntry('O-8', 'T-008', { status: 'open' })
  const earlier = earlierOf(accepted(1, 2), [...accepted(3, 5), doubtful, failed])
  expect(findRepeated(draftWith(earlier, numbered(1, 9)), earlier)).toMatchObject([
    {
      counts: { accepted: 5, 'maybe-accepted': 1, open: 1, changed: 0, new: 2 },
      uploads: [
        { id: 'u2', startedAt: 2000, accepted: 3, open: 2 },
        { id: 'u1', startedAt: 1000, accepted: 2, open: 0 },
      ],
    },
  ])
})

const pasteRows = (draft: Draft, rows: readonly Cells[]) => void paste(draft, rows)
function typeRows(draft: Draft, rows: readonly Cells[]): void {
  for (const [orderId, trackingId] of rows)
    carryOut(draft, planEntry(draft, { orderId, trackingId }))
}

test.each([
  ['two rows are not a sheet', accepted(1, 2), numbered(1, 2), pasteRows, 0],
  ['three are', accepted(1, 3), numbered(1, 3), pasteRows, 1],
  ['three of many are too', accepted(1, 3), numbered(1, 70), pasteRows, 1],
  ['typed rows are judged one by one', accepted(1, 9), numbered(1, 9), typeRows, 0],
])('%s', (_, entries, rows, add, notices) => {
  const earlier = earlierOf(entries)
  const draft = createDraft()
  add(draft, rows)
  expect(findRepeated(checked(draft, earlier), earlier)).toHaveLength(notices)
})

test('each sheet is judged by itself, and only when all of its rows have been checked', () => {
  const earlier = earlierOf(accepted(1, 9))
  const draft = draftWith(earlier, numbered(1, 5))
  const second = paste(draft, numbered(6, 9))
  const found = () => findRepeated(draft, earlier).map(({ sourceId }) => sourceId)
  expect(found()).toEqual([SHEET])
  compareRows(draft, earlier, (compared) => compared === 3)
  expect(found()).toEqual([SHEET])
  compareRows(draft, earlier, () => false)
  expect(found()).toEqual([SHEET])
  checked(draft, earlier)
  expect(found()).toEqual([SHEET, second])
  carryOut(draft, planLeaveRepeats(draft, second))
  expect(new Set(shown(draft).map(({ source }) => source))).toEqual(new Set([SHEET]))
  expect(found()).toEqual([SHEET])
})

test('orders that wait for a number don’t count as uploaded before', () => {
  const earlier = earlierOf(accepted(1, 3))
  const waiting: Cells[] = numbered(1, 9).map(([orderId]) => [orderId, ''])
  const draft = draftWith(earlier, [...numbered(1, 4), ...waiting])
  expect(findRepeated(draft, earlier)).toMatchObject([{ rows: 4, counts: { accepted: 3, new: 1 } }])
  carryOut(draft, planLeaveRepeats(draft, SHEET))
  expect(countsOf(draft)).toMatchObject({ entryCount: 1, noNumberCount: 9 })
})

test('a later line of an order accepted earlier is a further line, and leaves with its sheet', () => {
  const earlier = earlierOf(accepted(1, 2), [anEarlierEntry('O-3', 'T-003', { status: 'open' })])
  const draft = createDraft()
  const lines = [
    ['O-1', ''],
    ['O-1', ''],
    ['O-2', 'T-0020'],
    ['O-3', ''],
    ['O-4', ''],
  ] as const
  pasteSheet(draft, lines, LINES)
  pasteSheet(draft, [['O-1', '']])
  expect(kindsOfRows(draft).slice(0, 2)).toEqual(['no-number', 'line'])
  checked(draft, earlier)
  const kinds = ['line', 'line', 'entry', 'no-number', 'no-number', 'no-number']
  expect(kindsOfRows(draft)).toEqual(kinds)
  expect(countsOf(draft)).toMatchObject({ rowCount: 6, lineCount: 2, noNumberCount: 3 })
  const { rest } = takeSendable(draft)
  expect(sheetRows(rest.rows).map(({ cells }) => cells.orderId)).toEqual(['O-3', 'O-4', 'O-1'])
})

test('the question isn’t asked again after choosing to keep all', () => {
  const earlier = earlierOf(accepted(1, 9))
  const draft = draftWith(earlier, numbered(1, 9))
  draft.sources.set(SHEET, { ...draft.sources.get(SHEET)!, keepsRepeats: true })
  expect(findRepeated(draft, earlier)).toEqual([])
  expect(countsOf(draft).warningCount).toBe(9)
})

test('an edited row is compared again, and all rows when the uploads change', () => {
  const earlier = earlierOf(accepted(1, 4))
  const draft = draftWith(earlier, numbered(1, 4))
  const last = rowAt(draft, 3)
  carryOut(
    draft,
    planRemoval(draft, 'deleted', (row) => row === last),
  )
  edit(draft, 0, 'trackingId', 'X001')
  checked(draft, earlier)
  expect(countsOf(draft).issueCounts).toEqual([
    { kind: 'already-accepted', count: 2 },
    { kind: 'other-number-accepted', count: 1 },
  ])
  const gone = earlierOf(accepted(9, 9))
  compareAgain(draft)
  expect(compareRows(draft, gone, (compared) => compared === 2)).toBe(false)
  expect(compareRows(draft, gone, () => false)).toBe(true)
  expect(countsOf(draft).warningCount).toBe(0)
  undo(draft)
  undo(draft)
  checked(draft, NOTHING_EARLIER)
  expect(countsOf(draft).warningCount).toBe(0)
})

test('without earlier uploads all comparisons are dropped', () => {
  const earlier = earlierOf(accepted(1, 4))
  const draft = draftWith(earlier, numbered(1, 4))
  expect(countsOf(draft).warningCount).toBe(4)
  compareAgain(draft)
  expect(compareRows(draft, NOTHING_EARLIER, () => true)).toBe(true)
  expect(countsOf(draft).warningCount).toBe(0)
})
