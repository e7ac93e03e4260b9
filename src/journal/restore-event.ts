import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import { plainExcerpt } from '#service/plain-excerpt.ts'
import { readAnswer } from '#service/read-answer.ts'
import type { StoredEvent } from '#storage/kept-upload.ts'

/** Reads a stored event. An answer that cannot be read is a fault: nobody knows what was processed. */
export function restoreEvent(stored: StoredEvent): UploadEvent {
  if (stored.type !== 'answered') return stored
  const { at, request, status, body } = stored
  const answer = readAnswer(body)
  if (answer.ok) return { type: 'answered', at, request, result: answer.value }
  const excerpt = plainExcerpt(body)
  const fault = { kind: 'unreadable', status, why: answer.reason, excerpt } as const
  return { type: 'faulted', at, request, fault }
}
