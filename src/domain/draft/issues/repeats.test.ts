import { expect, test } from 'vitest'
import { anEarlierEntry, earlierOf } from '#testing/earlier.ts'
import { appendRow, finishAppending, showAppended } from '#domain/draft/table/append-rows.ts'
import { addSource, createDraft, type Draft } from '#domain/draft/draft.ts'
import { type EarlierIndex, NOTHING_EARLIER } from './earlier-index.ts'
import { perform, undo } from '#domain/draft/changes/history.ts'
import { checkLate, checkRepeats, NO_KNOWLEDGE } from './late-checks.ts'
import { planCells, planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { countBySource, countIssues } from './count-rows.ts'
import { findRepeated, planRemoveRepeats } from './repeats.ts'

type Cells = readonly [orderId: string, trackingId: string]

function addFile(draft: Draft, rows: readonly Cells[], kind: 'file' | 'typed' = 'file'): number {
  const source = kind === 'typed' ? ({ kind } as const) : { kind, name: 'a.csv', sheet: null }
  const facts = { otherRows: 0, rescued: 0, match: null, canChangeColumns: true }
  const id = addSource(draft, { source, ...facts })
  const first = draft.table.length
  for (const [index, [orderId, trackingId]] of rows.entries())
    appendRow(draft.table, id, index + 1, { orderId, trackingId, merchantOrderId: '', courier: '' })
  showAppended(draft, first)
  finishAppending(draft, first, { kind: 'added', source, rows: rows.length })
  return id
}

const numbered = (from: number, to: number): Cells[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [`O-${from + index}`, `T-00${from + index}`])
const accepted = (from: number, to: number) =>
  numbered(from, to).map(([orderId, trackingId]) => anEarlierEntry(orderId, trackingId))

function check(draft: Draft, earlier: EarlierIndex): Draft {
  checkLate(draft, { ...NO_KNOWLEDGE, earlier }, 0, () => false)
  return draft
}

function draftWith(earlier: EarlierIndex, rows: readonly Cells[]): Draft {
  const draft = createDraft()
  addFile(draft, rows)
  return check(draft, earlier)
}

test('the same sheet again is known by its rows: what was accepted, what changed, what is new', () => {
  const earlier = earlierOf(accepted(1, 40))
  const changed: Cells[] = numbered(1, 3).map(([orderId]) => [orderId, 'OTHER-NUMBER'])
  const draft = draftWith(earlier, [...changed, ...numbered(4, 40), ...numbered(91, 92)])
  const counts = { accepted: 37, changed: 3, new: 2, 'maybe-accepted': 0, open: 0 }
  expect(findRepeated(draft, earlier)).toMatchObject([
    { sourceId: 0, rows: 42, counts, uploads: [{ id: 'u1', accepted: 37, open: 0 }] },
  ])
  perform(draft, { kind: 'repeats-removed', rows: 37 }, [planRemoveRepeats(draft, 0)])
  expect(draft.order.length).toBe(5)
  expect(findRepeated(draft, earlier)).toEqual([])
  undo(draft)
  expect(findRepeated(draft, earlier)).toMatchObject([{ rows: 42, counts }])
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

test.each([
  ['two rows are not a sheet', accepted(1, 2), numbered(1, 2), 'file', 0],
  ['three are', accepted(1, 3), numbered(1, 3), 'file', 1],
  ['half of the sheet is enough', accepted(1, 3), numbered(1, 6), 'file', 1],
  ['less than half is not', accepted(1, 3), numbered(1, 7), 'file', 0],
  ['what was typed is looked at row by row', accepted(1, 9), numbered(1, 9), 'typed', 0],
] as const)('%s', (_, entries, rows, kind, notices) => {
  const earlier = earlierOf(entries)
  const draft = createDraft()
  addFile(draft, rows, kind)
  expect(findRepeated(check(draft, earlier), earlier)).toHaveLength(notices)
})

test('each sheet is judged for itself, and only when all of its rows have been checked', () => {
  const earlier = earlierOf(accepted(1, 9))
  const draft = draftWith(earlier, numbered(1, 5))
  const second = addFile(draft, numbered(6, 9))
  expect(findRepeated(draft, earlier).map(({ sourceId }) => sourceId)).toEqual([0])
  check(draft, earlier)
  expect(findRepeated(draft, earlier).map(({ sourceId }) => sourceId)).toEqual([0, second])
  perform(draft, { kind: 'repeats-removed', rows: 4 }, [planRemoveRepeats(draft, second)])
  expect(countBySource(draft)).toEqual([5, 0])
})

test('who keeps all is not asked again', () => {
  const earlier = earlierOf(accepted(1, 9))
  const draft = draftWith(earlier, numbered(1, 9))
  const [facts] = draft.sources
  if (facts) draft.sources[0] = { ...facts, keepsRepeats: true }
  expect(findRepeated(draft, earlier)).toEqual([])
  expect(countIssues(draft).warningCount).toBe(9)
})

test('an edited row is compared again, and so is every row when the uploads have gone on', () => {
  const earlier = earlierOf(accepted(1, 4))
  const draft = draftWith(earlier, numbered(1, 4))
  perform(draft, { kind: 'deleted', rows: 1 }, [planRemoval(draft, (slot) => slot === 3)])
  perform(draft, { kind: 'pasted', cells: 1 }, [
    planCells(draft.table, 'trackingId', [0], ['X001']),
  ])
  check(draft, earlier)
  expect(countIssues(draft).issueCounts).toEqual([
    { kind: 'already-accepted', count: 2 },
    { kind: 'other-number-accepted', count: 1 },
  ])
  const knowledge = { ...NO_KNOWLEDGE, earlier: NOTHING_EARLIER }
  const next = checkRepeats(draft, knowledge, 0, (checked) => checked === 2)
  expect(next).toBe(2)
  expect(checkRepeats(draft, knowledge, 2, () => false)).toBeNull()
  undo(draft)
  undo(draft)
  check(draft, NOTHING_EARLIER)
  expect(countIssues(draft).warningCount).toBe(0)
})
