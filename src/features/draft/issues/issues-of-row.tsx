import type { DraftRow } from '#domain/draft/draft-view.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import styles from '#features/draft/draft.module.css'
import { IssueText } from './issue-text.tsx'
import { FixButton } from './fix-button.tsx'
import { useIssueWords } from './use-issue-words.ts'

type IssuesOfRowProps = {
  readonly row: DraftRow
  readonly client: DraftClient
  readonly canAct: boolean
  readonly tabIndex: 0 | -1
  /** One fix an issue, where there is little room. */
  readonly isBrief?: boolean
}

/** What is to look at in a row, in words, with what can be done about it. */
export function IssuesOfRow(props: IssuesOfRowProps) {
  const { row, client, canAct, tabIndex, isBrief = false } = props
  const wordsOf = useIssueWords()
  return (
    <span className={styles.issues}>
      {row.issues.map((issue) => (
        <span key={`${issue.kind} ${issue.field}`} className={styles.issueWithFix}>
          <IssueText kind={issue.kind}>{wordsOf(issue, row.skipped)}</IssueText>
          {canAct && <FixButton {...{ row, issue, client, tabIndex, isBrief }} />}
        </span>
      ))}
    </span>
  )
}
