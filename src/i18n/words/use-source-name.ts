import { useCallback } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { plainText } from './plain-text.ts'

/** Names a source as the person knows it: the file and its sheet, the paste, typing, the sample. */
export function useSourceName(): (source: RowSource) => string {
  const t = useTranslations('common')
  return useCallback(
    (source: RowSource) => {
      switch (source.kind) {
        case 'file':
          return plainText(
            source.sheet === null
              ? source.name
              : t('source.fileSheet', { name: source.name, sheet: source.sheet }),
          )
        case 'pasted':
          return t('source.pasted', { number: String(source.number) })
        case 'typed':
          return t('source.typed')
        case 'sample':
          return t('source.sample')
      }
    },
    [t],
  )
}

/** Names several sources by the first of them. */
export function useSourceNames(): (sources: readonly RowSource[]) => string {
  const t = useTranslations('common')
  const nameOf = useSourceName()
  return useCallback(
    ([first, ...others]: readonly RowSource[]) => {
      const name = nameOf(first ?? { kind: 'typed' })
      return others.length === 0 ? name : t('listOfSources', { first: name, count: others.length })
    },
    [t, nameOf],
  )
}
