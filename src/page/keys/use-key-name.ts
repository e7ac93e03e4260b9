import { useTranslations } from '#i18n/use-translations.ts'

/** Keyboards of other languages print other words on some keys. */
export function useKeyName(): (key: string) => string {
  const t = useTranslations('help.keyNames')
  return (key) => {
    switch (key) {
      case 'Ctrl':
      case 'Shift':
      case 'Enter':
      case 'Space':
      case 'Esc':
      case 'Delete':
      case 'Home':
      case 'End':
        return t(key)
      default:
        return key
    }
  }
}
