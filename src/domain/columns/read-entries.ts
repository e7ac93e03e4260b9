import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isPlaceholder } from '#domain/entry/cleaning/placeholder.ts'
import { type ColumnMatch, matchBelow } from './column-match.ts'

/** What a row of a sheet is. Only entries become part of the draft; the others are counted and named. */
export type RowKind = 'entry' | 'below' | DroppedKind

/** Rows that are no shipment. */
export const DROPPED_KINDS = ['title', 'header', 'blank', 'total', 'divider'] as const
export type DroppedKind = (typeof DROPPED_KINDS)[number]

/** The whole cell says that this is no entry: sums, and what exports write below the last row. */
const TOTAL =
  /^(?:(?:grand |sub ?-?)?total(?: ?g[eé]n[eé]ral| geral| general)?|sum|summe|gesamt(?:summe)?|zwischensumme|suma|somme|totale|totaal|razem|итого|всего|合计|合計|总计|總計|小计|小計|总数|總數|합계|총계|total orders|total de pedidos|total pedidos|total de env[ií]os|totale (?:ordini|spedizioni)|anzahl|count|共 ?\d{1,6} ?[单單件条筆]|총 ?\d{1,6} ?[건개]|(?:\d+ )?record\(s\) downloaded|\(?\d+ rows?\)?|end of (?:file|report))(?:\s*[:：])?(?:\s*[\d.,]+(?:\s*\p{L}{1,12})?)?$/iu
const NOTE_BELOW = /^(?:\(?\d+ rows? in set|seller id ?:)/i

/** No sum and no note of an export is longer. */
const LONGEST_TOTAL = 200

function isTotalCell(cell: string): boolean {
  if (cell.trim().length > LONGEST_TOTAL) return false
  const text = cleanCell(cell)
  return TOTAL.test(text) || NOTE_BELOW.test(text)
}

/** So far below a header come its names in another language or for programs, and what to fill in. */
const ROWS_BELOW_HEADER = 2

/** Shorter than this may be a count. */
const SHORTEST_NUMBER = 7

/**
 * Makes a function that tells what the row at an index of the sheet is, by the columns that were matched. Whatever is
 * not known to be something else is an entry.
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
 * Below a blank row, what has words where every order above has digits is a note of whoever made the sheet: a telephone
 * number, an account. So is a text in one cell alone.
 */
function isNote(row: readonly string[], order: number): boolean {
  const named = row[order] ?? ''
  if (!/\p{L}/u.test(named)) return false
  const isAlone = row.every((cell, column) => column === order || isEmptyCell(cell))
  return !/\d/.test(named) || (isAlone && /\s/.test(named.trim()))
}

const isSureNumber = (number: string) => number.length >= SHORTEST_NUMBER && /\d/.test(number)

/** Has three digits in a row: no name of a column has. */
export const isNumbered = (cell: string) => /\d{3}/.test(cell)

/** No id and no number: the name of a column, or a sentence about it. */
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
  // It has values in both columns: the person can put it back.
  return isSum && /^\d+$/.test(said) ? 'below' : 'entry'
}

/** A line across a table that was drawn with characters: `| --- | --- |`, `+-----+-----+`. */
const LINE = /^[-=_+:*~|\s\u2500-\u257F]*$/

function isDivider(row: readonly string[]): boolean {
  return row.every((cell) => LINE.test(cell)) && row.join('').trim().length > 1
}

/** "Total" in front, and in the column of the orders how many there are above. */
function isCountOf(row: readonly string[], order: number, above: number): boolean {
  const count = (row[order] ?? '').trim()
  if (!/^\d{1,6}$/.test(count) || Number(count) > above) return false
  const first = row.findIndex((cell) => !isEmptyCell(cell))
  return first < order && isTotalCell(row[first] ?? '')
}

/** Old programs write a mark behind the last row. */
const END_OF_FILE = '\u001A'

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell === END_OF_FILE || isEmptyCell(cell))
}

/** More characters than this are never all taken away by cleaning. */
const LONGEST_NOTHING = 1000

/** Whether a cell is empty once it is cleaned. */
export function isEmptyCell(cell: string): boolean {
  const { length } = cell.trim()
  return length === 0 || (length <= LONGEST_NOTHING && cleanCell(cell) === '')
}

/** In a row with an order ID, "Total" in another column is something that was bought. */
function isTotal(row: readonly string[], order: number): boolean {
  const orderId = row[order] ?? ''
  return isEmptyCell(orderId) ? row.some(isTotalCell) : isTotalCell(orderId)
}
