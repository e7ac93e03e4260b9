import {
  isSameEntry,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { createTextSearch } from '#domain/entry/text-search.ts'
import { correctEntry } from '#upload/failures/correcting/correct-entry.ts'

/** A changed value of a failed entry. */
export type Correction = {
  readonly position: Position
  readonly before: TrackingEntry
  readonly after: TrackingEntry
}

type Replacement = { readonly field: TrackingField; readonly find: string; readonly put: string }

/** Returns the corrections that replace a text in one field, wherever it occurs. Case-sensitive. */
export function planReplacement(
  entries: ReadonlyMap<Position, TrackingEntry>,
  { field, find, put }: Replacement,
): readonly Correction[] {
  const { replaceIn } = createTextSearch({
    text: find,
    wholeValue: false,
    matchCase: true,
    asTyped: true,
  })
  return [...entries].flatMap(([position, before]) => {
    const after = correctEntry(before, field, replaceIn(before[field] ?? '', put))
    return isSameEntry(before, after) ? [] : [{ position, before, after }]
  })
}
