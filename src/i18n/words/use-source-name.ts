import { useCallback } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { plainText } from './plain-text.ts'
import { useTimeToday } from './use-when.ts'

/** Returns a function that names a source: the file and its sheet, the time of the paste, typed entries, the sample. */
export function useSourceName(): (source: RowSource) => string {
  const t = useTranslations('common')
  const timeOf = useTimeToday()
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
          return t('source.pasted', { time: timeOf(source.at, source.number > 1) })
        case 'typed':
          return t('source.typed')
        case 'sample':
          return t('source.sample')
      }
    },
    [t, timeOf],
  )
}

/** Returns a function that names several sources by the first one. */
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
