import type { CellFormat } from './cell-format.ts'
import { textOfNumber, withControlCharacters } from './cell-value.ts'
import { createMergedFill, spansRows } from '#domain/sheet/fill-merged.ts'
import { createTextCollector } from './shared-strings.ts'
import { columnOf, MOST_COLUMNS, MOST_ROWS, readArea, type SheetArea } from './sheet-area.ts'
import { attributeOf, createXmlReader, isTrue } from './xml-reader.ts'

/** What the cells of a sheet refer to. */
export type SheetSetting = {
  readonly strings: readonly string[]
  readonly formats: readonly CellFormat[]
  readonly from1904: boolean
  /** Hidden rows come as empty ones. */
  readonly leavesOutHidden: boolean
  /** Areas of merged cells, where they are known: they stand behind the rows in the file. */
  readonly merged: readonly SheetArea[]
}

/** What a sheet has beside its values. */
export type SheetNotes = {
  /** Hidden rows with a value. */
  readonly hiddenRows: number
  /** Hidden columns, as far to the right as there are values. */
  readonly hiddenColumns: number
  /** Cells that say the value of the merged cell that they are part of. */
  readonly filledCells: number
}

export type SheetReader = {
  /** Takes the next piece of the sheet's XML; returns the rows that it completed, the empty ones between them too. */
  readonly push: (xml: string) => string[][]
  readonly notes: () => SheetNotes
  /** Merged areas over several rows that were found, and not known when the reading began. */
  readonly mergedLater: () => readonly SheetArea[]
}

const NO_CELLS: string[] = []

/**
 * Reads the rows of a sheet. The n-th row that it returns is the sheet's row n; empty rows at the end, which a
 * format of whole columns makes a million of, are none.
 */
export function createSheetReader(setting: SheetSetting): SheetReader {
  const { strings, formats, from1904 } = setting
  const fill = createMergedFill(setting.merged)
  const inline = createTextCollector()
  const found: SheetArea[] = []
  const hiddenColumns: (readonly [number, number])[] = []
  let rows: string[][] = []
  let rowsOut = 0
  let width = 0
  let hiddenRows = 0
  // Of the row and the cell that are being read.
  let rowNumber = 0
  let isHidden = false
  let row: string[] = []
  let column = -1
  let type = ''
  let style = 0
  let value = ''
  let formula = ''
  let isIn: 'value' | 'formula' | 'inline' | null = null

  const openRow = (tag: string) => {
    const number = Number(attributeOf(tag, 'r') ?? rowNumber + 1)
    // A sheet counts its rows up; what does not is damaged, and must not move rows that came before.
    rowNumber = number > rowNumber && number <= MOST_ROWS ? number : rowNumber + 1
    isHidden = tag.includes(' ht="0"') || (tag.includes('hidden') && isOut(tag))
    row = []
    column = -1
  }
  const openCell = (tag: string) => {
    const reference = attributeOf(tag, 'r')
    column = reference === null ? column + 1 : columnOf(reference)
    type = attributeOf(tag, 't') ?? 'n'
    style = Number(attributeOf(tag, 's') ?? 0)
    value = ''
    formula = ''
    inline.begin()
  }
  const textOfCell = (): string => {
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'inlineStr') return inline.text()
    // A program that never calculated: the formula is seen to be one, rather than an empty cell.
    if (value === '') return formula === '' ? '' : `=${formula}`
    if (type === 'n') return textOfNumber(value.trim(), formats[style] ?? PLAIN, from1904)
    if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE'
    if (type === 'd') return value.slice(0, 16).replaceAll('-', '/').replace('T', ' ')
    return withControlCharacters(value)
  }
  const closeCell = () => {
    const text = textOfCell()
    if (text === '' || column < 0 || column >= MOST_COLUMNS) return
    while (row.length < column) row.push('')
    row[column] = text
  }
  const closeRow = () => {
    if (row.length === 0) return
    if (isHidden) hiddenRows += 1
    if (isHidden && setting.leavesOutHidden) return
    fill.fill(row, rowNumber)
    for (; rowsOut < rowNumber - 1; rowsOut += 1) rows.push(NO_CELLS)
    rowsOut += 1
    width = Math.max(width, row.length)
    rows.push(row)
  }
  const openOther = (name: string, tag: string) => {
    if (name === 'v') isIn = 'value'
    else if (name === 'f') isIn = 'formula'
    else if (name === 'is') isIn = 'inline'
    else if (name === 'col' && (isOut(tag) || attributeOf(tag, 'width') === '0')) {
      hiddenColumns.push([Number(attributeOf(tag, 'min')), Number(attributeOf(tag, 'max'))])
    } else if (name === 'mergeCell') {
      const area = readArea(attributeOf(tag, 'ref') ?? '')
      if (area !== null && spansRows(area)) found.push(area)
    } else if (isIn === 'inline') inline.open(name)
  }
  const reader = createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'c') openCell(tag)
      else if (name === 'row') openRow(tag)
      else openOther(name, tag)
    },
    onText: (text) => {
      if (isIn === 'value') value += text
      else if (isIn === 'inline') inline.add(text)
      else if (isIn === 'formula') formula += text
    },
    onClose: (name) => {
      if (name === 'c') closeCell()
      else if (name === 'row') closeRow()
      else if (name === 'v' || name === 'f' || name === 'is') isIn = null
      else if (isIn === 'inline') inline.close(name)
    },
  })
  return {
    push: (xml) => {
      rows = []
      reader.push(xml)
      return rows
    },
    notes: () => ({
      hiddenRows,
      hiddenColumns: countColumns(hiddenColumns, width),
      filledCells: fill.filled(),
    }),
    mergedLater: () => (setting.merged.length > 0 ? [] : found),
  }
}

const isOut = (tag: string) => isTrue(attributeOf(tag, 'hidden'))

const PLAIN: CellFormat = { kind: 'plain' }

function countColumns(ranges: readonly (readonly [number, number])[], width: number): number {
  return ranges.reduce((sum, [first, last]) => {
    return sum + Math.max(0, Math.min(last, width) - Math.max(first, 1) + 1)
  }, 0)
}
