import { startFolding, startState } from '#domain/upload/events/apply-events.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import { type PackedPart, unpackState } from '#domain/upload/events/pack-state.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { Uploaded, UploadState } from '#domain/upload/upload.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import { isPartOf, createUploaded } from '#storage/pack-upload.ts'
import type { Store } from '#storage/store.ts'
import { restoreEvent, readAhead } from '#journal/read-journal.ts'
import { createBreathe } from '#worker-calls/breathe.ts'

/** Long texts: nothing is made of them yet. */
const CHUNKS_AT_ONCE = 16
/** Read in pieces that take a few milliseconds each. */
const PARTS_AT_ONCE = 16
const EVENTS_AT_ONCE = 64

export type LoadedUpload = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  /** The number of the last event that is in the state. */
  readonly lastEvent: number
  /** The number of the last event in the checkpoint from which it was read on; 0: from the beginning. */
  readonly checkpoint: number
}

/** A state by the first events of a journal. */
type Known = Pick<LoadedUpload, 'state' | 'lastEvent'>

/**
 * Reads an upload and computes its state, without a long task; null when there is none of this id. `release`: the
 * one whose checkpoints can be trusted; null: none. All is asked for at once: on a page that is just being drawn
 * each answer waits for its turn.
 */
export async function loadUpload(
  store: Store,
  id: string,
  release: string | null,
): Promise<LoadedUpload | null> {
  const reading = store.readHeader(id)
  const keeping = release === null ? null : readCheckpoint(store, id, release)
  const chunks = readAhead(
    (batch) => store.readChunks(id, batch * CHUNKS_AT_ONCE, CHUNKS_AT_ONCE),
    CHUNKS_AT_ONCE,
  )
  const [header, kept] = await Promise.all([reading, keeping])
  if (header === undefined) return null
  const { uploaded, add } = createUploaded(header.sources)
  for await (const some of chunks) some.forEach(add)
  const { entries } = uploaded
  const start = kept?.(entries) ?? { state: startState(entries), lastEvent: 0, isLast: false }
  const now = start.isLast ? start : await readOn(store, id, start)
  const { state, lastEvent } = now
  return { header, uploaded, state, lastEvent, checkpoint: start.lastEvent }
}

/** What came after the events that are known. */
async function readOn(store: Store, id: string, known: Known): Promise<Known> {
  const breathe = createBreathe()
  const folding = startFolding(known.state)
  let { lastEvent } = known
  await eachNewEvents(store, id, lastEvent, async (events) => {
    for (const event of events) {
      folding.apply([event])
      await breathe()
    }
    lastEvent += events.length
  })
  return { state: folding.close(), lastEvent }
}

type Checkpoint = Known & {
  /** Nothing came after it. */
  readonly isLast: boolean
}

/** Makes the kept state out of the entries of its upload; null when there is none that can be trusted. */
async function readCheckpoint(
  store: Store,
  id: string,
  release: string,
): Promise<((first: EntryList) => Checkpoint | null) | null> {
  const asked = Promise.all([store.readCheckpointHead(id), store.lastEventNumber(id)])
  const reading = readAhead(
    (batch) => store.readCheckpointParts(id, batch * PARTS_AT_ONCE, PARTS_AT_ONCE),
    PARTS_AT_ONCE,
  )
  const [head, last] = await asked
  if (head?.release !== release || head.lastEvent > last) return null
  const parts: PackedPart[] = []
  for await (const some of reading) {
    for (const part of some) if (isPartOf(head, part)) parts.push(part.part)
  }
  const { rest, partCount, lastEvent } = head
  return (first) => {
    const state = parts.length === partCount ? unpackState(first, rest, parts) : null
    return state && { state, lastEvent, isLast: lastEvent === last }
  }
}

/** Hands over the events after one, a few at a time and in their order; answers are read again as they came. */
export async function eachNewEvents(
  store: Store,
  id: string,
  after: number,
  take: (events: readonly UploadEvent[]) => Promise<void> | void,
): Promise<void> {
  const breathe = createBreathe()
  const read = (batch: number) =>
    store.readEvents(id, after + batch * EVENTS_AT_ONCE, EVENTS_AT_ONCE)
  for await (const stored of readAhead(read, EVENTS_AT_ONCE)) {
    const events: UploadEvent[] = []
    for (const event of stored) {
      events.push(restoreEvent(event))
      await breathe()
    }
    await take(events)
  }
}
