import type { DraftRow } from '#domain/draft/draft-view.ts'
import type { Issue } from '#domain/draft/row/issue.ts'
import { useCanAct } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { FixedText, IssueText } from '#entries/issues/issue-text.tsx'
import styles from '#entries/issues/issue-cell.module.css'
import { bestFix, type Fix, useFixes } from './row-fixes.ts'
import { useIssueWords } from '#entries/issues/use-issue-words.ts'

type RowProps = {
  readonly row: DraftRow
  /** Index among the shown rows. */
  readonly index: number
}

/** Returns the element ID of an issue's text, which describes its cell. */
export const idOfIssue = ({ id }: DraftRow, { kind, field }: Issue): string =>
  `issue-${id}-${field}-${kind}`

type IssueCellProps = RowProps & { readonly tabIndex: 0 | -1 }

/** Issues of a row in short words, and the most useful fix. */
export function IssueCell({ row, index, tabIndex }: IssueCellProps) {
  const wordsOf = useIssueWords()
  const fix = useBestFix({ row, index })
  // A fixed row has the text "fixed" first.
  const more = row.issues.length - (row.isFixed ? 0 : 1)
  return (
    <>
      <span className={styles.texts}>
        {row.isFixed && <FixedText gives={row.issues.length === 0} />}
        {row.issues.map((issue, place) => (
          <IssueText
            key={`${issue.kind} ${issue.field}`}
            id={idOfIssue(row, issue)}
            kind={issue.kind}
            gives={place === row.issues.length - 1}
          >
            {wordsOf(issue)}
          </IssueText>
        ))}
        {more > 0 && (
          <span className={styles.more} aria-hidden="true">
            +{more}
          </span>
        )}
      </span>
      {fix && <FixButton fix={fix} tabIndex={tabIndex} />}
    </>
  )
}

function useBestFix({ row, index }: RowProps): Fix | undefined {
  const fixesOf = useFixes()
  const canAct = useCanAct()
  return canAct ? bestFix(row.issues.flatMap((issue) => fixesOf(row, index, issue))) : undefined
}

/** Invisible copy of a row's fix, which keeps the row's actions from covering the fix. */
export function FixSpace(props: RowProps) {
  const fix = useBestFix(props)
  return fix && <span className={styles.fixSpace} data-text={fix.label} aria-hidden="true" />
}

/** Issues of a row, one below the other, each with all its fixes. */
export function IssuesOfRow({ row, index }: RowProps) {
  const wordsOf = useIssueWords()
  const fixesOf = useFixes()
  const canAct = useCanAct()
  return row.issues.map((issue) => (
    <div key={`${issue.kind} ${issue.field}`} className={styles.whole}>
      <IssueText kind={issue.kind} gives>
        {wordsOf(issue)}
      </IssueText>
      {canAct &&
        fixesOf(row, index, issue).map((fix) => (
          <span key={fix.label} className="inline tight muted">
            <FixButton fix={fix} />
            {fix.name && <span lang={fix.name.lang}>{fix.name.text}</span>}
          </span>
        ))}
    </div>
  ))
}

function FixButton({ fix, tabIndex }: { readonly fix: Fix; readonly tabIndex?: 0 | -1 }) {
  return (
    <Button look="quiet" className={styles.fix} tabIndex={tabIndex} onClick={fix.run}>
      {fix.label}
    </Button>
  )
}
