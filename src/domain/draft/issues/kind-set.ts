import { type IssueKind, ISSUE_KINDS } from '#domain/draft/row/issue.ts'

/**
 * The kinds of issues of a row, the most urgent first. Each combination is one shared object, so that sets can be
 * compared and counted by identity.
 */
export type KindSet = readonly IssueKind[]

export const NO_KINDS: KindSet = []

const SETS = new Map<string, KindSet>([['', NO_KINDS]])

/** The set of these kinds, in any order and with repetitions. */
export function kindSet(kinds: Iterable<IssueKind>): KindSet {
  const wanted = new Set(kinds)
  if (wanted.size === 0) return NO_KINDS
  const ordered = ISSUE_KINDS.filter((kind) => wanted.has(kind))
  const name = ordered.join(' ')
  const known = SETS.get(name) ?? ordered
  SETS.set(name, known)
  return known
}

/** The union of sets; reuses the set when only one has kinds. */
export function unite(...sets: readonly KindSet[]): KindSet {
  const filled = sets.filter((set) => set.length > 0)
  if (filled.length === 0) return NO_KINDS
  return filled.length === 1 ? filled[0]! : kindSet(filled.flat())
}
