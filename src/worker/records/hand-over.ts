import type { RowPlace } from '#domain/entry/tracking-entry.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import { NOTHING_READ, readChunks, readOn } from '#journal/read-journal.ts'
import type { RecordsContext } from './context.ts'
import { type HandOverFile, readHandOver } from '#storage/hand-over-file.ts'
import { unpackUploaded } from '#storage/pack-upload.ts'
import type {
  NewUpload,
  StoredEvent,
  UploadChunk,
  UploadHeader,
} from '#domain/upload/stored-upload.ts'
import { HAND_OVER_MARK, MOST_BYTES } from './hand-over-mark.ts'

export type HandOverQuestion = {
  readonly upload: string
  /** The ID of the file. */
  readonly file: string
  readonly service: string
}

/** Makes the file from which a colleague continues: the original entries, and the events until the hand-over. */
export async function makeHandOver(
  context: RecordsContext,
  { upload, file, service }: HandOverQuestion,
): Promise<Blob> {
  const header = await context.store.readHeader(upload)
  if (header === undefined) throw new Error('There is no such upload')
  const chunks: UploadChunk[] = []
  for await (const some of readChunks(context.store, upload)) chunks.push(...some)
  const uploaded = unpackUploaded(chunks, header.sources)
  const entries = uploaded.map(({ entry, place: { row, source } }) => {
    const index = header.sources.findIndex((one) => JSON.stringify(one) === JSON.stringify(source))
    return { entry, row, source: Math.max(0, index) }
  })
  const events = await readUntil(context, upload, file)
  const content: HandOverFile = { id: file, upload, service, header, entries, events }
  return new Blob([HAND_OVER_MARK, JSON.stringify(content).slice(1)], { type: 'application/json' })
}

async function readUntil(
  { store }: RecordsContext,
  id: string,
  file: string,
): Promise<readonly JournalEvent[]> {
  const events: JournalEvent[] = []
  for await (const some of readOn(store, id, NOTHING_READ).events) {
    for (const event of some) {
      if (event.type === 'handed-over' && event.file === file) return events
      events.push(await withText(store, id, event))
    }
  }
  return events
}

async function withText(
  store: RecordsContext['store'],
  id: string,
  event: StoredEvent,
): Promise<JournalEvent> {
  if (event.type === 'requested')
    return { ...event, body: (await store.readBody(id, event.request)) ?? '' }
  if (event.type !== 'faulted') return event
  const came = await store.readReply(id, event.request, event.fault)
  return came ? { ...event, body: came.text } : event
}

export type OpenQuestion = {
  readonly file: Blob
  readonly service: string
  readonly practice: boolean
}

export type OpenedHandOver =
  /** `isNew`: the upload was not in this browser before. */
  | { readonly kind: 'opened'; readonly upload: string; readonly isNew: boolean }
  | { readonly kind: 'too-large' | 'unreadable' | 'other-mode' }
  | { readonly kind: 'other-service'; readonly serviceName: string }

/** Imports a handed-over upload. A file that was opened before or made in this browser opens the existing upload. */
export async function openHandOver(
  { store }: RecordsContext,
  { file, service, practice }: OpenQuestion,
): Promise<OpenedHandOver> {
  if (file.size > MOST_BYTES) return { kind: 'too-large' }
  const handed = readHandOver(await file.text())
  if (handed === null) return { kind: 'unreadable' }
  const { header } = handed
  if (header.practice !== practice) return { kind: 'other-mode' }
  if (handed.service !== service) return { kind: 'other-service', serviceName: header.serviceName }
  for (const id of [handed.id, handed.upload])
    if (await store.readHeader(id)) return { kind: 'opened', upload: id, isNew: false }
  const { upload, later } = toUpload(handed)
  try {
    await store.createUpload(upload, later)
    return { kind: 'opened', upload: handed.id, isNew: true }
  } catch (error) {
    // The same file may have been opened twice at once.
    if ((await store.readHeader(handed.id)) === undefined) throw error
    return { kind: 'opened', upload: handed.id, isNew: false }
  }
}

function toUpload({ id, header, entries, events }: HandOverFile) {
  const own: UploadHeader = { ...header, id }
  const [firstEvent, ...later] = events
  if (firstEvent?.type !== 'submitted') throw new Error('An upload begins with its first sending')
  const places = entries.map(({ row, source }): RowPlace => {
    return { row, source: header.sources[source] ?? { kind: 'typed' } }
  })
  const upload: NewUpload = {
    header: own,
    entries: entries.map(({ entry }) => entry),
    places,
    firstEvent,
  }
  return { upload, later }
}
