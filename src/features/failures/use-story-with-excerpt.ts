import { useCallback } from 'react'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** Why an entry stands where it stands, with what the service wrote: each may be of another request. */
export function useStoryWithExcerpt(): (outcome: Outcome) => string {
  const t = useTranslations('failures')
  const storyOf = useOutcomeStory()
  const sentences = useSentences()
  return useCallback(
    (outcome: Outcome) => {
      const story = storyOf(outcome)
      const excerpt = excerptOfOutcome(outcome)
      return excerpt === '' ? story : sentences(story, t('serviceWrote'), excerpt)
    },
    [t, sentences, storyOf],
  )
}

function excerptOfOutcome(outcome: Outcome): string {
  if (outcome.kind === 'refused') return excerptOf(outcome.fault)
  if (outcome.kind !== 'in-doubt' || outcome.since !== null) return ''
  const { cause } = outcome.doubt
  return cause.kind === 'fault' ? excerptOf(cause.fault) : ''
}

/** What the service wrote beside a fault, as plain text; empty when it wrote nothing. */
export function excerptOf(fault: Fault): string {
  return 'excerpt' in fault ? fault.excerpt : ''
}
