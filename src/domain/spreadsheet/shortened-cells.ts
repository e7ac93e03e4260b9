import { cleanCell } from '#domain/cells/clean-cell.ts'
import { isScientificNotation } from '#domain/cells/damage.ts'

/** Whether a cell shows a number in the short form of spreadsheets, `1.23457E+11`. */
export function isShortened(value: string): boolean {
  return value.includes('+') && isScientificNotation(cleanCell(value))
}

/** Whether any cell does, so that it is worth looking for its digits. */
export function hasShortened(rows: readonly (readonly string[])[]): boolean {
  return rows.some((row) => row.some(isShortened))
}
