import { useMemo } from 'react'
import type { Outcome } from '#domain/upload/outcome.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { WordsOf } from '#features/upload/entries/find-positions.ts'

/** What the screen says of an outcome, to be searched; worded once for each. */
export function useOutcomeWords(): WordsOf {
  const nameOf = useTranslations('common.outcome')
  const story = useOutcomeStory()
  return useMemo(
    () => once((outcome) => `${nameOf(outcome.kind)} ${story(outcome)}`.toLowerCase()),
    [nameOf, story],
  )
}

function once(wordsOf: WordsOf): WordsOf {
  const worded = new WeakMap<Outcome, string>()
  return (outcome) => {
    const words = worded.get(outcome) ?? wordsOf(outcome)
    worded.set(outcome, words)
    return words
  }
}
