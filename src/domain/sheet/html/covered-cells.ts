import { MOST_COLUMNS, MOST_ROWS, type SheetArea } from '#domain/sheet/workbook/merged-cells.ts'

export type Attributes = Readonly<Record<string, string | undefined>>

/** Tracks which columns of the last row are covered by `rowspan` cells of rows above. */
export function createCover<Cell>(rows: readonly Cell[][], empty: Cell) {
  /** The last row that is covered in each column, counted from 1. */
  const lastRows: number[] = []
  const taken = new Set<number>()
  const areas: SheetArea[] = []
  const isCovered = (column: number) => (lastRows[column] ?? 0) >= rows.length && !taken.has(column)
  const fill = (row: Cell[]) => {
    while (isCovered(row.length)) row.push(empty)
  }
  return {
    areas,
    /** Adds the covered cells that come next in a row, as empty ones. */
    fill,
    /** Registers a cell of this row that covers rows below. */
    add: (column: number, width: number, attributes: Attributes) => {
      const height = Number(attributes['rowspan'] ?? 1)
      if (!(height > 1 && height <= MOST_ROWS)) return
      const firstRow = rows.length
      const lastRow = firstRow + height - 1
      areas.push({ firstRow, lastRow, firstColumn: column })
      for (let at = column; at < column + width; at += 1) {
        lastRows[at] = lastRow
        taken.add(at)
      }
    },
    endRow: (row: Cell[] | undefined) => {
      if (row !== undefined) fill(row)
      taken.clear()
    },
  }
}

/** A column is hidden if its `col` is, or if all of its cells are. */
export function createHiddenColumns() {
  const said = new Set<number>()
  const cells: number[] = []
  let next = 0
  return {
    addColumn: (attributes: Attributes, hides: boolean) => {
      const end = next + Math.min(Number(attributes['span'] ?? 1) || 1, MOST_COLUMNS)
      for (; next < end; next += 1) if (hides) said.add(next)
    },
    addCell: (column: number) => {
      cells[column] = (cells[column] ?? 0) + 1
    },
    columns: (rows: readonly (readonly unknown[])[]): ReadonlySet<number> => {
      const counts = countCells(rows)
      const all = counts.map((_, column) => column)
      return new Set(all.filter((column) => said.has(column) || cells[column] === counts[column]))
    },
  }
}

/** How many rows have a cell in each column. */
function countCells(rows: readonly (readonly unknown[])[]): readonly number[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const counts = Array.from({ length: width }, () => 0)
  for (const { length } of rows) if (length > 0) counts[length - 1]! += 1
  for (let column = width - 2; column >= 0; column -= 1) counts[column]! += counts[column + 1] ?? 0
  return counts
}
