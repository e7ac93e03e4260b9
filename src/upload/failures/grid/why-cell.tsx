import type { Position } from '#domain/upload/upload-event.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useRowNames } from '#i18n/words/use-row-names.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import type { Duplicates } from '#upload/failures/correcting/find-duplicates.ts'
import type { WorkRow } from './work-row.ts'
import styles from '#upload/failures/work.module.css'

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

function RowMark({ row: { issues, duplicates } }: { row: WorkRow }) {
  const t = useTranslations('failures')
  const fieldName = useFieldName()
  const duplicateWords = useDuplicateWords()
  const [first] = issues
  if (first) {
    const issue = t(`cell.${first.issue}`)
    return <WarningMark text={t('heldBy', { field: fieldName(first.field), issue })} />
  }
  const [duplicate] = duplicates
  return duplicate ? <WarningMark text={duplicateWords(duplicate)} /> : null
}

function WarningMark({ text }: { text: string }) {
  return (
    <span className={styles.heldMark}>
      <Icon name="warning" size={14} />
      <span className="cut">{text}</span>
    </span>
  )
}

/** Returns a function that words the duplicates of a corrected row as the sheet does. */
export function useDuplicateWords(): (duplicates: Duplicates) => string {
  const t = useTranslations('prepare.issue')
  const rowNames = useRowNames()
  return ({ kind, rows, count }) => t(kind, { rows: rowNames(rows, count) })
}
