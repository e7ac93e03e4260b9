import { useCallback } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'

type Sentence = string | false | null | undefined

/** Returns a function that joins sentences, in Chinese without a space between them. Skips empty values. */
export function useSentences(): (...sentences: readonly Sentence[]) => string {
  const t = useTranslations('upload')
  return useCallback(
    (...sentences: readonly Sentence[]) =>
      sentences.reduce<string>((first, second) => {
        if (!second) return first
        return first === '' ? second : t('sentences', { first, second })
      }, ''),
    [t],
  )
}
