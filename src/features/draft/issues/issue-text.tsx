import type { Issue } from '#domain/draft/issues/issue.ts'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/draft/draft.module.css'
import { lookOf } from './issue-look.ts'

/** An issue by sign, word and colour together. */
export function IssueText({ kind, children }: { kind: Issue['kind']; children: string }) {
  const { tone, icon } = lookOf(kind)
  return (
    <span className={[styles.issue, styles[tone]].join(' ')}>
      <Icon name={icon} size={13} />
      <span className={styles.issueWords}>{children}</span>
    </span>
  )
}
