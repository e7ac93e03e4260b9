import { useTranslations } from '#i18n/use-translations.ts'
import type { CountDifference } from '#domain/upload/answers/count-differences.ts'

/** For the numbers that a sentence does not have. */
const NUMBERS = { accepted: 0, count: 0, counted: 0, named: 0, unnamed: 0 }

/** Says a reason for which the service's counts and the books differ. */
export function useDifferenceWords(): (difference: CountDifference) => string {
  const t = useTranslations('upload.differ')
  return ({ kind, ...numbers }) => t(kind, { ...NUMBERS, ...numbers })
}
