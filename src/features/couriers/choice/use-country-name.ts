import { useLocale } from '#i18n/use-translations.ts'

type NameOfCountry = (iso: string) => string

const known = new Map<string, NameOfCountry>()

/** Names a country or region by its ISO code; the code itself, when nobody knows it. */
export function useCountryName(): NameOfCountry {
  const locale = useLocale()
  const names = known.get(locale) ?? nameCountries(locale)
  known.set(locale, names)
  return names
}

/** Each country is named once: a list of thousands is searched by these names too. */
function nameCountries(locale: string): NameOfCountry {
  const regions = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  const names = new Map<string, string>()
  const find = (iso: string) => {
    const code = iso.trim()
    // Anything but a region's code makes `of` throw.
    return /^[a-z]{2}$/i.test(code) ? (regions.of(code.toUpperCase()) ?? code) : code
  }
  return (iso) => {
    const name = names.get(iso) ?? find(iso)
    names.set(iso, name)
    return name
  }
}
