import { useQuery } from '@tanstack/react-query'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { couriersQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'

/** Names a courier by its code, in the person's language; null where it has no known name, or none yet. */
export function useKnownNames() {
  const language = useLocale()
  const { data: couriers, isPending } = useQuery(couriersQuery(useServices()))
  const nameOf = (code: string): string | null => {
    const known = couriers?.find(({ key }) => key === code)
    return known ? nameOfCandidate(known, language) : null
  }
  return { nameOf, isPending }
}
