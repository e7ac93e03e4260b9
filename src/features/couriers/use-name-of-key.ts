import { useCallback } from 'react'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { nameOfCandidate } from './candidate-names.ts'

/** Names the courier of a key among candidates; the key itself, when it is none of theirs. */
export function useNameOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const language = useLocale()
  return useCallback(
    (key) => {
      const candidate = candidates.find((one) => one.key === key)
      return candidate ? nameOfCandidate(candidate, language) : key
    },
    [candidates, language],
  )
}
