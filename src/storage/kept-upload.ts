import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import type { RowPlace, TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { PackedPart, PackedRest } from '#domain/upload/events/pack-state.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import type { KeptSheet } from './kept-draft.ts'

/**
 * The values of a column as one text, a line for each: a browser reads one long text many times faster than
 * thousands of short ones. A list where a value has a line break.
 */
export type Column = string | readonly string[]

/** A column for each field: empty where a row has none; null when no row has one, missing where no release knew it. */
type EntryColumns = { readonly [field in TrackingField as `${field}s`]?: Column | null }

/** Entries of an upload in columns, some thousands a record. */
export type UploadChunk = EntryColumns & {
  /** Row numbers as the person knows them. */
  readonly rows: Uint32Array
  /** Into the `sources` of the header; null when all come from the first. */
  readonly sourceIndexes: Uint16Array | null
}

/** How many entries of an upload stand where: true as long as `lastEvent` is the last of its journal. */
export type UploadDigest = {
  readonly id: string
  readonly lastEvent: number
  readonly counts: Readonly<Record<OutcomeKind, number>>
}

/** A sheet from which entries of an upload came, with the columns in which they were found. */
export type UploadSheet = {
  readonly sheet: KeptSheet
  readonly match: ColumnMatch
  /** How it was read, to be read again in the same way. */
  readonly reading?: Reading
}

/** An upload as it begins. */
export type NewUpload = {
  readonly header: UploadHeader
  readonly entries: readonly TrackingEntry[]
  /** One for each entry. */
  readonly places: readonly RowPlace[]
  readonly firstEvent: StoredEvent
}

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

/** Tells one checkpoint from the one before, and from those that other code has made. */
export type CheckpointStamp = {
  /** The state holds so many events of the journal, from its first one on. */
  readonly lastEvent: number
  /** The release that computed it: another one may read answers better, and begins at the first event. */
  readonly release: string
}

export type CheckpointHead = CheckpointStamp & {
  readonly rest: PackedRest
  readonly partCount: number
}
export type CheckpointPart = CheckpointStamp & { readonly part: PackedPart }

/** Whether a part belongs to the checkpoint of this head. */
export function isPartOf(head: CheckpointHead, { lastEvent, release }: CheckpointPart): boolean {
  return lastEvent === head.lastEvent && release === head.release
}
