import { arrivalOf, type Fault, SOME_REDIRECT } from '#domain/upload/fault.ts'
import { TOO_LARGE_IN_A_ROW } from '#domain/upload/run/consequence.ts'
import type { PauseReason } from '#domain/upload/run/pause.ts'
import { TRIAL_SIZE } from '#domain/upload/requests/plan-request.ts'
import { countToSend } from '#domain/upload/requests/waiting-behind.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'

export type PauseWords = {
  readonly reason: string
  /** Consequence for the entries and the next step; empty if another part of the page says it. */
  readonly next: string
}

/** Returns a function that words the reason for a pause and the next step. */
export function usePauseWords(): (why: PauseReason, state: UploadState) => PauseWords {
  const t = useTranslations('upload')
  const sentences = useSentences()
  const reasonWords = useReasonWords()
  return (why, state) => {
    const left = countToSend(state)
    const next = nextOf(why, state)
    const isBlocked = left === 0 && state.counts.waiting > 0 && !holdsAnswer(why)
    return {
      reason: reasonWords(why, state),
      next: sentences(
        next !== null && (left > 0 || !NEEDS_ENTRIES_LEFT.has(next)) && t(`next.${next}`),
        isBlocked && t('next.behind', { count: state.counts.waiting }),
      ),
    }
  }
}

const holdsAnswer = (why: PauseReason) => why.kind === 'storage' && why.holdsAnswer

/** Returns a function that words the reason for a pause. */
export function useReasonWords() {
  const t = useTranslations('upload.paused')
  const sentences = useSentences()
  const faultWords = useFaultWords()
  return (why: PauseReason, state: UploadState): string => {
    const { counts } = state
    switch (why.kind) {
      case 'by-person':
        return t('rest', { count: countToSend(state) })
      case 'token-needed':
        return t(why.rejected ? 'tokenRejected' : 'tokenMissing')
      case 'other-shop': {
        const { shop, tokenShop } = why
        return t('otherShop', { shop: plainText(shop), tokenShop: plainText(tokenShop) })
      }
      case 'fault':
        return why.fault.kind === 'too-large'
          ? t('tooLarge', { count: TOO_LARGE_IN_A_ROW })
          : faultWords(why.fault)
      case 'trial-failed':
        return t(why.message === null ? 'trialFailedSilently' : 'trialFailed', {
          count: TRIAL_SIZE,
        })
      case 'offline':
        return t('offline')
      case 'storage':
        return isHeld(why) ? t('answerHeld') : t(`storage.${why.cause}`)
      case 'interrupted':
        return sentences(t('interrupted'), counts['in-doubt'] > 0 && t('interruptedDoubt'))
      case 'other-upload':
        return t('otherUpload')
    }
  }
}

type StoragePause = Extract<PauseReason, { kind: 'storage' }>

const isHeld = ({ holdsAnswer, cause }: StoragePause) =>
  holdsAnswer && cause !== 'changed' && cause !== 'over'

/** Texts about the remaining entries; they are left out when nothing is left to send. */
const NEEDS_ENTRIES_LEFT: ReadonlySet<string> = new Set([
  'not-processed',
  'not-sent',
  'offline',
  'over',
  'full',
  'unreachable',
  'token',
  'newToken',
  'trialFailed',
  'trialFailedSilently',
  'otherShop',
])

function nextOf(why: PauseReason, { counts }: UploadState) {
  switch (why.kind) {
    case 'token-needed':
      return why.rejected ? 'newToken' : 'token'
    case 'interrupted':
      return 'over'
    case 'offline':
      return 'offline'
    case 'storage':
      return isHeld(why) ? (why.cause === 'full' ? 'heldFull' : 'held') : why.cause
    case 'fault':
      return adviceFor(why.fault, counts)
    case 'trial-failed':
      return why.message === null ? 'trialFailedSilently' : 'trialFailed'
    case 'other-shop':
      return 'otherShop'
    case 'by-person':
    case 'other-upload':
      return null
  }
}

/** Statuses about the request as a whole, not about an entry. */
const CAUSES: Readonly<Record<number, 'forbidden' | 'address'>> = {
  403: 'forbidden',
  404: 'address',
  405: 'address',
  415: 'address',
}

function adviceFor(fault: Fault, counts: UploadState['counts']) {
  if (fault.kind === 'too-large') return 'tooLarge'
  if (fault.kind === 'request-rejected') return CAUSES[fault.status] ?? 'refused'
  const arrival = arrivalOf(fault, 1)
  // The sentence about a redirect already explains it.
  if (fault.kind === 'unclear-status' && fault.status === SOME_REDIRECT && counts['in-doubt'] === 0)
    return null
  return arrival
}
