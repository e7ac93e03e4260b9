import { type ColumnMatch, matchBelow } from '#domain/columns/column-match.ts'
import { createEntryReader } from '#domain/columns/read-entries.ts'
import {
  filledWidth,
  isOpenQuote,
  NO_ODD_ROWS,
  NO_ROWS,
  withRow,
} from '#domain/draft/issues/odd-rows.ts'
import {
  type CheckedRow,
  checkEarly,
  checkPlain,
  hasNumber,
} from '#domain/draft/issues/early-checks.ts'
import { platformOf } from '#domain/columns/platforms/read-by-platform.ts'
import { createFactsReader } from './read-facts.ts'
import type { OddRows } from './kept-draft.ts'
import { readCells, type RowFacts, type RowId, type SourceId } from './row.ts'

/** Makes rows of the draft of the rows of one sheet, from its first one on. */
export type RowReader = {
  /** The entries among the next rows of the sheet. */
  readonly read: (rows: readonly (readonly string[])[]) => CheckedRow[]
  /** How many rows were no entries so far. */
  readonly otherRows: () => number
  /** Whether some of its rows say that they were shipped, and others that they were not. */
  readonly mixesStatuses: () => boolean
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
  const statuses = createStatusCount(match)
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
  const readOne = (row: readonly string[]): readonly CheckedRow[] => {
    const kind = layout.kindOf(row, index)
    index += 1
    if (kind !== 'entry' && kind !== 'below') {
      readOther(kind, row)
      return NO_ROW
    }
    const { mapping, width } = layout
    if (row.length > width && filledWidth(row) > width) note('longRows')
    if (row.some(isOpenQuote)) note('openQuotes')
    const read = layout.factsOf(row)
    statuses.note(read)
    const facts = kind === 'below' ? { ...read, isBelow: true as const } : read
    const first = readParcel(row, facts, mapping.trackingId)
    if (layout.furtherNumbers.length === 0) return [first]
    const further = layout.furtherNumbers.filter((column) => (row[column] ?? '').trim() !== '')
    return parcelsOf(
      first,
      further.map((column) => readParcel(row, facts, column)),
    )
  }
  /** The entry of one parcel, whose number is in this column. */
  const readParcel = (row: readonly string[], facts: RowFacts, number = -1): CheckedRow => {
    const { mapping } = layout
    const place = { id, source, sheetRow: index, facts }
    id = (id + 1) as RowId
    let isPlain = true
    const read = readCells(
      place,
      (field) => {
        if (field === 'trackingId') return row[number] ?? ''
        const cell = row[mapping[field] ?? row.length] ?? ''
        return field === 'courier' ? layout.courierOf(cell, row) : cell
      },
      () => {
        isPlain = false
      },
    )
    return { row: read, early: isPlain ? checkPlain(read) : checkEarly(read) }
  }
  return {
    read: (rows) => rows.flatMap(readOne),
    otherRows: () => otherRows,
    mixesStatuses: statuses.areMixed,
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
    furtherNumbers: match.furtherNumbers ?? [],
    courierOf: createCourierReader(match),
    factsOf: createFactsReader(match),
    kindOf: createEntryReader(match),
    // The columns up to the last one that has a name.
    width: headerRow === null ? Infinity : filledWidth(columns.map(({ header }) => header ?? '')),
  }
}

const NO_ROW: readonly CheckedRow[] = []

/** The parcels of a row, each an entry: the first without a number gives way to another, and none comes twice. */
function parcelsOf(first: CheckedRow, further: readonly CheckedRow[]): readonly CheckedRow[] {
  const numbers = new Set<string>()
  const numbered = [first, ...further].filter(({ row, early }) => {
    const { trackingId } = row.cells
    if (!hasNumber(early) || numbers.has(trackingId)) return false
    numbers.add(trackingId)
    return true
  })
  return numbered.length === 0 ? [first] : numbered
}

/** Where a platform writes `Other`, the courier's name stands in a column of its own. */
function createCourierReader({ courierNames = -1 }: ColumnMatch) {
  return (cell: string, row: readonly string[]): string => {
    const name = row[courierNames] ?? ''
    return name.trim() !== '' && isOtherCourier(cell) ? name : cell
  }
}

/** What exports write for a courier that they do not list. */
const OTHER = /^(?:other|others|otro|otros|outro|outros|autre|andere|altro|其他|其它)?$/i

const isOtherCourier = (cell: string) => cell.length <= 20 && OTHER.test(cell.trim())

/** Counts the rows that say they were shipped beside those that say something else. */
function createStatusCount({ platform }: ColumnMatch) {
  const isExpected = platformOf(platform)?.statuses?.some((one) => one.expectsShipped) === true
  let shipped = 0
  let others = 0
  return {
    note: ({ status }: RowFacts) => {
      if (status === undefined) return
      if (status.says === 'shipped') shipped += 1
      else others += 1
    },
    areMixed: () => !isExpected && shipped > 0 && others > 0,
  }
}
