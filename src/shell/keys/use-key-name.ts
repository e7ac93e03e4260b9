import { useTranslations } from '#i18n/use-translations.ts'

const NAMED = ['Shift', 'Enter', 'Space', 'Delete', 'Home', 'End'] as const

/** Returns a function that names a key as printed on keyboards of the language. */
export function useKeyName(): (key: string) => string {
  const t = useTranslations('help.keyNames')
  return (key) => {
    const name = NAMED.find((one) => one === key)
    return name ? t(name) : key
  }
}
