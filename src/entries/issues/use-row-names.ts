import { useCallback } from 'react'
import type { OtherRow } from '#domain/draft/row/issue.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** Returns a function that names the first of some other rows, with the sheet if it is another one. */
export function useRowNames(): (rows: readonly OtherRow[], count: number) => string {
  const t = useTranslations('prepare.issue')
  const enumerate = useEnumeration()
  const nameOf = useSourceName()
  return useCallback(
    (others: readonly OtherRow[], count: number) => {
      const rows = enumerate(
        others.map(({ row, source }) =>
          source === null
            ? t('rowHere', { row: String(row) })
            : t('rowElsewhere', { row: String(row), source: nameOf(source) }),
        ),
      )
      const more = count - others.length
      return t('rows', { rows: more > 0 ? t('moreRows', { rows, count: more }) : rows, count })
    },
    [t, enumerate, nameOf],
  )
}
