import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { StoredEvent, UploadHeader } from '#domain/upload/stored-upload.ts'
import { packSearchText } from '#domain/upload/search-text.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { type Computed, type ReadContext, recall, remember } from '#journal/memory.ts'
import { readChunks } from '#journal/read-journal.ts'
import { unpackEntries } from '#storage/pack-upload.ts'
import { createBreathe } from '#base/breathe.ts'

/** An entry with its corrected values. */
type Correction = { readonly position: Position; readonly entry: TrackingEntry }

/** The search index of one upload. */
export type SearchableUpload = {
  /** Search text of the original entries, by position. */
  readonly text: string
  /** The position of the first entry of each chunk. */
  readonly chunkStarts: readonly Position[]
  readonly corrections: readonly Correction[]
  readonly correctText: string
}

const SEARCHABLE: Computed<SearchableUpload> = {
  start: readTexts,
  readOn: readCorrections,
  sizeOf: ({ text }) => text.length,
  // Enough for a few hundred thousand entries; further uploads are read again for each search.
  most: 60_000_000,
  whenFull: 'skip',
}

/** The visit of the last update, which stays valid during the visit, since nothing is corrected then. */
const visits = new WeakMap<SearchableUpload, number>()

/** Returns the search index of an upload, from memory if it is up to date. */
export async function readSearchable(
  context: ReadContext,
  header: UploadHeader,
  visit: number,
): Promise<SearchableUpload> {
  const known = recall(SEARCHABLE, context.store, header.id)?.value
  if (known && visits.get(known) === visit) return known
  const { value } = await remember(SEARCHABLE, context, header)
  visits.set(value, visit)
  return value
}

async function readTexts(
  { store, signal }: ReadContext,
  { id }: UploadHeader,
): Promise<SearchableUpload> {
  const chunkStarts: Position[] = []
  const texts: string[] = []
  let count = 0
  const breathe = createBreathe()
  for await (const chunks of readChunks(store, id)) {
    signal?.throwIfAborted()
    for (const chunk of chunks) {
      const entries = unpackEntries(chunk)
      chunkStarts.push(count)
      count += entries.length
      // Each text begins and ends with a line break, which neighbours share.
      texts.push(packSearchText(entries).slice(0, -1))
      await breathe()
    }
  }
  return { text: `${texts.join('')}\n`, chunkStarts, corrections: [], correctText: '' }
}

async function readCorrections(
  known: SearchableUpload,
  batches: AsyncIterable<readonly StoredEvent[]>,
): Promise<SearchableUpload> {
  const more: Correction[] = []
  for await (const events of batches)
    for (const event of events) if (event.type === 'corrected') more.push(event)
  if (more.length === 0) return known
  const corrections = [...known.corrections, ...more]
  const correctText = packSearchText(corrections.map(({ entry }) => entry))
  return { ...known, corrections, correctText }
}
