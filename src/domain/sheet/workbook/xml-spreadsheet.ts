import type { SheetNotes } from '#domain/sheet/reading.ts'
import { type CellFormat, formatOfCode } from './cell-format.ts'
import { textOfIsoDate, textOfNumber, textOfText } from './cell-value.ts'
import { MOST_COLUMNS } from './merged-cells.ts'
import type { SheetRow } from '#domain/sheet/sheet-row.ts'
import {
  createSheetRows,
  type Struck,
  type RowOptions,
  type SheetRows,
  WHOLE,
} from './sheet-rows.ts'
import { attributeOf, countOf, createXmlReader, isTrue } from './xml-reader.ts'

export type XmlSheet = { readonly name: string; readonly isHidden: boolean }

/** Lists the sheets of Excel's XML format of 2003, which shops and couriers still write. */
export function listXmlSheets(xml: string): readonly XmlSheet[] {
  const sheets: { name: string; isHidden: boolean }[] = []
  let isInVisible = false
  createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'Worksheet')
        sheets.push({ name: attributeOf(tag, 'ss:Name') ?? '', isHidden: false })
      isInVisible = name === 'Visible'
    },
    onText: (text) => {
      const sheet = sheets.at(-1)
      if (isInVisible && sheet && /hidden/i.test(text)) sheet.isHidden = true
    },
    onClose: () => {
      isInVisible = false
    },
  }).push(xml)
  return sheets
}

/** Reads the sheet at an index from Excel's XML format of 2003; the n-th returned row is row n. */
export function readXmlSheet(
  xml: string,
  place: number,
  options: RowOptions,
): { readonly rows: SheetRow[]; readonly notes: SheetNotes } {
  const sheet = createSheetRows(options)
  const styles = createStyles()
  const places = createPlaces(sheet)
  const cell = createCell(styles)
  let sheets = 0
  createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'Worksheet') sheets += 1
      if (sheets === 0) styles.open(name, tag)
      if (sheets !== place + 1) return
      if (name === 'Row') places.openRow(tag)
      else if (name === 'Column') places.openColumn(tag)
      else if (name === 'Cell') {
        places.openCell(tag)
        cell.begin(tag)
      } else cell.open(name, tag)
    },
    onText: cell.add,
    onClose: (name) => {
      if (sheets !== place + 1) return
      if (name === 'Row') sheet.closeRow()
      else if (name === 'Cell') sheet.setCell(places.column(), cell.text(), 1, cell.struck())
      else cell.close(name)
    },
  }).push(xml)
  return { rows: sheet.takeRows(), notes: sheet.notes() }
}

const isHidden = (tag: string) => isTrue(attributeOf(tag, 'ss:Hidden'))

/** Tracks positions: rows, columns and cells only state theirs if it isn't the next one. */
function createPlaces(sheet: SheetRows) {
  let nextColumn = 1
  let nextCell = 1
  let column = 0
  return {
    openColumn: (tag: string) => {
      const first = countOf(tag, 'ss:Index') || nextColumn
      nextColumn = Math.min(first + 1 + countOf(tag, 'ss:Span'), MOST_COLUMNS + 1)
      if (isHidden(tag)) sheet.hideColumns(first, nextColumn - 1)
    },
    openRow: (tag: string) => {
      sheet.openRow(isHidden(tag), countOf(tag, 'ss:Index'), 1 + countOf(tag, 'ss:Span'))
      nextCell = 1
    },
    openCell: (tag: string) => {
      column = (countOf(tag, 'ss:Index') || nextCell) - 1
      nextCell = column + 2 + countOf(tag, 'ss:MergeAcross')
      const firstRow = sheet.rowNumber()
      const lastRow = firstRow + countOf(tag, 'ss:MergeDown')
      sheet.addMerged({ firstRow, lastRow, firstColumn: column })
    },
    column: () => column,
  }
}

type Style = { readonly format: CellFormat; readonly isStruck: boolean }

const PLAIN: Style = { format: { kind: 'plain' }, isStruck: false }

/** Named formats that show numbers as they are, or as amounts; other names are of dates and times. */
const NAMES_OF_NUMBERS =
  /^(?:General|General Number|Fixed|Standard|Currency|Euro Currency|Percent|Scientific|Yes\/No|True\/False|On\/Off)$/

/** Collects cell styles, which come before the sheets and may inherit from another. */
function createStyles() {
  const styles = new Map<string, Style>()
  let id = ''
  const change = (more: Partial<Style>) => styles.set(id, { ...(styles.get(id) ?? PLAIN), ...more })
  return {
    open: (name: string, tag: string) => {
      if (name === 'Style') {
        id = attributeOf(tag, 'ss:ID') ?? ''
        change(styles.get(attributeOf(tag, 'ss:Parent') ?? '') ?? {})
      } else if (name === 'NumberFormat') {
        const code = attributeOf(tag, 'ss:Format') ?? ''
        change({ format: NAMES_OF_NUMBERS.test(code) ? PLAIN.format : formatOfCode(code) })
      } else if (name === 'Font') change({ isStruck: isTrue(attributeOf(tag, 'ss:StrikeThrough')) })
    },
    find: (tag: string): Style => styles.get(attributeOf(tag, 'ss:StyleID') ?? '') ?? PLAIN,
  }
}

/** Collects the value of a cell, without struck-through text. */
function createCell(styles: Pick<ReturnType<typeof createStyles>, 'find'>) {
  let style = PLAIN
  let type = ''
  let text = ''
  let struck = ''
  let shown = ''
  let isInData = false
  let isInComment = false
  let struckAround = 0
  const written = (): string => {
    if (type === 'Number') return textOfNumber(text.trim(), style.format, false)
    if (type === 'DateTime') return textOfIsoDate(text.trim())
    if (type === 'Boolean') return text.trim() === '1' ? 'TRUE' : 'FALSE'
    return textOfText(struck === '' ? text : text.trim(), style.format)
  }
  return {
    begin: (tag: string) => {
      style = styles.find(tag)
      type = ''
      text = ''
      struck = ''
      shown = ''
      struckAround = 0
    },
    open: (name: string, tag: string) => {
      if (name === 'Comment') isInComment = true
      else if (name === 'Data' && !isInComment) {
        isInData = true
        type = attributeOf(tag, 'ss:Type') ?? ''
      } else if (name === 'S' && isInData) struckAround += 1
    },
    add: (more: string) => {
      if (!isInData) return
      shown += more
      if (struckAround > 0) struck ||= more.trim()
      else text += more
    },
    close: (name: string) => {
      if (name === 'Data') isInData = false
      else if (name === 'Comment') isInComment = false
      else if (name === 'S' && isInData) struckAround -= 1
    },
    text: (): string => (type === '' ? '' : written()),
    struck: (): Struck => {
      if (struck !== '') return { original: shown.trim() }
      return style.isStruck && text !== '' ? WHOLE : null
    },
  }
}
