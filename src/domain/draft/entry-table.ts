import { TRACKING_FIELDS, type TrackingField } from '#domain/tracking/tracking-entry.ts'
import { FROM_TWINS, LIVE } from './row-flags.ts'

/**
 * Rows in columns, only ever appended to: a row keeps its slot for as long as the table lives, also while
 * it is deleted, so that undo and redo move numbers and never copy rows.
 */
export type EntryTable = {
  readonly cells: Readonly<Record<TrackingField, string[]>>
  readonly sourceIds: number[]
  readonly sheetRows: number[]
  /** What the sheet had where cleaning changed a cell, by `originalKey`. */
  readonly originals: Map<number, string>
  /** The issues of each row as bits: see row-flags.ts. */
  flags: Uint32Array
  /** The slots that changed since they were last kept, by number of their chunk. */
  readonly changedChunks: Set<number>
}

/** Rows a record: one record a row takes seconds at 100,000. */
export const CHUNK_SIZE = 500

const FIELD_NUMBER: Readonly<Record<TrackingField, number>> = {
  orderId: 0,
  merchantOrderId: 1,
  trackingId: 2,
  courier: 3,
}

export function createTable(): EntryTable {
  return {
    cells: { orderId: [], merchantOrderId: [], trackingId: [], courier: [] },
    sourceIds: [],
    sheetRows: [],
    originals: new Map(),
    flags: new Uint32Array(1024),
    changedChunks: new Set(),
  }
}

/** The number of rows that the table holds, deleted ones included. */
export function tableLength(table: EntryTable): number {
  return table.sheetRows.length
}

/** Names one cell of the table. */
export function originalKey(slot: number, field: TrackingField): number {
  return slot * 4 + FIELD_NUMBER[field]
}

export function cellOf(table: EntryTable, slot: number, field: TrackingField): string {
  return table.cells[field][slot] ?? ''
}

/** What the sheet had in a cell that cleaning changed; null where nothing was changed. */
export function originalOf(table: EntryTable, slot: number, field: TrackingField): string | null {
  return table.originals.get(originalKey(slot, field)) ?? null
}

/** Writes a cell and what the sheet had there. */
export function writeCell(
  table: EntryTable,
  slot: number,
  field: TrackingField,
  value: string,
  original: string | null,
): void {
  table.cells[field][slot] = value
  if (original === null) table.originals.delete(originalKey(slot, field))
  else table.originals.set(originalKey(slot, field), original)
  markChanged(table, slot, 1)
}

/** Notes that rows have to be kept anew. */
export function markChanged(table: EntryTable, first: number, count: number): void {
  const last = Math.floor((first + count - 1) / CHUNK_SIZE)
  for (let chunk = Math.floor(first / CHUNK_SIZE); chunk <= last; chunk += 1) {
    table.changedChunks.add(chunk)
  }
}

/** Makes room for the flags of so many rows. */
export function reserveFlags(table: EntryTable, rows: number): void {
  if (rows <= table.flags.length) return
  const flags = new Uint32Array(Math.max(rows, table.flags.length * 2))
  flags.set(table.flags)
  table.flags = flags
}

/** Forgets the rows from a slot on, which nothing refers to: an import that was cancelled. */
export function truncateTable(table: EntryTable, length: number): void {
  for (const key of table.originals.keys()) {
    if (key >= length * 4) table.originals.delete(key)
  }
  for (const cells of Object.values(table.cells)) cells.length = length
  table.sourceIds.length = length
  table.sheetRows.length = length
  table.flags.fill(0, length)
}

/** Empties rows that no undo or redo can bring back; their slots stay, without a sheet row. */
export function blankRow(table: EntryTable, slot: number): void {
  for (const field of TRACKING_FIELDS) writeCell(table, slot, field, '', null)
  table.sheetRows[slot] = 0
}

/** The sources that have rows in the table, also deleted or undone ones. */
export function usedSources(table: EntryTable): ReadonlySet<number> {
  const used = new Set<number>()
  for (let slot = 0; slot < table.sheetRows.length; slot += 1) {
    if (table.sheetRows[slot] !== 0) used.add(table.sourceIds[slot] ?? 0)
  }
  return used
}

/** Adds a row as it stands in a table, its marks included, to the end of a table. */
export function copyRow(from: EntryTable, slot: number, to: EntryTable): number {
  const copy = tableLength(to)
  for (const field of TRACKING_FIELDS) {
    to.cells[field].push(cellOf(from, slot, field))
    const original = originalOf(from, slot, field)
    if (original !== null) to.originals.set(originalKey(copy, field), original)
  }
  to.sourceIds.push(from.sourceIds[slot] ?? 0)
  to.sheetRows.push(from.sheetRows[slot] ?? 0)
  reserveFlags(to, copy + 1)
  to.flags[copy] = (from.flags[slot] ?? 0) & ~(FROM_TWINS | LIVE)
  markChanged(to, copy, 1)
  return copy
}
