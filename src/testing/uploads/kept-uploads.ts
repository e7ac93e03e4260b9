import type { RowPlace, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadResult } from '#domain/entry/upload-result.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { openJournal } from '#journal/open-journal.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { Store } from '#storage/store.ts'
import { anUploadResult } from '#testing/builders.ts'
import { aHeader, SUBMITTED } from './fake-run.ts'

type KeptUpload = {
  readonly id: string
  readonly entries: readonly TrackingEntry[]
  /** The answer to one request with all entries; without it nothing was sent. */
  readonly answer?: Partial<UploadResult>
  readonly about?: Partial<UploadHeader>
}

/** Writes an upload as stored after its first sending. */
export async function keepUpload(store: Store, kept: KeptUpload): Promise<UploadHeader> {
  const { id, entries, answer, about } = kept
  const source = { kind: 'file', name: `${id}.csv`, sheet: null } as const
  const header = { ...aHeader(id, entries.length), sources: [source], ...about }
  const places = entries.map((_, index): RowPlace => ({ source, row: index + 2 }))
  await store.createUpload({ header, entries, places, firstEvent: SUBMITTED })
  if (answer) await openJournal(store, id, 1).append(anExchange(entries, answer))
  return header
}

function anExchange(
  entries: readonly TrackingEntry[],
  answer: Partial<UploadResult>,
): readonly JournalEvent[] {
  const positions = entries.map((_, position) => position)
  const body = JSON.stringify(entries)
  const result = JSON.stringify(anUploadResult(answer))
  return [
    { type: 'requested', at: 2000, request: 1, submission: 0, positions, body },
    { type: 'answered', at: 3000, request: 1, status: 200, body: result },
  ]
}
