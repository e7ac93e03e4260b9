import type { Fault } from '#domain/upload/answers/fault.ts'
import type { JournalEvent } from '#domain/upload/events/upload-event.ts'
import type { StoredEvent } from './kept-upload.ts'

/** So many characters of a reply that was no answer are kept. */
const MOST = 100_000
/** Of one that can come again and again without anybody's doing. */
const MOST_OFTEN = 2000

/** What came with a fault, as far as it is kept. */
export type KeptReply = { readonly text: string; readonly isCut: boolean }

/** What stands in the journal of an event, and what is kept beside it under the number of its request. */
export type EventParts = {
  readonly event: StoredEvent
  readonly request?: { readonly number: number; readonly body: string }
  readonly reply?: { readonly number: number; readonly text: string }
}

export function partsOfEvent(event: JournalEvent): EventParts {
  if (event.type === 'requested') {
    const { body, ...requested } = event
    return { event: requested, request: { number: event.request, body } }
  }
  if (event.type !== 'faulted') return { event }
  const { body, ...faulted } = event
  if (!body) return { event: faulted }
  // One character more than is told shows that there was more.
  const text = body.slice(0, mostOf(event.fault) + 1)
  return { event: faulted, reply: { number: event.request, text } }
}

/** What is told of a reply that was kept. */
export function toldReply(kept: string | undefined, fault: Fault): KeptReply | null {
  if (kept === undefined) return null
  const text = kept.slice(0, mostOf(fault))
  return { text, isCut: text.length < kept.length }
}

function mostOf({ kind }: Fault): number {
  return kind === 'unavailable' || kind === 'too-large' ? MOST_OFTEN : MOST
}
