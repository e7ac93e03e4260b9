import type { StoredEvent, UploadHeader } from '#domain/upload/stored-upload.ts'
import { type Folding, startFolding, startState } from '#domain/upload/events/apply-events.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { createBreathe } from '#base/breathe.ts'
import { type Computed, type ReadContext, remember } from './memory.ts'
import { readChunks, readUploaded, restoreEvents } from './read-journal.ts'

/** The state of an upload after its journal up to one event. */
export type Folded = { readonly state: UploadState; readonly lastEvent: number }

const STATE: Computed<UploadState> = {
  start: async ({ store, signal }, header) => {
    const { entries } = await readUploaded(header, readChunks(store, header.id), signal)
    return startState(entries)
  },
  readOn: foldEvents,
  sizeOf: ({ entries }) => entries.length,
  // While the user types a search, each key asks for the same uploads.
  most: 120_000,
  whenFull: 'forget-oldest',
}

/** Computes the current state of an upload from its journal. */
export async function foldUpload(context: ReadContext, header: UploadHeader): Promise<Folded> {
  const { value: state, lastEvent } = await remember(STATE, context, header)
  return { state, lastEvent }
}

/** Returns the state after more events, without a long task; the same object without any. */
export async function foldEvents(
  state: UploadState,
  batches: AsyncIterable<readonly StoredEvent[]>,
): Promise<UploadState> {
  const breathe = createBreathe()
  let folding: Folding | null = null
  for await (const events of restoreEvents(batches)) {
    folding ??= startFolding(state)
    for (const event of events) {
      folding.apply([event])
      await breathe()
    }
  }
  return folding?.close() ?? state
}
