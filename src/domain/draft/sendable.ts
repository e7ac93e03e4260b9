import { groupBy } from '#base/group-by.ts'
import { type RowPlace, toEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { forgetOtherColumns } from '#domain/columns/column-match.ts'
import { createDraft, type Draft } from './draft.ts'
import { earlyOf, enterRow, judgeTouched } from './findings.ts'
import { isOfAccepted, kindOf, whyLeftOut } from './row-kinds.ts'
import { copyKey } from './issues/duplicates.ts'
import { hasOrder, holdsBack } from './issues/early-checks.ts'
import { NO_KINDS } from './issues/kind-set.ts'
import {
  bundleKey,
  firstIdOf,
  mayShareParcel,
  type Row,
  type RowId,
  type SourceId,
} from '#domain/draft/row/row.ts'
import { appendRows, learnRows, sheetRows } from './rows.ts'

/** Whether an upload would send the row. */
export function isSendable(draft: Draft, id: RowId): boolean {
  if (kindOf(draft, id) !== 'entry' || holdsBack(earlyOf(draft, id))) return false
  return !holdsBack(draft.findings.late.get(id) ?? NO_KINDS)
}

/** The rows that an upload would send, in the order of the sheet. */
export function sendableRows(draft: Draft): readonly Row[] {
  return sheetRows(draft.rows).filter(({ id }) => isSendable(draft, id))
}

/** The entry that a row would send, without empty cells. */
export function entryOf({ cells }: Row): TrackingEntry {
  return toEntry(cells)
}

/**
 * Splits the sheet into the rows that are sent, with their copies and further lines, and the rows that stay: problems,
 * orders without a number, and rows that are left out. The rest has no history, so that no undo can bring back a sent
 * row. `keepSources` keeps all sources, for questions that refer to them by id.
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
    /** The ids of these sources in the draft. */
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
    // Reading a sheet again with other columns must not bring back sent rows.
    const canChangeColumns = facts.canChangeColumns && !sentFrom.has(id)
    // Unused columns are dropped together with the last row of the sheet.
    const match = staysOf.has(id) ? facts.match : facts.match && forgetOtherColumns(facts.match)
    rest.sources.set(id, { ...facts, canChangeColumns, match })
  }
  learnRows(rest.rows, stays)
  appendRows(rest.rows, stays)
  for (const row of stays) enterRow(rest, row)
  judgeTouched(rest)
  return rest
}

/** The sent rows, their exact copies, and the further lines of sent orders. */
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
      // A line of an order that was accepted earlier leaves with its sheet, since no row of the sheet represents it.
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
