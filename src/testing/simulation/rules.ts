import { createAdviser } from '#domain/couriers/groups/advise-on-group.ts'
import { type CourierGroup, groupEntries } from '#domain/couriers/group-entries.ts'
import { findOpenGroups, findOpenSuggestions } from '#domain/couriers/groups/match-groups.ts'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { bookOf, makeRule } from '#domain/couriers/rules/courier-rules.ts'
import { listFills } from '#domain/couriers/rules/fill-rules.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Random } from './random.ts'
import { COURIERS } from './sheet.ts'

type OpenSuggestion = ReturnType<typeof findOpenSuggestions>[number]

export const groupsOf = ({ entries, outcomes }: UploadState): readonly CourierGroup[] =>
  groupEntries({ entries, outcomes, shapeOf: shapeKey })

/** Rules for some groups, and others that are off or for other shapes and couriers. */
export function someRules(groups: readonly CourierGroup[], random: Random): readonly CourierRule[] {
  return groups.flatMap((group) => {
    const rule = makeRule(group, random.pick(COURIERS), 1)
    const other = random.pick([
      { ...rule, shape: 'T #9' },
      { ...rule, offered: rule.offered.slice(1) },
      { ...rule, offered: COURIERS.toSorted() },
    ])
    return [...(random.chance(0.5) ? [other] : []), { ...rule, isOn: random.chance(0.7) }]
  })
}

/** The choices of `Accept all suggestions` with these rules. */
export function suggestByRules(
  { choices }: UploadState,
  groups: readonly CourierGroup[],
  rules: readonly CourierRule[],
): readonly OpenSuggestion[] {
  const nothing = { memories: new Map(), countries: new Set<string>(), verdictOf: undefined }
  const advise = createAdviser({ ...nothing, rules: bookOf(rules) })
  return findOpenSuggestions(findOpenGroups(groups, choices), (group) =>
    advise(group, [], new Set()),
  )
}

/** Returns why a suggestion is wrong, or null: an entry differs from the rule's shape or couriers. */
export function againstSuggestion(
  { entries, outcomes }: UploadState,
  { positions, suggestion }: OpenSuggestion,
  rules: readonly CourierRule[],
): string | null {
  for (const position of positions) {
    const outcome = outcomes[position]
    if (outcome?.kind !== 'courier-needed') return `entry ${position} needs no courier`
    const shape = shapeKey(entries.at(position)?.trackingId ?? '')
    const offered = String([...new Set(outcome.candidates.map(({ key }) => key))].sort())
    const rule = rules.findLast((one) => one.shape === shape && String(one.offered) === offered)
    if (rule?.isOn !== true || rule.courier !== suggestion.key)
      return `a rule fires for entry ${position}, which has another shape or other couriers`
  }
  return null
}

/** Fills in couriers by rules before sending. */
export function fillIn(entries: readonly TrackingEntry[], rules: readonly CourierRule[]) {
  const fills = listFills(bookOf(rules), new Map())
  return entries.map((entry): TrackingEntry => {
    const courier = fills.get(shapeKey(entry.trackingId))
    return entry.courier || courier === undefined ? entry : { ...entry, courier }
  })
}

/** Returns why a filled-in courier is wrong, or null: exactly one rule must choose it, and no other may contradict. */
export function againstFills(
  before: readonly TrackingEntry[],
  filled: readonly TrackingEntry[],
  rules: readonly CourierRule[],
): string | null {
  for (const [position, entry] of filled.entries()) {
    if (entry.courier === before[position]?.courier) continue
    const shape = shapeKey(entry.trackingId)
    const ofShape = rules.filter((one) => one.isOn && one.shape === shape)
    const isRuled = ofShape.some(({ fills, courier }) => fills && courier === entry.courier)
    if (!isRuled || ofShape.some(({ courier }) => courier !== entry.courier))
      return `a rule fills in entry ${position}, for which it is not, or is not the only one`
  }
  return null
}

/** Rules that fill in before sending, sometimes contradicting ones. */
export function someFillingRules(random: Random): readonly CourierRule[] {
  return ['T #1', 'T #2', '#19'].flatMap((part) => {
    if (random.chance(0.7)) return []
    const shape = part.replace('T ', 'T "-" ')
    const rule = { shape, offered: COURIERS.toSorted(), courier: random.pick(COURIERS) }
    const second = { ...rule, offered: [], courier: random.pick(COURIERS), isOn: true }
    const filling = { ...rule, isOn: random.chance(0.8), fills: random.chance(0.8) }
    return random.chance(0.3) ? [filling, second] : [filling]
  })
}
