import type { Position } from '#domain/upload/upload-event.ts'
import { useIssueWords } from '#entries/issues/use-issue-words.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import type { WorkRow } from './work-row.ts'
import styles from './work.module.css'

/** ID of the reason, for the `aria-describedby` of the cell that the reason names. */
export const whyId = (position: Position) => `why-${position}`

/** Reason why an entry is here: first its own problem or duplicate, then the service's message. */
export function WhyCell({ row }: { row: WorkRow }) {
  const { story, sent } = row
  return (
    <span id={whyId(row.position)} className={styles.why}>
      <RowMark row={row} />
      <span dir="auto" className={classes('cut', sent && 'muted')}>
        {plainText(story)}
      </span>
    </span>
  )
}

function RowMark({ row: { issues } }: { row: WorkRow }) {
  const issueWords = useIssueWords()
  const [first] = issues
  return (
    first && (
      <span className={styles.heldMark}>
        <Icon name="warning" size={14} />
        <span className="cut">{issueWords(first)}</span>
      </span>
    )
  )
}
