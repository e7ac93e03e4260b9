import type { SheetNotes } from '#domain/sheet/reading.ts'
import { textOfNumber } from './cell-value.ts'
import { MOST_COLUMNS } from './merged-cells.ts'
import { createSheetRows } from './sheet-rows.ts'
import { attributeOf, countOf, createXmlReader, isTrue } from './xml-reader.ts'

/** Reads the first sheet of Excel's XML of 2003, which shops and couriers still write; its n-th row is row n. */
export function readXmlSpreadsheet(
  xml: string,
  leavesOutHidden: boolean,
): { readonly rows: string[][]; readonly notes: SheetNotes } {
  const sheet = createSheetRows({ leavesOutHidden, merged: [] })
  let sheets = 0
  // The place of the next one that does not say its own, from 1.
  let nextColumn = 1
  let nextCell = 1
  // Of the cell that is being read.
  let column = 0
  let isNumber = false
  let isInData = false
  let text = ''

  const openColumn = (tag: string) => {
    const first = countOf(tag, 'ss:Index') || nextColumn
    nextColumn = Math.min(first + 1 + countOf(tag, 'ss:Span'), MOST_COLUMNS + 1)
    if (isHidden(tag)) sheet.hideColumns(first, nextColumn - 1)
  }
  const openRow = (tag: string) => {
    sheet.openRow(isHidden(tag), countOf(tag, 'ss:Index'), 1 + countOf(tag, 'ss:Span'))
    nextCell = 1
  }
  const openCell = (tag: string) => {
    column = (countOf(tag, 'ss:Index') || nextCell) - 1
    nextCell = column + 2 + countOf(tag, 'ss:MergeAcross')
    const firstRow = sheet.rowNumber()
    const lastRow = firstRow + countOf(tag, 'ss:MergeDown')
    sheet.addMerged({ firstRow, lastRow, firstColumn: column })
    text = ''
    isNumber = false
  }
  const closeCell = () => {
    const digits = () => textOfNumber(text.trim(), { kind: 'plain' }, false)
    sheet.setCell(column, isNumber ? digits() : text)
  }
  createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'Worksheet') sheets += 1
      if (sheets !== 1) return
      if (name === 'Row') openRow(tag)
      else if (name === 'Column') openColumn(tag)
      else if (name === 'Cell') openCell(tag)
      else if (name === 'Data') {
        isInData = true
        isNumber = attributeOf(tag, 'ss:Type') === 'Number'
      }
    },
    onText: (more) => {
      if (isInData) text += more
    },
    onClose: (name) => {
      if (sheets !== 1) return
      if (name === 'Data') isInData = false
      else if (name === 'Row') sheet.closeRow()
      else if (name === 'Cell') closeCell()
    },
  }).push(xml)
  return { rows: sheet.takeRows(), notes: sheet.notes() }
}

const isHidden = (tag: string) => isTrue(attributeOf(tag, 'ss:Hidden'))
