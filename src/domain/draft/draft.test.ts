import { expect, test } from 'vitest'
import {
  carryOut,
  countsOf,
  described,
  draftOf,
  kindsOf,
  rowAt,
} from '#testing/sheets/pasted-draft.ts'
import { appendToSheet, undo, withdraw } from '#domain/draft/changes/history.ts'
import { nextTypedRow } from '#domain/draft/changes/next-number.ts'
import { planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import { countBySource } from '#domain/draft/describe/count-rows.ts'
import { checkEarly } from '#domain/draft/issues/early-checks.ts'
import { createDraft, nextRowId } from './draft.ts'
import { readRow, type Row, type SourceId } from '#domain/draft/row/row.ts'
import { knownRow, sheetRows } from './rows.ts'

test('a number without an order is a problem, and an order without a number waits for it', () => {
  const draft = draftOf(['', 'T001'], ['A', ''], ['B', 'T002'])
  expect(kindsOf(draft)).toEqual([['order-id-missing'], ['no-number-yet'], []])
  expect(countsOf(draft)).toEqual({
    rowCount: 3,
    entryCount: 2,
    noNumberCount: 1,
    lineCount: 0,
    parcelCount: 0,
    leftOut: [],
    problemCount: 1,
    warningCount: 0,
    sendableCount: 1,
    issueCounts: [{ kind: 'order-id-missing', count: 1 }],
    sentIssueCounts: [],
  })
})

const checked = (rows: readonly Row[]) => rows.map((row) => ({ row, early: checkEarly(row) }))

test('a cancelled import leaves the sheet as it was', () => {
  const draft = draftOf(['A', 'T001'])
  const source = 0 as SourceId
  const before = { rows: described(draft), counts: countsOf(draft) }
  const id = nextRowId(draft)
  const added = [readRow({ id, source, sheetRow: 9 }, { orderId: 'A', trackingId: ' T1' })]
  appendToSheet(draft, checked(added))
  expect(countsOf(draft).entryCount).toBe(2)
  withdraw(draft, added)
  expect({ rows: described(draft), counts: countsOf(draft) }).toEqual(before)
  expect(knownRow(draft.rows, id)).toBeUndefined()
  expect(countBySource(draft)).toEqual(new Map([[source, 1]]))
})

test('the row ids of a cancelled import aren’t reused', () => {
  const draft = draftOf(['A', 'T001'])
  const id = nextRowId(draft)
  const added = [readRow({ id, source: 0 as SourceId, sheetRow: 9 }, {})]
  appendToSheet(draft, checked(added))
  withdraw(draft, added)
  carryOut(draft, planEntry(draft, { orderId: 'B' }))
  expect(rowAt(draft, 1).id).toBeGreaterThan(id)
})

test('typed rows count on from deleted ones that can come back', () => {
  const draft = createDraft()
  for (const orderId of ['A', 'B']) carryOut(draft, planEntry(draft, { orderId, trackingId: 'T' }))
  const second = rowAt(draft, 1)
  carryOut(
    draft,
    planRemoval(draft, 'deleted', (row) => row === second),
  )
  expect(nextTypedRow(draft)).toBe(3)
  undo(draft)
  undo(draft)
  expect(nextTypedRow(draft)).toBe(2)
  carryOut(draft, planEntry(draft, { orderId: 'C' }))
  expect(sheetRows(draft.rows).map(({ sheetRow }) => sheetRow)).toEqual([1, 2])
})
