import { type IssueKind, ISSUE_KINDS } from './issue.ts'

/**
 * The kinds of issues of a row, in the order of their urgency. There is one object for each combination: most rows
 * share the empty one, and rows are counted by it.
 */
export type KindSet = readonly IssueKind[]

export const NO_KINDS: KindSet = []

const SETS = new Map<string, KindSet>([['', NO_KINDS]])

/** The set of some kinds, whatever their order, and however often each comes. */
export function kindSet(kinds: Iterable<IssueKind>): KindSet {
  const wanted = new Set(kinds)
  if (wanted.size === 0) return NO_KINDS
  const ordered = ISSUE_KINDS.filter((kind) => wanted.has(kind))
  const name = ordered.join(' ')
  const known = SETS.get(name) ?? ordered
  SETS.set(name, known)
  return known
}

/** The kinds of several sets; no new one is made where only one of them has any. */
export function unite(...sets: readonly KindSet[]): KindSet {
  const filled = sets.filter((set) => set.length > 0)
  if (filled.length === 0) return NO_KINDS
  return filled.length === 1 ? filled[0]! : kindSet(filled.flat())
}
