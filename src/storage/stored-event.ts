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
