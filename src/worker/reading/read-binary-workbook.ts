import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { type CellFormat, formatOfCode } from '#domain/sheet/workbook/cell-format.ts'
import { textOfNumber, textOfText } from '#domain/sheet/workbook/cell-value.ts'
import type { SheetArea } from '#domain/sheet/workbook/merged-cells.ts'
import {
  createSheetRows,
  type FilteredRows,
  type RowOptions,
} from '#domain/sheet/workbook/sheet-rows.ts'
import { nextMessages, type OpenFile } from './file-pieces.ts'
import type { RowSink, SheetRead } from './row-sink.ts'
import { readOneOf, type Tab, type TabFacts, type WorkbookReading } from './workbook-tab.ts'

/** The library reads a workbook as a whole and needs many times its size in memory. */
const MOST_BYTES = 60_000_000

/** Reads a binary workbook (.xls or .xlsb) with SheetJS; texts are formatted as for other workbooks. */
export async function readBinaryWorkbook(
  file: OpenFile,
  given: WorkbookReading | null,
  sink: RowSink,
): Promise<SheetRead> {
  if (file.size > MOST_BYTES) return { kind: 'problem', problem: 'too-large' }
  const bytes = await file.slice(0, file.size)
  const book = parse(bytes)
  if (typeof book === 'string') return { kind: 'problem', problem: book }
  return readOneOf(tabsOf(book, file.size), given, sink)
}

function parse(bytes: Uint8Array): WorkBook | 'password' | 'damaged' {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      // Reads format codes, and hidden rows and columns.
      cellNF: true,
      cellStyles: true,
      // Skips formatted texts and HTML, which the library otherwise makes for each cell.
      cellText: false,
      cellHTML: false,
    })
  } catch (error) {
    // The library only reports unreadable files by throwing.
    return /password-protected/i.test(String(error)) ? 'password' : 'damaged'
  }
}

function tabsOf(book: WorkBook, size: number): readonly Tab[] {
  const from1904 = book.Workbook?.WBProps?.date1904 === true
  const formats = createFormats()
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name]
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0
    const textOf = (cell: CellObject) => textOfCell(cell, formats(cell.z), from1904)
    const readTab: Tab['read'] = (options, take) =>
      readSheet(sheet ?? {}, { options, size, textOf }, take)
    // Charts have tabs too.
    return sheet?.['!data'] === undefined ? [] : [{ name, isHidden, read: readTab }]
  })
}

/** A workbook has few formats and many cells. */
function createFormats() {
  const known = new Map<string, CellFormat>()
  return (code: CellObject['z']): CellFormat => {
    const key = String(code ?? 'General')
    const format = known.get(key) ?? formatOfCode(key)
    known.set(key, format)
    return format
  }
}

type SheetTask = {
  readonly options: RowOptions
  readonly size: number
  readonly textOf: (cell: CellObject) => string
}

/** Number of rows between pauses for messages such as Cancel. */
const ROWS_AT_ONCE = 2000

async function readSheet(
  sheet: WorkSheet,
  { options, size, textOf }: SheetTask,
  take: RowSink['take'],
): Promise<TabFacts> {
  const merged = mergedIn(sheet)
  const rows = createSheetRows({ ...options, merged, filtered: filterOf(sheet) })
  sheet['!cols']?.forEach((column, index) => {
    if (column?.hidden === true) rows.hideColumns(index + 1, index + 1)
  })
  // Empty rows and cells are holes in the arrays.
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? []
  for (let at = 0; at < data.length; at += 1) {
    rows.openRow(sheet['!rows']?.[at]?.hidden === true, at + 1)
    data[at]?.forEach((cell, column) => {
      if (cell !== undefined) rows.setCell(column, textOf(cell))
    })
    rows.closeRow()
    if ((at + 1) % ROWS_AT_ONCE !== 0 && at + 1 < data.length) continue
    if (!take(rows.takeRows(), Math.ceil((size * (at + 1)) / data.length))) break
    await nextMessages()
  }
  return { notes: rows.notes, mergedLater: () => [], filterLater: () => null }
}

const FILTER_AREA = /^\$?[A-Z]{1,3}\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})$/

/** The rows of the sheet's filter. */
function filterOf(sheet: WorkSheet): FilteredRows | null {
  const [, first, last] = FILTER_AREA.exec(sheet['!autofilter']?.ref ?? '') ?? []
  return first === undefined ? null : { firstRow: Number(first), lastRow: Number(last) }
}

function mergedIn(sheet: WorkSheet): readonly SheetArea[] {
  return (sheet['!merges'] ?? []).map(({ s: first, e: last }) => ({
    firstRow: first.r + 1,
    lastRow: last.r + 1,
    firstColumn: first.c,
  }))
}

const ERRORS: Readonly<Record<string, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

/** Programs keep 15 digits of a number: an exponent marks the others as lost. */
const MOST_WHOLE = 1e15

function textOfCell(
  { t: type, v: value }: CellObject,
  format: CellFormat,
  from1904: boolean,
): string {
  switch (type) {
    case 'n': {
      const number = Number(value)
      const raw = Math.abs(number) >= MOST_WHOLE ? number.toExponential() : String(number)
      return textOfNumber(raw, format, from1904)
    }
    case 's':
      return textOfText(String(value), format)
    case 'b':
      return value === true ? 'TRUE' : 'FALSE'
    case 'e':
      return ERRORS[String(value)] ?? '#N/A'
    default:
      return ''
  }
}
