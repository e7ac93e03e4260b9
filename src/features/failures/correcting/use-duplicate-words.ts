import { useRowNames } from '#i18n/words/use-row-names.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { Duplicates } from './find-duplicates.ts'

/** Says of a corrected row in the words of sheets which other rows have its order or its number. */
export function useDuplicateWords(): (duplicates: Duplicates) => string {
  const t = useTranslations('prepare.issue')
  const rowNames = useRowNames()
  return ({ kind, rows, count }) => t(kind, { rows: rowNames(rows, count) })
}
