import {
  eachField,
  type RowPlace,
  type RowSource,
  toEntry,
  TRACKING_FIELDS,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { Uploaded, UploadEntry } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { CheckpointHead, CheckpointPart } from '#domain/upload/events/checkpoint.ts'
import type { Column, NewUpload, UploadChunk } from '#domain/upload/stored-upload.ts'

type Sources = readonly RowSource[]

/** Entries per record; a few large records are fastest, and each is still read in a few milliseconds. */
const CHUNK_SIZE = 2500

/** Packs the entries of a new upload into chunks. */
export function packUpload({ header, entries, places }: NewUpload): readonly UploadChunk[] {
  const count = Math.ceil(entries.length / CHUNK_SIZE)
  return Array.from({ length: count }, (_, number) => {
    const from = number * CHUNK_SIZE
    const uploaded = entries.slice(from, from + CHUNK_SIZE).flatMap((entry, index) => {
      const place = places[from + index]
      return place ? [{ entry, place }] : []
    })
    return packEntries(uploaded, header.sources)
  })
}

/** Packs entries into columns; the source of every place must be among the sources. */
export function packEntries(uploaded: readonly UploadEntry[], sources: Sources): UploadChunk {
  const entries = uploaded.map(({ entry }) => entry)
  return {
    ...Object.fromEntries(TRACKING_FIELDS.map((field) => [`${field}s`, columnOf(entries, field)])),
    rows: Uint32Array.from(uploaded, ({ place }) => place.row),
    sourceIndexes: indexesOf(uploaded, sources),
  }
}

function columnOf(entries: readonly TrackingEntry[], field: TrackingField): Column | null {
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

function sameSource(one: RowSource, other: RowSource): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type EntryAt = (index: number) => TrackingEntry
type TextAt = (index: number) => string

/** Unpacks the entries of a chunk, without their places. */
export function unpackEntries(chunk: UploadChunk): readonly TrackingEntry[] {
  const entryAt = openChunk(chunk, readColumn(chunk.orderIds))
  return Array.from(chunk.rows, (_, index) => entryAt(index))
}

/** Unpacks the entries of some chunks, each with its place. */
export function unpackUploaded(
  chunks: readonly UploadChunk[],
  sources: Sources,
): readonly UploadEntry[] {
  const { uploaded, add } = createUploaded(sources)
  chunks.forEach(add)
  return chunks.flatMap(unpackEntries).flatMap((entry, index) => {
    const place = uploaded.placeOf(index)
    return place ? [{ entry, place }] : []
  })
}

/** A chunk with the position of its first entry. */
type Part = {
  readonly from: Position
  readonly chunk: UploadChunk
  readonly orderIdAt: TextAt
  readonly entryAt: EntryAt
}

/** Creates the original entries of an upload from chunks. Entries are created on demand, since most are never read. */
export function createUploaded(sources: Sources) {
  const parts: Part[] = []
  let near: Part | undefined
  let length = 0
  const partAt = (position: Position): Part | undefined => {
    // Neighbouring entries are mostly read in succession.
    if (near && isIn(near, position)) return near
    near = parts.find((part) => isIn(part, position))
    return near
  }
  const uploaded: Uploaded = {
    entries: {
      get length() {
        return length
      },
      at: (position) => {
        const part = partAt(position)
        return part?.entryAt(position - part.from)
      },
      orderIdAt: (position) => {
        const part = partAt(position)
        return part?.orderIdAt(position - part.from)
      },
    },
    placeOf: (position) => {
      const part = partAt(position)
      return part && placeIn(part.chunk, sources, position - part.from)
    },
  }
  const add = (chunk: UploadChunk) => {
    const orderIdAt = readColumn(chunk.orderIds)
    const entryAt = rememberEntries(chunk, openChunk(chunk, orderIdAt))
    parts.push({ from: length, chunk, orderIdAt, entryAt })
    length += chunk.rows.length
  }
  return { uploaded, add }
}

function isIn({ from, chunk }: Part, position: Position): boolean {
  return position >= from && position < from + chunk.rows.length
}

const TYPED: RowSource = { kind: 'typed' }

function placeIn({ rows, sourceIndexes }: UploadChunk, sources: Sources, index: number): RowPlace {
  return { source: sources[sourceIndexes?.[index] ?? 0] ?? TYPED, row: rows[index] ?? 0 }
}

/** Caches entries, so that each is the same object on every read. */
function rememberEntries({ rows }: UploadChunk, make: EntryAt): EntryAt {
  let made: (TrackingEntry | undefined)[] | undefined
  return (index) => {
    made ??= Array.from(rows, () => undefined)
    return (made[index] ??= make(index))
  }
}

/** Returns a function that creates single entries of a chunk. */
function openChunk(chunk: UploadChunk, orderIdAt: TextAt): EntryAt {
  const textAt = { ...eachField((field) => readColumn(chunk[`${field}s`])), orderId: orderIdAt }
  return (index) => toEntry(eachField((field) => textAt[field](index)))
}

/** Returns a reader of single values of a column, which finds the line ends on first use. */
function readColumn(column: Column | null | undefined): TextAt {
  if (!column) return () => ''
  if (typeof column !== 'string') return (index) => column[index] ?? ''
  let ends: readonly number[] | undefined
  return (index) => {
    ends ??= endsOfLines(column)
    return column.slice((ends[index - 1] ?? -1) + 1, ends[index])
  }
}

function endsOfLines(text: string): readonly number[] {
  const ends: number[] = []
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) ends.push(end)
  ends.push(text.length)
  return ends
}

/** Tells whether a part belongs to the checkpoint of this head. */
export function isPartOf(head: CheckpointHead, { lastEvent, release }: CheckpointPart): boolean {
  return lastEvent === head.lastEvent && release === head.release
}
