import { expect, test } from 'vitest'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { appendRow, finishAppending, showAppended } from './append-rows.ts'
import { countIssues } from '#domain/draft/issues/count-rows.ts'
import { describeRow } from '#domain/draft/issues/describe-row.ts'
import { addSource, createDraft, type Draft } from '#domain/draft/draft.ts'
import { CHUNK_SIZE } from './entry-table.ts'
import { perform, redo, undo } from '#domain/draft/changes/history.ts'
import { NO_KNOWLEDGE } from '#domain/draft/issues/late-checks.ts'
import { packDraft, type PackedRows, packRows, unpackDraft } from './pack-draft.ts'
import { planCells, planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { showRows } from './show-rows.ts'

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

function unpacked(...kept: Parameters<typeof unpackDraft>): Draft {
  const result = unpackDraft(...kept)
  if (!result.ok) throw new Error(result.reason)
  return result.value
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
  const back = unpacked(packed, chunksOf(draft), structuredClone(draft.history.actions))
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
  const missing = { ok: false, reason: 'rows-missing' }
  expect(unpackDraft(packDraft(draft), chunksOf(draft).slice(1), actions)).toEqual(missing)
  expect(unpackDraft(packDraft(draft), chunksOf(draft), [])).toEqual(missing)
})

test('rows of a cancelled import that were kept on the way are not part of the draft', () => {
  const draft = sheetOf(1200)
  const packed = packDraft(draft)
  const more = sheetOf(1700)
  const back = unpacked(packed, chunksOf(more), draft.history.actions)
  expect(back.table.length).toBe(1200)
  expect(described(back)).toEqual(described(draft))
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

/** The cells of a chunk as the first release kept them: in its order of the fields, which it did not name. */
function inFirstOrder(chunk: PackedRows): PackedRows {
  const rows = { ...chunk }
  Reflect.deleteProperty(rows, 'fields')
  const first = ['orderId', 'merchantOrderId', 'trackingId', 'courier'] as const
  const places = first.map((field) => TRACKING_FIELDS.indexOf(field))
  const isOf = (key: number) => Math.floor(key / first.length) * first.length
  const spans = rows.spans.map((__, at) => {
    const cell = Math.floor(at / 2)
    return rows.spans[(isOf(cell) + (places[cell % first.length] ?? 0)) * 2 + (at % 2)] ?? 0
  })
  const moved = (key: number) => isOf(key) + places.indexOf(key % first.length)
  const byCell = <Value>(cells: readonly (readonly [number, Value])[]) =>
    cells.map(([key, value]) => [moved(key), value] as const)
  return { ...rows, spans, originals: byCell(rows.originals), marks: byCell(rows.marks ?? []) }
}

test('a draft of the first release, which named no fields, comes back as it was', () => {
  const draft = sheetOf(600)
  perform(draft, { kind: 'edited', field: 'courier', row: 9 }, [
    planCells(draft.table, 'courier', [8], [' 3011']),
  ])
  draft.sentRows.set('["1","T-1","",""]', { orderId: '1', row: 1, at: 1 })
  const chunks = chunksOf(draft).map(inFirstOrder)
  const back = unpacked(packDraft(draft), chunks, draft.history.actions)
  expect(described(back)).toEqual(described(draft))
  expect([...back.sentRows.keys()]).toEqual(['{"orderId":"1","trackingId":"T-1"}'])
})

test('a draft that was written with fewer fields, in another order, is read by its own list', () => {
  const [chunk] = chunksOf(sheetOf(2))
  const text = 'T-1SO-1=1T-2SO-2'
  const spans = Int32Array.of(0, 3, 3, 7, 9, 12, 12, 16)
  const older = {
    ...chunk!,
    fields: ['trackingId', 'orderId'],
    text,
    spans,
    originals: [[1, '=1']],
  }
  const back = unpacked(packDraft(sheetOf(2)), [older as never], sheetOf(2).history.actions)
  expect(described(back)).toMatchObject([
    { cells: { orderId: 'SO-1', trackingId: 'T-1', courier: '' }, originals: { orderId: '=1' } },
    { cells: { orderId: 'SO-2', trackingId: 'T-2', courier: '' }, originals: {} },
  ])
})

test('a draft with a field that this release does not know is refused, and not shown without it', () => {
  const draft = sheetOf(2)
  const chunks = chunksOf(draft).map((rows) => ({ ...rows, fields: [...TRACKING_FIELDS, 'size'] }))
  const refused = { ok: false, reason: 'unknown-fields' }
  expect(unpackDraft(packDraft(draft), chunks, draft.history.actions)).toEqual(refused)
})
