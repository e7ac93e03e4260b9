import { arrivalOf } from '#domain/upload/fault.ts'
import { useFaultWords } from '#i18n/use-fault-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { PauseReason } from '#workflows/upload-run.ts'

/** Says why sending stands still, and what that means for the entries. */
export function usePauseWords(): (why: PauseReason) => string {
  const t = useTranslations('upload')
  const faultWords = useFaultWords()
  return (why) => {
    switch (why.kind) {
      case 'by-person':
        return t('paused.byPerson')
      case 'token-needed':
        return `${why.rejected ? t('paused.tokenRejected') : t('paused.tokenMissing')} ${t('paused.tokenNext')}`
      case 'fault':
        // A run stops at "too large" only when a single entry is.
        return `${faultWords(why.fault)} ${t(`after.${arrivalOf(why.fault, 1)}`)}`
      case 'trial-failed':
        return why.message === null ? t('paused.trialFailedSilently') : t('paused.trialFailed')
      case 'offline':
        return t('paused.offline')
      case 'storage':
        return t('paused.storage')
      case 'interrupted':
        return t('paused.interrupted')
      case 'other-upload':
        return t('paused.otherUpload')
    }
  }
}
