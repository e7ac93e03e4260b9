import { type ColumnMatch, matchBelow } from '#domain/columns/column-match.ts'
import { ROWS_BELOW_HEADER } from '#domain/columns/read-entries.ts'
import { cleanField, hasDigit, needsLook } from '#domain/entry/gate.ts'
import { eachField, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { appendRow } from './append-rows.ts'
import { flagsOfCell, MISSING } from '#domain/draft/issues/check-cells.ts'
import {
  createLayout,
  createLineCells,
  createLineSplitter,
  type LineCells,
  type LineLayout,
  type LineSplitter,
  splitLine,
  startOfNextLine,
  SURE_LENGTH,
} from './split-line.ts'
import { type EntryTable, FIELD_NUMBER, reserveRows, SPAN } from './entry-table.ts'
import { FLAG } from './row-flags.ts'
import {
  filledWidth,
  filledWidthOf,
  isOpenQuote,
  NO_ODD_ROWS,
  NO_ROWS,
  type OddRows,
  withRow,
} from '#domain/draft/issues/odd-rows.ts'

/** How far the reading of a sheet has come. */
type Scan = {
  readonly table: EntryTable
  readonly sourceId: number
  readonly match: ColumnMatch
  /** Of the line that is being read. */
  cells: LineCells
  /** What was found of courier cells that are not plain: names. */
  readonly couriers: Map<string, number | null>
  layout: LineLayout
  /** Of the next row. */
  index: number
  otherRows: number
  odd: OddRows
}

const ORDER = FIELD_NUMBER.orderId
const TRACKING = FIELD_NUMBER.trackingId
const COURIER = FIELD_NUMBER.courier

/** A sheet has a few; where each row has another, nothing is gained by knowing them. */
const MOST_COURIERS = 100

/** Puts the entries of one sheet into a table, from its first row on. `scan` finds what `take` finds in the same rows. */
export function createLineScanner(table: EntryTable, sourceId: number, match: ColumnMatch) {
  const scan: Scan = {
    table,
    sourceId,
    match,
    cells: createLineCells(),
    couriers: new Map(),
    layout: createLayout(match),
    index: 0,
    otherRows: 0,
    odd: NO_ODD_ROWS,
  }
  return {
    /** Takes whole lines without any quote, from..to (exclusive) of a text; makes no string of a cell that is plain. */
    scan: (text: string, from: number, to: number, delimiter: string) =>
      scanLines(scan, text, from, to, delimiter),
    /** Takes rows that were read otherwise. */
    take: (rows: readonly (readonly string[])[]) => {
      for (const row of rows) takeRow(scan, row)
    },
    /** Rows that were no entries. */
    otherRows: () => scan.otherRows,
    /** Rows that ask for a look. Where most rows have more cells, a column without a name is no slip. */
    oddRows: (): OddRows => {
      const { odd, index } = scan
      return odd.longRows.count * 2 > index ? { ...odd, longRows: NO_ROWS } : odd
    },
  }
}

export type LineScanner = ReturnType<typeof createLineScanner>

function note(scan: Scan, kind: keyof OddRows): void {
  scan.odd = { ...scan.odd, [kind]: withRow(scan.odd[kind], scan.index) }
}

function takeRow(scan: Scan, row: readonly string[]): void {
  const { kindOf, mapping, width } = scan.layout
  const kind = kindOf(row, scan.index)
  scan.index += 1
  if (kind !== 'entry') {
    scan.otherRows += 1
    if (kind === 'header' && scan.index > headerRowOf(scan.match) + 1) follow(scan, row)
    if (kind === 'total') note(scan, 'totals')
    return
  }
  if (row.length > width && filledWidth(row) > width) note(scan, 'longRows')
  if (row.some(isOpenQuote)) note(scan, 'openQuotes')
  const cells = eachField((field) => row[mapping[field] ?? row.length] ?? '')
  appendRow(scan.table, scan.sourceId, scan.index, cells)
}

/** Another table may begin here, whose columns come in another order. */
function follow(scan: Scan, header: readonly string[]): void {
  const below = matchBelow(scan.match, header)
  if (below === null || below === scan.layout.match) return
  scan.layout = createLayout(below)
  note(scan, 'headers')
  // A field that this table has not got is empty in all its rows.
  scan.cells = createLineCells()
}

function scanLines(scan: Scan, text: string, from: number, to: number, delimiter: string): void {
  scan.table.texts.push(text)
  const splitter = createLineSplitter(text, delimiter)
  for (let at = from; at < to; at = startOfNextLine(splitter)) scanLine(scan, splitter, at)
}

function scanLine(scan: Scan, splitter: LineSplitter, from: number): void {
  const { layout, cells } = scan
  const { text, delimiter } = splitter
  const width = splitLine(splitter, from, layout.fieldOf, cells)
  const flags = flagsOfLine(scan, text)
  if (flags === null) return takeRow(scan, text.slice(from, splitter.end).split(delimiter))
  scan.index += 1
  const isLonger = width > layout.width
  if (isLonger && filledWidthOf(text, from, splitter.end, delimiter, width) > layout.width) {
    note(scan, 'longRows')
  }
  appendLine(scan.table, scan.sourceId, scan.index, cells, flags)
}

/** The issues of a line whose cells can stay where they are in the text; null for any other line. */
function flagsOfLine({ layout, cells, couriers, index, match }: Scan, text: string): number | null {
  const { marks } = cells
  const length = lengthOf(cells, TRACKING)
  if (length < SURE_LENGTH || !hasDigit(marks[TRACKING] ?? 0)) return null
  if (!layout.isSimple || index <= headerRowOf(match) + ROWS_BELOW_HEADER) return null
  const { numberedNames } = layout
  if (numberedNames.size > 0 && numberedNames.has(textOf(text, cells, TRACKING))) return null
  let flags = 0
  for (let field = 0; field < TRACKING_FIELDS.length; field += 1) {
    const own = lengthOf(cells, field)
    if (own === 0) flags |= MISSING[field] ?? 0
    else if (needsLook(field, marks[field] ?? 0, own)) {
      const found = flagsOfOddCell(couriers, textOf(text, cells, field), field)
      if (found === null) return null
      flags |= found
    }
  }
  const isSame =
    lengthOf(cells, ORDER) === length &&
    textOf(text, cells, ORDER) === textOf(text, cells, TRACKING)
  return isSame ? flags | FLAG['order-is-number'] : flags
}

function lengthOf({ spans }: LineCells, field: number): number {
  return (spans[field * 2 + 1] ?? 0) - (spans[field * 2] ?? 0)
}

function textOf(text: string, { spans }: LineCells, field: number): string {
  return text.slice(spans[field * 2], spans[field * 2 + 1])
}

/** The issues of a cell that is not plain; null where cleaning changes it. A courier comes again in most rows. */
function flagsOfOddCell(couriers: Scan['couriers'], cell: string, field: number): number | null {
  const known = field === COURIER ? couriers.get(cell) : undefined
  if (known !== undefined) return known
  const name = TRACKING_FIELDS[field] ?? 'courier'
  const flags = cleanField(cell, name) === cell ? flagsOfCell(cell, name) : null
  if (field === COURIER && couriers.size < MOST_COURIERS) couriers.set(cell, flags)
  return flags
}

/** Adds a row whose cells are in the last text of the table. */
function appendLine(
  table: EntryTable,
  sourceId: number,
  sheetRow: number,
  { spans }: LineCells,
  flags: number,
): void {
  const slot = table.length
  reserveRows(table, slot + 1)
  table.length += 1
  const first = slot * SPAN
  for (let at = 0; at < SPAN; at += 1) table.spans[first + at] = spans[at] ?? 0
  table.place[slot] = table.texts.length - 1
  table.sourceIds[slot] = sourceId
  table.sheetRows[slot] = sheetRow
  table.flags[slot] = flags
}

function headerRowOf({ headerRow }: ColumnMatch): number {
  return headerRow ?? -1
}
