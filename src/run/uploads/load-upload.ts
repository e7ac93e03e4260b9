import { startState } from '#domain/upload/events/apply-events.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import { type PackedPart, unpackState } from '#domain/upload/events/pack-state.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { Uploaded, UploadState } from '#domain/upload/upload.ts'
import { isPartOf } from '#storage/pack-upload.ts'
import type { Store } from '#storage/store.ts'
import { foldEvents } from '#journal/fold-upload.ts'
import {
  NOTHING_READ,
  readAhead,
  readChunks,
  readOn,
  type ReadSoFar,
  readUploaded,
} from '#journal/read-journal.ts'

/** Read in pieces that take a few milliseconds each. */
const PARTS_AT_ONCE = 16

/** A state by the first events of a journal. */
type Known = ReadSoFar & { readonly state: UploadState }

export type LoadedUpload = Known & {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  /** The number of the last event in the checkpoint from which it was read on; 0: from the beginning. */
  readonly checkpoint: number
}

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
  const chunks = readChunks(store, id)
  const [header, kept] = await Promise.all([reading, keeping])
  if (header === undefined) return null
  const uploaded = await readUploaded(header, chunks)
  const { entries } = uploaded
  const start = kept?.(entries) ?? { state: startState(entries), ...NOTHING_READ, isLast: false }
  const { state, lastEvent, last } = start.isLast ? start : await foldOn(store, id, start)
  return { header, uploaded, state, lastEvent, last, checkpoint: start.lastEvent }
}

async function foldOn(store: Store, id: string, known: Known): Promise<Known> {
  const { events, soFar } = readOn(store, id, known)
  const state = await foldEvents(known.state, events)
  return { state, ...soFar() }
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
    return state && { state, lastEvent, last: null, isLast: lastEvent === last }
  }
}
