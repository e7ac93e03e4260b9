import type { Change } from '#domain/draft/changes/change.ts'
import {
  type CourierReplacement,
  planCourierValues,
  planDefaultCourier,
} from '#domain/draft/changes/courier-values.ts'
import { countBySource } from '#domain/draft/issues/count-rows.ts'
import { dropRedo, perform, redo, undo } from '#domain/draft/changes/history.ts'
import { nextTypedRow, typedSource } from '#domain/draft/changes/next-number.ts'
import {
  planCells,
  planMerchantNumbers,
  planOriginals,
  planRemoval,
} from '#domain/draft/changes/plan-changes.ts'
import type { ActionName } from '#domain/draft/draft-view.ts'
import { addSource, type Draft } from '#domain/draft/draft.ts'
import { appendRow, finishAppending, showAppended } from '#domain/draft/table/append-rows.ts'
import { cellOf, originalOf } from '#domain/draft/table/entry-table.ts'
import { countRows } from '#domain/draft/table/row-order.ts'
import { toCells, type TrackingEntry, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { CommandContext } from './context.ts'
import { slotOf, slotsOf } from './session.ts'

/** Changes of rows and cells by hand; each is one step that can be undone. */
export const EDITS = {
  addEntry: ({ session }: CommandContext, entry: TrackingEntry) =>
    void append(session.draft, entry),
  editCell,
  /** Puts the original of a cleaned cell back. */
  restoreOriginal,
  deleteRows: ({ session }: CommandContext, ids: readonly number[]) =>
    removeSlots(session.draft, slotsOf(session, ids)),
  /** Deletes the rows from..to (exclusive) of what is shown: a selection can be the whole sheet. */
  deleteShown: ({ session, display }: CommandContext, from: number, to: number) =>
    removeSlots(session.draft, new Set(display.shown().subarray(from, to))),
  /** Removes everything but the newest source. */
  replaceSheet,
  setCouriers,
  /** Gives a courier to every entry of the sheets in which none has one. */
  setDefaultCourier: ({ session: { draft } }: CommandContext, code: string) =>
    setCells(draft, 'couriers-set', planDefaultCourier(draft, code)),
  useMerchantNumbers: ({ session: { draft } }: CommandContext) =>
    setCells(draft, 'merchant-numbers-used', planMerchantNumbers(draft)),
  undo: ({ session: { draft } }: CommandContext) => void undo(draft),
  redo: ({ session: { draft } }: CommandContext) => void redo(draft),
}

type RemovalKind = 'deleted' | 'copies-dropped' | 'repeats-removed'

export function removeRows(draft: Draft, kind: RemovalKind, change: Change): void {
  const rows = change.kind === 'remove' ? countRows(change.runs) : 0
  if (rows > 0) perform(draft, { kind, rows }, [change])
}

function removeSlots(draft: Draft, slots: ReadonlySet<number>): void {
  removeRows(
    draft,
    'deleted',
    planRemoval(draft, (slot) => slots.has(slot)),
  )
}

function replaceSheet({ session: { draft } }: CommandContext): void {
  const newest = newestSource(draft)
  const facts = draft.sources[newest ?? -1]
  if (newest === null || facts === undefined) return
  const removal = planRemoval(draft, (slot) => draft.table.sourceIds[slot] !== newest)
  const rows = countBySource(draft)[newest] ?? 0
  perform(draft, { kind: 'replaced', source: facts.source, rows }, [removal])
}

/** The source that was added last and still has rows. */
function newestSource(draft: Draft): number | null {
  const { history, table } = draft
  const rows = countBySource(draft)
  for (const { name, changes } of history.actions.slice(0, history.done).reverse()) {
    const added = changes[0]
    if (name.kind !== 'added' || added?.kind !== 'insert') continue
    const id = table.sourceIds[added.runs[1] ?? 0] ?? 0
    if ((rows[id] ?? 0) > 0) return id
  }
  const newest = rows.findLastIndex((count) => count > 0)
  return newest === -1 ? null : newest
}

/** What is known of rows that no sheet brought. */
export const NO_SHEET = { otherRows: 0, rescued: 0, match: null, canChangeColumns: false } as const

/** Adds a typed entry, and says where it is. */
function append(draft: Draft, entry: Partial<TrackingEntry>): number {
  dropRedo(draft)
  const source = { kind: 'typed' } as const
  const id = typedSource(draft) ?? addSource(draft, { source, ...NO_SHEET })
  const slot = appendRow(draft.table, id, nextTypedRow(draft), toCells(entry))
  showAppended(draft, slot)
  finishAppending(draft, slot, { kind: 'added', source, rows: 1 })
  return slot
}

/** The first value of a row that was begun below the last one makes it an entry. */
function editCell(
  { session }: CommandContext,
  id: number,
  field: TrackingField,
  value: string,
): void {
  const { draft, begun } = session
  const slot = slotOf(session, id)
  if (slot === null && id < 0 && value.trim() !== '')
    begun.set(id, append(draft, { [field]: value }) + draft.firstId)
  if (slot === null || value === cellOf(draft.table, slot, field)) return
  perform(draft, nameOfEdit(draft, slot, field), [planCells(draft.table, field, [slot], [value])])
}

function restoreOriginal({ session }: CommandContext, id: number, field: TrackingField): void {
  const { draft } = session
  const slot = slotOf(session, id)
  if (slot === null || originalOf(draft.table, slot, field) === null) return
  perform(draft, nameOfEdit(draft, slot, field), [planOriginals(draft.table, field, [slot])])
}

function nameOfEdit({ table }: Draft, slot: number, field: TrackingField): ActionName {
  return { kind: 'edited', field, row: table.sheetRows[slot] ?? 0 }
}

/** Replaces values of the courier column by codes, in all rows; an empty code: the service offers candidates. */
function setCouriers(
  { session: { draft }, knowledge }: CommandContext,
  replacements: readonly CourierReplacement[],
): void {
  void knowledge.couriers.remember(replacements)
  setCells(draft, 'couriers-set', planCourierValues(draft, replacements))
}

type SettingKind = 'couriers-set' | 'merchant-numbers-used'

function setCells(draft: Draft, kind: SettingKind, change: Change | null): void {
  const rows = change?.kind === 'set' ? change.slots.length : 0
  if (change !== null && rows > 0) perform(draft, { kind, rows }, [change])
}
