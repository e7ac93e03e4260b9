import { useTranslations } from 'use-intl'
import type { Outcome } from '#domain/upload/outcome.ts'
import { useFaultWords } from './use-fault-words.ts'
import { useWhen } from './use-when.ts'

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>

/** Says in a sentence why an entry stands where it stands; empty where the outcome's name says it all. */
export function useOutcomeStory(): (outcome: Outcome) => string {
  const t = useTranslations('failures')
  const when = useWhen()
  const faultWords = useFaultWords()

  const failed = ({ message, candidates }: OutcomeOf<'failed'>) => {
    const reason = message ?? t('noReason')
    return candidates === null ? reason : `${reason} ${t('story.courierToo')}`
  }
  const inDoubt = ({ doubt, since }: OutcomeOf<'in-doubt'>) => {
    const sent = when(doubt.at)
    if (since) {
      return t('story.doubtSince', { when: sent, message: since.message ?? t('noReason') })
    }
    if (doubt.cause.kind === 'unexplained') return t('story.doubtUnexplained', { when: sent })
    return t('story.doubt', { when: sent, fault: faultWords(doubt.cause.fault) })
  }
  const setAside = ({ at, why }: OutcomeOf<'set-aside'>) =>
    why === ''
      ? t('story.setAside', { when: when(at) })
      : t('story.setAsideWhy', { when: when(at), why })

  return (outcome) => {
    switch (outcome.kind) {
      case 'accepted':
        return outcome.how === 'by-person' ? t('story.marked', { when: when(outcome.at) }) : ''
      case 'failed':
        return failed(outcome)
      case 'courier-needed':
        return t('story.candidates', {
          count: new Set(outcome.candidates.map((one) => one.key)).size,
        })
      case 'unexplained':
        return t('story.unexplained', {
          missing: outcome.unnamed - outcome.accepted,
          unnamed: outcome.unnamed,
        })
      case 'in-doubt':
        return inDoubt(outcome)
      case 'refused':
        return faultWords(outcome.fault)
      case 'not-sent':
        return t('story.notSent')
      case 'set-aside':
        return setAside(outcome)
      case 'waiting':
      case 'sending':
        return ''
    }
  }
}
