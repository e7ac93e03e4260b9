import type { Role } from '#domain/draft/issues/duplicates.ts'
import { hasNumber, hasOrder } from '#domain/draft/issues/early-checks.ts'
import { NO_KINDS } from '#domain/draft/issues/kind-set.ts'
import type { Draft } from './draft.ts'
import { reasonInSheet } from '#domain/draft/row/left-out.ts'
import { type LeftOutReason } from '#domain/draft/row/left-out-reasons.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import type { RowFacts } from '#domain/draft/row/row-facts.ts'
import { NO_FACTS, type Row, type RowId, type SourceId } from '#domain/draft/row/row.ts'
import { knownRow, sheetRows } from './rows.ts'

/** Kind of a row in the sheet. Only entries are sent. */
export type RowKind =
  | 'entry'
  /** An order that waits for its number. */
  | 'no-number'
  /** A further line of an order that another row represents. */
  | 'line'
  | 'left-out'

/** Derives the kind of a row from its findings and the user's decisions. */
export function kindOf(draft: Draft, id: RowId): RowKind {
  const { rows, findings } = draft
  const row = knownRow(rows, id)
  if (row === undefined) return 'entry'
  const role = findings.ofOrder.get(id)?.role ?? null
  if (reasonOf(draft, row, role) !== null) return 'left-out'
  if (role === 'line' || findings.ofBundle.has(id)) return 'line'
  const kinds = findings.early.get(id) ?? NO_KINDS
  if (hasNumber(kinds)) return 'entry'
  if (hasOrder(kinds)) return isOfAccepted(draft, row) ? 'line' : 'no-number'
  // A merchant's number still names an order.
  const isNamed = row.cells.merchantOrderId !== ''
  return isOfLines(draft, row) && !isNamed ? 'line' : 'entry'
}

/** Whether facts can make a row another kind. An item's name or a package alone can't. */
function canChangeKind(facts: RowFacts): boolean {
  if (facts === NO_FACTS) return false
  return (
    (facts.status ?? facts.isBelow ?? facts.isStruck ?? facts.isFiltered ?? facts.bundle) !==
    undefined
  )
}

export type OtherKind = Exclude<RowKind, 'entry'>

/** The rows of the sheet that aren't entries, with their kind. Rows without facts and findings are entries. */
export function findOtherKinds(draft: Draft): ReadonlyMap<RowId, OtherKind> {
  const { early, ofOrder } = draft.findings
  const others = new Map<RowId, OtherKind>()
  const returns = returnsOf(draft)
  for (const { id, source, facts, decisions } of sheetRows(draft.rows)) {
    const isPlain = !canChangeKind(facts) && decisions.row === undefined && !returns.has(source)
    if (isPlain && !early.has(id) && !ofOrder.has(id)) continue
    const kind = kindOf(draft, id)
    if (kind !== 'entry') others.set(id, kind)
  }
  return others
}

/** The sheets that list returned items. */
export function returnsOf({ sources }: Draft): ReadonlySet<SourceId> {
  return new Set([...sources].filter(isOfReturns).map(([id]) => id))
}

const isOfReturns = ([, { match }]: readonly [SourceId, SourceFacts]) => match?.isReturns === true

/** Why a row in the sheet is left out; null when it isn't. */
export function whyLeftOut(draft: Draft, id: RowId): LeftOutReason | null {
  const row = knownRow(draft.rows, id)
  return row ? reasonOf(draft, row, draft.findings.ofOrder.get(id)?.role ?? null) : null
}

function reasonOf(draft: Draft, row: Row, role: Role | null): LeftOutReason | null {
  const { id, decisions, source } = row
  if (decisions.row === 'left-out') return wasAccepted(draft, id) ? 'accepted-before' : 'by-person'
  if (decisions.row === 'put-back') return null
  const said = reasonInSheet(row)
  if (said !== null) return said
  if (draft.sources.get(source)?.match?.isReturns === true) return 'return'
  return role === 'cancelled' || role === 'copy' ? role : null
}

function wasAccepted({ findings }: Draft, id: RowId): boolean {
  return findings.repeats.get(id)?.likeness === 'accepted'
}

/** Whether a row is a line without a number of an order that was accepted earlier, and so needs no number. */
export function isOfAccepted(draft: Draft, row: Row): boolean {
  if (draft.findings.repeats.get(row.id)?.isOrderAccepted !== true) return false
  const mayBeOther = row.facts.parcel !== undefined || row.decisions.row === 'put-back'
  return !mayBeOther && isOfLines(draft, row)
}

/** Whether a row's sheet lists lines of orders. */
export function isOfLines({ sources }: Draft, { source }: Row): boolean {
  return sources.get(source)?.match?.rowsAre === 'lines'
}
