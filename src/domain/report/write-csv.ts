import type { Cells, Table } from './receipt-table.ts'

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Whatever a reader may take for a delimiter; spaces at an end, since some readers drop them. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/

const ROWS_A_PIECE = 1000

/**
 * A table as CSV, in pieces: UTF-8 with its mark, CRLF, quotes where they are needed. What a spreadsheet program
 * would calculate is guarded.
 */
export function* writeCsv({ header, rows }: Table): Generator<string> {
  yield BYTE_ORDER_MARK + lineOf(header)
  let lines: string[] = []
  for (const row of rows) {
    if (lines.push(lineOf(row)) < ROWS_A_PIECE) continue
    yield lines.join('')
    lines = []
  }
  yield lines.join('')
}

function lineOf(cells: Cells): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string): string {
  const cell = guardCell(value)
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** What a spreadsheet program would take for a formula when it opens a CSV, behind apostrophes that are there already. */
const WOULD_CALCULATE = /^'*[=+\-@\t\r\n]/

/**
 * A cell for a CSV file, with an apostrophe in front where a spreadsheet program would calculate it. One that
 * looks guarded already gets one more, so that `unguardCell` always gives back what was guarded.
 */
export function guardCell(cell: string): string {
  return WOULD_CALCULATE.test(cell) ? `'${cell}` : cell
}
