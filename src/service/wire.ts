import { FIELDS } from '#domain/entry/fields.ts'
import { WIRE_VALUES } from '#domain/entry/wire-values.ts'
import { toEntry, type TrackingEntry } from '#domain/entry/tracking-entry.ts'

/** An entry as the service gets it: its fields and nothing else, the optional ones only where given. */
function toWire(entry: TrackingEntry) {
  const given = toEntry(entry)
  return Object.fromEntries(
    FIELDS.map(({ key, wireName, value }) => {
      const text = given[key]
      return [wireName, text === undefined ? undefined : WIRE_VALUES[value].write(text)]
    }),
  )
}

/** The exact body of a request. */
export function formatBody(entries: readonly TrackingEntry[]): string {
  return JSON.stringify(entries.map(toWire))
}
