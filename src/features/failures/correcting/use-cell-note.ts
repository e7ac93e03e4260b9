import { useMemo } from 'react'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { changedFields, isNamed, type WorkRow } from '#features/failures/grid/work-row.ts'

/** What colour says of a cell, in words. */
export function useCellNote(): (row: WorkRow, field: TrackingField) => string | undefined {
  const t = useTranslations('failures')
  return useMemo(
    () => (row, field) => {
      const found = row.issues.find((issue) => issue.field === field)
      if (found) return t(`cell.${found.issue}`)
      if (changedFields(row).includes(field)) return t('corrected')
      return isNamed(row, field) ? t('named') : undefined
    },
    [t],
  )
}
