import { readStored, readUploaded } from '#journal/read-journal.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { packSearchText } from '#domain/upload/search-text.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { Store } from '#storage/store.ts'
import type { RecordsContext } from './context.ts'

/** An entry with its corrected values. */
type Correct = { readonly position: Position; readonly entry: TrackingEntry }

/** What a search needs of one upload. */
export type SearchableUpload = {
  /** The entries as they were first sent, by position. */
  readonly text: string
  /** The position of the first entry of each chunk. */
  readonly chunkStarts: readonly Position[]
  readonly corrections: readonly Correct[]
  readonly correctText: string
  /** The last event that was searched for corrections. */
  readonly lastEvent: number
  /** The visit of the last look: nothing is corrected while the search is open. */
  readonly visit: number
}

type Reading = Pick<RecordsContext, 'store' | 'signal'>

const EVENTS_AT_ONCE = 200
/** Some hundred thousand entries; what is beyond is read again for each search. */
const CHARACTERS_KEPT = 60_000_000

const memories = new WeakMap<Store, Map<string, SearchableUpload>>()

/** Reads what a search needs of an upload, or has it in memory since the last key. */
export async function readSearchable(
  reading: Reading,
  header: UploadHeader,
  visit: number,
): Promise<SearchableUpload> {
  const memory = memoryOf(reading.store)
  const known = memory.get(header.id)
  if (known?.visit === visit) return known
  const first = known ?? (await readTexts(reading, header))
  const current = { ...(await readCorrections(reading, header.id, first)), visit }
  if (known || charactersOf(memory) + current.text.length <= CHARACTERS_KEPT) {
    memory.set(header.id, current)
  }
  return current
}

/** Lets go of uploads that were deleted. */
export function forgetOthers(store: Store, headers: readonly UploadHeader[]): void {
  const memory = memoryOf(store)
  const ids = new Set(headers.map(({ id }) => id))
  for (const id of memory.keys()) if (!ids.has(id)) memory.delete(id)
}

async function readTexts({ store, signal }: Reading, header: UploadHeader) {
  const chunkStarts: Position[] = []
  const texts: string[] = []
  let count = 0
  for await (const uploaded of readUploaded(store, header, signal)) {
    chunkStarts.push(count)
    count += uploaded.length
    // A text begins and ends with a line break: two of them share one.
    texts.push(packSearchText(uploaded.map(({ entry }) => entry)).slice(0, -1))
  }
  const text = `${texts.join('')}\n`
  return { text, chunkStarts, corrections: [], correctText: '', lastEvent: 0, visit: -1 }
}

async function readCorrections(
  { store, signal }: Reading,
  id: string,
  known: SearchableUpload,
): Promise<SearchableUpload> {
  const corrections = [...known.corrections]
  let { lastEvent } = known
  for await (const events of readStored(store, id, lastEvent, signal, EVENTS_AT_ONCE)) {
    for (const event of events) if (event.type === 'corrected') corrections.push(event)
    lastEvent += events.length
  }
  const correctText = packSearchText(corrections.map(({ entry }) => entry))
  return { ...known, corrections, correctText, lastEvent }
}

function charactersOf(memory: ReadonlyMap<string, SearchableUpload>): number {
  let sum = 0
  for (const { text } of memory.values()) sum += text.length
  return sum
}

function memoryOf(store: Store): Map<string, SearchableUpload> {
  const memory = memories.get(store) ?? new Map<string, SearchableUpload>()
  memories.set(store, memory)
  return memory
}
