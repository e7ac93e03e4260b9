import { arrivalOf, type Fault, SOME_REDIRECT } from '#domain/upload/fault.ts'
import { useFaultWords } from '#i18n/use-fault-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { PauseReason } from '#workflows/upload-run.ts'

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
  return fault.kind === 'turned-down' ? CAUSES[fault.status] : undefined
}

/** Says why sending stands still, and what that means for the entries. */
export function usePauseWords(): (why: PauseReason) => string {
  const t = useTranslations('upload')
  const faultWords = useFaultWords()
  const hint = (fault: Fault) => {
    const cause = causeOf(fault)
    return cause && t(`hint.${cause}`)
  }
  const storageWords = ({ cause, holdsAnswer }: PauseReason & { kind: 'storage' }) =>
    holdsAnswer && cause !== 'changed' && cause !== 'over'
      ? `${t('paused.answerHeld')} ${t(`paused.holding.${cause}`)}`
      : t(`paused.storage.${cause}`)
  return (why) => {
    switch (why.kind) {
      case 'by-person':
        return t('paused.byPerson')
      case 'token-needed':
        return `${why.rejected ? t('paused.tokenRejected') : t('paused.tokenMissing')} ${t('paused.tokenNext')}`
      case 'fault':
        // A run stops at "too large" only when a single entry is.
        return [faultWords(why.fault), hint(why.fault), t(`after.${arrivalOf(why.fault, 1)}`)]
          .filter(Boolean)
          .join(' ')
      case 'trial-failed':
        return why.message === null ? t('paused.trialFailedSilently') : t('paused.trialFailed')
      case 'offline':
        return t('paused.offline')
      case 'storage':
        return storageWords(why)
      case 'interrupted':
        return t('paused.interrupted')
      case 'other-upload':
        return t('paused.otherUpload')
    }
  }
}
