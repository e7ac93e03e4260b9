import { useCallback } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'

/** The rest of a long order is counted. */
const MOST_ITEMS = 10

/** Makes a function that names the items of a row and its further lines; undefined where the sheet has no names. */
export function useItemWords(): (row: DraftRow) => string | undefined {
  const t = useTranslations('prepare.sheet')
  const format = useFormatter()
  return useCallback(
    ({ items }) => {
      if (items.length === 0) return undefined
      const named = items.slice(0, MOST_ITEMS).map((item) => plainText(item))
      const more = items.length - named.length
      return t('items', { items: format.list(more > 0 ? [...named, t('more', { more })] : named) })
    },
    [t, format],
  )
}
