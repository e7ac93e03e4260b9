import type { DraftSnapshot, RepeatedSheet } from '#domain/draft/draft-view.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useWhen } from '#i18n/words/use-when.ts'

export type RepeatWords = {
  /** How much of the sheet was uploaded before, and when. */
  readonly title: string
  /** What the rest of it is; empty when there is no rest. */
  readonly parts: string
}

const PARTS = ['accepted', 'maybe-accepted', 'open', 'changed', 'new'] as const

/** Says in words which rows of a sheet were uploaded before. */
export function useRepeatWords(sources: DraftSnapshot['sources']) {
  const t = useTranslations('prepare.repeats')
  const format = useFormatter()
  const when = useWhen()
  const nameOf = useSourceName()
  return ({ source, rows, counts, uploads }: RepeatedSheet): RepeatWords => {
    const count = rows - counts.changed - counts.new
    const since = Math.min(...uploads.map(({ startedAt }) => startedAt))
    const from = t('from', { uploads: uploads.length, when: when(since) })
    const isSettled = count === counts.accepted
    const sentence = t(isSettled ? 'accepted' : 'uploaded', { count, rows, from })
    const told = PARTS.filter((part) => counts[part] > 0 && !(isSettled && part === 'accepted'))
    const list = format.list(told.map((part) => t(`part.${part}`, { count: counts[part] })))
    return {
      title: sources.length > 1 ? t('named', { name: nameOf(source), sentence }) : sentence,
      parts: told.length > 0 ? t('parts', { list }) : '',
    }
  }
}
