import { startState } from '#domain/upload/events/apply-events.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import { type PackedPart, unpackState } from '#domain/upload/events/pack-state.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
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

/** Parts of a checkpoint per read, which takes a few milliseconds. */
const PARTS_AT_ONCE = 16

/** The state after the first events of a journal. */
type Known = ReadSoFar & { readonly state: UploadState }

export type LoadedUpload = Known & {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  /** The last event of the checkpoint that was used; 0 without one. */
  readonly checkpoint: number
}

/**
 * Loads an upload and computes its state, without a long task; null when it doesn't exist. Only checkpoints of
 * `release` are trusted. All reads start at once, since each result may wait for a page that is being rendered.
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
  /** No event came after the checkpoint. */
  readonly isLast: boolean
}

/** Reads a checkpoint and returns a function that restores its state; null without one that can be trusted. */
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
