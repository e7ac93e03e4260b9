import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { RowSort } from '#domain/draft/draft-view.ts'

/** What a column by which rows can be sorted is called. */
export function useColumnName(): (column: RowSort['by']) => string {
  const t = useTranslations('common')
  const tSheet = useTranslations('prepare.sheet')
  const nameOfField = useFieldName()
  return (column) => {
    if (column === 'row') return t('row')
    return column === 'issues' ? tSheet('issue') : nameOfField(column)
  }
}
