import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type { Outcome } from './outcome.ts'
import type { RequestRecord, UploadMemory, UploadState } from './upload.ts'
import type { Position } from './upload-event.ts'

/** So much that packing, writing and reading a part takes a few milliseconds. */
const ENTRIES = 2500
const REQUESTS = 50

/** What an upload has once, and not for each entry or request. */
export type PackedRest = Omit<UploadState, 'entries' | 'outcomes' | 'requests' | 'memory'> & {
  readonly memory: Omit<UploadMemory, 'submissionOf'>
}

/** Some entries, and some requests, of a state. */
export type PackedPart = {
  /** Each once: most entries of a request share theirs. */
  readonly outcomes: readonly Outcome[]
  /** By entry, into `outcomes`. */
  readonly outcomeOf: Uint16Array
  readonly submissionOf: Int32Array
  /** Entries that are not any more as they were when the upload began. */
  readonly changed: ReadonlyMap<Position, TrackingEntry>
  readonly requests: readonly RequestRecord[]
}

export type PackedState = {
  readonly rest: PackedRest
  readonly partCount: number
  readonly part: (number: number) => PackedPart
}

/** Packs a state to be kept; `first` is what the upload began with. Each part is packed when it is asked for. */
export function packState(state: UploadState, first: readonly TrackingEntry[]): PackedState {
  const { entries, outcomes, requests, memory, ...shown } = state
  const { submissionOf, ...remembered } = memory
  return {
    rest: { ...shown, memory: remembered },
    partCount: Math.ceil(Math.max(entries.length / ENTRIES, requests.length / REQUESTS)),
    part: (number) => {
      const from = number * ENTRIES
      return {
        ...packOutcomes(outcomes.slice(from, from + ENTRIES)),
        submissionOf: Int32Array.from(submissionOf.slice(from, from + ENTRIES)),
        changed: findChanged(entries, first, from),
        requests: requests.slice(number * REQUESTS, (number + 1) * REQUESTS),
      }
    },
  }
}

function packOutcomes(outcomes: readonly Outcome[]): Pick<PackedPart, 'outcomes' | 'outcomeOf'> {
  const known = new Map<Outcome, number>()
  const outcomeOf = Uint16Array.from(outcomes, (outcome) => {
    const index = known.get(outcome) ?? known.size
    known.set(outcome, index)
    return index
  })
  return { outcomes: [...known.keys()], outcomeOf }
}

function findChanged(
  entries: readonly TrackingEntry[],
  first: readonly TrackingEntry[],
  from: Position,
): ReadonlyMap<Position, TrackingEntry> {
  const changed = new Map<Position, TrackingEntry>()
  const to = Math.min(from + ENTRIES, entries.length)
  for (let position = from; position < to; position += 1) {
    const entry = entries[position]
    if (entry && entry !== first[position]) changed.set(position, entry)
  }
  return changed
}

/** The state that was packed; null when these are not all its parts, or `first` is not what its upload began with. */
export function unpackState(
  first: readonly TrackingEntry[],
  { memory, ...shown }: PackedRest,
  parts: readonly PackedPart[],
): UploadState | null {
  const entries = first.slice()
  const outcomes: Outcome[] = []
  const submissionOf: number[] = []
  const requests: RequestRecord[] = []
  for (const part of parts) {
    // By index: an iterator takes ten times as long.
    for (let index = 0; index < part.outcomeOf.length; index += 1) {
      const outcome = part.outcomes[part.outcomeOf[index] ?? -1]
      if (outcome) outcomes.push(outcome)
      submissionOf.push(part.submissionOf[index] ?? -1)
    }
    for (const [position, entry] of part.changed) entries[position] = entry
    for (const request of part.requests) requests.push(request)
  }
  if (outcomes.length !== first.length || entries.length !== first.length) return null
  return { ...shown, entries, outcomes, requests, memory: { ...memory, submissionOf } }
}
