import { type ColumnMatch, matchBelow } from '#domain/columns/column-match.ts'
import { createEntryReader } from '#domain/columns/read-entries.ts'
import {
  filledWidth,
  isOpenQuote,
  NO_ODD_ROWS,
  NO_ROWS,
  withRow,
} from '#domain/draft/issues/odd-rows.ts'
import { type CheckedRow, checkEarly, checkPlain } from '#domain/draft/issues/early-checks.ts'
import type { OddRows } from './kept-draft.ts'
import { readCells, type RowId, type SourceId } from './row.ts'

/** Makes rows of the draft of the rows of one sheet, from its first one on. */
export type RowReader = {
  /** The entries among the next rows of the sheet. */
  readonly read: (rows: readonly (readonly string[])[]) => CheckedRow[]
  /** How many rows were no entries so far. */
  readonly otherRows: () => number
  /** Rows that ask for a look. */
  readonly oddRows: () => OddRows
}

/** Reads a sheet by its columns; the ids of its rows count on from the first. */
export function createRowReader(source: SourceId, first: RowId, match: ColumnMatch): RowReader {
  const headerRow = match.headerRow ?? -1
  let layout = createLayout(match)
  let id = first
  let index = 0
  let otherRows = 0
  let odd: OddRows = NO_ODD_ROWS
  const note = (kind: keyof OddRows) => {
    odd = { ...odd, [kind]: withRow(odd[kind], index) }
  }
  const readOther = (kind: ReturnType<typeof layout.kindOf>, row: readonly string[]) => {
    otherRows += 1
    if (kind === 'total') note('totals')
    if (kind !== 'header' || index <= headerRow + 1) return
    // Another table may begin here, whose columns come in another order.
    const below = matchBelow(match, row)
    if (below === null || below === layout.match) return
    layout = createLayout(below)
    note('headers')
  }
  const readOne = (row: readonly string[]): CheckedRow | null => {
    const kind = layout.kindOf(row, index)
    index += 1
    if (kind !== 'entry') {
      readOther(kind, row)
      return null
    }
    const { mapping, width } = layout
    if (row.length > width && filledWidth(row) > width) note('longRows')
    if (row.some(isOpenQuote)) note('openQuotes')
    const place = { id, source, sheetRow: index }
    id = (id + 1) as RowId
    let isPlain = true
    const read = readCells(
      place,
      (field) => row[mapping[field] ?? row.length] ?? '',
      () => {
        isPlain = false
      },
    )
    return { row: read, early: isPlain ? checkPlain(read) : checkEarly(read) }
  }
  return {
    read: (rows) => rows.map(readOne).filter((row) => row !== null),
    otherRows: () => otherRows,
    // Where most rows have more cells, a column without a name is no slip.
    oddRows: () => (odd.longRows.count * 2 > index ? { ...odd, longRows: NO_ROWS } : odd),
  }
}

/** What is told by the columns as a header has them. */
function createLayout(match: ColumnMatch) {
  const { columns, mapping, headerRow } = match
  return {
    match,
    mapping,
    kindOf: createEntryReader(match),
    // The columns up to the last one that has a name.
    width: headerRow === null ? Infinity : filledWidth(columns.map(({ header }) => header ?? '')),
  }
}
