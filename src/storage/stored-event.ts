import type { UploadEvent } from '#domain/upload/upload-event.ts'

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

/** An event as it is written down: a request comes with its exact body, which is kept beside the journal. */
export type JournalEvent =
  | Exclude<StoredEvent, { type: 'requested' }>
  | (Requested & { readonly body: string })
