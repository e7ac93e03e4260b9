import { cleanCell } from '#domain/cells/clean-cell.ts'
import { type ColumnMatch, matchBelow } from '#domain/columns/column-match.ts'
import { createEntryReader, ROWS_BELOW_HEADER } from '#domain/columns/read-entries.ts'
import type { TrackingField } from '#domain/tracking/tracking-entry.ts'
import { appendRow } from './append-rows.ts'
import { MARK_OTHER, MARKS } from './cell-marks.ts'
import { flagsOfCell, MISSING } from './check-cells.ts'
import { type EntryTable, FIELD_NUMBER, FIELDS, reserveRows, SPAN } from './entry-table.ts'
import { hashCodes, hashText } from './hash-text.ts'
import {
  filledWidth,
  filledWidthOf,
  isOpenQuote,
  NO_ODD_ROWS,
  NO_ROWS,
  type OddRows,
  withRow,
} from './odd-rows.ts'

/** A piece of a file: its text, and its bytes where each is one character of the text. */
export type TextPiece = { readonly text: string; readonly bytes: Uint8Array | null }

/** Puts the entries of one sheet into a table, from its first row on. */
export type LineScanner = {
  /** Takes whole lines without any quote: from..to (exclusive) of a piece. */
  readonly scan: (piece: TextPiece, from: number, to: number, delimiter: string) => void
  /** Takes rows that were read otherwise. */
  readonly take: (rows: readonly (readonly string[])[]) => void
  /** Rows that were no entries. */
  readonly otherRows: () => number
  /** Rows that ask for a look. */
  readonly oddRows: () => OddRows
}

const ORDER = FIELD_NUMBER.orderId
const TRACKING = FIELD_NUMBER.trackingId

/** A plain tracking number as long as this is more than `undefined` says; shorter ones are looked at closely. */
const SURE_LENGTH = 10

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/** Beside the marks of characters: what ends a cell, and what ends a line too. */
const ENDS_CELL = 4
const ENDS_LINE = 8

/**
 * Reads rows into a table. `scan` looks at each character once, for cells, marks, hashes and line ends together,
 * and makes no string of a cell that is plain: an import of 100,000 rows lives here. What it finds is what `take`
 * finds in the same rows.
 */
export function createLineScanner(
  table: EntryTable,
  sourceId: number,
  match: ColumnMatch,
): LineScanner {
  const headerRow = match.headerRow ?? -1
  let layout = layoutOf(match)
  // Of the line that is being read. Typed arrays, since a hash that is handed on would become an object.
  const spans = new Int32Array(SPAN)
  const marks = new Int32Array(FIELDS.length)
  const hashes = new Int32Array(FIELDS.length)
  let index = 0
  let otherRows = 0
  let odd = NO_ODD_ROWS

  const note = (kind: keyof OddRows) => {
    odd = { ...odd, [kind]: withRow(odd[kind], index) }
  }
  const takeRow = (row: readonly string[]) => {
    const { reader, mapping, width } = layout
    const kind = reader.read(row, index)
    index += 1
    if (kind !== 'entry') {
      otherRows += 1
      if (kind === 'header' && index > headerRow + 1) follow(row)
      if (kind === 'total') note('totals')
      return
    }
    if (row.length > width && filledWidth(row) > width) note('longRows')
    if (row.some(isOpenQuote)) note('openQuotes')
    const cell = (field: TrackingField) => row[mapping[field] ?? row.length] ?? ''
    appendRow(table, sourceId, index, {
      orderId: cell('orderId'),
      merchantOrderId: cell('merchantOrderId'),
      trackingId: cell('trackingId'),
      courier: cell('courier'),
    })
  }

  /** Another table may begin here, whose columns stand in another order. */
  const follow = (header: readonly string[]) => {
    const below = matchBelow(match, header)
    if (below === null || below === layout.match) return
    layout = layoutOf(below)
    note('headers')
    // A field that this table has not got is empty in all its rows.
    spans.fill(0)
    marks.fill(0)
  }

  /** The issues of a line whose cells can stay where they are in the text; null for any other line. */
  const flagsOfLine = (text: string): number | null => {
    const length = (spans[TRACKING * 2 + 1] ?? 0) - (spans[TRACKING * 2] ?? 0)
    if (length < SURE_LENGTH || (marks[TRACKING] ?? 0) & MARK_OTHER) return null
    if (!layout.isSimple || index <= headerRow + ROWS_BELOW_HEADER) return null
    if (layout.headerHashes.has(hashes[TRACKING] ?? 0)) return null
    let flags = 0
    for (let field = 0; field < FIELDS.length; field += 1) {
      const start = spans[field * 2] ?? 0
      const end = spans[field * 2 + 1] ?? 0
      if (start === end) flags |= MISSING[field] ?? 0
      else if (marks[field] !== 0) {
        const cell = text.slice(start, end)
        if (cleanCell(cell) !== cell) return null
        flags |= flagsOfCell(cell, FIELDS[field] ?? 'courier')
      }
    }
    return flags
  }

  const endLine = (text: string, from: number, to: number, delimiter: string, cells: number) => {
    const flags = flagsOfLine(text)
    if (flags === null) return takeRow(text.slice(from, to).split(delimiter))
    const slot = table.length
    reserveRows(table, slot + 1)
    table.length += 1
    index += 1
    const { width } = layout
    if (cells > width && filledWidthOf(text, from, to, delimiter, cells) > width) note('longRows')
    const first = slot * SPAN
    for (let at = 0; at < SPAN; at += 1) table.spans[first + at] = spans[at] ?? 0
    table.place[slot] = table.texts.length - 1
    table.sourceIds[slot] = sourceId
    table.sheetRows[slot] = index
    table.flags[slot] = flags
    table.orderHashes[slot] = hashes[ORDER] ?? 0
    table.numberHashes[slot] = hashes[TRACKING] ?? 0
  }

  const emptyFrom = (column: number, fieldOf: Int32Array) => {
    for (let missing = column; missing < fieldOf.length; missing += 1) {
      const field = fieldOf[missing] ?? -1
      if (field === -1) continue
      spans.fill(0, field * 2, field * 2 + 2)
      marks[field] = 0
    }
  }

  const scan: LineScanner['scan'] = ({ text, bytes }, from, to, delimiter) => {
    const codes = bytes ?? codesOf(text)
    const classes = classesFor(delimiter)
    table.texts.push(text)
    let lineStart = from
    let cellStart = from
    let column = 0
    let cellMarks = 0
    let { fieldOf } = layout
    for (let at = from; at < to; at += 1) {
      const code = codes[at] ?? 0
      const kind = code < 128 ? (classes[code] ?? 0) : MARK_OTHER
      if (kind < ENDS_CELL) {
        cellMarks |= kind
        continue
      }
      const field = column < fieldOf.length ? (fieldOf[column] ?? -1) : -1
      if (field >= 0) {
        spans[field * 2] = cellStart
        spans[field * 2 + 1] = at
        marks[field] = cellMarks
        if (field === ORDER || field === TRACKING) hashes[field] = hashCodes(codes, cellStart, at)
      }
      column += 1
      cellStart = at + 1
      cellMarks = 0
      if (kind === ENDS_CELL) continue
      if (column < fieldOf.length) emptyFrom(column, fieldOf)
      endLine(text, lineStart, at, delimiter, column)
      fieldOf = layout.fieldOf
      if (code === CARRIAGE_RETURN && codes[at + 1] === LINE_FEED) at += 1
      lineStart = at + 1
      cellStart = lineStart
      column = 0
    }
  }
  return {
    scan,
    take: (rows) => {
      for (const row of rows) takeRow(row)
    },
    otherRows: () => otherRows,
    // Where most rows have more, a column without a name is no slip.
    oddRows: () => (odd.longRows.count * 2 > index ? { ...odd, longRows: NO_ROWS } : odd),
  }
}

/** What is told by the columns as the last header has them. */
function layoutOf(match: ColumnMatch) {
  const { columns, mapping, headerRow } = match
  return {
    match,
    mapping,
    reader: createEntryReader(match),
    fieldOf: fieldsByColumn(mapping),
    headerHashes: new Set(columns.map(({ header }) => hashText(header ?? ''))),
    // A column that was given two meanings has only one field in `fieldOf`.
    isSimple: new Set(Object.values(mapping)).size === Object.keys(mapping).length,
    width: headerRow === null ? Infinity : headerWidth(match),
  }
}

/** The columns up to the last one that has a name. */
function headerWidth({ columns }: ColumnMatch): number {
  return filledWidth(columns.map(({ header }) => header ?? ''))
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

function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length)
  for (let index = 0; index < text.length; index += 1) codes[index] = text.charCodeAt(index)
  return codes
}
