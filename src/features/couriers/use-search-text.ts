import { useCallback } from 'react'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { useCountryName } from './use-country-name.ts'

/** Everything by which people look for a courier: its names in all languages, its code, its country. */
export function useSearchText(): (candidate: CourierCandidate) => string {
  const countryName = useCountryName()
  return useCallback(
    ({ name, nameZhCn, nameZhHk, key, countryIso }) =>
      [name, nameZhCn, nameZhHk, key, countryIso, countryName(countryIso)].join(' '),
    [countryName],
  )
}
