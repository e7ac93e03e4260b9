import { useCallback } from 'react'
import { countryOf } from '#domain/couriers/list/courier-list.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useCountryName } from './use-country-name.ts'

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
