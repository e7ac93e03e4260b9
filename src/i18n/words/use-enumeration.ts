import { useCallback } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'

/**
 * Puts parts one after the other without an "and": "3, 7, 12"; of more than `most` it names the first ones and counts
 * the others, with those that have no name. The browser's own lists of that kind have no sign
 * at all between their parts in Chinese: rows 3, 7 and 12 would be row 3712.
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
