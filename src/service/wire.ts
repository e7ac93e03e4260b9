import { FIELDS } from '#domain/entry/fields.ts'
import { WIRE_VALUES } from '#domain/entry/wire-values.ts'
import { toEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'

/** Converts an entry to its wire format: only its fields, without missing optional ones. */
function toWire(entry: TrackingEntry) {
  const given = toEntry(entry)
  return Object.fromEntries(
    FIELDS.map(({ key, wireName, value }) => {
      const text = given[key]
      return [wireName, text === undefined ? undefined : WIRE_VALUES[value].write(text)]
    }),
  )
}

/** Returns the exact body of a request. */
export function formatBody(entries: readonly TrackingEntry[]): string {
  return JSON.stringify(entries.map(toWire))
}
