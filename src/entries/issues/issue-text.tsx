import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { isIssue, isProblem, type IssueKind } from '#domain/draft/row/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Icon } from '#ui/icon.tsx'
import { classes } from '#ui/classes.ts'
import styles from './issue-cell.module.css'

const PROBLEM = { tone: 'bad', icon: 'cross' } as const
const WARNING = { tone: 'warn', icon: 'warning' } as const

const NOTE = { tone: 'muted', icon: 'info' } as const
const WAITING = { tone: 'muted', icon: 'clock' } as const

/** Returns the tone and icon of a kind of issue. */
export const lookOf = (kind: IssueKind) => {
  if (!isIssue(kind)) return kind === 'no-number-yet' ? WAITING : NOTE
  return isProblem(kind) ? PROBLEM : WARNING
}

/** Counts the rows with a kind of issue. */
export function countOf({ issueCounts }: DraftSnapshot, kind: IssueKind): number {
  return issueCounts.find((issue) => issue.kind === kind)?.count ?? 0
}

type IssueTextProps = {
  readonly id?: string
  readonly kind: IssueKind
  /** Last text of its row, which is cut if there is no space. */
  readonly gives: boolean
  readonly children: string
}

/** Text of a row that was fixed but is still in the filtered list. */
export function FixedText({ gives }: Pick<IssueTextProps, 'gives'>) {
  const t = useTranslations('prepare.sheet')
  return (
    <span className={classes(styles.issue, 'ok', gives && styles.gives)}>
      <Icon name="check" size={14} />
      <span className={styles.words}>{t('fixed')}</span>
    </span>
  )
}

/** An issue with icon, text and tone. */
export function IssueText({ id, kind, gives, children }: IssueTextProps) {
  const { tone, icon } = lookOf(kind)
  return (
    <span id={id} className={classes(styles.issue, tone, gives && styles.gives)} title={children}>
      <Icon name={icon} size={14} />
      <span className={styles.words}>{children}</span>
    </span>
  )
}
