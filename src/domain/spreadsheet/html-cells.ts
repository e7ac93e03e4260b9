import { readAttributes, readHtml } from './html-reader.ts'

/** A value that a spreadsheet program put beside the text of a cell; a number may have been rounded, text not. */
export type CellSource = { readonly value: string; readonly isNumber: boolean }

/** What the HTML on the clipboard knows of one cell. */
export type HtmlCell = { readonly text: string; readonly sources: readonly CellSource[] }

type Attributes = Readonly<Record<string, string | undefined>>

/** Reads the cells of the tables in a clipboard's HTML, row by row; cells that a wide one covers are empty. */
export function readHtmlCells(html: string): HtmlCell[][] {
  const rows: HtmlCell[][] = []
  let open: { attributes: Attributes; text: string } | null = null

  const closeCell = (): void => {
    if (open !== null) rows.at(-1)?.push(...cellsOf(open.attributes, open.text.trim()))
    open = null
  }
  const add = (text: string): void => {
    if (open !== null) open.text += text
  }
  readHtml(html, {
    onOpen: (name, tag) => {
      if (name === 'br') add('\n')
      // The end of a cell or row need not be written.
      if (name === 'td' || name === 'th' || name === 'tr') closeCell()
      if (name === 'tr') rows.push([])
      if (name === 'td' || name === 'th') open = { attributes: readAttributes(tag), text: '' }
    },
    onText: add,
    onClose: (name) => {
      if (name === 'td' || name === 'th' || name === 'tr' || name === 'table') closeCell()
    },
  })
  closeCell()
  return rows
}

const EMPTY_CELL: HtmlCell = { text: '', sources: [] }

/** No sheet is wider; keeps a foolish `colspan` from filling the memory. */
const MOST_COLUMNS = 16_384

function cellsOf(attributes: Attributes, text: string): HtmlCell[] {
  const width = Number(attributes['colspan'] ?? 1)
  const covered = width > 1 && width <= MOST_COLUMNS ? Math.floor(width) - 1 : 0
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
