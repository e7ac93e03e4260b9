import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isShortenedFrom } from '#domain/entry/cleaning/damage.ts'
import type { HtmlCell } from './html-cell.ts'
import { readHtmlTable } from './html-cells.ts'
import type { HtmlTable } from './html-tables.ts'
import { fillMerged } from '#domain/sheet/workbook/merged-cells.ts'
import {
  countLongNumbers,
  hasShortened,
  isNarrow,
  isShortened,
} from '#domain/sheet/text/short-numbers.ts'

/** Spreadsheet programs keep 15 digits of a number; the others are wrong. */
const DIGITS_KEPT = 15

/** Dates are stored as numbers of five digits, so a narrow cell with five digits may be a date. */
const LONGER_THAN_A_DAY = 6

/** A sheet read from the HTML of a clipboard or file, combined with the clipboard's text. */
export type CopiedTable = {
  readonly rows: string[][]
  readonly rescued: number
  /** Indexes of rows and columns of `rows` that are hidden where they were copied. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Cells that got the value of the merged cell that they belong to. */
  readonly filledCells: number
  /** Cells whose struck-through text was left out. */
  readonly struckCells: number
}

/**
 * Reads a copied table. `written` are the rows of the clipboard's text, or null for HTML alone. If both show the same
 * sheet, the text's cells are used, with digits and excluded parts from the HTML, as for `1.23457E+11` or `########`.
 * Otherwise a table of several columns in the HTML is used, since line breaks and merged cells shift the cells of the
 * text.
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

/** Whether the HTML has a table of several columns with all numbers of the text, larger than the lines around it. */
function decides({ rows, outside }: HtmlTable, written: readonly string[][]): boolean {
  const wide = rows.filter((row) => row.filter(isShown).length > 1).length
  if (wide === 0 || wide < outside) return false
  const cells = rows.flat()
  const leftOut = cells.filter((cell) => cell.leftOut !== undefined).length
  const numbers = cells.reduce((sum, { text }) => sum + countLongNumbers(text), leftOut)
  return numbers >= written.reduce((sum, row) => sum + countLongNumbers(row.join(' ')), 0)
}

/** The part of a table that the text shows: all of it, or all but hidden parts; null when it shows another sheet. */
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

/** The cells of the text without the parts that the HTML excludes. */
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

/** Programs differ in empty cells at the end of rows and below the last row. */
function isSameSheet(rows: readonly string[][], cells: readonly HtmlCell[][]): boolean {
  const widths = withoutEmptyEnd(rows.map((row) => row.findLastIndex(isFilled) + 1))
  const others = withoutEmptyEnd(cells.map((row) => row.findLastIndex(isShown) + 1))
  return widths.length === others.length && widths.every((width, index) => width === others[index])
}

const isFilled = (text: string) => text.trim() !== ''

/** A cell whose whole text was excluded is still visible. */
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
