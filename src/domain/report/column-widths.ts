import type { Cells } from './receipt-table.ts'

const NARROWEST = 10
const WIDEST = 48

/** Widths of columns in characters, by the header and some rows: nothing is cut off that can be shown. */
export function columnWidths(header: Cells, rows: readonly Cells[]): readonly number[] {
  return header.map((name, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, widthOf(row[index] ?? '')), 0)
    return Math.min(WIDEST, Math.max(NARROWEST, longest + 2, widthOf(name) + 3))
  })
}

/** Letters of Chinese, Japanese and Korean are two wide. */
function widthOf(text: string): number {
  const cell = text.slice(0, WIDEST)
  return cell.length + (cell.match(/[\u1100-\u115F\u2E80-\uFF60]/g)?.length ?? 0)
}
