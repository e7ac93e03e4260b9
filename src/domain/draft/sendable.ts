import { groupBy } from '#domain/entry/group-by.ts'
import { type RowPlace, toEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { forgetOtherColumns } from '#domain/columns/column-match.ts'
import { createDraft, type Draft } from './draft.ts'
import { earlyOf, enterRow, judgeTouched } from './findings.ts'
import { isOfAccepted, kindOf, whyLeftOut } from './kinds/row-kinds.ts'
import { copyKey } from './issues/duplicates.ts'
import { hasOrder, holdsBack } from './issues/early-checks.ts'
import { NO_KINDS } from './issues/kind-set.ts'
import { bundleKey, firstIdOf, mayShareParcel, type Row, type RowId, type SourceId } from './row.ts'
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
  const staysOf = new Set(stays.map(({ source }) => source))
  for (const [id, facts] of draft.sources) {
    // A sheet that is read again with other columns must not bring back rows that were sent.
    const canChangeColumns = facts.canChangeColumns && !sentFrom.has(id)
    // What stands in other columns goes with the last row of the sheet.
    const match = staysOf.has(id) ? facts.match : facts.match && forgetOtherColumns(facts.match)
    rest.sources.set(id, { ...facts, canChangeColumns, match })
  }
  learnRows(rest.rows, stays)
  appendRows(rest.rows, stays)
  for (const row of stays) enterRow(rest, row)
  judgeTouched(rest)
  return rest
}

/** The rows that leave: those that are sent, their exact copies, and the further lines of what their sheets sent. */
function leavingRows(draft: Draft, sent: readonly Row[]): ReadonlySet<RowId> {
  const leaving = new Set(sent.map(({ id }) => id))
  const copied = new Set(sent.map(copyKey))
  const orders = groupBy(sent, orderKey)
  const bundles = new Set(sent.map(bundleKey))
  const sources = new Set(sent.map(({ source }) => source))
  let above: Row | null = null
  for (const row of sheetRows(draft.rows)) {
    const { id } = row
    const isCopy = whyLeftOut(draft, id) === 'copy' && copied.has(copyKey(row))
    const isOfSent = () => {
      if (!hasOrder(earlyOf(draft, id)))
        return above?.source === row.source && leaving.has(above.id)
      // Nothing in the sheet stands for the line of an order that was accepted earlier.
      if (isOfAccepted(draft, row)) return sources.has(row.source)
      const isOfOrder = orders.get(orderKey(row))?.some((one) => mayShareParcel(one, row))
      return isOfOrder === true || (row.facts.bundle !== undefined && bundles.has(bundleKey(row)))
    }
    if (isCopy || (kindOf(draft, id) === 'line' && isOfSent())) leaving.add(id)
    above = row
  }
  return leaving
}

const orderKey = ({ source, cells, facts }: Row) =>
  JSON.stringify([source, facts.parcel ?? '', cells.orderId])
