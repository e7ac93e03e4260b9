import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isShortenedFrom } from '#domain/entry/cleaning/damage.ts'
import { type HtmlCell, type HtmlTable, readHtmlTable } from '#domain/sheet/html/html-cells.ts'
import type { SheetArea } from './merged-cells.ts'
import { hasShortened, isNarrow, isShortened } from '#domain/sheet/text/short-numbers.ts'

/** Spreadsheet programs keep 15 digits of a number; what follows is made up. */
const DIGITS_KEPT = 15

/** A date is kept as a number of five digits, so a narrow cell with five digits could show a date. */
const LONGER_THAN_A_DAY = 6

/** What the HTML of a clipboard says of a sheet, beside its text. */
export type CopiedTable = {
  readonly rows: string[][]
  readonly rescued: number
  /** The indexes of rows and columns of `rows` that are hidden where they were copied. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** The areas of merged cells in the HTML, which are not filled. */
  readonly merged: readonly SheetArea[]
}

/**
 * Reads a copied table whose rows are given by the clipboard's text; null: they are given by its HTML alone. Digits that
 * the text shows as `1.23457E+11` or `########` are put into these rows where the HTML still holds them. Of a text that
 * shows another sheet than the HTML nothing is told.
 */
export function readCopied(html: string, written: string[][] | null): CopiedTable {
  const table = readHtmlTable(html)
  const rows = written ?? table.rows.map((row) => row.map(({ text }) => text))
  // A program that leaves what is hidden out of the text has less there than in the HTML.
  const isSame = isSameSheet(rows, table.rows)
  const rescued = isSame && hasShortened(rows) ? rescueFrom(table, rows) : 0
  const { hiddenRows, hiddenColumns } = isSame ? table : NOTHING_HIDDEN
  return { rows, rescued, hiddenRows, hiddenColumns, merged: table.merged }
}

const NOTHING_HIDDEN = { hiddenRows: new Set<number>(), hiddenColumns: new Set<number>() }

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
  const widths = withoutEmptyEnd(rows.map((row) => widthOf(row)))
  const others = withoutEmptyEnd(cells.map((row) => widthOf(row.map(({ text }) => text))))
  return widths.length === others.length && widths.every((width, index) => width === others[index])
}

function widthOf(row: readonly string[]): number {
  return row.findLastIndex((text) => text.trim() !== '') + 1
}

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
