import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { hashText } from './hash-text.ts'

/**
 * Rows in columns, only ever appended to: a row keeps its slot for as long as the table lives, also while
 * it is deleted, so that undo and redo move numbers and never copy rows.
 *
 * A row that came from a file is where its cells begin and end in the file's text; a string is made of a cell when
 * somebody looks at it. 400,000 strings would cost an import more than all else together.
 */
export type EntryTable = {
  length: number
  /** Pieces of text that rows point into. */
  readonly texts: string[]
  /** Cells of rows that have strings of their own: typed, pasted or edited ones. */
  readonly strings: Readonly<Record<TrackingField, string[]>>
  /** By slot: the number of the text, or minus one minus the number of the strings. */
  place: Int32Array
  /** Start and end of each cell in the text, eight numbers a slot. */
  spans: Int32Array
  sourceIds: Int32Array
  sheetRows: Int32Array
  /** The issues of each row as bits, and how the row stands: see row-flags.ts. */
  flags: Uint32Array
  states: Uint8Array
  /** What the late checks found of each row in earlier uploads: see repeats.ts. */
  repeats: Int32Array
  orderHashes: Int32Array
  numberHashes: Int32Array
  /** What the sheet had where cleaning changed a cell, by `originalKey`. */
  readonly originals: Map<number, string>
  /** What the person said of a cell, by `originalKey`: see `AS_IT_IS` and `AS_WRITTEN`. */
  readonly cellMarks: Map<number, number>
  /** The numbers of the chunks with slots that changed since they were last kept. */
  readonly changedChunks: Set<number>
}

/** The person sends the cell as it is, though it has a likely problem. */
export const AS_IT_IS = 1
/** The person wants the cell as the sheet has it: it is not cleaned again. */
export const AS_WRITTEN = 2

/** Rows a record: one record a row takes seconds at 100,000. */
export const CHUNK_SIZE = 500

/** The fields in the order of their spans. */
export const FIELDS = [
  'orderId',
  'merchantOrderId',
  'trackingId',
  'courier',
] as const satisfies readonly TrackingField[]

/** The place of each field in `FIELDS`. */
export const FIELD_NUMBER = {
  orderId: 0,
  merchantOrderId: 1,
  trackingId: 2,
  courier: 3,
} as const satisfies Readonly<Record<TrackingField, number>>

export const SPAN = 8

const FIRST_ROOM = 1024

export function createTable(): EntryTable {
  return {
    length: 0,
    texts: [],
    strings: { orderId: [], merchantOrderId: [], trackingId: [], courier: [] },
    place: new Int32Array(FIRST_ROOM),
    spans: new Int32Array(FIRST_ROOM * SPAN),
    sourceIds: new Int32Array(FIRST_ROOM),
    sheetRows: new Int32Array(FIRST_ROOM),
    flags: new Uint32Array(FIRST_ROOM),
    states: new Uint8Array(FIRST_ROOM),
    repeats: new Int32Array(FIRST_ROOM),
    orderHashes: new Int32Array(FIRST_ROOM),
    numberHashes: new Int32Array(FIRST_ROOM),
    originals: new Map(),
    cellMarks: new Map(),
    changedChunks: new Set(),
  }
}

/** Makes room for so many rows. */
export function reserveRows(table: EntryTable, rows: number): void {
  if (rows <= table.place.length) return
  const room = Math.max(rows, table.place.length * 2)
  table.place = grown(table.place, new Int32Array(room))
  table.spans = grown(table.spans, new Int32Array(room * SPAN))
  table.sourceIds = grown(table.sourceIds, new Int32Array(room))
  table.sheetRows = grown(table.sheetRows, new Int32Array(room))
  table.flags = grown(table.flags, new Uint32Array(room))
  table.states = grown(table.states, new Uint8Array(room))
  table.repeats = grown(table.repeats, new Int32Array(room))
  table.orderHashes = grown(table.orderHashes, new Int32Array(room))
  table.numberHashes = grown(table.numberHashes, new Int32Array(room))
}

function grown<Numbers extends Int32Array | Uint32Array | Uint8Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from)
  return to
}

/** Names one cell of the table. */
export function originalKey(slot: number, field: TrackingField): number {
  return slot * 4 + FIELD_NUMBER[field]
}

export function cellOf(table: EntryTable, slot: number, field: TrackingField): string {
  const place = table.place[slot] ?? 0
  if (place < 0) return table.strings[field][-1 - place] ?? ''
  const [start, end] = spanOf(table, slot, field)
  return start === end ? '' : (table.texts[place]?.slice(start, end) ?? '')
}

/** Whether a cell has nothing, without making a string of it. */
export function isCellEmpty(table: EntryTable, slot: number, field: TrackingField): boolean {
  const place = table.place[slot] ?? 0
  if (place < 0) return !table.strings[field][-1 - place]
  const at = slot * SPAN + FIELD_NUMBER[field] * 2
  return table.spans[at] === table.spans[at + 1]
}

/** Where a cell of a row that came from a text begins and ends in it. */
export function spanOf(
  { spans }: EntryTable,
  slot: number,
  field: TrackingField,
): readonly [start: number, end: number] {
  const at = slot * SPAN + FIELD_NUMBER[field] * 2
  return [spans[at] ?? 0, spans[at + 1] ?? 0]
}

/** What the sheet had in a cell that cleaning changed; null where nothing was changed. */
export function originalOf(table: EntryTable, slot: number, field: TrackingField): string | null {
  return table.originals.get(originalKey(slot, field)) ?? null
}

/** What the person said of a cell. */
export function markOf(table: EntryTable, slot: number, field: TrackingField): number {
  return table.cellMarks.size === 0 ? 0 : (table.cellMarks.get(originalKey(slot, field)) ?? 0)
}

/** Adds a row with strings of its own; its flags are for the caller to set. */
export function pushRow(
  table: EntryTable,
  sourceId: number,
  sheetRow: number,
  cells: Readonly<Record<TrackingField, string>>,
): number {
  const slot = table.length
  reserveRows(table, slot + 1)
  table.length += 1
  table.sourceIds[slot] = sourceId
  table.sheetRows[slot] = sheetRow
  giveStrings(table, slot, cells)
  return slot
}

/** Writes a cell, what the sheet had there, and what the person said of it. */
export function writeCell(
  table: EntryTable,
  slot: number,
  field: TrackingField,
  value: string,
  original: string | null,
  mark = 0,
): void {
  if ((table.place[slot] ?? 0) >= 0) giveStrings(table, slot, cellsOf(table, slot))
  table.strings[field][-1 - (table.place[slot] ?? 0)] = value
  if (field === 'orderId') table.orderHashes[slot] = hashText(value)
  if (field === 'trackingId') table.numberHashes[slot] = hashText(value)
  if (original === null) table.originals.delete(originalKey(slot, field))
  else table.originals.set(originalKey(slot, field), original)
  if (mark === 0) table.cellMarks.delete(originalKey(slot, field))
  else table.cellMarks.set(originalKey(slot, field), mark)
  markChanged(table, slot, 1)
}

/** All cells of a row. */
export function cellsOf(table: EntryTable, slot: number): Record<TrackingField, string> {
  return {
    orderId: cellOf(table, slot, 'orderId'),
    merchantOrderId: cellOf(table, slot, 'merchantOrderId'),
    courier: cellOf(table, slot, 'courier'),
    trackingId: cellOf(table, slot, 'trackingId'),
  }
}

function giveStrings(
  table: EntryTable,
  slot: number,
  cells: Readonly<Record<TrackingField, string>>,
): void {
  const { strings } = table
  table.place[slot] = -1 - strings.orderId.length
  strings.orderId.push(cells.orderId)
  strings.merchantOrderId.push(cells.merchantOrderId)
  strings.trackingId.push(cells.trackingId)
  strings.courier.push(cells.courier)
  table.orderHashes[slot] = hashText(cells.orderId)
  table.numberHashes[slot] = hashText(cells.trackingId)
}

/** Notes that rows have to be kept anew. */
export function markChanged(table: EntryTable, first: number, count: number): void {
  const last = Math.floor((first + count - 1) / CHUNK_SIZE)
  for (let chunk = Math.floor(first / CHUNK_SIZE); chunk <= last; chunk += 1) {
    table.changedChunks.add(chunk)
  }
}
