import { struckNote } from '#domain/sheet/hidden-cells.ts'
import type { SheetNotes } from '#domain/sheet/reading.ts'
import type { SheetRow, StruckCell } from '#domain/sheet/sheet-row.ts'
import {
  createMergedFill,
  type MergedFill,
  MOST_COLUMNS,
  MOST_ROWS,
  type SheetArea,
} from './merged-cells.ts'

export type RowOptions = {
  /** Returns hidden rows as empty ones. */
  readonly leavesOutHidden: boolean
  /** Merged areas, if they are known before the rows. */
  readonly merged: readonly SheetArea[]
  /** The area of an active filter, if it is known before the rows: it hides the hidden rows in it. */
  readonly filtered?: FilteredRows | null
}

/** The first and the last row of a filter, counted from 1. */
export type FilteredRows = Pick<SheetArea, 'firstRow' | 'lastRow'>

/** Reads one sheet of a workbook from its XML. */
export type SheetReader = {
  /** Parses the next chunk of XML; returns the rows that it completes, with empty rows between them. */
  readonly push: (xml: string) => SheetRow[]
  readonly notes: () => SheetNotes
  /** Merged areas over several rows that were found after their rows. */
  readonly mergedLater: () => readonly SheetArea[]
  /** The area of an active filter that was found after its rows; null for none. */
  readonly filterLater: () => FilteredRows | null
}

export type SheetRows = {
  /** Starts a row: the next one, unless a number is given. `times` is the number of equal rows. */
  readonly openRow: (hidden: boolean | 'by-filter', number?: number, times?: number) => void
  readonly setCell: (column: number, text: string, times?: number, struck?: Struck) => void
  readonly closeRow: () => void
  /** The number of the current row, from 1. */
  readonly rowNumber: () => number
  readonly addMerged: MergedFill['add']
  /** Hides a range of columns, counted from 1. */
  readonly hideColumns: (first: number, last: number) => void
  /** Returns the rows completed since the last call. */
  readonly takeRows: () => SheetRow[]
  readonly notes: () => SheetNotes
}

/** The full text of a cell whose struck part was left out, or null as `original` if the whole cell is struck. */
export type Struck = Pick<StruckCell, 'original'> | null

/** A cell whose whole text is struck, and which keeps its value. */
export const WHOLE: Struck = { original: null }

type OpenRow = {
  readonly number: number
  readonly times: number
  readonly isHidden: boolean
  readonly isFiltered: boolean
  readonly row: string[]
  readonly struck: StruckCell[]
}

const EMPTY: SheetRow = { cells: [] }

const rowOf = ({ row, struck, isFiltered }: OpenRow): SheetRow => {
  const read = struck.length === 0 ? { cells: row } : { cells: row, struck }
  return isFiltered ? { ...read, isFiltered } : read
}

function startRow(
  number: number,
  times: number,
  hidden: boolean | 'by-filter',
  filter: FilteredRows | null,
): OpenRow {
  const isInFilter = filter !== null && number > filter.firstRow && number <= filter.lastRow
  const isFiltered = hidden === 'by-filter' || (hidden && isInFilter)
  return { number, times, isHidden: hidden !== false, isFiltered, row: [], struck: [] }
}

/**
 * Puts the cells of a sheet into rows, such that the n-th returned row is the sheet's row n. Empty rows at the end are
 * dropped, since formatted columns have a million of them.
 */
export function createSheetRows({ leavesOutHidden, merged, filtered }: RowOptions): SheetRows {
  const fill = createMergedFill(merged)
  const hidden: (readonly [first: number, last: number])[] = []
  let rows: SheetRow[] = []
  let rowsOut = 0
  let width = 0
  let hiddenRows = 0
  let filledCells = 0
  let struckCells = 0
  let current = startRow(0, 1, false, null)
  let isOpen = false

  const openRow = (hidden: boolean | 'by-filter', given = 0, times = 1) => {
    // In a damaged file a row may start inside another one.
    closeRow()
    const next = current.number + current.times
    // Row numbers ascend. One that doesn't is damaged, and must not move other rows.
    const number = given >= next && given <= MOST_ROWS ? given : next
    current = startRow(number, times, hidden, filtered ?? null)
    isOpen = true
  }
  const closeRow = () => {
    if (!isOpen) return
    isOpen = false
    const { number, times, isHidden, isFiltered, row } = current
    const last = Math.min(number + times - 1, MOST_ROWS)
    if (row.length === 0 || last < number) return
    const alike = last - number + 1
    if (isHidden && !isFiltered) hiddenRows += alike
    if (isHidden && leavesOutHidden) return
    filledCells += fill.fill(row, number) * alike
    width = Math.max(width, row.length)
    for (; rowsOut < number - 1; rowsOut += 1) rows.push(EMPTY)
    for (; rowsOut < last; rowsOut += 1) rows.push(rowOf(current))
  }
  return {
    openRow,
    setCell: (column, text, times = 1, struck = null) => {
      if (struck !== null) struckCells += 1
      if (text === '' || column < 0 || column >= MOST_COLUMNS) return
      // In a damaged file a cell may be between two rows: it must not go to the row before.
      if (!isOpen) openRow(false)
      const { row, struck: struckCellsOfRow } = current
      while (row.length < column) row.push('')
      for (let at = column; at < Math.min(column + times, MOST_COLUMNS); at += 1) {
        row[at] = text
        if (struck !== null) struckCellsOfRow.push({ column: at, ...struck })
      }
    },
    closeRow,
    rowNumber: () => current.number,
    addMerged: fill.add,
    hideColumns: (first, last) => hidden.push([first, last]),
    takeRows: () => {
      const taken = rows
      rows = []
      return taken
    },
    notes: () => {
      const hiddenColumns = countColumns(hidden, width)
      return { hiddenRows, hiddenColumns, filledCells, ...struckNote(struckCells) }
    },
  }
}

function countColumns(ranges: readonly (readonly [number, number])[], width: number): number {
  return ranges.reduce((sum, [first, last]) => {
    return sum + Math.max(0, Math.min(last, width) - Math.max(first, 1) + 1)
  }, 0)
}
