import { type IssueKind, PROBLEM_KINDS, WARNING_KINDS } from './issue.ts'

/** Every kind of issue, in the order of its bit in a row's flags. */
export const ISSUE_KINDS: readonly IssueKind[] = [...PROBLEM_KINDS, ...WARNING_KINDS]

/** The bit of each kind: a row's issues are one number, so that 100,000 rows need no objects. */
export const FLAG = Object.fromEntries(
  ISSUE_KINDS.map((kind, bit) => [kind, 1 << bit]),
) as Readonly<Record<IssueKind, number>>

/** An exact copy of an earlier row, which is not sent. */
export const LEFT_OUT = 1 << ISSUE_KINDS.length
/** The checks that need the formats and the earlier uploads have been made. */
export const LATE_DONE = LEFT_OUT << 1
/** The row is in the sheet; else it is only kept for undo or redo. */
export const LIVE = LATE_DONE << 1

export const PROBLEMS = (1 << PROBLEM_KINDS.length) - 1
export const WARNINGS = (LEFT_OUT - 1) & ~PROBLEMS

/** What a row has because of other rows of its order, and of its number. */
export const FROM_ORDER = FLAG['same-row-twice'] | FLAG['order-with-several-numbers'] | LEFT_OUT
export const FROM_NUMBER = FLAG['number-on-several-orders']
export const FROM_TWINS = FROM_ORDER | FROM_NUMBER

/** What a row has because of earlier uploads. */
export const FROM_EARLIER =
  FLAG['already-accepted'] |
  FLAG['other-number-accepted'] |
  FLAG['maybe-accepted'] |
  FLAG['waits-elsewhere']

/** What only the late checks find out. */
export const FROM_LATE =
  FLAG['check-digit'] |
  FLAG['changed-by-spreadsheet'] |
  FLAG['courier-is-a-name'] |
  FROM_EARLIER |
  LATE_DONE

/** The part of the flags by which rows are counted. */
export const COUNTED = LIVE - 1

/** Whether a row with these flags is sent when the person presses the button. */
export function isSendable(flags: number): boolean {
  return (flags & (PROBLEMS | LEFT_OUT)) === 0
}
