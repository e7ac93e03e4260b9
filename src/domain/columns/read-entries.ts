import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isPlaceholder } from '#domain/entry/cleaning/placeholder.ts'
import { type ColumnMatch, matchBelow } from './column-match.ts'

/** Kind of a row in a sheet. Entries become rows of the draft; dropped rows are counted and listed. */
export type RowKind = 'entry' | 'below' | DroppedKind

/** Kinds of rows without a shipment. */
export const DROPPED_KINDS = ['title', 'header', 'blank', 'total', 'divider'] as const
export type DroppedKind = (typeof DROPPED_KINDS)[number]

/** Whole cells that mark a row as no entry: sums, and lines that exports add below the last row. */
const TOTAL =
  /^(?:(?:grand |sub ?-?)?total(?: ?g[eé]n[eé]ral| geral| general)?|sum|summe|gesamt(?:summe)?|zwischensumme|suma|somme|totale|totaal|razem|итого|всего|合计|合計|总计|總計|小计|小計|总数|總數|합계|총계|total orders|total de pedidos|total pedidos|total de env[ií]os|totale (?:ordini|spedizioni)|anzahl|count|共 ?\d{1,6} ?[单單件条筆]|총 ?\d{1,6} ?[건개]|(?:\d+ )?record\(s\) downloaded|\(?\d+ rows?\)?|end of (?:file|report))(?:\s*[:：])?(?:\s*[\d.,]+(?:\s*\p{L}{1,12})?)?$/iu
const NOTE_BELOW = /^(?:\(?\d+ rows? in set|seller id ?:)/i

/** Longer cells are neither sums nor notes of an export. */
const LONGEST_TOTAL = 200

function isTotalCell(cell: string): boolean {
  if (cell.trim().length > LONGEST_TOTAL) return false
  const text = cleanCell(cell)
  return TOTAL.test(text) || NOTE_BELOW.test(text)
}

/** Rows right below the header may repeat its names in another language or for programs, or explain them. */
const ROWS_BELOW_HEADER = 2

/** Shorter numbers may be counts. */
const SHORTEST_NUMBER = 7

/**
 * Makes a function that determines the kind of the row at an index, by the matched columns. A row is an entry unless it
 * is known to be something else.
 */
export function createEntryReader(match: ColumnMatch) {
  const { headerRow, mapping } = match
  const order = mapping.orderId ?? mapping.merchantOrderId ?? -1
  const tracking = mapping.trackingId ?? -1
  const shipment = [order, mapping.merchantOrderId ?? -1, tracking, ...(match.furtherNumbers ?? [])]
  const first = headerRow === null ? 0 : headerRow + 1
  const lastBelow = headerRow === null ? -1 : headerRow + ROWS_BELOW_HEADER
  const orderHeader = match.columns[order]?.header ?? null
  const trackingHeader = match.columns[tracking]?.header ?? null
  let entries = 0
  const kindOf = (row: readonly string[], index: number): RowKind => {
    if (index < first) return kindAbove(row, index === headerRow)
    const number = row[tracking] ?? ''
    if (index <= lastBelow && isWords(number) && isWords(row[order] ?? '')) return 'header'
    if (isSureNumber(number) && number !== trackingHeader && number !== orderHeader) return 'entry'
    const isHeader = !row.some(isNumbered) && matchBelow(match, row) !== null
    return isHeader ? 'header' : kindBelow(row, order, number, entries)
  }
  let withDigits = 0
  let isBelow = false
  return (row: readonly string[], index: number): RowKind => {
    const kind = kindOf(row, index)
    if (kind === 'blank') isBelow = entries > 0
    if (kind !== 'entry') return kind
    if (isBelow && shipment.every((column) => isEmptyCell(row[column] ?? ''))) return 'total'
    if (isBelow && withDigits === entries && isNote(row, order))
      return row.filter((cell) => !isEmptyCell(cell)).length > 1 ? 'below' : 'total'
    entries += 1
    if (/\d/.test(row[order] ?? '')) withDigits += 1
    isBelow = false
    return 'entry'
  }
}

/**
 * Below a blank row, a row with words where all orders above have digits is the author's note: a phone number, an
 * account. So is a single cell with several words.
 */
function isNote(row: readonly string[], order: number): boolean {
  const named = row[order] ?? ''
  if (!/\p{L}/u.test(named)) return false
  const isAlone = row.every((cell, column) => column === order || isEmptyCell(cell))
  return !/\d/.test(named) || (isAlone && /\s/.test(named.trim()))
}

const isSureNumber = (number: string) => number.length >= SHORTEST_NUMBER && /\d/.test(number)

/** Three digits in a row, which no column name has. */
export const isNumbered = (cell: string) => /\d{3}/.test(cell)

/** Whether a cell is neither ID nor number: a column name, or a sentence about it. */
export function isWords(cell: string): boolean {
  const isNoId = !/\d/.test(cell) || (/\s/.test(cell) && !/\d{3}/.test(cell))
  return isNoId && /\p{L}/u.test(cell) && !isPlaceholder(cleanCell(cell))
}

function kindAbove(row: readonly string[], isHeader: boolean): RowKind {
  if (isHeader) return 'header'
  return isBlank(row) ? 'blank' : 'title'
}

function kindBelow(row: readonly string[], order: number, number: string, above: number): RowKind {
  if (isSureNumber(number)) return 'entry'
  if (isBlank(row)) return 'blank'
  if (isDivider(row)) return 'divider'
  const said = cleanCell(number)
  const hasNumber = said !== '' && !isPlaceholder(said)
  const isSum = isTotal(row, order) || isCountOf(row, order, above)
  if (!hasNumber) return isSum ? 'total' : 'entry'
  // It has values in both columns, so the user can put it back.
  return isSum && /^\d+$/.test(said) ? 'below' : 'entry'
}

/** A horizontal line of a table drawn with characters: `| --- | --- |`, `+-----+-----+`. */
const LINE = /^[-=_+:*~|\s\u2500-\u257F]*$/

function isDivider(row: readonly string[]): boolean {
  return row.every((cell) => LINE.test(cell)) && row.join('').trim().length > 1
}

/** "Total" in front, with the number of orders above in the order column. */
function isCountOf(row: readonly string[], order: number, above: number): boolean {
  const count = (row[order] ?? '').trim()
  if (!/^\d{1,6}$/.test(count) || Number(count) > above) return false
  const first = row.findIndex((cell) => !isEmptyCell(cell))
  return first < order && isTotalCell(row[first] ?? '')
}

/** Old programs write this mark behind the last row. */
const END_OF_FILE = '\u001A'

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell === END_OF_FILE || isEmptyCell(cell))
}

/** Cleaning never empties a longer cell. */
const LONGEST_NOTHING = 1000

/** Whether a cell is empty after cleaning. */
export function isEmptyCell(cell: string): boolean {
  const { length } = cell.trim()
  return length === 0 || (length <= LONGEST_NOTHING && cleanCell(cell) === '')
}

/** In a row with an order ID, "Total" in another column is an article. */
function isTotal(row: readonly string[], order: number): boolean {
  const orderId = row[order] ?? ''
  return isEmptyCell(orderId) ? row.some(isTotalCell) : isTotalCell(orderId)
}
