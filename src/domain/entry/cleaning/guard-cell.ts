/**
 * Characters that a spreadsheet program doesn't show or skips before a formula, including control characters other
 * than line ends and tabs. One class, since a repeated alternation would overflow the engine's stack.
 */
const UNSEEN = String.raw`\p{Z}\p{DI}\p{Cf}\u2800\0-\x08\v\f\x0E-\x1F\x7F-\x9F`
const SPLIT = String.raw`[;,\t\r\n]`
/** A telephone number after a comma is harmless, and easier to read without a guard. */
const NUMBER_ALONE = String.raw`[\d ().\/-]*(?:${SPLIT}|$)`

/** The start of a formula at the start of a cell, also in full-width forms. */
const FORMULA = String.raw`[${UNSEEN}]*[=+\-@＝＋－＠\t\r\n]`
/** The start of a formula after a character at which another locale's program may split the cell, ignoring quotes. */
const FORMULA_BEHIND = String.raw`["${UNSEEN}]*(?:[=@＝＠]|[+\-＋－](?!${NUMBER_ALONE}))`

const UNGUARDED = new RegExp(`^(?='*${FORMULA})|(?<=${SPLIT})(?='*${FORMULA_BEHIND})`, 'gu')
const GUARDED = new RegExp(`^'(?='*${FORMULA})|(?<=${SPLIT})'(?='*${FORMULA_BEHIND})`, 'gu')
const ALL_GUARDS = new RegExp(`^'+(?=${FORMULA})|(?<=${SPLIT})'+(?=${FORMULA_BEHIND})`, 'gu')
const MAY_CALCULATE = /[=+\-@＝＋－＠\t\r\n]/

/**
 * Adds an apostrophe wherever a spreadsheet program would begin a formula in a CSV cell. Text that already looks
 * guarded gets another one, so that `unguardCell` always restores the original.
 */
export function guardCell(cell: string): string {
  return MAY_CALCULATE.test(cell) ? cell.replace(UNGUARDED, "'") : cell
}

/** Removes the apostrophes of `guardCell`. */
export function unguardCell(cell: string): string {
  return cell.includes("'") ? cell.replace(GUARDED, '') : cell
}

/** Removes all guards in one pass, since a cell can be a long run of apostrophes. */
export function unguardFully(cell: string): string {
  return cell.includes("'") ? cell.replace(ALL_GUARDS, '') : cell
}
