import { readAttributes, readHtml } from './html-reader.ts'
import { MOST_COLUMNS, MOST_ROWS, type SheetArea } from '#domain/sheet/workbook/merged-cells.ts'

/** A value that a spreadsheet program put beside the text of a cell; a number may have been rounded, text not. */
export type CellSource = { readonly value: string; readonly isNumber: boolean }

/** What the HTML on the clipboard knows of one cell. */
export type HtmlCell = { readonly text: string; readonly sources: readonly CellSource[] }

type Attributes = Readonly<Record<string, string | undefined>>

/** The tables of an HTML text, one below the other. */
export type HtmlTable = {
  /** Cells that a wide or high one covers are empty. */
  readonly rows: readonly HtmlCell[][]
  /** Cells that cover others below them. */
  readonly merged: readonly SheetArea[]
  /** The indexes of rows and columns that are hidden where they were copied. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
}

/** Reads the cells of the tables in a clipboard's HTML, row by row. */
export function readHtmlTable(html: string): HtmlTable {
  const rows: HtmlCell[][] = []
  const hiddenRows = new Set<number>()
  const hidden = createHiddenColumns()
  const covered = createCover(rows)
  let open: { attributes: Attributes; isHidden: boolean; text: string } | null = null

  const closeCell = (): void => {
    const row = rows.at(-1)
    if (open !== null && row !== undefined) {
      covered.fill(row)
      const cells = cellsOf(open.attributes, withoutBlanks(open.text))
      covered.add(row.length, cells.length, open.attributes)
      if (open.isHidden) hidden.addCell(row.length)
      row.push(...cells)
    }
    open = null
  }
  const add = (text: string): void => {
    if (open !== null) open.text += text
  }
  readHtml(html, {
    onOpen: (name, tag) => {
      if (name === 'br' || BLOCKS.has(name)) add('\n')
      // The end of a cell or row need not be written.
      if (name === 'td' || name === 'th' || name === 'tr') closeCell()
      if (name === 'tr') {
        covered.endRow(rows.at(-1))
        if (isHidden(tag) || WITHOUT_HEIGHT.test(tag)) hiddenRows.add(rows.length)
        rows.push([])
      }
      if (name === 'col')
        hidden.addColumn(readAttributes(tag), isHidden(tag) || WITHOUT_WIDTH.test(tag))
      if (name === 'td' || name === 'th') {
        open = { attributes: readAttributes(tag), isHidden: isHidden(tag), text: '' }
      }
    },
    // Line ends in the source are formatting; only those of elements belong to the cell.
    onText: (text) => add(text.replace(/[ \t\r\n]+/g, ' ')),
    onClose: (name) => {
      if (BLOCKS.has(name)) add('\n')
      if (name === 'td' || name === 'th' || name === 'tr' || name === 'table') closeCell()
    },
  })
  closeCell()
  covered.endRow(rows.at(-1))
  return { rows, merged: covered.areas, hiddenRows, hiddenColumns: hidden.columns(rows) }
}

/** Elements on lines of their own, or beside the text: what they say is not one word with it. */
const BLOCKS = new Set(['p', 'div', 'li', 'button', 'option'])

/** As Excel, browsers and shops hide things; Excel writes no height and no width too. */
const HIDDEN = /display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hidden|\shidden(?![\w-])/i
const WITHOUT_HEIGHT = /\sheight=["']?0(?![.\d])/i
const WITHOUT_WIDTH = /\swidth=["']?0(?![.\d])/i

function isHidden(tag: string): boolean {
  return HIDDEN.test(tag)
}

/** A column is hidden where the table says so of it, or of each of its cells. */
function createHiddenColumns() {
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
    columns: (rows: readonly HtmlCell[][]): ReadonlySet<number> => {
      const counts = countCells(rows)
      const all = counts.map((_, column) => column)
      return new Set(all.filter((column) => said.has(column) || cells[column] === counts[column]))
    },
  }
}

/** How many rows have a cell in each column. */
function countCells(rows: readonly HtmlCell[][]): readonly number[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const counts = Array.from({ length: width }, () => 0)
  for (const { length } of rows) if (length > 0) counts[length - 1]! += 1
  for (let column = width - 2; column >= 0; column -= 1) counts[column]! += counts[column + 1] ?? 0
  return counts
}

const EMPTY_CELL: HtmlCell = { text: '', sources: [] }

function withoutBlanks(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}

/** Keeps in mind which columns of the last row are covered by cells of rows above. */
function createCover(rows: readonly HtmlCell[][]) {
  /** The last row that is covered in each column, counted from 1. */
  const lastRows: number[] = []
  const taken = new Set<number>()
  const areas: SheetArea[] = []
  const isCovered = (column: number) => (lastRows[column] ?? 0) >= rows.length && !taken.has(column)
  const fill = (row: HtmlCell[]) => {
    while (isCovered(row.length)) row.push(EMPTY_CELL)
  }
  return {
    areas,
    /** Adds the empty cells that come next in a row. */
    fill,
    /** A cell of this row covers rows below. */
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
    endRow: (row: HtmlCell[] | undefined) => {
      if (row !== undefined) fill(row)
      taken.clear()
    },
  }
}

/** As in browsers: a huge `colspan` must not fill the memory. */
const MOST_COVERED = 999

function cellsOf(attributes: Attributes, text: string): HtmlCell[] {
  const width = Number(attributes['colspan'] ?? 1)
  const covered = width > 1 ? Math.min(Math.floor(width) - 1, MOST_COVERED) : 0
  const sources = [...excelSources(attributes, text), ...sheetsSources(attributes)]
  return [{ text, sources }, ...Array.from({ length: covered }, () => EMPTY_CELL)]
}

/** Excel writes `x:num="…"` and `x:str="…"`, without a value where the text says it; LibreOffice `sdval`. */
function excelSources(attributes: Attributes, text: string): readonly CellSource[] {
  const numbers = [attributes['x:num'], attributes['sdval']]
  const texts = [attributes['x:str'], text]
  return [
    ...texts.map((value) => ({ value, isNumber: false })),
    ...numbers.map((value) => ({ value, isNumber: true })),
  ].filter((source): source is CellSource => source.value !== undefined && source.value !== '')
}

/** `{"1":3,"3":940011120620}` in Google Sheets. Read as text: JSON would make a number of the digits. */
const SHEETS_NUMBER = /"3":\s*(\d+)\s*[,}]/
const SHEETS_TEXT = /"2":\s*"(\d+)"/

function sheetsSources(attributes: Attributes): readonly CellSource[] {
  const json = attributes['data-sheets-value'] ?? ''
  const text = SHEETS_TEXT.exec(json)?.[1]
  const number = SHEETS_NUMBER.exec(json)?.[1]
  return [
    ...(text === undefined ? [] : [{ value: text, isNumber: false }]),
    ...(number === undefined ? [] : [{ value: number, isNumber: true }]),
  ]
}
