import type { CellFormat, CellStyles } from './cell-format.ts'
import { textOfIsoDate, textOfNumber, textOfText } from './cell-value.ts'
import { MOST_COLUMNS, type SheetArea, spansRows } from './merged-cells.ts'
import { createTextCollector, type SharedStrings, withControlCharacters } from './shared-strings.ts'
import {
  createSheetRows,
  type RowOptions,
  type SheetReader,
  type Struck,
  WHOLE,
} from './sheet-rows.ts'
import { attributeOf, createXmlReader, isTrue } from './xml-reader.ts'

/** Parts of the workbook that the cells of a sheet refer to. */
export type SheetSetting = {
  readonly shared: SharedStrings
  readonly styles: CellStyles
  readonly from1904: boolean
}

const PLAIN: CellFormat = { kind: 'plain' }

/** Reads a sheet of an .xlsx file. Merged areas come after the rows, so they are returned for a second pass. */
export function createXlsxReader(setting: SheetSetting, options: RowOptions): SheetReader {
  const sheet = createSheetRows(options)
  const cell = createCell(setting)
  const found: SheetArea[] = []
  let filter: SheetArea | null = null
  let isFiltering = false
  let column = -1

  const openCell = (tag: string) => {
    const reference = attributeOf(tag, 'r')
    column = reference === null ? column + 1 : columnOf(reference)
    cell.begin(tag)
  }
  const openRow = (tag: string) => {
    const isHidden = tag.includes(' ht="0"') || (tag.includes('hidden') && isOut(tag))
    sheet.openRow(isHidden, Number(attributeOf(tag, 'r') ?? 0))
    column = -1
  }
  const openOther = (name: string, tag: string) => {
    if (name === 'col' && (isOut(tag) || attributeOf(tag, 'width') === '0')) {
      sheet.hideColumns(Number(attributeOf(tag, 'min')), Number(attributeOf(tag, 'max')))
    } else if (name === 'mergeCell') {
      const area = readArea(attributeOf(tag, 'ref') ?? '')
      if (area !== null && spansRows(area)) found.push(area)
    } else if (name === 'autoFilter') filter ??= readArea(attributeOf(tag, 'ref') ?? '')
    else if (name === 'filterColumn') isFiltering = true
    else cell.open(name, tag)
  }
  const reader = createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'c') openCell(tag)
      else if (name === 'row') openRow(tag)
      else openOther(name, tag)
    },
    onText: cell.add,
    onClose: (name) => {
      if (name === 'c') sheet.setCell(column, cell.text(), 1, cell.struck())
      else if (name === 'row') sheet.closeRow()
      else cell.close(name)
    },
  })
  return {
    push: (xml) => {
      reader.push(xml)
      return sheet.takeRows()
    },
    notes: sheet.notes,
    mergedLater: () => (options.merged.length > 0 ? [] : found),
    filterLater: () => (isFiltering && options.filtered === undefined ? filter : null),
  }
}

/** Collects the value of the current cell. */
function createCell({ shared, styles, from1904 }: SheetSetting) {
  const inline = createTextCollector()
  let type = ''
  let style = 0
  let value = ''
  let formula = ''
  let isIn: 'v' | 'f' | 'is' | null = null

  const written = (): string => {
    const format = styles.formats[style] ?? PLAIN
    if (type === 's') return textOfText(shared.strings[Number(value)] ?? '', format)
    if (type === 'inlineStr') return textOfText(inline.text(), format)
    // Written by a program that never calculated: shows the formula instead of an empty cell.
    if (value === '') return formula === '' ? '' : `=${formula}`
    if (type === 'n') return textOfNumber(value.trim(), format, from1904)
    if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE'
    if (type === 'd') return textOfIsoDate(value)
    const text = withControlCharacters(value)
    return type === 'str' ? textOfText(text, format) : text
  }
  /** Parts of a rich text have their own strike-through style. */
  const isRich = () => (type === 's' ? shared.rich.has(Number(value)) : inline.isRich())
  const isWholeStruck = () => styles.struck.has(style) && !isRich()
  const originalOf = (): string | null => {
    if (type === 's') return shared.originals.get(Number(value)) ?? null
    return type === 'inlineStr' ? inline.original() : null
  }
  return {
    begin: (tag: string) => {
      type = attributeOf(tag, 't') ?? 'n'
      style = Number(attributeOf(tag, 's') ?? 0)
      value = ''
      formula = ''
      inline.begin()
    },
    open: (name: string, tag: string) => {
      if (name === 'v' || name === 'f' || name === 'is') isIn = name
      else if (isIn === 'is') inline.open(name, tag)
    },
    add: (text: string) => {
      if (isIn === 'v') value += text
      else if (isIn === 'is') inline.add(text)
      else if (isIn === 'f') formula += text
    },
    close: (name: string) => {
      if (name === isIn) isIn = null
      else if (isIn === 'is') inline.close(name)
    },
    text: written,
    struck: (): Struck => {
      const original = originalOf()
      if (original !== null) return { original }
      return isWholeStruck() && written() !== '' ? WHOLE : null
    },
  }
}

const isOut = (tag: string) => isTrue(attributeOf(tag, 'hidden'))

/** The column of `AB12`, from 0; -1 without one. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return Math.min(column, MOST_COLUMNS) - 1
}

const AREA = /^\$?([A-Z]+)\$?(\d+):\$?[A-Z]+\$?(\d+)$/i

/** Parses `A2:B7`; null for other texts. */
function readArea(reference: string): SheetArea | null {
  const parts = AREA.exec(reference)
  if (parts === null) return null
  const [, column = '', first = '', last = ''] = parts
  return { firstRow: Number(first), lastRow: Number(last), firstColumn: columnOf(column) }
}
