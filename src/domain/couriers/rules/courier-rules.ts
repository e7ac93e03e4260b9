import { setId } from '#domain/couriers/candidate-set.ts'
import { type CourierGroup, groupId } from '#domain/couriers/group-entries.ts'
import type { GroupMemories } from '#domain/couriers/memory/group-memory.ts'
import { type CourierRule, ruleKey } from './courier-rule.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'

type Ruled = Pick<CourierGroup, 'shape' | 'candidates'>

/** The rule by which entries like these get a courier from now on. */
export function makeRule(
  { shape, candidates }: Ruled,
  courier: string,
  since: Timestamp,
): CourierRule {
  return { shape, offered: offeredIn(candidates), courier, isOn: true, since }
}

/** A rule in the place of the one that there is for the same entries: what may fill in still may, and the same courier keeps its time. */
export function renewRule(before: CourierRule | undefined, rule: CourierRule): CourierRule {
  if (before === undefined) return rule
  return before.courier === rule.courier
    ? { ...rule, ...before, isOn: true }
    : { ...before, ...rule }
}

/** A rule after an edit: for another courier or other numbers its uses are counted anew. */
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

/** Rules by their names. */
export type RuleBook = ReadonlyMap<string, CourierRule>

/** Rules by their names; of two for the same entries the last one counts. */
export function bookOf(rules: readonly CourierRule[]): RuleBook {
  return new Map(rules.map((rule) => [ruleKey(rule), rule]))
}

/** The rule for a group, switched on or not. */
export function ruleFor(book: RuleBook, { shape, candidates }: Ruled): CourierRule | undefined {
  return book.get(ruleKey({ shape, offered: offeredIn(candidates) }))
}

/** The rule for a group; null: there is none, or it is switched off. */
export function findRule(book: RuleBook, ruled: Ruled): CourierRule | null {
  const rule = ruleFor(book, ruled)
  return rule?.isOn ? rule : null
}

/** What an import would do with a rule: add it, put it in the place of one with another courier, or nothing. */
export type ImportedRule = {
  readonly rule: CourierRule
  readonly effect: 'new' | 'replaces' | 'known'
  /** The courier of the rule that is replaced. */
  readonly before: string | null
}

/** Holds rules of a file against those that there are. */
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

/** The rules of a file that change something. None of them fills in its courier before sending unless the person allows it. */
export function rulesToImport(
  found: readonly ImportedRule[],
  mayFill: boolean,
): readonly CourierRule[] {
  return found
    .filter(({ effect }) => effect !== 'known')
    .map(({ rule }) => ({ ...rule, fills: mayFill && rule.fills === true }))
}

/** How often a rule was used, and when last. */
export type RuleUses = { readonly count: number; readonly at: Timestamp }

/** For how many entries the courier of a rule was chosen and accepted since the rule was made, and when last; null: not yet. */
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
