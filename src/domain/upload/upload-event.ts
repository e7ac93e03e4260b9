import type { UploadResult } from '#domain/entry/upload-result.ts'
import type { StoredEvent } from './stored-upload.ts'

/** The position of an entry in its upload, from 0; it never changes. */
export type Position = number

type StoredAnswer = Extract<StoredEvent, { type: 'answered' }>

/** An event of an upload's journal, as read. The journal is append-only, and every outcome is computed from it. */
export type UploadEvent =
  | Exclude<StoredEvent, StoredAnswer>
  | (Omit<StoredAnswer, 'status' | 'body'> & { readonly result: UploadResult })

export type EventOf<Type> = Extract<UploadEvent, { type: Type }>

export type SubmissionReason = EventOf<'submitted'>['reason']

/** An event that the user decides. */
export type DecidedEvent = Exclude<UploadEvent, { type: 'requested' | 'answered' | 'faulted' }>

/** An event as stored: requests and replies include their exact texts. */
export type JournalEvent =
  | DecidedEvent
  | (EventOf<'requested'> & { readonly body: string })
  | StoredAnswer
  | (EventOf<'faulted'> & { readonly body?: string })
