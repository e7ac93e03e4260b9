/** A merged area of a sheet; rows count from 1, columns from 0. */
export type SheetArea = {
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
}

/** Limits of Excel. */
export const MOST_COLUMNS = 16_384
export const MOST_ROWS = 1_048_576

/** No one merges more areas by hand; further ones are ignored. */
const MOST_AREAS = 20_000

export type MergedFill = {
  /** Adds an area before its first row is filled; areas must be added in order of their first row. */
  readonly add: (area: SheetArea) => void
  /** Fills a row and returns the number of filled cells. Must be called for each row with cells, from the first on. */
  readonly fill: (row: string[], rowNumber: number) => number
}

/** Whether rows below the first take a value from a merged cell. */
export function spansRows({ firstRow, lastRow }: SheetArea): boolean {
  return lastRow > firstRow && lastRow <= MOST_ROWS
}

/** Fills the values of merged cells into all rows of a fully read sheet; returns the number of filled cells. */
export function fillMerged(rows: readonly string[][], areas: readonly SheetArea[]): number {
  const { fill } = createMergedFill(areas)
  return rows.reduce((filled, row, index) => {
    return row.some((cell) => cell !== '') ? filled + fill(row, index + 1) : filled
  }, 0)
}

/**
 * Copies the value of a cell merged over several rows to each of them, since the file has it once. Rows without any
 * value of their own, as below a title of three rows, stay empty.
 */
export function createMergedFill(areas: readonly SheetArea[]): MergedFill {
  const waiting: SheetArea[] = []
  let open: { readonly area: SheetArea; value: string }[] = []
  let next = 0
  const add = (area: SheetArea) => {
    if (spansRows(area) && waiting.length < MOST_AREAS) waiting.push(area)
  }
  const fill = (row: string[], rowNumber: number) => {
    for (let area = waiting[next]; area !== undefined; area = waiting[next]) {
      if (area.firstRow > rowNumber) break
      open.push({ area, value: '' })
      next += 1
    }
    open = open.filter(({ area }) => area.lastRow >= rowNumber)
    let filled = 0
    for (const merged of open) {
      const { firstRow, firstColumn } = merged.area
      if (firstRow === rowNumber) merged.value = row[firstColumn] ?? ''
      else if (merged.value !== '' && (row[firstColumn] ?? '') === '') {
        while (row.length < firstColumn) row.push('')
        row[firstColumn] = merged.value
        filled += 1
      }
    }
    return filled
  }
  for (const area of [...areas].sort((a, b) => a.firstRow - b.firstRow)) add(area)
  return { add, fill }
}
