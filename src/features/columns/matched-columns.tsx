import { type ColumnMatch, unusedColumns } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { columnLetter, useColumnName } from '#i18n/words/use-column-name.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './columns.module.css'

/** Which column became which field ("Order ID ← Order number"), and which columns are not used. */
export function MatchedColumns({ match }: { match: ColumnMatch }) {
  const t = useTranslations('columns')
  const nameOfField = useFieldName()
  const nameOfColumn = useColumnName()
  const fields = TRACKING_FIELDS.filter((field) => match.mapping[field] !== undefined)
  return (
    <span className={styles.matched}>
      {match.headerRow !== null && match.headerRow > 0 && (
        <span>{t('titles', { count: match.headerRow, last: String(match.headerRow) })}</span>
      )}
      <span>{t('matchedCount', { count: fields.length })}</span>
      {fields.map((field) => {
        const column = match.columns.find(({ index }) => index === match.mapping[field])
        const header = column?.header || nameOfColumn(match.mapping[field] ?? 0, null)
        return (
          <span key={field} className={styles.pair}>
            {t('matched', { field: nameOfField(field), header })}
          </span>
        )
      })}
      <UnusedColumns match={match} />
    </span>
  )
}

/** More names would hide what is used; `Change columns` shows all. */
const MOST_NAMES = 8

function UnusedColumns({ match }: { match: ColumnMatch }) {
  const t = useTranslations('columns')
  const enumerate = useEnumeration()
  const names = unusedColumns(match).map(({ index, header }) => {
    return header || t('columnInList', { letter: columnLetter(index) })
  })
  if (names.length === 0) return null
  const columns = enumerate(names, MOST_NAMES)
  return <span className={styles.unused}>{t('unused', { columns })}</span>
}
