import { useQuery } from '@tanstack/react-query'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { couriersQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'

/** Returns a function that names a courier by its code; null: the name is unknown or still loading. */
export function useKnownNames() {
  const language = useLocale()
  const { data: couriers, isPending } = useQuery(couriersQuery(useServices()))
  const nameOf = (code: string): string | null => {
    const known = couriers?.find(({ key }) => key === code)
    return known ? nameOfCandidate(known, language) : null
  }
  return { nameOf, isPending }
}
