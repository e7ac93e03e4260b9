import { useTranslations } from '#i18n/use-translations.ts'

const NAMED = ['Shift', 'Enter', 'Space', 'Delete', 'Home', 'End'] as const

/** Keyboards of other languages print other words on some keys. */
export function useKeyName(): (key: string) => string {
  const t = useTranslations('help.keyNames')
  return (key) => {
    const name = NAMED.find((one) => one === key)
    return name ? t(name) : key
  }
}
