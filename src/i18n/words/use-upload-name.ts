import { useCallback } from 'react'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { plainText } from './plain-text.ts'
import { useSourceNames } from './use-source-name.ts'
import { useDay } from './use-when.ts'

type Named = Pick<UploadHeader, 'name' | 'sources' | 'startedAt' | 'entryCount'>

/** Returns a function that names an upload by the user's name for it, otherwise by its sources. */
export function useUploadName(): (header: Named) => string {
  const byItself = useNameByItself()
  return useCallback(
    (header) => (header.name === null ? byItself(header) : plainText(header.name)),
    [byItself],
  )
}

/** Returns a function that names an upload by its sources; pastes by the time and size of the upload. */
export function useNameByItself(): (header: Omit<Named, 'name'>) => string {
  const namesOf = useSourceNames()
  const t = useTranslations('common')
  const format = useFormatter()
  const dayOf = useDay()
  return useCallback(
    ({ sources, startedAt, entryCount }) => {
      const arePastes = sources.length > 0 && sources.every(({ kind }) => kind === 'pasted')
      if (!arePastes) return namesOf(sources)
      return t('pastedUpload', {
        day: dayOf(startedAt),
        time: format.dateTime(startedAt, CLOCK),
        count: format.number(entryCount),
      })
    },
    [namesOf, t, format, dayOf],
  )
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
