import { MOST_ROWS, type SheetArea } from '#domain/sheet/workbook/sheet-area.ts'

export type MergedFill = {
  /** Puts the values of merged cells into the row; call it with every row that has cells, from the first on. */
  readonly fill: (row: string[], rowNumber: number) => void
  /** Cells that were filled. */
  readonly filled: () => number
}

/** More areas than anybody merges by hand: not followed. */
const MOST_AREAS = 20_000

/** Whether rows below the first take a value from a merged cell. */
export function spansRows({ firstRow, lastRow }: SheetArea): boolean {
  return lastRow > firstRow && lastRow <= MOST_ROWS
}

/** Puts the values of merged cells into all rows of a sheet that was read as a whole; returns how many were filled. */
export function fillMerged(rows: readonly string[][], areas: readonly SheetArea[]): number {
  const { fill, filled } = createMergedFill(areas)
  rows.forEach((row, index) => {
    if (row.some((cell) => cell !== '')) fill(row, index + 1)
  })
  return filled()
}

/**
 * A cell that is merged over several rows says its value for each of them, though the file has it once. Rows without
 * any value of their own (a title over three rows) stay empty.
 */
export function createMergedFill(areas: readonly SheetArea[]): MergedFill {
  const waiting = areas
    .filter(spansRows)
    .slice(0, MOST_AREAS)
    .sort((a, b) => a.firstRow - b.firstRow)
  let open: { readonly area: SheetArea; value: string }[] = []
  let next = 0
  let filled = 0
  return {
    fill: (row, rowNumber) => {
      while ((waiting[next]?.firstRow ?? Infinity) <= rowNumber) {
        const area = waiting[next]
        next += 1
        if (area !== undefined && area.lastRow >= rowNumber) open.push({ area, value: '' })
      }
      if (open.length === 0) return
      open = open.filter(({ area }) => area.lastRow >= rowNumber)
      for (const merged of open) {
        const { firstRow, firstColumn } = merged.area
        if (firstRow === rowNumber) merged.value = row[firstColumn] ?? ''
        else if (merged.value !== '' && (row[firstColumn] ?? '') === '') {
          while (row.length < firstColumn) row.push('')
          row[firstColumn] = merged.value
          filled += 1
        }
      }
    },
    filled: () => filled,
  }
}
