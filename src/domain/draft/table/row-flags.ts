import {
  type IssueKind,
  LIKELY_PROBLEM_KINDS,
  PROBLEM_KINDS,
  WARNING_KINDS,
} from '#domain/draft/issues/issue.ts'

/** Every kind of issue, in the order of its bit in a row's flags. */
export const ISSUE_KINDS: readonly IssueKind[] = [...PROBLEM_KINDS, ...WARNING_KINDS]

/** The bit of each kind: a row's issues are one number, so that 100,000 rows need no objects. At most 31 fit. */
export const FLAG = Object.fromEntries(
  ISSUE_KINDS.map((kind, bit) => [kind, 1 << bit]),
) as Readonly<Record<IssueKind, number>>

const allOf = (kinds: readonly IssueKind[]) => kinds.reduce((all, kind) => all | FLAG[kind], 0)

export const LIKELY = allOf(LIKELY_PROBLEM_KINDS)
export const PROBLEMS = allOf(PROBLEM_KINDS)
export const WARNINGS = allOf(WARNING_KINDS)

/** What a row has because of other rows of its order, and of its number. */
export const FROM_ORDER = allOf(['same-row-twice', 'order-with-several-numbers'])
export const FROM_NUMBER = FLAG['number-on-several-orders']
export const FROM_DUPLICATES = FROM_ORDER | FROM_NUMBER

/** What a row has because of earlier uploads. */
export const FROM_EARLIER = allOf([
  'already-accepted',
  'other-number-accepted',
  'maybe-accepted',
  'waits-elsewhere',
])

/** What only the late checks find out. */
export const FROM_LATE =
  allOf([
    'check-digit',
    'changed-by-spreadsheet',
    'courier-is-a-name',
    'courier-mismatch',
    'swapped',
  ]) | FROM_EARLIER

/** The state of a row, beside its issues. An exact copy of an earlier row is skipped. */
export const SKIPPED = 1
/** The checks that need the formats and the earlier uploads have been made. */
export const LATE_DONE = 2
/** The person keeps an exact copy: it is sent, with a warning. */
export const KEPT = 4

/** Whether a row is sent when the person presses the button. */
export function isSendable(flags: number, state: number): boolean {
  return (flags & PROBLEMS) === 0 && (state & SKIPPED) === 0
}
