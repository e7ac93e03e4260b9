import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { createEntryReader } from '#domain/columns/read-entries.ts'
import { filledWidth } from '#domain/draft/issues/odd-rows.ts'
import { marksOf } from '#domain/entry/rule.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { SPAN } from './entry-table.ts'

/** The cells of one line that have a field. */
export type LineCells = {
  /** Start and end of each field's cell in the text, as in an entry table. */
  readonly spans: Int32Array
  /** By number of the field: see entry/rule.ts. */
  readonly marks: Int32Array
}

/** A place in a text, and where the next ends of lines and cells are after it: each is looked for once. */
export type LineSplitter = {
  readonly text: string
  readonly delimiter: string
  /** Where the line ends that was split last. */
  end: number
  lineFeed: number
  carriageReturn: number
  nextDelimiter: number
}

/** Cells that are all empty. */
export function createLineCells(): LineCells {
  return { spans: new Int32Array(SPAN), marks: new Int32Array(TRACKING_FIELDS.length) }
}

/** Splits whole lines without any quote. */
export function createLineSplitter(text: string, delimiter: string): LineSplitter {
  return { text, delimiter, end: -1, lineFeed: -1, carriageReturn: -1, nextDelimiter: -1 }
}

/**
 * Splits the line that begins at `from` into the cells whose columns have a field; says how many cells it has in all.
 * The functions here are not closures, so the browser compiles them once and not for each sheet.
 */
export function splitLine(
  splitter: LineSplitter,
  from: number,
  fieldOf: Int32Array,
  cells: LineCells,
): number {
  const { text, delimiter } = splitter
  if (splitter.lineFeed < from) splitter.lineFeed = placeOf(text, '\n', from)
  if (splitter.carriageReturn < from) splitter.carriageReturn = placeOf(text, '\r', from)
  const lineEnd = Math.min(splitter.lineFeed, splitter.carriageReturn)
  splitter.end = lineEnd
  let column = 0
  for (let start = from; start <= lineEnd; column += 1) {
    if (splitter.nextDelimiter < start) splitter.nextDelimiter = placeOf(text, delimiter, start)
    const end = Math.min(splitter.nextDelimiter, lineEnd)
    const field = column < fieldOf.length ? (fieldOf[column] ?? -1) : -1
    if (field !== -1) readCell(text, cells, field, start, end)
    start = end + 1
  }
  if (column < fieldOf.length) emptyFrom(column, fieldOf, cells)
  return column
}

/** Where the line begins after the one that was split last. */
export function startOfNextLine({ end, lineFeed, carriageReturn }: LineSplitter): number {
  return end === carriageReturn && lineFeed === end + 1 ? end + 2 : end + 1
}

/** The browser's own search is several times as fast as a look at each character. */
function placeOf(text: string, character: string, from: number): number {
  const place = text.indexOf(character, from)
  return place === -1 ? text.length : place
}

function readCell(
  text: string,
  { spans, marks }: LineCells,
  field: number,
  start: number,
  end: number,
): void {
  spans[field * 2] = start
  spans[field * 2 + 1] = end
  marks[field] = marksOf(text, start, end)
}

function emptyFrom(column: number, fieldOf: Int32Array, { spans, marks }: LineCells): void {
  for (let missing = column; missing < fieldOf.length; missing += 1) {
    const field = fieldOf[missing] ?? -1
    if (field === -1) continue
    spans.fill(0, field * 2, field * 2 + 2)
    marks[field] = 0
  }
}

/** A tracking number with a digit and as long as this is no total and no header; shorter ones are looked at closely. */
export const SURE_LENGTH = 10

/** What is told by the columns as a header has them. */
export function createLayout(match: ColumnMatch) {
  const { columns, mapping, headerRow } = match
  return {
    match,
    mapping,
    kindOf: createEntryReader(match),
    fieldOf: fieldsByColumn(mapping),
    // Where a number could be, these say that the line may be another header.
    numberedNames: new Set(
      columns.map(({ header }) => header ?? '').filter((name) => /\d/.test(name)),
    ),
    // A column that was given two meanings has only one field in `fieldOf`.
    isSimple: new Set(Object.values(mapping)).size === Object.keys(mapping).length,
    // The columns up to the last one that has a name.
    width: headerRow === null ? Infinity : filledWidth(columns.map(({ header }) => header ?? '')),
  }
}

export type LineLayout = ReturnType<typeof createLayout>

function fieldsByColumn(mapping: ColumnMatch['mapping']): Int32Array {
  const columns = TRACKING_FIELDS.map((field) => mapping[field] ?? -1)
  const fields = new Int32Array(Math.max(0, ...columns) + 1).fill(-1)
  for (const [field, column] of columns.entries()) {
    if (column !== -1) fields[column] = field
  }
  return fields
}
