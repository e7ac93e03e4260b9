import {
  isSameEntry,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { Correction } from '#domain/upload/repairs/suggest-repair.ts'
import { createTextSearch } from '#domain/entry/text-search.ts'
import { correctEntry } from '#upload/failures/correcting/correct-entry.ts'

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
