import type { UploadResult } from '#domain/entry/upload-result.ts'
import type { StoredEvent } from '#domain/kept/upload.ts'

/** The position of an entry in its upload, from 0; it never changes. */
export type Position = number

type StoredAnswer = Extract<StoredEvent, { type: 'answered' }>

/** What the journal of an upload is made of, as it is read. Only appended to; every outcome is computed from it. */
export type UploadEvent =
  | Exclude<StoredEvent, StoredAnswer>
  | (Omit<StoredAnswer, 'status' | 'body'> & { readonly result: UploadResult })

export type EventOf<Type> = Extract<UploadEvent, { type: Type }>

export type SubmissionReason = EventOf<'submitted'>['reason']

/** An event that a person decides. */
export type DecidedEvent = Exclude<UploadEvent, { type: 'requested' | 'answered' | 'faulted' }>

/** An event as it is written down: a request and a reply with their exact texts. */
export type JournalEvent =
  | DecidedEvent
  | (EventOf<'requested'> & { readonly body: string })
  | StoredAnswer
  | (EventOf<'faulted'> & { readonly body?: string })
