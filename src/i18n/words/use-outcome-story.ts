import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Outcome } from '#domain/upload/outcome.ts'
import { useCourierLabel } from './courier-names.ts'
import { useFaultWords } from './use-fault-words.ts'
import { useWhen } from './use-when.ts'

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>
type Words = {
  readonly t: ReturnType<typeof useTranslations<'failures'>>
  readonly when: ReturnType<typeof useWhen>
  readonly faultWords: ReturnType<typeof useFaultWords>
  readonly courierLabel: ReturnType<typeof useCourierLabel>
}

/** Says in a sentence why an entry stands where it stands; empty where the outcome's name says it all. */
export function useOutcomeStory(): (outcome: Outcome) => string {
  const t = useTranslations('failures')
  const when = useWhen()
  const faultWords = useFaultWords()
  const courierLabel = useCourierLabel()
  return useMemo(() => {
    const words = { t, when, faultWords, courierLabel }
    return (outcome: Outcome) => tellStory(outcome, words)
  }, [t, when, faultWords, courierLabel])
}

function tellStory(outcome: Outcome, words: Words): string {
  const { t, when, faultWords } = words
  switch (outcome.kind) {
    case 'accepted':
      return outcome.how === 'by-person' ? t('story.marked', { when: when(outcome.at) }) : ''
    case 'failed':
      return tellFailed(outcome, words)
    case 'courier-needed':
      return join(
        t('story.candidates', { count: countCouriers(outcome) }),
        tellOther(outcome, words),
      )
    case 'unexplained':
      return tellUnexplained(outcome, words)
    case 'in-doubt':
      return tellDoubt(outcome, words)
    case 'refused':
      return faultWords(outcome.fault)
    case 'not-sent':
      return t('story.notSent')
    case 'set-aside':
      return tellSetAside(outcome, words)
    case 'waiting':
    case 'sending':
      return ''
  }
}

function tellFailed(outcome: OutcomeOf<'failed'>, words: Words): string {
  const { t } = words
  const { message, candidates } = outcome
  const courierToo = candidates === null ? '' : t('story.courierToo')
  return join(message ?? t('noReason'), tellOther(outcome, words), courierToo)
}

function tellOther({ otherCourier }: OutcomeOf<'failed' | 'courier-needed'>, words: Words): string {
  return otherCourier === undefined
    ? ''
    : words.t('story.otherCourier', { courier: words.courierLabel(otherCourier) })
}

function join(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' · ')
}

/** Keys may be repeated; a courier counts once. */
function countCouriers({ candidates }: OutcomeOf<'courier-needed'>): number {
  return new Set(candidates.map((candidate) => candidate.key)).size
}

function tellUnexplained({ unnamed, accepted }: OutcomeOf<'unexplained'>, { t }: Words): string {
  return t('story.unexplained', { missing: unnamed - accepted, unnamed })
}

function tellDoubt({ doubt, since }: OutcomeOf<'in-doubt'>, words: Words): string {
  const { t, when, faultWords } = words
  const sent = when(doubt.at)
  if (since) return t('story.doubtSince', { when: sent, message: since.message ?? t('noReason') })
  if (doubt.cause.kind === 'unexplained') return t('story.doubtUnexplained', { when: sent })
  return t('story.doubt', { when: sent, fault: faultWords(doubt.cause.fault) })
}

function tellSetAside({ at, why }: OutcomeOf<'set-aside'>, { t, when }: Words): string {
  return why === ''
    ? t('story.setAside', { when: when(at) })
    : t('story.setAsideWhy', { when: when(at), why })
}
