import { type RowPlace, toEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { createDraft, type Draft } from './draft.ts'
import { earlyOf, enterRow, judgeTouched } from './findings.ts'
import { kindOf, whyLeftOut } from './row-kinds.ts'
import { copyKey } from './issues/duplicates.ts'
import { hasOrder, holdsBack } from './issues/early-checks.ts'
import { NO_KINDS } from './issues/kind-set.ts'
import { firstIdOf, mayShareParcel, type Row, type RowId, type SourceId } from './row.ts'
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
 * Parts the sheet into what is sent, with its copies and further lines, and what stays: rows with problems, orders
 * without a number and what is left out. Nothing can be undone afterwards: an undo must never bring back what was sent.
 * `keepSources`: something waits that names them by their ids.
 */
export function takeSendable(draft: Draft, keepSources = false) {
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
    rest: restOf(draft, rows, keepSources),
  }
}

function sourceOf({ sources }: Draft, id: SourceId) {
  return sources.get(id)?.source ?? { kind: 'typed' as const }
}

function restOf(draft: Draft, sent: readonly Row[], keepSources: boolean): Draft {
  const leaving = leavingRows(draft, sent)
  const stays = sheetRows(draft.rows).filter(({ id }) => !leaving.has(id))
  const rest = createDraft({ ...draft, firstRow: firstIdOf(stays) })
  if (stays.length === 0 && !keepSources) return rest
  const sentFrom = new Set(sent.map(({ source }) => source))
  for (const [id, facts] of draft.sources) {
    // A sheet that is read again with other columns must not bring back rows that were sent.
    rest.sources.set(id, sentFrom.has(id) ? { ...facts, canChangeColumns: false } : facts)
  }
  learnRows(rest.rows, stays)
  appendRows(rest.rows, stays)
  for (const row of stays) enterRow(rest, row)
  judgeTouched(rest)
  return rest
}

/** The rows that leave: those that are sent, their exact copies, and the further lines of their orders. */
function leavingRows(draft: Draft, sent: readonly Row[]): ReadonlySet<RowId> {
  const leaving = new Set(sent.map(({ id }) => id))
  const copied = new Set<string>()
  const orders = new Map<string, Row[]>()
  for (const row of sent) {
    copied.add(copyKey(row))
    const key = orderKey(row)
    const there = orders.get(key)
    if (there === undefined) orders.set(key, [row])
    else there.push(row)
  }
  let above: Row | null = null
  for (const row of sheetRows(draft.rows)) {
    const { id } = row
    const isCopy = whyLeftOut(draft, id) === 'copy' && copied.has(copyKey(row))
    const isLine =
      kindOf(draft, id) === 'line' &&
      (hasOrder(earlyOf(draft, id))
        ? orders.get(orderKey(row))?.some((one) => mayShareParcel(one, row)) === true
        : above?.source === row.source && leaving.has(above.id))
    if (isCopy || isLine) leaving.add(id)
    above = row
  }
  return leaving
}

const orderKey = ({ source, cells, facts }: Row) =>
  JSON.stringify([source, facts.parcel ?? '', cells.orderId])
