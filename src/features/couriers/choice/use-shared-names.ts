import { useMemo } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useLocale } from '#i18n/use-translations.ts'

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
