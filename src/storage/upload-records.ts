import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import type { RowSource, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadEntry } from '#domain/upload/upload.ts'
import type { KeptSheet } from './draft-records.ts'

/**
 * The values of a column as one text, a line for each: a browser reads one long text many times faster than
 * thousands of short ones. A list where a value has a line break, and in what version 2 wrote.
 */
export type Column = string | readonly string[]

/** Entries of an upload in columns, some thousands a record. */
export type UploadChunk = {
  readonly orderIds: Column
  readonly trackingIds: Column
  /** Empty where a row has none; null when no row has one. */
  readonly merchantOrderIds: Column | null
  readonly couriers: Column | null
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

type Sources = readonly RowSource[]

/** Packs entries into columns; every place must come from one of the sources. */
export function packEntries(uploaded: readonly UploadEntry[], sources: Sources): UploadChunk {
  const entries = uploaded.map(({ entry }) => entry)
  return {
    orderIds: joinColumn(entries.map(({ orderId }) => orderId)),
    trackingIds: joinColumn(entries.map(({ trackingId }) => trackingId)),
    merchantOrderIds: columnOf(entries, 'merchantOrderId'),
    couriers: columnOf(entries, 'courier'),
    rows: Uint32Array.from(uploaded, ({ place }) => place.row),
    sourceIndexes: indexesOf(uploaded, sources),
  }
}

function columnOf(
  entries: readonly TrackingEntry[],
  field: 'merchantOrderId' | 'courier',
): Column | null {
  const column = entries.map((entry) => entry[field] ?? '')
  return column.some(Boolean) ? joinColumn(column) : null
}

function joinColumn(values: readonly string[]): Column {
  return values.some((value) => value.includes('\n')) ? values : values.join('\n')
}

function indexesOf(uploaded: readonly UploadEntry[], sources: Sources): Uint16Array | null {
  const known = new Map(sources.map((source, index) => [source, index]))
  const indexes = Uint16Array.from(uploaded, ({ place: { source } }) => {
    const index = known.get(source) ?? sources.findIndex((other) => sameSource(source, other))
    known.set(source, Math.max(0, index))
    return Math.max(0, index)
  })
  return indexes.some(Boolean) ? indexes : null
}

/** Says whether two descriptions of a source are one. */
export function sameSource(one: RowSource, other: RowSource): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
