import { countryOf } from '#domain/couriers/list/courier-list.ts'
import {
  acceptedCouriers,
  type GroupMemories,
  recallChoice,
  type RememberedChoice,
  wasRejectedLast,
} from '#domain/couriers/memory/group-memory.ts'
import { findRule, type RuleBook } from '#domain/couriers/rules/courier-rules.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { type FormatSuggestion, suggestCourier, type VerdictOf } from './suggest-courier.ts'

/** A suggested courier with its reason; never sent without the user's consent. */
export type CourierSuggestion =
  | FormatSuggestion
  | (RememberedChoice & { readonly reason: 'chosen-before' })
  | { readonly key: string; readonly reason: 'rule' }

/** Why a candidate is likely, the strongest reason first. */
export const CANDIDATE_REASONS = [
  'rule',
  'chosen-before',
  'check-digit',
  'only-shape',
  'same-prefix',
  'used-before',
  'same-country',
] as const

export type CandidateReason = (typeof CANDIDATE_REASONS)[number]

/** Reasons confirmed by this service's answers come before those of the numbers alone. A country isn't enough. */
const STANDS_OUT: readonly CandidateReason[] = [
  'rule',
  'chosen-before',
  'same-prefix',
  'used-before',
  'check-digit',
  'only-shape',
]

/** Returns the likely candidates: those that this service has confirmed, then those whose format fits. */
export function likelyCandidates(
  candidates: readonly CourierCandidate[],
  reasons: ReadonlyMap<string, CandidateReason>,
): readonly CourierCandidate[] {
  return inOrderOf(STANDS_OUT, candidates, reasons)
}

function inOrderOf(
  order: readonly CandidateReason[],
  candidates: readonly CourierCandidate[],
  reasons: ReadonlyMap<string, CandidateReason>,
): readonly CourierCandidate[] {
  return order.flatMap((reason) => candidates.filter(({ key }) => reasons.get(key) === reason))
}

/** Advice for choosing among the candidates of a group. */
export type GroupAdvice = {
  readonly suggestion: CourierSuggestion | null
  /** The strongest reason for each candidate, by its key. */
  readonly reasons: ReadonlyMap<string, CandidateReason>
  /** The likeliest first, then the others in the order of the service. */
  readonly candidates: readonly CourierCandidate[]
}

export type AdviceSources = {
  readonly memories: GroupMemories
  /** ISO codes of the countries whose couriers the shop uses. */
  readonly countries: ReadonlySet<string>
  readonly rules: RuleBook
  /** undefined while the formats are loading. */
  readonly verdictOf: VerdictOf | undefined
}

type Advised = Pick<CourierGroup, 'id' | 'shape' | 'candidates'>

/**
 * Creates an adviser for groups, which returns the same object for a group as long as its first numbers are the same.
 * It never suggests a courier of `tried`, with which entries of the group came back.
 */
export function createAdviser(sources: AdviceSources) {
  const given = new Map<string, GroupAdvice>()
  const usedBefore = acceptedCouriers(sources.memories.values())
  return (group: Advised, numbers: readonly string[], tried: ReadonlySet<string>): GroupAdvice => {
    const name = [group.id, ...tried, '', ...numbers].join('\n')
    const advice = given.get(name) ?? adviseOn(group, numbers, tried, sources, usedBefore)
    given.set(name, advice)
    return advice
  }
}

function adviseOn(
  { id, shape, candidates }: Advised,
  numbers: readonly string[],
  tried: ReadonlySet<string>,
  { memories, countries, rules, verdictOf }: AdviceSources,
  usedBefore: ReadonlySet<string>,
): GroupAdvice {
  const keys = candidates.map(({ key }) => key).filter((key) => !tried.has(key))
  const memory = memories.get(id)
  const recalled = (memory && recallChoice(memory)) ?? null
  const remembered = recalled && tried.has(recalled.key) ? null : recalled
  const rule = findRule(rules, { shape, candidates })
  const isRefuted =
    rule === null || tried.has(rule.courier) || wasRejectedLast(memories, id, shape, rule.courier)
  const ruled = isRefuted ? null : rule.courier
  const byFormat = verdictOf ? suggestCourier(numbers, keys, verdictOf) : null
  const withPrefix = acceptedWithPrefix(memories, shape)
  const isHere = ({ countryIso, country }: CourierCandidate) =>
    countries.has(countryOf({ countryIso, country }))
  // A reason that applies to every candidate doesn't help to choose.
  const tellsCountry = !candidates.every(isHere)
  const tellsUse = !candidates.every(({ key }) => usedBefore.has(key))
  const reasonOf = (candidate: CourierCandidate): CandidateReason | null => {
    const { key } = candidate
    if (tried.has(key)) return null
    if (ruled === key) return 'rule'
    if (remembered?.key === key) return 'chosen-before'
    if (byFormat?.key === key) return byFormat.reason
    if (withPrefix.has(key)) return 'same-prefix'
    if (tellsUse && usedBefore.has(key)) return 'used-before'
    return tellsCountry && isHere(candidate) ? 'same-country' : null
  }
  const reasons = new Map<string, CandidateReason>()
  for (const candidate of candidates) {
    const reason = reasonOf(candidate)
    if (reason !== null) reasons.set(candidate.key, reason)
  }
  const suggestion = suggestBy(ruled, remembered) ?? byFormat
  return { suggestion, reasons, candidates: byLikelihood(candidates, reasons) }
}

/** The user's own rules and choices count for more than the numbers. */
function suggestBy(
  ruled: string | null,
  remembered: RememberedChoice | null,
): CourierSuggestion | null {
  if (ruled !== null) return { key: ruled, reason: 'rule' }
  return remembered && { ...remembered, reason: 'chosen-before' }
}

/** The leading letters of a number say more about its courier than its length. */
function acceptedWithPrefix(memories: GroupMemories, shape: string): ReadonlySet<string> {
  const prefix = prefixOf(shape)
  if (prefix === null) return new Set()
  return acceptedCouriers([...memories.values()].filter((one) => prefixOf(one.shape) === prefix))
}

function prefixOf(shape: string): string | null {
  return /^[A-Z0-9]+(?= )/.exec(shape)?.[0] ?? null
}

function byLikelihood(
  candidates: readonly CourierCandidate[],
  reasons: ReadonlyMap<string, CandidateReason>,
): readonly CourierCandidate[] {
  if (reasons.size === 0) return candidates
  const likely = inOrderOf(CANDIDATE_REASONS, candidates, reasons)
  return [...likely, ...candidates.filter(({ key }) => !reasons.has(key))]
}

/** Returns the countries of the couriers that the shop uses, as far as the service has named these couriers. */
export function usedCountries(
  memories: GroupMemories,
  seen: readonly CourierCandidate[],
): ReadonlySet<string> {
  const used = acceptedCouriers(memories.values())
  const countries = seen.filter(({ key }) => used.has(key)).map(countryOf)
  return new Set(countries.filter((country) => country !== ''))
}
