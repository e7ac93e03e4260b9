import { setId } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import {
  filledId,
  type GroupMemories,
  wasRejectedLast,
} from '#domain/couriers/memory/group-memory.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { CourierRule } from './courier-rule.ts'
import type { RuleBook, RuleUses } from './courier-rules.ts'

/** Why a rule that may fill in doesn't: before sending, the couriers that the service will offer aren't known. */
export type FillConflict =
  | { readonly kind: 'other-rule'; readonly courier: string }
  /** For numbers of this shape the service has offered other couriers too. */
  | { readonly kind: 'other-couriers' }
  | { readonly kind: 'rejected' }

/** Says what keeps a rule from filling in its courier before sending; null: nothing does. */
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

/** Couriers that are filled in before sending, by the shape of the number. */
export type CourierFills = ReadonlyMap<string, string>

/** The couriers of all rules that may fill them in, and that nothing keeps from it. */
export function listFills(rules: RuleBook, memories: GroupMemories): CourierFills {
  const filling = [...rules.values()].filter(
    (rule) => isFilling(rule) && findFillConflict(rule, rules, memories) === null,
  )
  return new Map(filling.map(({ shape, courier }) => [shape, courier]))
}

/** Whether a rule is meant to fill in its courier; entries without a number have no shape. */
export function isFilling({ isOn, fills, shape }: CourierRule): boolean {
  return isOn && fills === true && shape !== ''
}

/** For how many entries of the uploads since it was made, the latest first, a rule filled in its courier; null: for none. */
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
