import { useCallback, useContext, useMemo } from 'react'
import { countryOf } from '#domain/couriers/list/courier-list.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { ShapePart } from '#domain/formats/describe-shape.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { CourierNames, useNameWithCode } from '#i18n/words/courier-names.ts'

/** Names the courier of a key: as the candidates do, else as it is known otherwise, else by the key itself. */
export function useNameOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const language = useLocale()
  const nameOf = useContext(CourierNames)
  return useCallback(
    (key) => {
      const candidate = candidates.find((one) => one.key === key)
      return candidate ? nameOfCandidate(candidate, language) : (nameOf(key) ?? key)
    },
    [candidates, language, nameOf],
  )
}

/** The same with its code, for tables. */
export function useLabelOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const nameOfKey = useNameOfKey(candidates)
  const nameWithCode = useNameWithCode()
  return useCallback((key) => nameWithCode(nameOfKey(key), key), [nameOfKey, nameWithCode])
}

/** The names that several of the couriers have in the person's language: there their groups tell them apart. */
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

/** Everything by which people look for a courier: its names in all languages, its code, its country. */
export function useSearchText(): (candidate: CourierCandidate) => string {
  const countryName = useCountryName()
  return useCallback(
    (candidate) => {
      const { name, nameZhCn, nameZhHk, key } = candidate
      const country = countryOf(candidate)
      return [name, nameZhCn, nameZhHk, key, country, countryName(country)].join(' ')
    },
    [countryName],
  )
}

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

/** Says the shape of a tracking number: "LP 9 digits CN". */
export function useShapeWords(): (shape: readonly ShapePart[]) => string {
  const t = useTranslations('couriers.shape')
  return useMemo(() => {
    const wordsOf = (part: ShapePart) => {
      switch (part.kind) {
        case 'digits':
          return t('digits', { count: part.count })
        case 'characters':
          return t('characters', { count: part.count })
        case 'letters':
        case 'other':
          return part.text
      }
    }
    return (shape) => (shape.length === 0 ? t('none') : shape.map(wordsOf).join(' '))
  }, [t])
}
