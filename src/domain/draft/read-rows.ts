import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isNoCourier, isPlaceholder } from '#domain/entry/cleaning/placeholder.ts'
import { type ColumnMatch, matchBelow } from '#domain/columns/column-match.ts'
import { createEntryReader, type DroppedKind } from '#domain/columns/read-entries.ts'
import { followTables } from '#domain/columns/tables-below.ts'
import {
  filledWidth,
  isOpenQuote,
  NO_ODD_ROWS,
  NO_ROWS,
  withDropped,
  withRow,
} from '#domain/draft/issues/odd-rows.ts'
import type { SheetRow, StruckCell } from '#domain/sheet/sheet-row.ts'
import { type CheckedRow, checkEarly, checkPlain } from '#domain/draft/issues/early-checks.ts'
import { platformOf } from '#domain/columns/platforms/read-by-platform.ts'
import { createFactsReader } from './read-facts.ts'
import type { OddRows } from './kept-draft.ts'
import { cellOf, readCells, type RowId, type RowOrigin, type SourceId, withCell } from './row.ts'
import type { RowFacts } from './row-facts.ts'
import { statusOf } from './status-of-row.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

const NOTHING_STRUCK: readonly StruckCell[] = []

/** Makes rows of the draft of the rows of one sheet, from its first one on. */
export type RowReader = {
  /** The entries among the next rows of the sheet. */
  readonly read: (rows: readonly SheetRow[]) => CheckedRow[]
  /** How many rows had no shipment so far. */
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
  const kindInTables = followTables({ hasHeader: match.headerRow !== null })
  const note = (kind: Exclude<keyof OddRows, 'dropped'>) => {
    odd = { ...odd, [kind]: withRow(odd[kind], index) }
  }
  const drop = (kind: DroppedKind, row: readonly string[]) => {
    otherRows += 1
    if (index === headerRow + 1) return
    // Another table may begin here, whose columns come in another order.
    const below = kind === 'header' ? matchBelow(match, row) : null
    if (below === null || below === layout.match) {
      odd = { ...odd, dropped: withDropped(odd.dropped, kind, index) }
    } else {
      layout = createLayout(below)
      note('headers')
    }
  }
  const readOne = ({ cells: row, struck = NOTHING_STRUCK }: SheetRow, found: CheckedRow[]) => {
    const own = layout.kindOf(row, index)
    const kind = index > headerRow ? kindInTables(own, row, layout.places) : own
    index += 1
    if (kind !== 'entry' && kind !== 'below') return drop(kind, row)
    const { width } = layout
    if (row.length > width && filledWidth(row) > width) note('longRows')
    if (row.some(isOpenQuote)) note('openQuotes')
    const read = layout.factsOf(row)
    statuses.note(read)
    const facts = kind === 'below' ? { ...read, isBelow: true as const } : read
    const isWhole = (column: number) =>
      struck.some((one) => one.column === column && one.original === null)
    const cells = struck.length === 0 ? row : layout.withoutStruck(row, isWhole)
    for (const column of layout.numbersOf(row)) {
      const isStruck = struck.length > 0 && (isWhole(column) || isWhole(layout.orders))
      const own = isStruck ? { ...facts, isStruck: true as const } : facts
      const entry = layout.readEntry({ id, source, sheetRow: index, facts: own }, cells, column)
      found.push(struck.length === 0 ? entry : layout.withOriginals(entry, struck, column))
      id = (id + 1) as RowId
    }
  }
  return {
    read: (rows) => {
      const found: CheckedRow[] = []
      for (const row of rows) readOne(row, found)
      return found
    },
    otherRows: () => otherRows,
    mixesStatuses: statuses.areMixed,
    // Where most rows have more cells, the column without a name is meant.
    oddRows: () => (odd.longRows.count * 2 > index ? { ...odd, longRows: NO_ROWS } : odd),
  }
}

/** What is told by the columns as a header has them. */
function createLayout(match: ColumnMatch) {
  const { columns, mapping, headerRow } = match
  const orders = mapping.orderId ?? mapping.merchantOrderId ?? -1
  return {
    match,
    readEntry: createParcelReader(match),
    numbersOf: createNumberFinder(match),
    /** The column that names the order. */
    orders,
    places: { order: orders, number: mapping.trackingId ?? -1 },
    /** An optional cell that is struck through is empty. */
    withoutStruck: (row: readonly string[], isStruck: (column: number) => boolean) => {
      const isOptional = (column: number) =>
        column !== orders && (column === mapping.courier || column === mapping.merchantOrderId)
      return row.map((cell, column) => (isStruck(column) && isOptional(column) ? '' : cell))
    },
    /** A cell whose struck part was left out is marked with all that it shows. */
    withOriginals: (one: CheckedRow, struck: readonly StruckCell[], number: number): CheckedRow => {
      const columns = { ...mapping, trackingId: number }
      const row = TRACKING_FIELDS.reduce((read, field) => {
        const original = struck.find(({ column }) => column === columns[field])?.original ?? null
        return original === null
          ? read
          : withCell(read, field, { ...cellOf(read, field), original })
      }, one.row)
      return { ...one, row }
    },
    factsOf: createFactsReader(match),
    kindOf: createEntryReader(match),
    // The columns up to the last one that has a name.
    width: headerRow === null ? Infinity : filledWidth(columns.map(({ header }) => header ?? '')),
  }
}

/** Makes a function that reads the entry of one parcel of a row, whose number is in a column. */
function createParcelReader(match: ColumnMatch) {
  const { mapping } = match
  const courierOf = createCourierReader(match)
  return (place: RowOrigin, row: readonly string[], number: number): CheckedRow => {
    let isPlain = true
    const cellOf = (field: TrackingField): string => {
      const column = field === 'trackingId' ? number : mapping[field]
      const cell = column === undefined ? '' : (row[column] ?? '')
      return field === 'courier' && courierOf !== null ? courierOf(cell, row) : cell
    }
    const read = readCells(place, cellOf, () => {
      isPlain = false
    })
    return { row: read, early: isPlain ? checkPlain(read) : checkEarly(read) }
  }
}

/** The columns with the numbers of a row's parcels, each number once; the first of them where none has one. */
function createNumberFinder({ mapping, furtherNumbers = [] }: ColumnMatch) {
  const first = [mapping.trackingId ?? -1]
  if (furtherNumbers.length === 0) return () => first
  const all = [...first, ...furtherNumbers]
  return (row: readonly string[]): readonly number[] => {
    const seen = new Set<string>()
    const numbered = all.filter((column) => {
      const number = cleanCell(row[column] ?? '')
      if (number === '' || isPlaceholder(number) || seen.has(number)) return false
      seen.add(number)
      return true
    })
    return numbered.length === 0 ? first : numbered
  }
}

/** Where a platform writes `Other`, the courier's name stands in a column of its own; null where there is none. */
function createCourierReader({ courierNames }: ColumnMatch) {
  if (courierNames === undefined) return null
  return (cell: string, row: readonly string[]): string => {
    const name = row[courierNames] ?? ''
    const named = cell.trim()
    return name.trim() !== '' && (named === '' || isNoCourier(named)) ? name : cell
  }
}

/** Counts the rows that say they were shipped beside those that say something else. */
function createStatusCount({ platform }: ColumnMatch) {
  const isExpected = platformOf(platform)?.statuses?.some((one) => one.expectsShipped) === true
  let shipped = 0
  let others = 0
  return {
    note: (facts: RowFacts) => {
      if (facts.status === undefined) return
      if (statusOf(facts) === 'shipped') shipped += 1
      else others += 1
    },
    areMixed: () => !isExpected && shipped > 0 && others > 0,
  }
}
