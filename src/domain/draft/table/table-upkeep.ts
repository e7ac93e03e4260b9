import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import {
  cellsOf,
  CHUNK_SIZE,
  type EntryTable,
  markChanged,
  markOf,
  cellKey,
  originalOf,
  pushRow,
  SPAN,
} from './entry-table.ts'
import { FROM_DUPLICATES, KEPT, LATE_DONE } from './row-flags.ts'

/** Forgets the rows from a slot on, which nothing refers to: an import that was cancelled. */
export function truncateTable(table: EntryTable, length: number): void {
  for (const byCell of [table.originals, table.cellMarks]) {
    for (const key of byCell.keys()) {
      if (key >= length * TRACKING_FIELDS.length) byCell.delete(key)
    }
  }
  for (const chunk of table.changedChunks) {
    if (chunk * CHUNK_SIZE >= length) table.changedChunks.delete(chunk)
  }
  table.flags.fill(0, length)
  table.states.fill(0, length)
  table.repeats.fill(0, length)
  table.spans.fill(0, length * SPAN)
  table.length = length
  const inUse = table.place.subarray(0, length)
  table.texts.length = inUse.reduce((most, place) => Math.max(most, place + 1), 0)
  const strings = inUse.reduce((most, place) => Math.max(most, -place), 0)
  table.strings.length = strings
}

/** Empties a row that no undo or redo can bring back; its slot stays, without a sheet row. */
export function blankRow(table: EntryTable, slot: number): void {
  const place = table.place[slot] ?? 0
  // The emptied row points at an empty place of its text, so it needs no strings.
  if (place >= 0) table.spans.fill(0, slot * SPAN, (slot + 1) * SPAN)
  else table.strings[-1 - place] = []
  for (const field of TRACKING_FIELDS) {
    if (table.originals.size > 0) table.originals.delete(cellKey(slot, field))
    if (table.cellMarks.size > 0) table.cellMarks.delete(cellKey(slot, field))
  }
  table.sheetRows[slot] = 0
  markChanged(table, slot, 1)
}

/** The sources that have rows in the table, also deleted or undone ones. */
export function usedSources(table: EntryTable): ReadonlySet<number> {
  const used = new Set<number>()
  for (let slot = 0; slot < table.length; slot += 1) {
    if (table.sheetRows[slot] !== 0) used.add(table.sourceIds[slot] ?? 0)
  }
  return used
}

/** Adds a row as it is in a table, its marks included, to the end of a table. */
export function copyRow(from: EntryTable, slot: number, to: EntryTable): number {
  const sheetRow = from.sheetRows[slot] ?? 0
  const copy = pushRow(to, from.sourceIds[slot] ?? 0, sheetRow, cellsOf(from, slot))
  for (const field of TRACKING_FIELDS) {
    const original = originalOf(from, slot, field)
    if (original !== null) to.originals.set(cellKey(copy, field), original)
    const mark = markOf(from, slot, field)
    if (mark !== 0) to.cellMarks.set(cellKey(copy, field), mark)
  }
  to.flags[copy] = (from.flags[slot] ?? 0) & ~FROM_DUPLICATES
  to.states[copy] = (from.states[slot] ?? 0) & (LATE_DONE | KEPT)
  to.repeats[copy] = from.repeats[slot] ?? 0
  markChanged(to, copy, 1)
  return copy
}
