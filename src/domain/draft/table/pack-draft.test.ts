import { expect, test } from 'vitest'
import { appendRow, finishAppending, showAppended } from './append-rows.ts'
import { countIssues } from '#domain/draft/issues/count-issues.ts'
import { describeRow } from '#domain/draft/issues/describe-row.ts'
import { addSource, createDraft, type Draft } from '#domain/draft/draft.ts'
import { CHUNK_SIZE } from './entry-table.ts'
import { perform, redo, undo } from '#domain/draft/changes/history.ts'
import { NO_KNOWLEDGE } from '#domain/draft/issues/late-checks.ts'
import { packDraft, packRows, unpackDraft } from './pack-draft.ts'
import { planCells, planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { NO_FILTER, showRows } from './show-rows.ts'

const FACTS = {
  source: { kind: 'sample' },
  otherRows: 1,
  rescued: 0,
  match: null,
  canChangeColumns: false,
} as const

function sheetOf(rows: number): Draft {
  const draft = createDraft(7)
  addSource(draft, FACTS)
  for (let row = 1; row <= rows; row += 1) {
    const raw = {
      orderId: `="${row % 600}"`,
      merchantOrderId: '',
      trackingId: row % 100 === 0 ? 'pendiente' : `T${row}`,
      courier: '',
    }
    appendRow(draft.table, 0, row, raw)
  }
  showAppended(draft, 0)
  finishAppending(draft, 0, { kind: 'added', source: FACTS.source, rows })
  return draft
}

function chunksOf({ table }: Draft) {
  const count = Math.ceil(table.length / CHUNK_SIZE)
  return Array.from({ length: count }, (_, chunk) => structuredClone(packRows(table, chunk)))
}

const described = (draft: Draft) => {
  return [...showRows(draft, NO_FILTER)].map((slot) => describeRow(draft, NO_KNOWLEDGE, slot))
}

test('a draft that was kept comes back with rows, marks, issues, undo and redo', () => {
  const draft = sheetOf(1200)
  perform(draft, { kind: 'deleted', rows: 2 }, [planRemoval(draft, (slot) => slot < 2)])
  perform(draft, { kind: 'edited', field: 'orderId', row: 9 }, [
    planCells(draft.table, 'orderId', [8], [' X']),
  ])
  undo(draft)
  const packed = structuredClone(packDraft(draft))
  const restored = unpackDraft(packed, chunksOf(draft), structuredClone(draft.history.actions))
  const back = restored ?? createDraft()
  expect(described(back)).toEqual(described(draft))
  expect(countIssues(back)).toEqual(countIssues(draft))
  redo(back)
  expect(described(back)[6]).toMatchObject({
    cells: { orderId: 'X' },
    originals: { orderId: ' X' },
  })
  while (undo(back));
  expect(back.order.length).toBe(0)
})

test('an undo of a large import is kept as a few numbers', () => {
  const [added] = sheetOf(1200).history.actions
  expect(added?.changes).toEqual([{ kind: 'insert', runs: [0, 0, 1200] }])
})

test('a sheet of which rows are missing is not shown as if it were whole', () => {
  const draft = sheetOf(1200)
  const actions = draft.history.actions
  expect(unpackDraft(packDraft(draft), chunksOf(draft).slice(1), actions)).toBeNull()
  expect(unpackDraft(packDraft(draft), chunksOf(draft), [])).toBeNull()
})

test('rows of a cancelled import that were kept on the way are not part of the draft', () => {
  const draft = sheetOf(1200)
  const packed = packDraft(draft)
  const more = sheetOf(1700)
  const back = unpackDraft(packed, chunksOf(more), draft.history.actions)
  expect(back?.table.length).toBe(1200)
  expect(back === null ? [] : described(back)).toEqual(described(draft))
})

test('only the chunk of an edited row is to be kept again', () => {
  const draft = sheetOf(1200)
  expect(draft.table.changedChunks).toEqual(new Set([0, 1, 2]))
  draft.table.changedChunks.clear()
  perform(draft, { kind: 'edited', field: 'courier', row: 700 }, [
    planCells(draft.table, 'courier', [700], ['3011']),
  ])
  expect([...draft.table.changedChunks]).toEqual([1])
})
