import { type EntryCells, parcelKey, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { type EarlierFact, type EarlierStatus, EARLIER_STATUSES } from './earlier-index.ts'
import type { WarningKind } from './issue.ts'

/**
 * What a row of the sheet is beside the earlier uploads: of an order that none of them had, other than what they
 * had of its order, or the same as an entry there with that outcome.
 */
export type Likeness = 'new' | 'changed' | 'accepted' | 'maybe-accepted' | 'open'

/**
 * Compares a row with what earlier uploads know of its order: what it is beside them, the entry that it repeats (null:
 * none), and what to warn of, with the entry that says so.
 */
export function judgeRepeat(facts: readonly EarlierFact[], row: EntryCells) {
  const same = strongest(facts.filter((fact) => isSame(fact, row)))
  const likeness: Likeness = same ? likenessOf(same.status) : facts.length > 0 ? 'changed' : 'new'
  return { likeness, same, warning: row.trackingId === '' ? null : warningOf(facts, row) }
}

/** With another courier an open entry is another try; what was accepted is not asked for its courier again. */
function isSame(fact: EarlierFact, row: EntryCells): boolean {
  if (parcelKey(fact.trackingId) !== parcelKey(row.trackingId)) return false
  if (fact.status === 'accepted' || fact.status === 'maybe-accepted') return true
  return TRACKING_FIELDS.every((field) => fact[field] === row[field])
}

function likenessOf(status: EarlierStatus): Likeness {
  return status === 'in-line' ? 'open' : status
}

/** The most certain of some facts: the first acceptance, the last of anything else. */
function strongest(facts: readonly EarlierFact[]): EarlierFact | null {
  const rank = ({ status }: EarlierFact) => EARLIER_STATUSES.indexOf(status)
  const time = ({ status, at }: EarlierFact) => (status === 'accepted' ? at : -at)
  return facts.reduce<EarlierFact | null>((best, fact) => {
    if (best === null) return fact
    return (rank(fact) - rank(best) || time(fact) - time(best)) < 0 ? fact : best
  }, null)
}

/** What can be warned of, the worst first: whether the number is the row's own, and the outcome of the entry. */
const WARNINGS = [
  { own: true, status: 'accepted', kind: 'already-accepted' },
  { own: true, status: 'maybe-accepted', kind: 'maybe-accepted' },
  { own: false, status: 'accepted', kind: 'other-number-accepted' },
  { own: true, status: 'in-line', kind: 'waits-elsewhere' },
  { own: false, status: 'maybe-accepted', kind: 'maybe-accepted' },
  { own: false, status: 'in-line', kind: 'waits-elsewhere' },
] as const satisfies readonly { own: boolean; status: EarlierStatus; kind: WarningKind }[]

/** The kinds of warnings by which an earlier upload speaks. */
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
