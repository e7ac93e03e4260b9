import { useCallback, useContext, useMemo } from 'react'
import { countryOf } from '#domain/couriers/list/courier-list.ts'
import { courierSearchText } from '#domain/couriers/list/search-text.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { CourierNames, useNameWithCode } from '#i18n/words/courier-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'

/** Returns the names that several couriers share in the user's language. Their corporate groups tell them apart. */
export function useSharedNames(candidates: readonly CourierCandidate[]): ReadonlySet<string> {
  const language = useLocale()
  return useMemo(() => {
    const seen = new Set<string>()
    const shared = new Set<string>()
    for (const candidate of candidates) {
      const name = nameOfCandidate(candidate, language)
      if (seen.has(name)) shared.add(name)
      seen.add(name)
    }
    return shared
  }, [candidates, language])
}

/** Returns a function that lists the searchable texts of a courier, including its country in the user's language. */
export function useSearchText(): (candidate: CourierCandidate) => string {
  const countryName = useCountryName()
  return useCallback(
    (candidate) => `${courierSearchText(candidate)} ${countryName(countryOf(candidate))}`,
    [countryName],
  )
}

/** Returns a function that names a courier: as the candidates do, else as otherwise known, else by its key. */
export function useNameOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const language = useLocale()
  const nameOf = useContext(CourierNames)
  return useCallback(
    (key) => {
      const candidate = candidates.find((one) => one.key === key)
      return candidate ? nameOfCandidate(candidate, language) : (nameOf(key) ?? plainText(key))
    },
    [candidates, language, nameOf],
  )
}

/** The same with the code, for tables. */
export function useLabelOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const nameOfKey = useNameOfKey(candidates)
  const nameWithCode = useNameWithCode()
  return useCallback((key) => nameWithCode(nameOfKey(key), key), [nameOfKey, nameWithCode])
}

type NameOfCountry = (iso: string) => string

const known = new Map<string, NameOfCountry>()

/** Returns a function that names a country or region by its ISO code. An unknown code stays as it is. */
export function useCountryName(): NameOfCountry {
  const locale = useLocale()
  const names = known.get(locale) ?? nameCountries(locale)
  known.set(locale, names)
  return names
}

/** Caches the name of each country, because lists of thousands are searched by it. */
function nameCountries(locale: string): NameOfCountry {
  const regions = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  const names = new Map<string, string>()
  const find = (iso: string) => {
    const code = iso.trim()
    // `of` throws for anything but a region's code.
    return /^[a-z]{2}$/i.test(code) ? (regions.of(code.toUpperCase()) ?? code) : code
  }
  return (iso) => {
    const name = names.get(iso) ?? find(iso)
    names.set(iso, name)
    return name
  }
}
