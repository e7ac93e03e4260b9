import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { createAdviser, type GroupAdvice } from '#domain/couriers/groups/advise-on-group.ts'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { SAMPLE_SIZE } from '#domain/couriers/groups/suggest-courier.ts'
import type { CandidateNotes } from '#entries/couriers/candidate.tsx'
import { useSharedNames } from '#entries/couriers/candidate-words.ts'
import { courierMemoryQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { useVerdict } from './use-courier-groups.ts'

/** Returns advice on the candidates of a group, from its numbers and earlier choices. */
export type AdviseOn = (group: CourierGroup) => GroupAdvice

const NO_COURIERS: ReadonlySet<string> = new Set()

const NOTHING = { memories: new Map(), countries: new Set<string>(), rules: new Map() }

/** Returns the page's adviser. It uses a group's first numbers, because each answer groups the entries again. */
export function useAdvice(tries: EarlierTries): AdviseOn {
  const { header, state } = useUpload().view
  const { entries } = state
  const verdictOf = useVerdict()
  const { data: known = NOTHING } = useQuery(courierMemoryQuery(useServices(), header.shop ?? ''))
  const advise = useMemo(() => createAdviser({ ...known, verdictOf }), [known, verdictOf])
  return useCallback(
    (group) => {
      const first = group.positions.slice(0, SAMPLE_SIZE)
      const numbers = first.map((position) => entries.at(position)?.trackingId ?? '')
      return advise(group, numbers, triedIn(group, tries))
    },
    [advise, entries, tries],
  )
}

/** Returns the couriers with which entries of a group were sent before. */
function triedIn({ positions }: CourierGroup, tries: EarlierTries): ReadonlySet<string> {
  if (tries.size === 0) return NO_COURIERS
  const all = positions.flatMap((position) => tries.get(position) ?? [])
  return new Set(all.map(({ courier }) => courier))
}

/** Returns the notes beside the candidates of a group. */
export function useGroupNotes(
  group: CourierGroup,
  { reasons }: GroupAdvice,
  tries: EarlierTries,
): CandidateNotes {
  const sharedNames = useSharedNames(group.candidates)
  return useMemo(
    () => ({ reasons, tried: triedIn(group, tries), sharedNames }),
    [reasons, group, tries, sharedNames],
  )
}
