import { setId } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import {
  filledId,
  type GroupMemories,
  wasRejectedLast,
} from '#domain/couriers/memory/group-memory.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { CourierRule } from './courier-rule.ts'
import type { RuleBook, RuleUses } from './courier-rules.ts'

/** Why a rule doesn't fill in its courier although it may: before sending, the service's offer isn't known. */
export type FillConflict =
  | { readonly kind: 'other-rule'; readonly courier: string }
  /** The service has also offered other couriers for numbers of this shape. */
  | { readonly kind: 'other-couriers' }
  | { readonly kind: 'rejected' }

/** Finds the reason why a rule must not fill in its courier before sending; null without one. */
export function findFillConflict(
  rule: CourierRule,
  rules: RuleBook,
  memories: GroupMemories,
): FillConflict | null {
  const { shape, offered, courier } = rule
  const other = [...rules.values()].find(
    (one) => one.isOn && one.shape === shape && one.courier !== courier,
  )
  if (other) return { kind: 'other-rule', courier: other.courier }
  const own = groupId(setId(offered), shape)
  const known = new Set([own, filledId(shape)])
  const isElsewhere = [...memories].some(([id, memory]) => memory.shape === shape && !known.has(id))
  if (isElsewhere) return { kind: 'other-couriers' }
  return wasRejectedLast(memories, own, shape, courier) ? { kind: 'rejected' } : null
}

/** Couriers to fill in before sending, by the shape of the number. */
export type CourierFills = ReadonlyMap<string, string>

/** Lists the couriers of all rules that fill in and have no conflict. */
export function listFills(rules: RuleBook, memories: GroupMemories): CourierFills {
  const filling = [...rules.values()].filter(
    (rule) => isFilling(rule) && findFillConflict(rule, rules, memories) === null,
  )
  return new Map(filling.map(({ shape, courier }) => [shape, courier]))
}

/** Tells whether a rule should fill in its courier. An empty shape, of entries without a number, never does. */
export function isFilling({ isOn, fills, shape }: CourierRule): boolean {
  return isOn && fills === true && shape !== ''
}

/** Counts the entries that a rule filled in since it was made; null without any. `uploads` has the latest first. */
export function fillsOf(
  { shape, courier, since = 0 }: CourierRule,
  uploads: readonly Pick<UploadHeader, 'startedAt' | 'filledByRules'>[],
): RuleUses | null {
  const later = uploads.filter(({ startedAt }) => startedAt >= since)
  const filled = later.flatMap(({ startedAt: at, filledByRules = [] }) =>
    filledByRules
      .filter((fill) => fill.shape === shape && fill.courier === courier)
      .map(({ entries }) => ({ entries, at })),
  )
  const [last] = filled
  return last ? { count: filled.reduce((sum, { entries }) => sum + entries, 0), at: last.at } : null
}
