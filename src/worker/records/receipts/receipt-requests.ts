import type { ReadContext } from '#journal/memory.ts'
import { NOTHING_READ, readOn } from '#journal/read-journal.ts'
import {
  type RecordedReply,
  type RecordedRequest,
  writeRecord,
} from '#domain/receipts/upload-record.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import type { StoredEvent } from '#domain/upload/stored-upload.ts'
import type { Store } from '#storage/store.ts'

type Requested = Extract<UploadEvent, { type: 'requested' }>
/** A request in the journal, without its body, which is stored separately. */
type Journaled = { readonly requested: Requested; readonly reply: Reply | null }
type Reply = Extract<StoredEvent, { type: 'answered' | 'faulted' }>

/** Reads one request of an upload with its reply, as exact texts; null when it doesn't exist. */
export async function readRequest(
  context: ReadContext,
  { id, request }: { readonly id: string; readonly request: number },
): Promise<RecordedRequest | null> {
  for await (const journaled of journaledRequests(context, id)) {
    if (journaled.requested.request === request) return withBody(context, id, journaled)
  }
  return null
}

/** Makes a JSON file of all requests and answers of an upload. */
export async function makeRecord(
  context: ReadContext,
  { id }: { readonly id: string },
): Promise<Blob> {
  const header = await context.store.readHeader(id)
  if (header === undefined) throw new Error('There is no such upload')
  async function* requests() {
    for await (const journaled of journaledRequests(context, id)) {
      yield await withBody(context, id, journaled)
    }
  }
  const pieces: string[] = []
  for await (const piece of writeRecord(header, requests())) pieces.push(piece)
  return new Blob(pieces, { type: 'application/json' })
}

/** Yields each request when its reply is read, then those without a reply. */
async function* journaledRequests(
  { store, signal }: ReadContext,
  id: string,
): AsyncGenerator<Journaled> {
  const open = new Map<number, Requested>()
  for await (const events of readOn(store, id, NOTHING_READ, signal).events) {
    for (const event of events) {
      if (event.type === 'requested') open.set(event.request, event)
      if (event.type !== 'answered' && event.type !== 'faulted') continue
      const requested = open.get(event.request)
      if (!requested) continue
      open.delete(event.request)
      yield { requested, reply: event }
    }
  }
  for (const requested of open.values()) yield { requested, reply: null }
}

async function withBody(
  { store }: ReadContext,
  id: string,
  { requested, reply }: Journaled,
): Promise<RecordedRequest> {
  const { request, submission, at, positions } = requested
  const body = (await store.readBody(id, request)) ?? null
  const came = reply && (await asItCame(store, id, reply))
  return { request, submission, at, entryCount: positions.length, body, reply: came }
}

async function asItCame(store: Store, id: string, reply: Reply): Promise<RecordedReply> {
  const { at } = reply
  if (reply.type === 'answered')
    return { kind: 'answer', at, status: reply.status, body: reply.body }
  const { request, fault } = reply
  return { kind: 'fault', at, fault, came: await store.readReply(id, request, fault) }
}
