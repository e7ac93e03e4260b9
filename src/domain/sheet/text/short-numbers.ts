import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isScientificNotation } from '#domain/entry/cleaning/damage.ts'

/** Whether a cell shows a number in the short form of spreadsheets, `1.23457E+11`. */
export function isShortened(value: string): boolean {
  return value.includes('+') && isScientificNotation(cleanCell(value))
}

/** Whether a cell shows `########`, because its column is too narrow for the number. */
export function isNarrow(value: string): boolean {
  return value.startsWith('##') && /^#+$/.test(value.trimEnd())
}

/** Whether any cell shows less than its value, so that its digits should be restored. */
export function hasShortened(rows: readonly (readonly string[])[]): boolean {
  return rows.some((row) => row.some((value) => isShortened(value) || isNarrow(value)))
}

/** Tracking numbers have at least 10 characters, at least 8 of them digits. */
const WORD = /[\p{L}\d]{10,}/gu
const LEAST_DIGITS = 8

/** Counts the words of a text that are as long as tracking numbers and mostly digits. */
export function countLongNumbers(text: string): number {
  const words = text.match(WORD) ?? []
  return words.filter((word) => word.replace(/\D/g, '').length >= LEAST_DIGITS).length
}
