/** What a spreadsheet program would take for a formula when it opens a CSV, behind apostrophes that are there already. */
const WOULD_CALCULATE = /^'*[=+\-@\t\r\n]/

/**
 * A cell for a CSV file, with an apostrophe in front where a spreadsheet program would calculate it. One that
 * looks guarded already gets one more, so that `unguardCell` always gives back what was guarded.
 */
export function guardCell(cell: string): string {
  return WOULD_CALCULATE.test(cell) ? `'${cell}` : cell
}
