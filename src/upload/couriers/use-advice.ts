import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { createAdviser, type GroupAdvice } from '#domain/couriers/groups/advise-on-group.ts'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { SAMPLE_SIZE, type VerdictOf } from '#domain/couriers/groups/suggest-courier.ts'
import { type FormatIndex, indexOfCourier } from '#domain/formats/format-index.ts'
import { judgeNumber } from '#domain/formats/judge-number.ts'
import type { CandidateNotes } from '#entries/couriers/candidate.tsx'
import { useSharedNames } from '#entries/couriers/candidate-words.ts'
import { courierMemoryQuery, formatsQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'

/** Returns advice on the candidates of a group, from its numbers and earlier choices. */
export type AdviseOn = (group: CourierGroup) => GroupAdvice

const NO_COURIERS: ReadonlySet<string> = new Set()

const NOTHING = { memories: new Map(), countries: new Set<string>(), rules: new Map() }

/** Returns whether everything that advice is drawn from has been read, or cannot be read. */
export function useAdviceRead(): boolean {
  const services = useServices()
  const { shop = '' } = useUpload().view.header
  const memory = useQuery(courierMemoryQuery(services, shop))
  const formats = useQuery(formatsQuery())
  return !memory.isPending && !formats.isPending
}

/** Returns the page's adviser. It uses a group's first numbers, because each answer groups the entries again. */
export function useAdvice(tries: EarlierTries): AdviseOn {
  const { header, state } = useUpload().view
  const { entries } = state
  const { data: known = NOTHING } = useQuery(courierMemoryQuery(useServices(), header.shop ?? ''))
  // Without the formats there are fewer suggestions, but choosing works.
  const { data: formats } = useQuery(formatsQuery())
  const advise = useMemo(
    () => createAdviser({ ...known, verdictOf: formats && judgeBy(formats) }),
    [known, formats],
  )
  return useCallback(
    (group) => {
      const first = group.positions.slice(0, SAMPLE_SIZE)
      const numbers = first.map((position) => entries.at(position)?.trackingId ?? '')
      return advise(group, numbers, triedIn(group, tries))
    },
    [advise, entries, tries],
  )
}

function judgeBy(index: FormatIndex): VerdictOf {
  // Most couriers of a long list have no format, and finding that out takes a search through all formats.
  const without = new Set<string>()
  return (trackingId, courierKey) => {
    const own = without.has(courierKey) ? null : indexOfCourier(index, courierKey)
    if (own === null) {
      without.add(courierKey)
      return 'no'
    }
    const { fits, checkDigit } = judgeNumber(own, trackingId)
    if (!fits.includes(courierKey)) return 'no'
    return checkDigit === 'fits' ? 'check-digit' : 'only-shape'
  }
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
  { reasons, suggestion }: GroupAdvice,
  tries: EarlierTries,
): CandidateNotes {
  const sharedNames = useSharedNames(group.candidates)
  return useMemo(() => {
    const chosenCount = suggestion?.reason === 'chosen-before' ? suggestion.accepted : undefined
    return { reasons, chosenCount, tried: triedIn(group, tries), sharedNames }
  }, [reasons, suggestion, group, tries, sharedNames])
}
