import { applyEvents } from '#domain/upload/apply-events.ts'
import { startState } from '#domain/upload/start-state.ts'
import type { UploadHeader, UploadState } from '#domain/upload/upload.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import { readAnswer } from '#service/read-answer.ts'
import type { Database } from '#storage/database.ts'
import type { StoredEvent } from '#storage/stored-event.ts'
import { listHeaders, readEntries, readEvents } from '#storage/upload-store.ts'

/** What earlier uploads of this browser to the same service got accepted. */
export type AcceptedBefore = {
  /** Reads what is new in the uploads; true when more entries are known to be accepted, or fewer. */
  readonly refresh: () => Promise<boolean>
  /** When an entry was accepted, in milliseconds since the epoch; null: it was not, as far as is known. */
  readonly find: (orderId: string, trackingId: string) => number | null
}

type KnownUpload = { readonly state: UploadState; readonly events: number }

/** Reads of a journal at once; more would hold the worker up. */
const EVENTS_AT_ONCE = 50
const CHUNKS_AT_ONCE = 2

export function createAcceptedBefore(database: Database): AcceptedBefore {
  const uploads = new Map<string, KnownUpload>()
  let accepted: ReadonlyMap<string, number> = new Map()

  const refresh = async (): Promise<boolean> => {
    const headers = await listHeaders(database)
    const ids = new Set(headers.map(({ id }) => id))
    let isChanged = false
    for (const id of uploads.keys()) if (!ids.has(id)) isChanged = uploads.delete(id)
    for (const header of headers) {
      const { id } = header
      const known = uploads.get(id) ?? (await startUpload(database, header))
      const current = await readOn(database, id, known)
      isChanged ||= current.state !== uploads.get(id)?.state
      uploads.set(id, current)
    }
    if (!isChanged) return false
    const before = accepted
    accepted = collect([...uploads.values()].map(({ state }) => state))
    return before.size > 0 || accepted.size > 0
  }
  const find = (orderId: string, trackingId: string) => {
    return accepted.size === 0 ? null : (accepted.get(keyOf(orderId, trackingId)) ?? null)
  }
  return { refresh, find }
}

async function startUpload(database: Database, header: UploadHeader): Promise<KnownUpload> {
  const entries = []
  for (let from = 0; ; from += CHUNKS_AT_ONCE) {
    const more = await readEntries(database, header, from, CHUNKS_AT_ONCE)
    if (more.length === 0) break
    for (const { entry } of more) entries.push(entry)
  }
  return { state: startState(entries), events: 0 }
}

async function readOn(database: Database, id: string, known: KnownUpload): Promise<KnownUpload> {
  let { state, events } = known
  for (;;) {
    const stored = await readEvents(database, id, events, EVENTS_AT_ONCE)
    if (stored.length === 0) return { state, events }
    state = applyEvents(state, stored.map(restore))
    events += stored.length
  }
}

/** An answer that cannot be read says nothing of acceptance. */
function restore(stored: StoredEvent): UploadEvent {
  if (stored.type !== 'answered') return stored
  const { at, request, status, body } = stored
  const answer = readAnswer(body)
  if (answer.ok) return { type: 'answered', at, request, result: answer.value }
  const fault = { kind: 'unreadable', status, why: answer.reason, excerpt: '' } as const
  return { type: 'faulted', at, request, fault }
}

function collect(states: readonly UploadState[]): ReadonlyMap<string, number> {
  const accepted = new Map<string, number>()
  for (const { entries, outcomes } of states) {
    for (const [position, outcome] of outcomes.entries()) {
      const entry = entries[position]
      if (outcome.kind !== 'accepted' || entry === undefined) continue
      accepted.set(keyOf(entry.orderId, entry.trackingId), outcome.at)
    }
  }
  return accepted
}

function keyOf(orderId: string, trackingId: string): string {
  return `${orderId.length} ${orderId}${trackingId}`
}
