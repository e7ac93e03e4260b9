import type { RowSort } from '#domain/draft/stored/kept-draft.ts'
import { ABOUT_FIELD } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** Returns a function that names a sortable column as in its header. */
export function useColumnName(): (column: RowSort['by']) => string {
  const t = useTranslations('common')
  const tSheet = useTranslations('prepare.sheet')
  return (column) => {
    if (column === 'row') return t('row')
    return column === 'issues' ? tSheet('issue') : t(ABOUT_FIELD[column].header)
  }
}
