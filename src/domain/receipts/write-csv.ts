import { guardCell } from '#domain/entry/cleaning/guard-cell.ts'
import type { CsvSeparator } from './receipt.ts'
import type { Cells, Table } from './receipt-table.ts'

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Characters that a reader may take for a delimiter, and outer spaces, which some readers drop. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/

const ROWS_A_PIECE = 1000

/**
 * Writes a table as CSV, in pieces: UTF-8 with a byte-order mark, CRLF, and quotes only where needed. Cells that a
 * spreadsheet program would calculate are guarded.
 */
export function* writeCsv(
  { header, rows }: Table,
  separator: CsvSeparator = ',',
): Generator<string> {
  const lineOf = (cells: Cells) => `${cells.map(cellOf).join(separator)}\r\n`
  yield BYTE_ORDER_MARK + lineOf(header)
  let lines: string[] = []
  for (const row of rows) {
    if (lines.push(lineOf(row)) < ROWS_A_PIECE) continue
    yield lines.join('')
    lines = []
  }
  yield lines.join('')
}

function cellOf(value: string): string {
  const cell = guardCell(value)
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
