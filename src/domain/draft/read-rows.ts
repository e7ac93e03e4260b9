import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isNoCourier, isPlaceholder } from '#domain/entry/cleaning/placeholder.ts'
import { type ColumnMatch, matchBelow } from '#domain/columns/column-match.ts'
import { createEntryReader, type DroppedKind } from '#domain/columns/read-entries.ts'
import { followTables } from '#domain/columns/suggest/tables-below.ts'
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
import { createFactsReader } from '#domain/draft/row/read-facts.ts'
import type { OddRows } from '#domain/draft/stored/kept-source.ts'
import {
  cellOf,
  readCells,
  type RowId,
  type RowOrigin,
  type SourceId,
  withCell,
} from '#domain/draft/row/row.ts'
import type { RowFacts } from '#domain/draft/row/row-facts.ts'
import { statusOf } from '#domain/draft/row/status-of-row.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

const NOTHING_STRUCK: readonly StruckCell[] = []

/** Turns the rows of one sheet into rows of the draft, from its first row on. */
export type RowReader = {
  /** Reads the entries among the next rows of the sheet. */
  readonly read: (rows: readonly SheetRow[]) => CheckedRow[]
  /** The number of rows without a shipment so far. */
  readonly otherRows: () => number
  /** Whether some rows have a status that says shipped, and others one that doesn't. */
  readonly mixesStatuses: () => boolean
  /** Rows that the user should check in their own sheet. */
  readonly oddRows: () => OddRows
}

/** Reads a sheet by its column match; ids count up from `first`. */
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
    // Another table may start here, with its columns in another order.
    const below = kind === 'header' ? matchBelow(match, row) : null
    if (below === null || below === layout.match) {
      odd = { ...odd, dropped: withDropped(odd.dropped, kind, index) }
    } else {
      layout = createLayout(below)
      note('headers')
    }
  }
  const readOne = (
    { cells: row, struck = NOTHING_STRUCK, isFiltered }: SheetRow,
    found: CheckedRow[],
  ) => {
    const own = layout.kindOf(row, index)
    const kind = index > headerRow ? kindInTables(own, row, layout.places) : own
    index += 1
    if (kind !== 'entry' && kind !== 'below') return drop(kind, row)
    const { width } = layout
    if (row.length > width && filledWidth(row) > width) note('longRows')
    if (row.some(isOpenQuote)) note('openQuotes')
    const read = layout.factsOf(row)
    statuses.note(read)
    const facts = withPlace(read, kind === 'below', isFiltered === true)
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
    // If most rows are longer than the header, the extra column just has no name.
    oddRows: () => (odd.longRows.count * 2 > index ? { ...odd, longRows: NO_ROWS } : odd),
  }
}

/** The facts of a row below the table, or of one that a filter hides. */
function withPlace(facts: RowFacts, isBelow: boolean, isFiltered: boolean): RowFacts {
  if (!isBelow && !isFiltered) return facts
  return { ...facts, ...(isBelow && { isBelow }), ...(isFiltered && { isFiltered }) }
}

/** Readers derived from the columns of one header. */
function createLayout(match: ColumnMatch) {
  const { columns, mapping, headerRow } = match
  const orders = mapping.orderId ?? mapping.merchantOrderId ?? -1
  return {
    match,
    readEntry: createParcelReader(match),
    numbersOf: createNumberFinder(match),
    /** The column with the order ID, or else the merchant order ID. */
    orders,
    places: { order: orders, number: mapping.trackingId ?? -1 },
    /** Empties optional cells that are struck through. */
    withoutStruck: (row: readonly string[], isStruck: (column: number) => boolean) => {
      const isOptional = (column: number) =>
        column !== orders && (column === mapping.courier || column === mapping.merchantOrderId)
      return row.map((cell, column) => (isStruck(column) && isOptional(column) ? '' : cell))
    },
    /** Keeps the full text of a partly struck cell as its original. */
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
    // The columns up to the last one with a name.
    width: headerRow === null ? Infinity : filledWidth(columns.map(({ header }) => header ?? '')),
  }
}

/** Makes a function that reads the entry of one parcel of a row, whose number is in the given column. */
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

/** Finds the columns with the distinct numbers of a row's parcels; the first number column when all are empty. */
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

/** Reads a courier's name from a column of its own, for platforms that write `Other`; null without such a column. */
function createCourierReader({ courierNames }: ColumnMatch) {
  if (courierNames === undefined) return null
  return (cell: string, row: readonly string[]): string => {
    const name = row[courierNames] ?? ''
    const named = cell.trim()
    return name.trim() !== '' && (named === '' || isNoCourier(named)) ? name : cell
  }
}

/** Counts rows with a status that says shipped, and rows with another status. */
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
