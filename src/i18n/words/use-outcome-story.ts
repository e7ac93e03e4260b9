import { useMemo } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { explainOutcome, type OutcomeWords } from '#domain/upload/explain-outcome.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { useCourierLabel } from './courier-names.ts'
import { useFaultWords } from './use-fault-words.ts'
import { useWhen } from './use-when.ts'

/** Returns a function that words the reason for an outcome in a sentence, or '' if the outcome's name is enough. */
export function useOutcomeStory(): (outcome: Outcome) => string {
  const t = useTranslations('failures')
  const when = useWhen()
  const faultWords = useFaultWords()
  const courierLabel = useCourierLabel()
  return useMemo(() => {
    const reason = (message: string | null) => message ?? t('noReason')
    const words: OutcomeWords = {
      between: ' · ',
      reason,
      fault: faultWords,
      marked: (at) => t('story.marked', { when: when(at) }),
      courierToo: () => t('story.courierToo'),
      otherCourier: (courier) => t('story.otherCourier', { courier: courierLabel(courier) }),
      otherOrder: (orderId) => t('story.otherOrder', { orderId }),
      // Keys may be repeated, so only distinct ones count.
      candidates: (candidates) =>
        t('story.candidates', { count: new Set(candidates.map(({ key }) => key)).size }),
      unexplained: (numbers) => t('story.unexplained', numbers),
      doubt: ({ doubt: { at, cause }, since }) => {
        const sent = when(at)
        if (since) return t('story.doubtSince', { when: sent, message: reason(since.message) })
        if (cause.kind === 'unexplained') return t('story.doubtUnexplained', { when: sent })
        return t('story.doubt', { when: sent, fault: faultWords(cause.fault) })
      },
      notSent: () => t('story.notSent'),
      setAside: ({ at, why }) =>
        why === ''
          ? t('story.setAside', { when: when(at) })
          : t('story.setAsideWhy', { when: when(at), why }),
    }
    return (outcome: Outcome) => explainOutcome(outcome, words)
  }, [t, when, faultWords, courierLabel])
}
