import { setId } from '#domain/couriers/candidate-set.ts'
import { type CourierGroup, groupId } from '#domain/couriers/group-entries.ts'
import type { GroupMemories } from '#domain/couriers/memory/group-memory.ts'
import { type CourierRule, ruleKey } from './courier-rule.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'

type Ruled = Pick<CourierGroup, 'shape' | 'candidates'>

/** Makes a rule that gives entries of such a group this courier. */
export function makeRule(
  { shape, candidates }: Ruled,
  courier: string,
  since: Timestamp,
): CourierRule {
  return { shape, offered: offeredIn(candidates), courier, isOn: true, since }
}

/** Replaces the rule for the same entries. `fills` is kept, and with the same courier also `since`. */
export function renewRule(before: CourierRule | undefined, rule: CourierRule): CourierRule {
  if (before === undefined) return rule
  return before.courier === rule.courier
    ? { ...rule, ...before, isOn: true }
    : { ...before, ...rule }
}

/** Returns a rule after an edit; another courier or shape restarts the count of its uses. */
export function editRule(
  rule: CourierRule,
  edited: Pick<CourierRule, 'shape' | 'courier'>,
  now: Timestamp,
): CourierRule {
  const isSame = rule.shape === edited.shape && rule.courier === edited.courier
  return isSame ? rule : { ...rule, ...edited, since: now }
}

function offeredIn(candidates: Ruled['candidates']): readonly string[] {
  return [...new Set(candidates.map(({ key }) => key))].sort()
}

/** Rules by their keys. */
export type RuleBook = ReadonlyMap<string, CourierRule>

/** Indexes rules by their keys; the last of two rules for the same entries counts. */
export function bookOf(rules: readonly CourierRule[]): RuleBook {
  return new Map(rules.map((rule) => [ruleKey(rule), rule]))
}

/** Returns the rule for a group, on or off. */
export function ruleFor(book: RuleBook, { shape, candidates }: Ruled): CourierRule | undefined {
  return book.get(ruleKey({ shape, offered: offeredIn(candidates) }))
}

/** Returns the rule for a group; null when there is none or it is off. */
export function findRule(book: RuleBook, ruled: Ruled): CourierRule | null {
  const rule = ruleFor(book, ruled)
  return rule?.isOn ? rule : null
}

/** The effect of importing a rule: it is added, replaces one with another courier, or is known already. */
export type ImportedRule = {
  readonly rule: CourierRule
  readonly effect: 'new' | 'replaces' | 'known'
  /** The courier of the rule that is replaced. */
  readonly before: string | null
}

/** Compares the rules of a file with the existing ones. */
export function compareRules(
  book: RuleBook,
  rules: readonly CourierRule[],
): readonly ImportedRule[] {
  return [...bookOf(rules).values()].map((rule) => {
    const before = book.get(ruleKey(rule))
    if (before === undefined) return { rule, effect: 'new', before: null }
    const isKnown = before.courier === rule.courier
    return { rule, effect: isKnown ? 'known' : 'replaces', before: before.courier }
  })
}

/** Returns the rules of a file that change something. They fill in before sending only if the user allows it. */
export function rulesToImport(
  found: readonly ImportedRule[],
  mayFill: boolean,
): readonly CourierRule[] {
  return found
    .filter(({ effect }) => effect !== 'known')
    .map(({ rule }) => ({ ...rule, fills: mayFill && rule.fills === true }))
}

/** The number of entries that a rule was used for, and the last time. */
export type RuleUses = { readonly count: number; readonly at: Timestamp }

/** Counts the accepted choices of a rule's courier since the rule was made; null without any. */
export function usesOf(
  { shape, offered, courier, since = 0 }: CourierRule,
  memories: GroupMemories,
): RuleUses | null {
  const uploads = memories.get(groupId(setId(offered), shape))?.uploads ?? []
  const later = uploads.filter(({ at }) => at >= since)
  const uses = later.flatMap(({ couriers, at }) =>
    couriers
      .filter((one) => one.courier === courier && one.accepted > 0)
      .map((one) => ({ ...one, at })),
  )
  const [last] = uses
  return last ? { count: uses.reduce((sum, one) => sum + one.accepted, 0), at: last.at } : null
}
