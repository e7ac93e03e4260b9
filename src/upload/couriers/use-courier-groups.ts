import { useEffect, useMemo, useReducer, useState } from 'react'
import { findEarlierTries } from '#domain/couriers/earlier-tries.ts'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import { type CourierGroup, groupEntries } from '#domain/couriers/group-entries.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { positionsByKind } from '#domain/upload/summary.ts'
import type { Uploaded, UploadState } from '#domain/upload/upload.ts'
import { useUpload } from '#upload/frame/upload-context.ts'

/** Groups the entries that need a courier, and finds their earlier attempts. A choice doesn't group them again. */
export function useCourierGroups() {
  const { uploaded, state } = useUpload().view
  const { entries, corrected, outcomes, requests, memory } = state
  const known = knownOf(uploaded)
  const groups = useMemo(() => known.groupsOf(entries, outcomes), [known, entries, outcomes])
  const { submissionOf } = memory
  const tries = useMemo(
    () => findEarlierTries({ entries, corrected, outcomes, requests, submissionOf }),
    [entries, corrected, outcomes, requests, submissionOf],
  )
  return { groups, tries }
}

/** Reads entries that need a courier in slices. Returns whether all that were there at first have been read. */
export function useGroupsRead(): boolean {
  const { uploaded, state } = useUpload().view
  const [, lookOn] = useReducer((count: number) => count + 1, 0)
  const isRead = knownOf(uploaded).readSome(state)
  const [wasRead, setWasRead] = useState(isRead)
  if (isRead && !wasRead) setWasRead(true)
  useEffect(() => {
    if (isRead) return undefined
    const timer = setInterval(lookOn)
    return () => clearInterval(timer)
  }, [isRead])
  return wasRead
}

type KnownGroups = ReturnType<typeof createGrouping>

/** Groups of each upload. Kept here, so that reopening the panel doesn't group thousands of entries again. */
const known = new WeakMap<Uploaded, KnownGroups>()

function knownOf(uploaded: Uploaded): KnownGroups {
  const before = known.get(uploaded) ?? createGrouping()
  known.set(uploaded, before)
  return before
}

type LastGroups = Pick<UploadState, 'entries' | 'outcomes'> & {
  readonly groups: readonly CourierGroup[]
}

/** Number of entries that a short task can read. */
const AT_ONCE = 2000

/** Creates a cache of the last groups and of the entries that were read. */
function createGrouping() {
  const shapeOf = remember(shapeKey)
  const read = new WeakSet<Outcome>()
  let last: LastGroups | undefined
  return {
    /** Reads the next unread entries. Returns whether none are left. */
    readSome: ({ entries, outcomes }: Pick<UploadState, 'entries' | 'outcomes'>): boolean => {
      let left = AT_ONCE
      for (const position of positionsByKind(outcomes)['courier-needed']) {
        const outcome = outcomes[position]
        if (outcome?.kind !== 'courier-needed' || read.has(outcome)) continue
        if (left === 0) return false
        left -= 1
        shapeOf(entries.at(position)?.trackingId ?? '')
        setIdOf(outcome.candidates)
        read.add(outcome)
      }
      return true
    },
    groupsOf: (entries: UploadState['entries'], outcomes: UploadState['outcomes']) => {
      if (last?.entries !== entries || last.outcomes !== outcomes)
        last = { entries, outcomes, groups: groupEntries({ entries, outcomes, shapeOf }) }
      return last.groups
    },
  }
}

/** Memoizes the shapes of numbers, because each answer groups the entries again. */
function remember(shapeOf: (trackingId: string) => string): (trackingId: string) => string {
  const known = new Map<string, string>()
  return (trackingId) => {
    const shape = known.get(trackingId) ?? shapeOf(trackingId)
    known.set(trackingId, shape)
    return shape
  }
}
