import { type EntryCells, parcelKey, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { type EarlierFact, type EarlierStatus, EARLIER_STATUSES } from './earlier-index.ts'
import type { WarningKind } from '#domain/draft/row/issue.ts'

/**
 * How a row compares with earlier uploads: none of them had its order; they had it with other values; or they had the
 * same entry, with this outcome.
 */
export type Likeness = 'new' | 'changed' | 'accepted' | 'maybe-accepted' | 'open'

/**
 * Compares a row with earlier entries of its order. Returns how it compares, the entry that it repeats (null for none),
 * and the warning with the entry that causes it.
 */
export function judgeRepeat(facts: readonly EarlierFact[], row: EntryCells) {
  const same = strongest(facts.filter((fact) => isSame(fact, row)))
  const likeness: Likeness = same ? likenessOf(same.status) : facts.length > 0 ? 'changed' : 'new'
  return { likeness, same, warning: row.trackingId === '' ? null : warningOf(facts, row) }
}

/** An open entry with another courier is another attempt; for accepted entries the courier doesn't matter. */
function isSame(fact: EarlierFact, row: EntryCells): boolean {
  if (parcelKey(fact.trackingId) !== parcelKey(row.trackingId)) return false
  if (fact.status === 'accepted' || fact.status === 'maybe-accepted') return true
  return TRACKING_FIELDS.every((field) => fact[field] === row[field])
}

function likenessOf(status: EarlierStatus): Likeness {
  return status === 'in-line' ? 'open' : status
}

/** The most certain fact: the first acceptance, otherwise the latest one. */
function strongest(facts: readonly EarlierFact[]): EarlierFact | null {
  const rank = ({ status }: EarlierFact) => EARLIER_STATUSES.indexOf(status)
  const time = ({ status, at }: EarlierFact) => (status === 'accepted' ? at : -at)
  return facts.reduce<EarlierFact | null>((best, fact) => {
    if (best === null) return fact
    return (rank(fact) - rank(best) || time(fact) - time(best)) < 0 ? fact : best
  }, null)
}

/** The possible warnings, the worst first. `own`: the earlier entry has the row's number. */
const WARNINGS = [
  { own: true, status: 'accepted', kind: 'already-accepted' },
  { own: true, status: 'maybe-accepted', kind: 'maybe-accepted' },
  { own: false, status: 'accepted', kind: 'other-number-accepted' },
  { own: true, status: 'in-line', kind: 'waits-elsewhere' },
  { own: false, status: 'maybe-accepted', kind: 'maybe-accepted' },
  { own: false, status: 'in-line', kind: 'waits-elsewhere' },
] as const satisfies readonly { own: boolean; status: EarlierStatus; kind: WarningKind }[]

/** The kinds of warnings about earlier uploads. */
export type RepeatKind = (typeof WARNINGS)[number]['kind']

function warningOf(facts: readonly EarlierFact[], { trackingId }: EntryCells) {
  const parcel = parcelKey(trackingId)
  for (const { own, status, kind } of WARNINGS) {
    const fact = strongest(
      facts.filter((one) => one.status === status && (parcelKey(one.sentAs) === parcel) === own),
    )
    if (fact) return { kind, fact }
  }
  return null
}
