import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { type IssueKind, PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/draft/draft.module.css'

const PROBLEM = { tone: 'bad', icon: 'cross' } as const
const WARNING = { tone: 'warn', icon: 'warning' } as const
const PROBLEMS: ReadonlySet<IssueKind> = new Set(PROBLEM_KINDS)

/** Colour and sign of an issue; its words stand beside them. */
export const lookOf = (kind: IssueKind) => (PROBLEMS.has(kind) ? PROBLEM : WARNING)

/** How many rows have an issue of a kind. */
export function countOf({ issueCounts }: DraftSnapshot, kind: IssueKind): number {
  return issueCounts.find((issue) => issue.kind === kind)?.count ?? 0
}

/** An issue by sign, word and colour together. */
export function IssueText({ kind, children }: { kind: IssueKind; children: string }) {
  const { tone, icon } = lookOf(kind)
  return (
    <span className={[styles.issue, styles[tone]].join(' ')}>
      <Icon name={icon} size={13} />
      <span className={styles.issueWords}>{children}</span>
    </span>
  )
}
