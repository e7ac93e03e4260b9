import { type EntryCells, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { type EarlierFact, type Standing, STANDINGS } from './earlier-index.ts'
import type { WarningKind } from './issue.ts'

/**
 * What a row of the sheet is beside the earlier uploads: of an order that none of them had, other than what they
 * had of its order, or the same as an entry there with that outcome.
 */
export const LIKENESSES = ['new', 'changed', 'accepted', 'maybe-accepted', 'open'] as const

export type Likeness = (typeof LIKENESSES)[number]

/**
 * Compares a row with what earlier uploads know of its order: what it is beside them, the entry that it repeats (null:
 * none), and what to warn of, with the entry that says so.
 */
export function judgeRepeat(facts: readonly EarlierFact[], row: EntryCells) {
  const same = strongest(facts.filter((fact) => isSame(fact, row)))
  const likeness: Likeness = same ? likenessOf(same.standing) : facts.length > 0 ? 'changed' : 'new'
  return { likeness, same, warning: row.trackingId === '' ? null : warningOf(facts, row) }
}

/** With another courier an open entry is another try; what was accepted is not asked for its courier again. */
function isSame(fact: EarlierFact, row: EntryCells): boolean {
  if (fact.trackingId !== row.trackingId) return false
  if (fact.standing === 'accepted' || fact.standing === 'maybe-accepted') return true
  return TRACKING_FIELDS.every((field) => fact[field] === row[field])
}

function likenessOf(standing: Standing): Likeness {
  return standing === 'in-line' ? 'open' : standing
}

/** The most certain of some facts: the first acceptance, the last of anything else. */
function strongest(facts: readonly EarlierFact[]): EarlierFact | null {
  const rank = ({ standing }: EarlierFact) => STANDINGS.indexOf(standing)
  const time = ({ standing, at }: EarlierFact) => (standing === 'accepted' ? at : -at)
  return facts.reduce<EarlierFact | null>((best, fact) => {
    if (best === null) return fact
    return (rank(fact) - rank(best) || time(fact) - time(best)) < 0 ? fact : best
  }, null)
}

/** What can be warned of, the worst first: whether the number is the row's own, and the outcome of the entry. */
const WARNINGS = [
  { own: true, standing: 'accepted', kind: 'already-accepted' },
  { own: true, standing: 'maybe-accepted', kind: 'maybe-accepted' },
  { own: false, standing: 'accepted', kind: 'other-number-accepted' },
  { own: true, standing: 'in-line', kind: 'waits-elsewhere' },
  { own: false, standing: 'maybe-accepted', kind: 'maybe-accepted' },
  { own: false, standing: 'in-line', kind: 'waits-elsewhere' },
] as const satisfies readonly { own: boolean; standing: Standing; kind: WarningKind }[]

/** The kinds of warnings by which an earlier upload speaks. */
export type RepeatKind = (typeof WARNINGS)[number]['kind']

function warningOf(facts: readonly EarlierFact[], { trackingId }: EntryCells) {
  for (const { own, standing, kind } of WARNINGS) {
    const fact = strongest(
      facts.filter((one) => one.standing === standing && (one.sentAs === trackingId) === own),
    )
    if (fact) return { kind, fact }
  }
  return null
}
