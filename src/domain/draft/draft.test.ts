import { expect, test } from 'vitest'
import { described, draftOf, issuesOf } from '#testing/sheets/pasted-draft.ts'
import {
  appendRow,
  cancelAppending,
  finishAppending,
  showAppended,
} from '#domain/draft/table/append-rows.ts'
import { countBySource, countIssues } from '#domain/draft/issues/count-rows.ts'
import { addSource, createDraft } from './draft.ts'
import { dropRedo, perform, undo } from '#domain/draft/changes/history.ts'
import { nextTypedRow } from '#domain/draft/changes/next-number.ts'
import { planRemoval } from '#domain/draft/changes/plan-changes.ts'

const rawRow = (orderId: string, trackingId: string) => {
  return { orderId, merchantOrderId: '', trackingId, courier: '' }
}

test('a row without order id or tracking number is kept and says so', () => {
  const draft = draftOf(['', 'T001'], ['A', ''], ['B', 'T002'])
  expect(issuesOf(draft)).toEqual([['order-id-missing'], ['tracking-number-missing'], []])
  expect(countIssues(draft)).toEqual({
    entryCount: 3,
    problemCount: 2,
    warningCount: 0,
    copyCount: 0,
    sendableCount: 1,
    issueCounts: [
      { kind: 'order-id-missing', count: 1 },
      { kind: 'tracking-number-missing', count: 1 },
    ],
  })
})

test('a cancelled import leaves the sheet as it was', () => {
  const draft = draftOf(['A', 'T001'])
  const before = { rows: described(draft), counts: countIssues(draft) }
  const first = draft.table.length
  appendRow(draft.table, 0, 9, rawRow('A', ' T1'))
  showAppended(draft, first)
  expect(countIssues(draft).entryCount).toBe(2)
  cancelAppending(draft, first)
  expect({ rows: described(draft), counts: countIssues(draft) }).toEqual(before)
  expect(draft.table.length).toBe(1)
  expect(countBySource(draft)).toEqual([1])
})

test('typed rows count on, also past deleted ones that can come back', () => {
  const draft = createDraft()
  const facts = {
    source: { kind: 'typed' },
    otherRows: 0,
    rescued: 0,
    match: null,
    canChangeColumns: false,
  } as const
  const id = addSource(draft, facts)
  for (const order of ['A', 'B']) {
    dropRedo(draft)
    const first = appendRow(draft.table, id, nextTypedRow(draft), rawRow(order, 'T'))
    showAppended(draft, first)
    finishAppending(draft, first, { kind: 'added', source: facts.source, rows: 1 })
  }
  perform(draft, { kind: 'deleted', rows: 1 }, [planRemoval(draft, (slot) => slot === 1)])
  expect(nextTypedRow(draft)).toBe(3)
  undo(draft)
  undo(draft)
  dropRedo(draft)
  expect(nextTypedRow(draft)).toBe(2)
})
