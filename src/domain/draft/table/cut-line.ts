import { marksOf, marksOfBytes } from '#domain/entry/rule.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { FIELD_NUMBER, SPAN } from './entry-table.ts'
import { hashBytes, hashText } from './hash-text.ts'

/** A piece of a file: its text, and its bytes where each is one character of the text. */
export type TextPiece = { readonly text: string; readonly bytes: Uint8Array | null }

/** The cells of one line that have a field. Typed arrays, since a hash that is handed on would become an object. */
export type LineCells = {
  /** Start and end of each field's cell in the text, as in an entry table. */
  readonly spans: Int32Array
  /** By number of the field: see entry/gate.ts. */
  readonly marks: Int32Array
  /** Of order and tracking number only. */
  readonly hashes: Int32Array
}

/** A place in a piece, and where the next ends of lines and cells stand after it: each is looked for once. */
export type LineCutter = {
  readonly piece: TextPiece
  readonly delimiter: string
  /** Where the line ends that was cut last. */
  end: number
  lineFeed: number
  carriageReturn: number
  nextDelimiter: number
}

const ORDER = FIELD_NUMBER.orderId
const TRACKING = FIELD_NUMBER.trackingId

/** Cells that are all empty. */
export function createLineCells(): LineCells {
  return {
    spans: new Int32Array(SPAN),
    marks: new Int32Array(TRACKING_FIELDS.length),
    hashes: new Int32Array(TRACKING_FIELDS.length),
  }
}

/** Makes all cells of a line empty. */
export function clearLineCells({ spans, marks }: LineCells): void {
  spans.fill(0)
  marks.fill(0)
}

/** Cuts whole lines without any quote. */
export function createLineCutter(piece: TextPiece, delimiter: string): LineCutter {
  return { piece, delimiter, end: -1, lineFeed: -1, carriageReturn: -1, nextDelimiter: -1 }
}

/**
 * Cuts the line that begins at `from` into the cells whose columns have a field; says how many cells it has in all.
 * Here and in what is called, functions stand by themselves: what the browser has compiled for one sheet serves the next.
 */
export function cutLine(
  cutter: LineCutter,
  from: number,
  fieldOf: Int32Array,
  cells: LineCells,
): number {
  const { piece, delimiter } = cutter
  const { text } = piece
  if (cutter.lineFeed < from) cutter.lineFeed = placeOf(text, '\n', from)
  if (cutter.carriageReturn < from) cutter.carriageReturn = placeOf(text, '\r', from)
  const lineEnd = Math.min(cutter.lineFeed, cutter.carriageReturn)
  cutter.end = lineEnd
  let column = 0
  for (let start = from; start <= lineEnd; column += 1) {
    if (cutter.nextDelimiter < start) cutter.nextDelimiter = placeOf(text, delimiter, start)
    const end = Math.min(cutter.nextDelimiter, lineEnd)
    const field = column < fieldOf.length ? (fieldOf[column] ?? -1) : -1
    if (field !== -1) readCell(piece, cells, field, start, end)
    start = end + 1
  }
  if (column < fieldOf.length) emptyFrom(column, fieldOf, cells)
  return column
}

/** Where the line after the one begins that was cut last. */
export function startOfNextLine({ end, lineFeed, carriageReturn }: LineCutter): number {
  return end === carriageReturn && lineFeed === end + 1 ? end + 2 : end + 1
}

/** The browser's own search is several times as fast as a look at each character. */
function placeOf(text: string, character: string, from: number): number {
  const place = text.indexOf(character, from)
  return place === -1 ? text.length : place
}

function readCell(
  { text, bytes }: TextPiece,
  { spans, marks, hashes }: LineCells,
  field: number,
  start: number,
  end: number,
): void {
  spans[field * 2] = start
  spans[field * 2 + 1] = end
  marks[field] = bytes === null ? marksOf(text, start, end) : marksOfBytes(bytes, start, end)
  if (field !== ORDER && field !== TRACKING) return
  hashes[field] = bytes === null ? hashText(text, start, end) : hashBytes(bytes, start, end)
}

function emptyFrom(column: number, fieldOf: Int32Array, { spans, marks }: LineCells): void {
  for (let missing = column; missing < fieldOf.length; missing += 1) {
    const field = fieldOf[missing] ?? -1
    if (field === -1) continue
    spans.fill(0, field * 2, field * 2 + 2)
    marks[field] = 0
  }
}
