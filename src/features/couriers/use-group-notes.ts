import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { usedFirst } from '#domain/couriers/list/used-couriers.ts'
import { LOOK_AT, suggestCourier, type VerdictOf } from '#domain/couriers/suggest-courier.ts'
import type { CandidateNotes } from '#page/couriers/candidate.tsx'
import { useSharedNames } from '#page/couriers/candidate-words.ts'
import { usedCouriersQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'
import { useUpload } from '#page/upload-context.ts'
import { useSteady } from './use-steady.ts'

type Noted = {
  readonly group: CourierGroup
  readonly tries: EarlierTries
  readonly verdictOf: VerdictOf | undefined
  readonly holdsStill: boolean
}

/** What is known of a group's candidates: which one its numbers suggest, and which were tried before. */
export function useGroupNotes({ group, tries, verdictOf, holdsStill }: Noted): CandidateNotes {
  const { candidates, positions } = group
  const { entries } = useUpload().view.state
  const numbers = positions
    .slice(0, LOOK_AT)
    .map((position) => entries.at(position)?.trackingId ?? '')
  // Each answer groups the entries anew; what is suggested hangs on the first numbers only.
  const looked = numbers.join('\n')
  const found = useMemo(() => {
    const keys = candidates.map(({ key }) => key)
    return verdictOf && suggestCourier(looked.split('\n'), keys, verdictOf)
  }, [looked, candidates, verdictOf])
  const suggestion = useSteady(found, holdsStill) ?? null
  const sharedNames = useSharedNames(candidates)
  const { data: usedByShape } = useQuery(usedCouriersQuery(useServices()))
  return useMemo(() => {
    const triesOf = positions.flatMap((position) => tries.get(position) ?? [])
    const used = usedByShape ? usedFirst(usedByShape, group.shape) : []
    return { suggestion, tried: new Set(triesOf.map(({ courier }) => courier)), used, sharedNames }
  }, [suggestion, positions, tries, usedByShape, group.shape, sharedNames])
}
