import { useMemo, useState } from 'react'
import { findEarlierTries } from '#domain/couriers/earlier-tries.ts'
import { createCandidateFolder } from '#domain/couriers/fold-candidates.ts'
import { groupEntries } from '#domain/couriers/group-entries.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { UploadView } from '#run/upload-run.ts'

/** The entries that need a courier, in groups, and what was tried with them; a choice does not group them anew. */
export function useCourierGroups({ state }: UploadView) {
  const { entries, outcomes, requests, memory } = state
  const [shapeOf] = useState(() => remember(shapeKey))
  const [fold] = useState(createCandidateFolder)
  const groups = useMemo(
    () => groupEntries({ entries, outcomes, shapeOf, fold }),
    [entries, outcomes, shapeOf, fold],
  )
  const { sentAs, submissionOf } = memory
  const tries = useMemo(
    () => findEarlierTries({ entries, outcomes, requests, sentAs, submissionOf }),
    [entries, outcomes, requests, sentAs, submissionOf],
  )
  return { groups, tries }
}

/** Each answer groups the entries again; the shape of a number stays what it was. */
function remember(shapeOf: (trackingId: string) => string): (trackingId: string) => string {
  const known = new Map<string, string>()
  return (trackingId) => {
    const shape = known.get(trackingId) ?? shapeOf(trackingId)
    known.set(trackingId, shape)
    return shape
  }
}
