import { useCallback } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'

/**
 * Joins parts without an "and": "3, 7, 12". Names at most `most` parts and counts the others, including `unnamed` ones.
 * `Intl.ListFormat` has no separator for such lists in Chinese: rows 3, 7 and 12 would read as row 3712.
 */
export function useEnumeration(): (
  parts: readonly string[],
  most?: number,
  unnamed?: number,
) => string {
  const t = useTranslations('common')
  return useCallback(
    (parts: readonly string[], most = Infinity, unnamed = 0) => {
      const first = parts.slice(0, most).join(t('comma'))
      const more = Math.max(0, parts.length - most) + unnamed
      return more > 0 ? t('listOfSources', { first, count: more }) : first
    },
    [t],
  )
}
