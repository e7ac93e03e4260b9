import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { splitSize } from './split-size.ts'

/** Says a number of bytes as people do. */
export function useSizeWords(): (bytes: number) => string {
  const t = useTranslations('settings.kept.size')
  const format = useFormatter()
  return (bytes) => {
    const { value, unit } = splitSize(bytes)
    return t(unit, { size: format.number(value, { maximumSignificantDigits: 2 }) })
  }
}
