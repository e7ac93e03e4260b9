import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { createEntryReader } from '#domain/columns/read-entries.ts'
import type { TrackingField } from '#domain/tracking/tracking-entry.ts'
import { appendCell, appendRow, closeRow } from './append-rows.ts'
import { MARK_OTHER, MARKS } from './cell-marks.ts'
import type { EntryTable } from './entry-table.ts'

const FIELDS = [
  'orderId',
  'merchantOrderId',
  'trackingId',
  'courier',
] as const satisfies readonly TrackingField[]
const TRACKING = FIELDS.indexOf('trackingId')

/** A plain tracking number as long as this makes an entry of any row; others are looked at closely. */
const SURE_LENGTH = 8

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/** Beside the marks of characters: what ends a cell, and what ends a line too. */
const ENDS_CELL = 4
const ENDS_LINE = 8

/** Puts the entries of plain lines into a table. */
export type LineScanner = {
  /** Takes whole lines without any quote, each with its line end. */
  readonly scan: (lines: string, delimiter: string) => void
  /** Takes rows that were read otherwise. */
  readonly take: (rows: readonly (readonly string[])[]) => void
  /** Rows that were no entries. */
  readonly otherRows: () => number
}

/**
 * Reads the rows of one sheet from its first on. `scan` looks at each character once, for cells, marks and line
 * ends together, and makes nothing but the cells that the draft keeps: half the time of rows of cells. What it
 * finds is what `take` finds in the same rows.
 */
export function createLineScanner(
  table: EntryTable,
  sourceId: number,
  match: ColumnMatch,
): LineScanner {
  const reader = createEntryReader(match)
  const { mapping } = match
  const trackingHeader = match.columns[mapping.trackingId ?? -1]?.header ?? null
  const headerRow = match.headerRow ?? -1
  const fieldOf = fieldsByColumn(mapping)
  // A column that was given two meanings has only one field in `fieldOf`.
  const isSimple = new Set(Object.values(mapping)).size === Object.keys(mapping).length
  const starts = new Int32Array(FIELDS.length)
  const ends = new Int32Array(FIELDS.length)
  const marks = new Int32Array(FIELDS.length)
  let index = 0
  let otherRows = 0

  const takeRow = (row: readonly string[]) => {
    const isEntry = reader.read(row, index) === 'entry'
    index += 1
    if (!isEntry) {
      otherRows += 1
      return
    }
    const cell = (field: TrackingField) => row[mapping[field] ?? row.length] ?? ''
    const cells = [
      cell('orderId'),
      cell('merchantOrderId'),
      cell('trackingId'),
      cell('courier'),
    ] as const
    appendRow(table, sourceId, index, ...cells)
  }
  const takeLine = (text: string, from: number, to: number, delimiter: string) => {
    const number = text.slice(starts[TRACKING], ends[TRACKING])
    const isPlain = number.length >= SURE_LENGTH && !((marks[TRACKING] ?? 0) & MARK_OTHER)
    const isEntry = isPlain && number !== trackingHeader && isSimple && index > headerRow
    if (!isEntry) return takeRow(text.slice(from, to).split(delimiter))
    index += 1
    let flags = 0
    for (let field = 0; field < FIELDS.length; field += 1) {
      const cell = field === TRACKING ? number : text.slice(starts[field], ends[field])
      flags |= appendCell(table, FIELDS[field] ?? 'courier', cell, marks[field] ?? 0)
    }
    closeRow(table, sourceId, index, flags)
  }
  const scan = (text: string, delimiter: string) => {
    const classes = classesFor(delimiter)
    let lineStart = 0
    let cellStart = 0
    let column = 0
    let cellMarks = 0
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const kind = code < 128 ? (classes[code] ?? MARK_OTHER) : MARK_OTHER
      if (kind < ENDS_CELL) {
        cellMarks |= kind
        continue
      }
      const field = column < fieldOf.length ? (fieldOf[column] ?? -1) : -1
      if (field !== -1) {
        starts[field] = cellStart
        ends[field] = at
        marks[field] = cellMarks
      }
      column += 1
      cellStart = at + 1
      cellMarks = 0
      if (kind === ENDS_CELL) continue
      takeLine(text, lineStart, at, delimiter)
      if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1
      lineStart = at + 1
      cellStart = lineStart
      column = 0
      ends.fill(0)
      starts.fill(0)
      marks.fill(0)
    }
  }
  return {
    scan,
    take: (rows) => {
      for (const row of rows) takeRow(row)
    },
    otherRows: () => otherRows,
  }
}

function fieldsByColumn(mapping: ColumnMatch['mapping']): Int32Array {
  const columns = FIELDS.map((field) => mapping[field] ?? -1)
  const fields = new Int32Array(Math.max(0, ...columns) + 1).fill(-1)
  for (const [field, column] of columns.entries()) {
    if (column !== -1) fields[column] = field
  }
  return fields
}

function classesFor(delimiter: string): Uint8Array {
  const classes = MARKS.slice()
  classes[delimiter.charCodeAt(0)] = ENDS_CELL
  classes[LINE_FEED] = ENDS_LINE
  classes[CARRIAGE_RETURN] = ENDS_LINE
  return classes
}
