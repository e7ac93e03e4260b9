import { useCallback } from 'react'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { plainText } from './plain-text.ts'

/** Maximum number of named items; the rest is counted. */
const MOST_ITEMS = 10

/** Returns a function that names the items of an order, and counts those beyond the maximum. */
export function useItemNames(): (items: readonly string[]) => readonly string[] {
  const t = useTranslations('prepare.sheet')
  return useCallback(
    (items) => {
      const named = items.slice(0, MOST_ITEMS).map((item) => plainText(item))
      const more = items.length - named.length
      return more > 0 ? [...named, t('more', { more })] : named
    },
    [t],
  )
}

/** Returns a function that lists the items in a sentence, or undefined if the sheet has no item names. */
export function useItemWords(): (items: readonly string[]) => string | undefined {
  const t = useTranslations('prepare.sheet')
  const format = useFormatter()
  const namesOf = useItemNames()
  return useCallback(
    (items) =>
      items.length === 0 ? undefined : t('items', { items: format.list(namesOf(items)) }),
    [t, format, namesOf],
  )
}
