import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { CurrentEntries, type EntryList } from '#domain/upload/entry-list.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { RequestRecord, UploadMemory, UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** Small enough to pack, write and read a part in about ten milliseconds, even when each entry has candidates. */
const ENTRIES = 1000
const REQUESTS = 20

/** The state without its lists of entries and requests. */
export type PackedRest = Omit<UploadState, 'entries' | 'outcomes' | 'requests' | 'memory'> & {
  readonly memory: Omit<UploadMemory, 'submissionOf'>
}

/** A slice of the entries and requests of a state. */
export type PackedPart = {
  /** Entries of a request mostly share one object, so copying a part must preserve object identity. */
  readonly outcomes: readonly Outcome[]
  readonly submissionOf: readonly number[]
  /** Entries that have changed since the upload began. */
  readonly changed: ReadonlyMap<Position, TrackingEntry>
  readonly requests: readonly RequestRecord[]
}

export type PackedState = {
  readonly rest: PackedRest
  readonly partCount: number
  readonly part: (number: number) => PackedPart
}

/** Packs a state, to be stored beside the original entries of its upload. Each part is packed on demand. */
export function packState(state: UploadState): PackedState {
  const { entries, outcomes, requests, memory, ...shown } = state
  const { submissionOf, ...remembered } = memory
  return {
    rest: { ...shown, memory: remembered },
    partCount: Math.ceil(Math.max(entries.length / ENTRIES, requests.length / REQUESTS)),
    part: (number) => {
      const from = number * ENTRIES
      return {
        outcomes: outcomes.slice(from, from + ENTRIES),
        submissionOf: submissionOf.slice(from, from + ENTRIES),
        changed: findChanged(entries, from),
        requests: requests.slice(number * REQUESTS, (number + 1) * REQUESTS),
      }
    },
  }
}

function findChanged(
  entries: CurrentEntries,
  from: Position,
): ReadonlyMap<Position, TrackingEntry> {
  const changed = new Map<Position, TrackingEntry>()
  const to = Math.min(from + ENTRIES, entries.length)
  for (let position = from; position < to; position += 1) {
    const entry = entries.changed.get(position)
    if (entry) changed.set(position, entry)
  }
  return changed
}

/** Returns the packed state; null when parts are missing or `first` belongs to another upload. */
export function unpackState(
  first: EntryList,
  { memory, ...shown }: PackedRest,
  parts: readonly PackedPart[],
): UploadState | null {
  const entries = new CurrentEntries(first, new Map(parts.flatMap(({ changed }) => [...changed])))
  const outcomes = parts.flatMap((part) => part.outcomes)
  const submissionOf = parts.flatMap((part) => part.submissionOf)
  const requests = parts.flatMap((part) => part.requests)
  if (outcomes.length !== first.length) return null
  return { ...shown, entries, outcomes, requests, memory: { ...memory, submissionOf } }
}
