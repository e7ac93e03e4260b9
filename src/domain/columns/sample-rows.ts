import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import type { ColumnMapping, SampleRow } from './column-match.ts'

const SAMPLE_ROWS = 5

/** Longer texts would push the other columns out of sight. */
const LONGEST_CELL = 120

/** Chooses the rows below the header that show most: the matched columns filled first, then the others. */
export function chooseSampleRows(
  rows: readonly (readonly string[])[],
  headerRow: number | null,
  mapping: ColumnMapping,
): readonly SampleRow[] {
  const matched = Object.values(mapping)
  const first = (headerRow ?? -1) + 1
  return rows
    .slice(first)
    .map((row, index) => {
      const cells = row.map((cell) => cleanCell(cell).slice(0, LONGEST_CELL))
      const filled = cells.filter((cell) => cell !== '').length
      const filledMatched = matched.filter((column) => cells[column]).length
      return { row: first + index + 1, cells, filled, shown: filledMatched * 1000 + filled }
    })
    .filter(({ filled }) => filled > 0)
    .sort((one, other) => other.shown - one.shown)
    .slice(0, SAMPLE_ROWS)
    .sort((one, other) => one.row - other.row)
    .map(({ row, cells }) => ({ row, cells }))
}
