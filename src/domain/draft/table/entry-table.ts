import {
  eachField,
  type EntryCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'

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
  /** The cells, by number of the field, of rows that have strings of their own: typed, pasted or edited ones. */
  readonly strings: string[][]
  /** By slot: the number of the text, or minus one minus the number of the strings. */
  place: Int32Array
  /** Start and end of each cell in the text, `SPAN` numbers a slot. */
  spans: Int32Array
  sourceIds: Int32Array
  sheetRows: Int32Array
  /** The issues of each row as bits, and the state of the row: see row-flags.ts. */
  flags: Uint32Array
  states: Uint8Array
  /** What the late checks found of each row in earlier uploads: see repeats.ts. */
  repeats: Int32Array
  /** What the sheet had where cleaning changed a cell, by `cellKey`. */
  readonly originals: Map<number, string>
  /** What the person said of a cell, by `cellKey`: see `AS_IT_IS`, `AS_WRITTEN` and `BY_RULE`. */
  readonly cellMarks: Map<number, number>
  /** The numbers of the chunks with slots that changed since they were last kept. */
  readonly changedChunks: Set<number>
}

/** The person sends the cell as it is, though it has a likely problem. */
export const AS_IT_IS = 1
/** The person wants the cell as the sheet has it: it is not cleaned again. */
export const AS_WRITTEN = 2
/** A rule of the person filled the cell in. */
export const BY_RULE = 4

/** Rows a record: one record a row takes seconds at 100,000. */
export const CHUNK_SIZE = 500

/** The place of each field in `TRACKING_FIELDS`, which is that of its cell in a row. */
export const FIELD_NUMBER = eachField((field) => TRACKING_FIELDS.indexOf(field))

/** How many numbers say where the cells of a row begin and end. */
export const SPAN = TRACKING_FIELDS.length * 2

const FIRST_ROOM = 1024

/** Makes a table without rows. */
export function createTable(): EntryTable {
  return {
    length: 0,
    texts: [],
    strings: [],
    place: new Int32Array(FIRST_ROOM),
    spans: new Int32Array(FIRST_ROOM * SPAN),
    sourceIds: new Int32Array(FIRST_ROOM),
    sheetRows: new Int32Array(FIRST_ROOM),
    flags: new Uint32Array(FIRST_ROOM),
    states: new Uint8Array(FIRST_ROOM),
    repeats: new Int32Array(FIRST_ROOM),
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
}

/** The longer list with what the shorter one holds. */
export function grown<Numbers extends Int32Array | Uint32Array | Uint8Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from)
  return to
}

/** Names one cell of the table. */
export function cellKey(slot: number, field: TrackingField): number {
  return slot * TRACKING_FIELDS.length + FIELD_NUMBER[field]
}

/** Gives the text of one cell; an empty one for a field that the row does not have. */
export function cellOf(table: EntryTable, slot: number, field: TrackingField): string {
  const place = table.place[slot] ?? 0
  if (place < 0) return table.strings[-1 - place]?.[FIELD_NUMBER[field]] ?? ''
  const [start, end] = spanOf(table, slot, field)
  return start === end ? '' : (table.texts[place]?.slice(start, end) ?? '')
}

/** Whether a cell has nothing, without making a string of it. */
export function isCellEmpty(table: EntryTable, slot: number, field: TrackingField): boolean {
  const place = table.place[slot] ?? 0
  if (place < 0) return cellOf(table, slot, field) === ''
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
  return table.originals.size === 0 ? null : (table.originals.get(cellKey(slot, field)) ?? null)
}

/** What the person said of a cell. */
export function markOf(table: EntryTable, slot: number, field: TrackingField): number {
  return table.cellMarks.size === 0 ? 0 : (table.cellMarks.get(cellKey(slot, field)) ?? 0)
}

/** Adds a row with strings of its own; its flags are for the caller to set. */
export function pushRow(
  table: EntryTable,
  sourceId: number,
  sheetRow: number,
  cells: Partial<EntryCells>,
): number {
  const slot = table.length
  reserveRows(table, slot + 1)
  table.length += 1
  table.sourceIds[slot] = sourceId
  table.sheetRows[slot] = sheetRow
  giveStrings(
    table,
    slot,
    TRACKING_FIELDS.map((field) => cells[field] ?? ''),
  )
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
  if ((table.place[slot] ?? 0) >= 0) {
    giveStrings(
      table,
      slot,
      TRACKING_FIELDS.map((one) => cellOf(table, slot, one)),
    )
  }
  table.strings[-1 - (table.place[slot] ?? 0)]![FIELD_NUMBER[field]] = value
  if (original === null) table.originals.delete(cellKey(slot, field))
  else table.originals.set(cellKey(slot, field), original)
  if (mark === 0) table.cellMarks.delete(cellKey(slot, field))
  else table.cellMarks.set(cellKey(slot, field), mark)
  markChanged(table, slot, 1)
}

/** All cells of a row. */
export function cellsOf(table: EntryTable, slot: number): Record<TrackingField, string> {
  return eachField((field) => cellOf(table, slot, field))
}

/** `cells`: by number of the field. */
function giveStrings(table: EntryTable, slot: number, cells: string[]): void {
  table.place[slot] = -table.strings.push(cells)
}

/** Notes that rows have to be kept anew. */
export function markChanged(table: EntryTable, first: number, count: number): void {
  const last = Math.floor((first + count - 1) / CHUNK_SIZE)
  for (let chunk = Math.floor(first / CHUNK_SIZE); chunk <= last; chunk += 1) {
    table.changedChunks.add(chunk)
  }
}
