import type { Position } from '#domain/upload/events/upload-event.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useRowNames } from '#i18n/words/use-row-names.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import type { Duplicates } from '#features/failures/correcting/find-duplicates.ts'
import type { WorkRow } from './work-row.ts'
import styles from '#features/failures/work.module.css'

/** The cell that a reason names is described by it. */
export const whyId = (position: Position) => `why-${position}`

/** Why an entry is here: first what keeps it back, or who has its order or number too; then what the service said. */
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

/** Says of a corrected row in the words of sheets which other rows have its order or its number. */
export function useDuplicateWords(): (duplicates: Duplicates) => string {
  const t = useTranslations('prepare.issue')
  const rowNames = useRowNames()
  return ({ kind, rows, count }) => t(kind, { rows: rowNames(rows, count) })
}
