import { problemsOfEntry } from '#domain/draft/issues/late/check-entry.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { numberOnLabel } from '#domain/formats/read-label.ts'
import { toEntry, type TrackingEntry, type TrackingField } from '#domain/entry/tracking-entry.ts'

/** Cleans a value like one of the sheet. Of a scanned label it takes the number. */
export function cleanCorrection(value: string, field: TrackingField): string {
  const cleaned = cleanField(value, field)
  return (field === 'trackingId' && numberOnLabel(cleaned)) || cleaned
}

/** Returns the entry with a cleaned value in one field. An empty optional field is removed. */
export function correctEntry(
  entry: TrackingEntry,
  field: TrackingField,
  value: string,
): TrackingEntry {
  return toEntry({ ...entry, [field]: cleanCorrection(value, field) })
}

/** Returns the scanned text if only a part of it became the tracking number, otherwise null. */
export function scannedFor(entry: TrackingEntry, written: string): string | null {
  const whole = cleanField(written, 'trackingId')
  return numberOnLabel(whole) === entry.trackingId ? whole : null
}

const CHECKED = new WeakMap<TrackingEntry, boolean>()

/** Returns whether the entry can be sent. Caches the result, because thousands of rows can be pasted at once. */
export function canGo(entry: TrackingEntry): boolean {
  const known = CHECKED.get(entry)
  if (known !== undefined) return known
  const isFine = problemsOfEntry(entry).length === 0
  CHECKED.set(entry, isFine)
  return isFine
}
