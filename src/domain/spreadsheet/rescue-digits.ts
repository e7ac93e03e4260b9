import { cleanCell } from '#domain/cells/clean-cell.ts'
import { isShortenedFrom } from '#domain/cells/damage.ts'
import { type HtmlCell, readHtmlCells } from './html-cells.ts'
import { hasShortened, isShortened } from './shortened-cells.ts'

/** Spreadsheet programs keep 15 digits of a number; what stands behind is made up. */
const DIGITS_KEPT = 15

/**
 * Puts back the digits that pasted text shows as `1.23457E+11`, where the clipboard's HTML still holds them.
 * Only where text and HTML show the same sheet; returns how many cells were mended in `rows`.
 */
export function rescueDigits(rows: string[][], html: string): number {
  if (html === '' || !hasShortened(rows)) return 0
  const cells = readHtmlCells(html)
  if (!isSameSize(rows, cells)) return 0
  let rescued = 0
  rows.forEach((row, rowIndex) => {
    row.forEach((value, column) => {
      const digits = isShortened(value) ? findDigits(value, cells[rowIndex]?.[column]) : null
      if (digits === null) return
      row[column] = digits
      rescued += 1
    })
  })
  return rescued
}

function isSameSize(rows: readonly string[][], cells: readonly HtmlCell[][]): boolean {
  return (
    rows.length === cells.length && rows.every((row, index) => row.length === cells[index]?.length)
  )
}

function findDigits(shown: string, cell: HtmlCell | undefined): string | null {
  const source = cell?.sources.find(
    ({ value, isNumber }) =>
      /^\d+$/.test(value) &&
      (!isNumber || value.length <= DIGITS_KEPT) &&
      isShortenedFrom(cleanCell(shown), value),
  )
  return source?.value ?? null
}
