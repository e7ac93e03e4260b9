import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { isProblem, type IssueKind } from '#domain/draft/issues/issue.ts'
import { Icon } from '#ui/icon.tsx'
import { classes } from '#ui/classes.ts'
import styles from './issue-cell.module.css'

const PROBLEM = { tone: 'bad', icon: 'cross' } as const
const WARNING = { tone: 'warn', icon: 'warning' } as const

/** A copy is neither a problem nor a warning. */
export const SKIPPED = { tone: 'muted', icon: 'info' } as const

/** Colour and sign of an issue. */
export const lookOf = (kind: IssueKind) => (isProblem(kind) ? PROBLEM : WARNING)

/** How many rows have an issue of a kind. */
export function countOf({ issueCounts }: DraftSnapshot, kind: IssueKind): number {
  return issueCounts.find((issue) => issue.kind === kind)?.count ?? 0
}

type IssueTextProps = {
  readonly kind: IssueKind
  /** A copy is skipped: it is neither a problem nor a warning. */
  readonly quiet?: boolean
  readonly children: string
}

/** An issue by sign, word and colour together. */
export function IssueText({ kind, quiet = false, children }: IssueTextProps) {
  const { tone, icon } = quiet ? SKIPPED : lookOf(kind)
  return (
    <span className={classes(styles.issue, tone)} title={children}>
      <Icon name={icon} size={14} />
      <span className={styles.words}>{children}</span>
    </span>
  )
}
