import { type RowPlace, toEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { createDraft, type Draft } from './draft.ts'
import { earlyOf, enterRow, judgeTouched, kindOf } from './findings.ts'
import { copyKey } from './issues/duplicates.ts'
import { holdsBack } from './issues/early-checks.ts'
import { NO_KINDS } from './issues/kind-set.ts'
import { firstIdOf, type Row, type RowId, type SourceId } from './row.ts'
import { appendRows, learnRows, sheetRows } from './rows.ts'

/** Whether a row is sent when the person presses the button. */
export function isSendable(draft: Draft, id: RowId): boolean {
  if (kindOf(draft, id) !== 'entry' || holdsBack(earlyOf(draft, id))) return false
  return !holdsBack(draft.findings.late.get(id) ?? NO_KINDS)
}

/** The rows that would be sent, in the order of the sheet. */
export function sendableRows(draft: Draft): readonly Row[] {
  return sheetRows(draft.rows).filter(({ id }) => isSendable(draft, id))
}

/** A row as it would be sent: only what it has. */
export function entryOf({ cells }: Row): TrackingEntry {
  return toEntry(cells)
}

/**
 * Parts the sheet into what is sent and what stays: rows with problems, and exact copies of sent rows, which
 * stay marked as copies so that the next press does not send them. Nothing can be undone afterwards: an undo
 * must never bring back what was sent. `keepSources`: something waits that names them by their ids.
 */
export function takeSendable(draft: Draft, at: number, keepSources = false) {
  const rows = sendableRows(draft)
  const sourceIds = [...new Set(rows.map(({ source }) => source))]
  return {
    entries: rows.map(entryOf),
    places: rows.map((row): RowPlace => ({
      source: sourceOf(draft, row.source),
      row: row.sheetRow,
    })),
    sources: sourceIds.map((id) => sourceOf(draft, id)),
    /** The ids that the sources had in the draft. */
    sourceIds,
    rest: restOf(draft, rows, at, keepSources),
  }
}

function sourceOf({ sources }: Draft, id: SourceId) {
  return sources.get(id)?.source ?? { kind: 'typed' as const }
}

function restOf(draft: Draft, sent: readonly Row[], at: number, keepSources: boolean): Draft {
  const stays = sheetRows(draft.rows).filter(({ id }) => !isSendable(draft, id))
  const rest = createDraft({ ...draft, firstRow: firstIdOf(stays) })
  if (stays.length === 0 && !keepSources) return rest
  const sentFrom = new Set(sent.map(({ source }) => source))
  for (const [id, facts] of draft.sources) {
    // A sheet that is read again with other columns must not bring back rows that were sent.
    rest.sources.set(id, sentFrom.has(id) ? { ...facts, canChangeColumns: false } : facts)
  }
  for (const [key, row] of sentCopies(draft, sent, stays, at)) rest.sentRows.set(key, row)
  learnRows(rest.rows, stays)
  appendRows(rest.rows, stays)
  for (const row of stays) enterRow(rest, row)
  judgeTouched(rest)
  return rest
}

/** The sent rows of which an exact copy stays. */
function sentCopies(draft: Draft, sent: readonly Row[], stays: readonly Row[], at: number) {
  const keys = new Set(stays.filter(({ id }) => kindOf(draft, id) === 'copy').map(copyKey))
  const copies = new Map([...draft.sentRows].filter(([key]) => keys.has(key)))
  if (keys.size === 0) return copies
  for (const row of sent) {
    const key = copyKey(row)
    if (keys.has(key)) copies.set(key, { orderId: row.cells.orderId, row: row.sheetRow, at })
  }
  return copies
}
