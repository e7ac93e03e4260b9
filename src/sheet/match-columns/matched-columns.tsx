import { type ColumnMatch, unusedColumns } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { columnLetter, useColumnName } from '#i18n/words/use-column-name.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useTranslations } from '#i18n/use-translations.ts'

type MatchProps = { readonly match: ColumnMatch }

/** Number of columns that became fields. The tooltip lists them ("Order ID ← Order number"). */
export function MatchedColumns({ match }: MatchProps) {
  const t = useTranslations('columns')
  const nameOfField = useFieldName()
  const nameOfColumn = useColumnName()
  const fields = TRACKING_FIELDS.filter((field) => match.mapping[field] !== undefined)
  const pairs = fields.map((field) => {
    const column = match.columns.find(({ index }) => index === match.mapping[field])
    const header = column?.header || nameOfColumn(match.mapping[field] ?? 0, null)
    return t('matched', { field: nameOfField(field), header: plainText(header) })
  })
  return <span title={pairs.join('\n')}>{t('matchedCount', { count: fields.length })}</span>
}

/** More names would hide the used columns; `Change columns` shows all. */
const MOST_NAMES = 8

export function UnusedColumns({ match }: MatchProps) {
  const t = useTranslations('columns')
  const enumerate = useEnumeration()
  const names = unusedColumns(match).map(({ index, header }) => {
    return plainText(header ?? '') || t('columnInList', { letter: columnLetter(index) })
  })
  if (names.length === 0) return null
  return <span>{t('unused', { columns: enumerate(names, MOST_NAMES, match.furtherColumns) })}</span>
}
