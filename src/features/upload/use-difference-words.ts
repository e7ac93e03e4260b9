import { useTranslations } from '#i18n/use-translations.ts'
import type { CountDifference } from '#domain/upload/count-differences.ts'

/** Says a reason for which the service's counts and the books differ. */
export function useDifferenceWords(): (difference: CountDifference) => string {
  const t = useTranslations('upload.differ')
  return (difference) => {
    switch (difference.kind) {
      case 'resent':
        return t('resent')
      case 'no-answer':
        return t('noAnswer', { count: difference.count })
      case 'unexplained':
        return t('unexplained', { accepted: difference.accepted, unnamed: difference.unnamed })
      case 'marked':
        return t('marked', { count: difference.count })
      case 'set-aside':
        return t('setAside', { count: difference.count })
      case 'no-reason':
        return t('noReason', { count: difference.count })
      case 'own-counts':
        return t('ownCounts', { counted: difference.counted, named: difference.named })
      case 'other':
        return t('other')
    }
  }
}
