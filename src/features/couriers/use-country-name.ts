import { useMemo } from 'react'
import { useLocale } from '#i18n/use-translations.ts'

/** Names a country or region by its ISO code; the code itself, when nobody knows it. */
export function useCountryName(): (iso: string) => string {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
    // Anything but a region's code makes `of` throw.
    return (iso) =>
      /^[a-z]{2}$/i.test(iso.trim()) ? (names.of(iso.trim().toUpperCase()) ?? iso) : iso
  }, [locale])
}
