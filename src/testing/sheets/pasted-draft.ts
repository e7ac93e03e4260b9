import { appendToSheet, perform, recordAction } from '#domain/draft/changes/history.ts'
import { nextPaste } from '#domain/draft/changes/next-number.ts'
import { planEdit } from '#domain/draft/changes/plan-changes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import { addSource, createDraft, type Draft, nextRowId } from '#domain/draft/draft.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { allIssues, checkRows, compareRows } from '#domain/draft/findings.ts'
import { showRows } from '#domain/draft/arrange/show-rows.ts'
import { countIssues } from '#domain/draft/describe/count-rows.ts'
import { checkEarly } from '#domain/draft/issues/early-checks.ts'
import { describeRow } from '#domain/draft/describe/describe-row.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import { EMPTY_WORLD, type World } from '#domain/draft/issues/world.ts'
import { readRow, type Row, type SourceId } from '#domain/draft/row/row.ts'
import { allParts, sheetRows } from '#domain/draft/rows.ts'
import { packDraft, packRows, unpackDraft } from '#domain/draft/pack-draft.ts'
import { toCells, type EntryCells, type TrackingField } from '#domain/entry/tracking-entry.ts'

type Cells = readonly [orderId: string, trackingId: string, courier?: string, merchant?: string]

/** Adds a paste with a header, so its rows are numbered from 2. */
export function paste(draft: Draft, rows: readonly Cells[]): SourceId {
  return pasteCells(
    draft,
    rows.map(([orderId, trackingId, courier = '', merchantOrderId = '']) =>
      toCells({ orderId, trackingId, courier, merchantOrderId }),
    ),
  )
}

/** Like `paste`, with cells by field. */
export function pasteCells(draft: Draft, rows: readonly Partial<EntryCells>[]): SourceId {
  const source = nextPaste(draft, 0)
  const facts = { source, otherRows: 1, rescued: 0, match: null, canChangeColumns: true }
  const id = addSource(draft, facts)
  const at = sheetRows(draft.rows).length
  const first = nextRowId(draft)
  const added = rows.map((raw, index) =>
    readRow({ id: nextRowId(draft, index), source: id, sheetRow: index + 2 }, raw),
  )
  appendToSheet(
    draft,
    added.map((row) => ({ row, early: checkEarly(row) })),
  )
  const changes = [{ kind: 'insert' as const, runs: [{ at, first, count: rows.length }] }]
  recordAction(draft, { name: { kind: 'added', source, rows: rows.length }, changes })
  return id
}

export function draftOf(...rows: readonly Cells[]): Draft {
  const draft = createDraft()
  paste(draft, rows)
  return draft
}

/** A world with some knowledge, such as formats and couriers. */
export function worldOf(knowledge: Partial<Knowledge>): World {
  return { ...EMPTY_WORLD, knowledge: { ...EMPTY_WORLD.knowledge, ...knowledge } }
}

export function check(draft: Draft, world: World): void {
  checkRows(draft, world.knowledge, () => false)
  compareRows(draft, world.earlier, () => false)
}

export const shown = (draft: Draft): readonly Row[] => showRows(draft, NO_FILTER)
export const rowAt = (draft: Draft, position: number): Row => {
  const row = sheetRows(draft.rows)[position]
  if (row === undefined) throw new Error(`No row at ${position}`)
  return row
}
export const couriersOf = (draft: Draft) => shown(draft).map(({ cells }) => cells.courier)
export const described = (draft: Draft, world: World = EMPTY_WORLD) =>
  shown(draft).map((row) => describeRow(draft, world, row))
export const kindsOf = (draft: Draft, world: World = EMPTY_WORLD) =>
  described(draft, world).map(({ issues }) => issues.map(({ kind }) => kind))
export const countsOf = (draft: Draft) => countIssues(draft, allIssues(draft))
export const column = (draft: Draft, field: TrackingField) =>
  described(draft).map(({ cells }) => cells[field])

/** Performs a plan, if there is one. */
export function carryOut(draft: Draft, plan: Plan | null): void {
  if (plan !== null) perform(draft, plan)
}

/** Edits a cell as an undoable step. */
export function edit(draft: Draft, position: number, field: TrackingField, value: string): void {
  carryOut(draft, planEdit(rowAt(draft, position), field, value))
}

export function reloaded(draft: Draft): Draft {
  const parts = [...allParts(draft.rows)].map((part) => structuredClone(packRows(draft, part)))
  const actions = structuredClone(draft.history.actions)
  const kept = unpackDraft(structuredClone(packDraft(draft)), parts, actions)
  if (!kept.ok) throw new Error(kept.reason)
  return kept.value
}
