import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isShortenedFrom } from '#domain/entry/cleaning/damage.ts'
import type { HtmlCell } from '#domain/sheet/html/html-cell.ts'
import { readHtmlTable } from '#domain/sheet/html/html-cells.ts'
import type { HtmlTable } from '#domain/sheet/html/html-tables.ts'
import { fillMerged } from './merged-cells.ts'
import {
  countLongNumbers,
  hasShortened,
  isNarrow,
  isShortened,
} from '#domain/sheet/text/short-numbers.ts'

/** Spreadsheet programs keep 15 digits of a number; what follows is made up. */
const DIGITS_KEPT = 15

/** A date is kept as a number of five digits, so a narrow cell with five digits could show a date. */
const LONGER_THAN_A_DAY = 6

/** What the HTML of a clipboard or file says of a sheet, beside the clipboard's text. */
export type CopiedTable = {
  readonly rows: string[][]
  readonly rescued: number
  /** The indexes of rows and columns of `rows` that are hidden where they were copied. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Cells that took the value of the merged cell that they are part of. */
  readonly filledCells: number
  /** Cells of which a text that is struck through was left out. */
  readonly struckCells: number
}

/**
 * Reads a copied table; `written`: the rows of the clipboard's text, null for HTML alone. Where the two show the same
 * sheet its cells are those of the text, with what only the HTML tells: digits that the text shows as `1.23457E+11` or
 * `########`, and parts that do not count. Else the HTML decides where it has a table of several columns: in the text a line
 * break inside a cell, or a cell over two rows, moves all that follows.
 */
export function readCopied(html: string, written: string[][] | null): CopiedTable {
  const table = readHtmlTable(html)
  if (written === null) return readWhole(table)
  const shown = shownAs(written, table)
  if (shown === null)
    return decides(table, written) ? readWhole(table) : { ...NOTHING_TOLD, rows: written }
  const rows = contentOf(written, shown)
  const rescued = hasShortened(rows) ? rescueFrom(shown, rows) : 0
  const filledCells = fillMerged(rows, shown.merged)
  return { ...factsOf(shown), rows, rescued, filledCells }
}

const NOTHING_TOLD = {
  rescued: 0,
  hiddenRows: new Set<number>(),
  hiddenColumns: new Set<number>(),
  filledCells: 0,
  struckCells: 0,
}

function readWhole(table: HtmlTable): CopiedTable {
  const rows = table.rows.map((row) => row.map(({ text }) => text))
  const rescued = hasShortened(rows) ? rescueFrom(table, rows) : 0
  const filledCells = fillMerged(rows, table.merged)
  return { ...factsOf(table), rows, rescued, filledCells }
}

function factsOf({ rows, hiddenRows, hiddenColumns }: HtmlTable) {
  const struck = rows.flatMap((row) => row.filter(({ leftOut }) => leftOut === 'struck'))
  return { hiddenRows, hiddenColumns, struckCells: struck.length }
}

/** A table of several columns with every number that the text has, which are more than the lines beside it. */
function decides({ rows, outside }: HtmlTable, written: readonly string[][]): boolean {
  const wide = rows.filter((row) => row.filter(isShown).length > 1).length
  if (wide === 0 || wide < outside) return false
  const cells = rows.flat()
  const leftOut = cells.filter((cell) => cell.leftOut !== undefined).length
  const numbers = cells.reduce((sum, { text }) => sum + countLongNumbers(text), leftOut)
  return numbers >= written.reduce((sum, row) => sum + countLongNumbers(row.join(' ')), 0)
}

/** The part of a table that the text shows: all of it, or what is not hidden; null: another sheet. */
function shownAs(written: readonly string[][], table: HtmlTable): HtmlTable | null {
  const { rows, hiddenRows, hiddenColumns } = table
  if (isSameSheet(written, rows)) return table
  if (hiddenRows.size + hiddenColumns.size === 0) return null
  const seen = rows.flatMap((row, index) =>
    hiddenRows.has(index) ? [] : [row.filter((_, column) => !hiddenColumns.has(column))],
  )
  return isSameSheet(written, seen) ? { ...table, ...NOTHING_HIDDEN, rows: seen } : null
}

const NOTHING_HIDDEN = {
  merged: [],
  hiddenRows: new Set<number>(),
  hiddenColumns: new Set<number>(),
} as const

/** The cells of the text without what the HTML knows to be no content. */
function contentOf(written: readonly string[][], { rows }: HtmlTable): string[][] {
  return written.map((row, index) =>
    row.map((text, column) => {
      const cell = rows[index]?.[column]
      return cell?.leftOut === undefined ? text : cell.text
    }),
  )
}

function rescueFrom({ rows: cells }: HtmlTable, rows: string[][]): number {
  let rescued = 0
  rows.forEach((row, rowIndex) => {
    row.forEach((value, column) => {
      const digits = findDigits(value, cells[rowIndex]?.[column])
      if (digits === null) return
      row[column] = digits
      rescued += 1
    })
  })
  return rescued
}

/** Programs differ in what is empty at the end of a row, and below the last one. */
function isSameSheet(rows: readonly string[][], cells: readonly HtmlCell[][]): boolean {
  const widths = withoutEmptyEnd(rows.map((row) => row.findLastIndex(isFilled) + 1))
  const others = withoutEmptyEnd(cells.map((row) => row.findLastIndex(isShown) + 1))
  return widths.length === others.length && widths.every((width, index) => width === others[index])
}

const isFilled = (text: string) => text.trim() !== ''

/** A cell of which all that it shows was left out shows something all the same. */
const isShown = ({ text, leftOut }: HtmlCell) => leftOut !== undefined || isFilled(text)

function withoutEmptyEnd(widths: readonly number[]): readonly number[] {
  return widths.slice(0, widths.findLastIndex((width) => width > 0) + 1)
}

function findDigits(shown: string, cell: HtmlCell | undefined): string | null {
  if (cell === undefined) return null
  if (isShortened(shown)) return sourceOf(cell, (value) => isShortenedFrom(cleanCell(shown), value))
  return isNarrow(shown) ? sourceOf(cell, (value) => value.length >= LONGER_THAN_A_DAY) : null
}

function sourceOf({ sources }: HtmlCell, isMeant: (digits: string) => boolean): string | null {
  const source = sources.find(
    ({ value, isNumber }) =>
      /^\d+$/.test(value) && (!isNumber || value.length <= DIGITS_KEPT) && isMeant(value),
  )
  return source?.value ?? null
}
