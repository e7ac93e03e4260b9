import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { appendRow, finishAppending, showAppended } from '#domain/draft/table/append-rows.ts'
import { describeRow } from '#domain/draft/issues/describe-row.ts'
import { addSource, createDraft, type Draft } from '#domain/draft/draft.ts'
import { cellOf } from '#domain/draft/table/entry-table.ts'
import { perform } from '#domain/draft/changes/history.ts'
import { NO_KNOWLEDGE } from '#domain/draft/issues/late-checks.ts'
import { nextPasteNumber } from '#domain/draft/changes/next-number.ts'
import { planCells } from '#domain/draft/changes/plan-changes.ts'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { showRows } from '#domain/draft/table/show-rows.ts'

type Cells = readonly [orderId: string, trackingId: string, courier?: string, merchant?: string]

/** Adds a paste whose rows count from 2, below a header. */
export function paste(draft: Draft, rows: readonly Cells[]): number {
  const source = { kind: 'pasted', number: nextPasteNumber(draft) } as const
  const id = addSource(draft, {
    source,
    otherRows: 1,
    rescued: 0,
    match: null,
    canChangeColumns: true,
  })
  const first = draft.table.length
  for (const [index, [order, number, courier = '', merchant = '']] of rows.entries()) {
    const raw = { orderId: order, merchantOrderId: merchant, trackingId: number, courier }
    appendRow(draft.table, id, index + 2, raw)
  }
  showAppended(draft, first)
  finishAppending(draft, first, { kind: 'added', source, rows: rows.length })
  return id
}

/** A draft whose rows were pasted. */
export function draftOf(...rows: readonly Cells[]): Draft {
  const draft = createDraft()
  paste(draft, rows)
  return draft
}

/** The slots of all rows, in the order in which they are shown. */
export const shown = (draft: Draft) => [...showRows(draft, NO_FILTER)]
/** The couriers of all rows. */
export const couriersOf = (draft: Draft) =>
  shown(draft).map((slot) => cellOf(draft.table, slot, 'courier'))
/** All rows as they are shown. */
export const described = (draft: Draft) =>
  shown(draft).map((slot) => describeRow(draft, NO_KNOWLEDGE, slot))
/** The kinds of issues of each row. */
export const issuesOf = (draft: Draft) =>
  described(draft).map(({ issues }) => issues.map(({ kind }) => kind))
/** One cell of each row. */
export const column = (draft: Draft, field: TrackingField) =>
  described(draft).map(({ cells }) => cells[field])

/** A cell gets what a person types, as a step that can be undone. */
export function edit(draft: Draft, slot: number, field: TrackingField, value: string): void {
  const name = { kind: 'edited', field, row: slot + 2 } as const
  perform(draft, name, [planCells(draft.table, field, [slot], [value])])
}
