import { useMemo, useState } from 'react'
import { type CourierGroup, groupEntries } from '#domain/couriers/group-entries.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { UploadView } from '#workflows/upload-run.ts'
import { useVerdict } from './use-verdict.ts'

const NO_CHOICES: ReadonlyMap<number, string> = new Map()

/** The entries that need a courier, in groups; a choice does not group them anew. */
export function useCourierGroups({ state }: UploadView): readonly CourierGroup[] {
  const { entries, outcomes, counts } = state
  const verdictOf = useVerdict(counts['courier-needed'] > 0)
  const [shapeOf] = useState(() => remember(shapeKey))
  return useMemo(
    () =>
      groupEntries({
        entries,
        outcomes,
        choices: NO_CHOICES,
        shapeOf,
        ...(verdictOf ? { verdictOf } : {}),
      }),
    [entries, outcomes, shapeOf, verdictOf],
  )
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
