/**
 * What a spreadsheet program doesn't show, or skips before a formula: control characters too, but for line ends and
 * tabs. In one class: a choice of two, repeated a million times, is more than an engine can remember.
 */
const UNSEEN = String.raw`\p{Z}\p{DI}\p{Cf}\u2800\0-\x08\v\f\x0E-\x1F\x7F-\x9F`
const SPLIT = String.raw`[;,\t\r\n]`
/** A telephone number behind a comma runs nothing, and reads better as it is. */
const NUMBER_ALONE = String.raw`[\d ().\/-]*(?:${SPLIT}|$)`

/** At the start of a cell: what is calculated, in the full-width forms of Asian keyboards too. */
const FORMULA = String.raw`[${UNSEEN}]*[=+\-@＝＋－＠\t\r\n]`
/** Behind a character where a program of another country may split the cell; it doesn't know the quotes then. */
const FORMULA_BEHIND = String.raw`["${UNSEEN}]*(?:[=@＝＠]|[+\-＋－](?!${NUMBER_ALONE}))`

const UNGUARDED = new RegExp(`^(?='*${FORMULA})|(?<=${SPLIT})(?='*${FORMULA_BEHIND})`, 'gu')
const GUARDED = new RegExp(`^'(?='*${FORMULA})|(?<=${SPLIT})'(?='*${FORMULA_BEHIND})`, 'gu')
const ALL_GUARDS = new RegExp(`^'+(?=${FORMULA})|(?<=${SPLIT})'+(?=${FORMULA_BEHIND})`, 'gu')
const MAY_CALCULATE = /[=+\-@＝＋－＠\t\r\n]/

/**
 * A cell for a CSV file, with an apostrophe wherever a spreadsheet program would begin to calculate it. What looks
 * guarded already gets one more, so that `unguardCell` always gives back what was guarded.
 */
export function guardCell(cell: string): string {
  return MAY_CALCULATE.test(cell) ? cell.replace(UNGUARDED, "'") : cell
}

/** The cell without the apostrophes of `guardCell`; any other cell as it is. */
export function unguardCell(cell: string): string {
  return cell.includes("'") ? cell.replace(GUARDED, '') : cell
}

/** The cell without any guard, however often it was guarded: at once, since a cell can be a run of apostrophes. */
export function unguardFully(cell: string): string {
  return cell.includes("'") ? cell.replace(ALL_GUARDS, '') : cell
}
