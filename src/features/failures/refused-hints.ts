import { type RefusalKind, refusalOf } from '#domain/upload/answers/refusal.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { RequestGroup } from '#features/failures/families/group-requests.ts'

type Groups = readonly RequestGroup<'refused'>[]
type Hint = RefusalKind | 'split'

/** What to do, each advice once. */
export function hintsFor(groups: Groups, culprits: readonly Position[]): readonly Hint[] {
  // What to do with a culprit is said where it is named.
  const known = new Set(culprits)
  const others = groups.filter(({ positions }) => positions.some((one) => !known.has(one)))
  const kinds = others.map(({ outcome }) => refusalOf(outcome.fault))
  return [...new Set<Hint>([...kinds, ...(groups.some(canSplit) ? ['split' as const] : [])])]
}

/** One of them may be the culprit: turned down with others, for what they are. */
export function canSplit({ positions, outcome }: Groups[number]): boolean {
  return refusalOf(outcome.fault) === 'entries' && positions.length > 1
}
