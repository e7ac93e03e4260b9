import type { SheetHead } from '#domain/sheet/reading.ts'
import { textOfIsoDate, textOfNumber } from './cell-value.ts'
import { MOST_COLUMNS, MOST_ROWS } from './merged-cells.ts'
import { createHead } from './sheet-head.ts'
import {
  createSheetRows,
  type Struck,
  type RowOptions,
  type SheetReader,
  type SheetRows,
  WHOLE,
} from './sheet-rows.ts'
import { attributeOf, countOf, createXmlReader } from './xml-reader.ts'

/** Reads the sheet at an index from the `content.xml` of an OpenDocument spreadsheet, which contains all sheets. */
export function createOdsReader(place: number, options: RowOptions): SheetReader {
  const sheet = createSheetRows(options)
  let next = 0
  const reader = createContentReader(() => {
    next += 1
    return next === place + 1 ? sheet : null
  })
  return {
    push: (xml) => {
      reader.push(xml)
      return sheet.takeRows()
    },
    notes: sheet.notes,
    mergedLater: () => [],
    filterLater: () => null,
  }
}

/** Lists the sheets of an OpenDocument spreadsheet from its `content.xml`. */
export function createOdsLister() {
  const heads: ReturnType<typeof createHead>[] = []
  let rows: SheetRows | null = null
  const takeRows = () => heads.at(-1)?.take(rows?.takeRows() ?? [])
  const reader = createContentReader((name, isHidden) => {
    takeRows()
    heads.push(createHead(name, isHidden))
    rows = createSheetRows({ leavesOutHidden: false, merged: [] })
    return rows
  })
  return {
    push: (xml: string) => {
      reader.push(xml)
      takeRows()
    },
    sheets: (): readonly SheetHead[] => heads.map(({ head }) => head()),
  }
}

/** Thrown when repeated rows add up to more cells than any sheet of orders has. */
export class TooManyCells extends Error {}

/** A million rows of about sixty columns. */
const MOST_CELLS = 1 << 26

/** Called at the start of a sheet; returns null to skip its cells. */
type OpenSheet = (name: string, isHidden: boolean) => SheetRows | null

/** Reads the sheets in order. Repeated cells and rows are stored once, with a count. */
function createContentReader(openSheet: OpenSheet) {
  const styles = createStyles()
  const cell = createCell(styles.isStruck)
  let sheet: SheetRows | null = null
  let column = 0
  let nextColumn = 1
  let cells = 0
  // State of the current row.
  let times = 1
  let width = 0

  const openTable = (tag: string) => {
    const name = attributeOf(tag, 'table:name')
    const isHidden = styles.isHidden(attributeOf(tag, 'table:style-name') ?? '')
    // A table without a name has data linked from another program.
    sheet = name === null ? null : openSheet(name, isHidden)
    nextColumn = 1
  }
  const hideColumns = (tag: string) => {
    const last = nextColumn + timesOf(tag, 'table:number-columns-repeated') - 1
    if (isHidden(tag)) sheet?.hideColumns(nextColumn, last)
    nextColumn = last + 1
  }
  const closeCell = () => {
    const { text, columns, rowsSpanned, struck } = cell.close()
    if (sheet === null) return
    const firstRow = sheet.rowNumber()
    if (rowsSpanned > 1) {
      sheet.addMerged({ firstRow, lastRow: firstRow + rowsSpanned - 1, firstColumn: column })
    }
    sheet.setCell(column, text, columns, struck)
    column = Math.min(column + columns, MOST_COLUMNS)
    if (text !== '') width = column
  }
  const openRow = (tag: string) => {
    times = Math.min(timesOf(tag, 'table:number-rows-repeated'), MOST_ROWS)
    width = 0
    column = 0
    sheet?.openRow(isFiltered(tag) ? 'by-filter' : isHidden(tag), 0, times)
  }
  const closeRow = () => {
    cells += width * times
    if (cells > MOST_CELLS) throw new TooManyCells()
    sheet?.closeRow()
  }
  return createXmlReader({
    onOpen: (name, tag) => {
      if (cell.isOpen()) return cell.openInside(name, tag)
      if (name === 'table-cell' || name === 'covered-table-cell') cell.open(name, tag)
      else if (name === 'table-row') openRow(tag)
      else if (name === 'table-column') hideColumns(tag)
      else if (name === 'table') openTable(tag)
      else styles.open(name, tag)
    },
    onText: cell.add,
    onClose: (name) => {
      if (cell.isOpen()) {
        if (cell.closeInside()) closeCell()
      } else if (name === 'table-row') closeRow()
    },
  })
}

/** Collects the styles of hidden sheets and of struck-through text, which come before their uses. */
function createStyles() {
  const hidden = new Set<string>()
  const struck = new Set<string>()
  let style = ''
  return {
    isHidden: (name: string) => hidden.has(name),
    isStruck: (name: string | null) => name !== null && struck.has(name),
    open: (name: string, tag: string) => {
      if (name === 'style') style = attributeOf(tag, 'style:name') ?? ''
      const hides = name === 'table-properties' && attributeOf(tag, 'table:display') === 'false'
      if (hides) hidden.add(style)
      if (name === 'text-properties' && LINE_THROUGH.test(tag)) struck.add(style)
    },
  }
}

const LINE_THROUGH = /\sstyle:text-line-through-(?:style|type)="(?!none")/

const LONGEST_TEXT = 32_767

/** Elements that aren't part of a paragraph's text: comments, notes, and Japanese reading aids. */
const NOT_THE_TEXT = new Set(['annotation', 'note', 'ruby-text'])

/** Marks a part whose style strikes it through. */
const STRUCK = ' struck'

/** Collects the visible text of the current cell: its paragraphs, without attached comments and drawings. */
function createCell(isStruckStyle: (name: string | null) => boolean) {
  let tag: string | null = null
  let isCovered = false
  let text = ''
  let struck = ''
  let whole = ''
  let paragraphs = 0
  // The open elements inside the cell.
  let inside: string[] = []

  const add = (more: string) => {
    const isShown = inside[0] === 'p' && !inside.some((name) => NOT_THE_TEXT.has(name))
    if (!isShown || text.length >= LONGEST_TEXT) return
    whole += more
    if (inside.includes(STRUCK)) struck ||= more.trim()
    else text += more
  }
  return {
    isOpen: () => tag !== null,
    open: (name: string, opened: string) => {
      tag = opened
      isCovered = name === 'covered-table-cell'
      text = ''
      struck = ''
      whole = ''
      paragraphs = 0
      inside = []
    },
    openInside: (name: string, opened: string) => {
      const isStruck = name === 'span' && isStruckStyle(attributeOf(opened, 'text:style-name'))
      inside.push(isStruck ? STRUCK : name)
      if (name === 'p' && inside.length === 1) {
        paragraphs += 1
        if (paragraphs > 1) add('\n')
      } else if (name === 's') add(' '.repeat(Math.min(timesOf(opened, 'text:c'), LONGEST_TEXT)))
      else if (name === 'tab') add('\t')
      else if (name === 'line-break') add('\n')
    },
    add: (more: string) => {
      if (inside.length > 0) add(more.replace(/[ \t\r\n]+/g, ' '))
    },
    /** Whether this closes the cell itself. */
    closeInside: () => inside.pop() === undefined,
    close: () => {
      const closed = tag ?? ''
      tag = null
      const all = text.slice(0, LONGEST_TEXT)
      const isWholeStruck = isStruckStyle(attributeOf(closed, 'table:style-name'))
      const shown = struck === '' ? textOfCell(closed, all) : all.trim()
      const isAllStruck = isWholeStruck && shown !== ''
      const how: Struck = struck !== '' ? { original: whole.trim() } : isAllStruck ? WHOLE : null
      return {
        // A covered cell shows the merged cell above or beside it.
        text: isCovered ? '' : shown,
        struck: isCovered ? null : how,
        columns: timesOf(closed, 'table:number-columns-repeated'),
        rowsSpanned: isCovered ? 1 : timesOf(closed, 'table:number-rows-spanned'),
      }
    },
  }
}

/** The displayed text; for numbers all digits, for dates all parts. */
function textOfCell(tag: string, shown: string): string {
  const type = attributeOf(tag, 'office:value-type')
  if (type === 'float') return textOfFloat(attributeOf(tag, 'office:value') ?? shown, shown)
  if (type === 'date') return textOfIsoDate(attributeOf(tag, 'office:date-value') ?? shown)
  if (shown !== '') return shown
  // Other programs leave out the displayed text, and those that never calculated also the value.
  const value = attributeOf(tag, `office:${type === 'string' ? 'string-' : ''}value`)
  return value ?? attributeOf(tag, 'table:formula')?.replace(/^\w*:?=?/, '=') ?? ''
}

/** The displayed text, if it shows more than the digits: leading zeros, `SO-00123`, `123/2026`. */
function textOfFloat(value: string, shown: string): string {
  const digits = textOfNumber(value, { kind: 'plain' }, false)
  const seen = shown.replace(/\s/g, '')
  const isWhole = /^\d+$/.test(digits) && seen.replace(/\D/g, '').includes(digits)
  if (!isWhole || /\d[.,'’]\d/.test(seen)) return digits
  return /^\d+$/.test(seen) ? seen : shown
}

/** Hidden by the user or by a filter. */
function isFiltered(tag: string): boolean {
  return attributeOf(tag, 'table:visibility') === 'filter'
}

function isHidden(tag: string): boolean {
  return /\stable:visibility="(?:collapse|filter)"/.test(tag)
}

function timesOf(tag: string, name: string): number {
  return Math.max(1, countOf(tag, name))
}
