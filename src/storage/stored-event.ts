import type { UploadEvent } from '#domain/upload/events/upload-event.ts'

/** An event as it is kept: an answer stands there as it came, and is read again when the upload is opened. */
export type StoredEvent =
  | Exclude<UploadEvent, { type: 'answered' }>
  | {
      readonly type: 'answered'
      readonly at: number
      readonly request: number
      readonly status: number
      readonly body: string
    }

type Requested = Extract<UploadEvent, { type: 'requested' }>
type Faulted = Extract<UploadEvent, { type: 'faulted' }>

/**
 * An event as it is written down: a request comes with its exact body, a fault with what came, if anything did. Both
 * are kept beside the journal, since opening an upload needs none of them.
 */
export type JournalEvent =
  | Exclude<StoredEvent, Requested | Faulted>
  | (Requested & { readonly body: string })
  | (Faulted & { readonly body?: string })
