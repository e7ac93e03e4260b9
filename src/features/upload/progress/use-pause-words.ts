import { arrivalOf, type Fault, SOME_REDIRECT } from '#domain/upload/answers/fault.ts'
import { TOO_LARGE_IN_A_ROW } from '#domain/upload/run/consequence.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { countToSend } from '#domain/upload/requests/waiting-behind.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { PauseReason } from '#domain/upload/run/hold.ts'

/** What a status of a refusal mostly comes from. */
const CAUSES: Readonly<Record<number, 'content' | 'forbidden' | 'address'>> = {
  400: 'content',
  403: 'forbidden',
  404: 'address',
  405: 'address',
  415: 'address',
  422: 'content',
}

function causeOf(fault: Fault) {
  if (fault.kind === 'unclear-status') return fault.status === SOME_REDIRECT ? 'address' : undefined
  return fault.kind === 'request-rejected' ? CAUSES[fault.status] : undefined
}

/** Says why sending stands still, what that means for the entries, and what goes with Resume, if anything does. */
export function usePauseWords(): (why: PauseReason, state: UploadState) => string {
  const sentences = useSentences()
  const reasonWords = useReasonWords()
  const nextWords = useNextWords()
  return (why, state) => sentences(reasonWords(why, state), nextWords(why, state))
}

/** Says why sending stands still. */
export function useReasonWords() {
  const t = useTranslations('upload')
  const sentences = useSentences()
  const faultWords = useFaultWords()
  const wordsOfFault = (fault: Fault) => {
    if (fault.kind === 'too-large') return t('paused.tooLarge', { count: TOO_LARGE_IN_A_ROW })
    const cause = causeOf(fault)
    return sentences(
      faultWords(fault),
      cause && t(`hint.${cause}`),
      t(`after.${arrivalOf(fault, 1)}`),
    )
  }
  return (why: PauseReason, state: UploadState): string => {
    switch (why.kind) {
      case 'by-person':
        return t('paused.byPerson')
      case 'token-needed':
        return t(why.rejected ? 'paused.tokenRejected' : 'paused.tokenMissing')
      case 'fault':
        return wordsOfFault(why.fault)
      case 'trial-failed':
        return t(why.message === null ? 'paused.trialFailedSilently' : 'paused.trialFailed')
      case 'offline':
        return t('paused.offline')
      case 'storage':
        return why.holdsAnswer && why.cause !== 'changed' && why.cause !== 'over'
          ? sentences(t('paused.answerHeld'), t(`paused.holding.${why.cause}`))
          : t(`paused.storage.${why.cause}`)
      case 'interrupted':
        return sentences(
          t('paused.interrupted'),
          state.counts['in-doubt'] > 0 && t('paused.interruptedDoubt'),
        )
      case 'other-upload':
        return t('paused.otherUpload')
    }
  }
}

/** Resume is spoken of only where it would send something. */
function useNextWords() {
  const t = useTranslations('upload')
  const sentences = useSentences()
  return (why: PauseReason, state: UploadState) => {
    // Some of the rest has been answered already.
    if (why.kind === 'storage' && why.holdsAnswer) return ''
    const left = countToSend(state)
    const next = nextOf(why, state)
    if (left > 0) return sentences(next && t(`next.${next}`), t('paused.rest', { count: left }))
    const { waiting } = state.counts
    return waiting > 0 && t('next.behind', { count: waiting })
  }
}

function nextOf(why: PauseReason, { counts }: UploadState) {
  switch (why.kind) {
    case 'token-needed':
      return 'token'
    case 'interrupted':
      return counts['in-doubt'] > 0 ? 'unknown' : 'over'
    case 'offline':
      return 'offline'
    case 'storage':
      return why.cause === 'over' ? 'over' : null
    case 'fault': {
      const arrival = arrivalOf(why.fault, 1)
      return arrival === 'refused' ? null : arrival
    }
    case 'by-person':
    case 'trial-failed':
    case 'other-upload':
      return null
  }
}
