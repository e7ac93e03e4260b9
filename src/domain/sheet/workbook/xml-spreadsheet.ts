import { textOfNumber } from './cell-value.ts'
import type { HidingRows } from '#domain/sheet/hidden-cells.ts'
import { MOST_COLUMNS, MOST_ROWS, type SheetArea } from './merged-cells.ts'
import { attributeOf, countOf, createXmlReader, isTrue } from './xml-reader.ts'

/** Rows, and the areas of merged cells among them, which are not filled. */
export type MergedRows = HidingRows & { readonly merged: readonly SheetArea[] }

/** Reads the first sheet of Excel's XML of 2003, which shops and couriers still write; its n-th row is row n. */
export function readXmlSpreadsheet(xml: string): MergedRows {
  const rows: string[][] = []
  const merged: SheetArea[] = []
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<number>()
  let sheets = 0
  let isInData = false
  // Where the next one stands that does not say it, from 0.
  let nextRow = 0
  let nextColumn = 0
  let nextCell = 0
  // Of the cell that is being read.
  let column = 0
  let isNumber = false
  let text = ''

  const openRow = (tag: string) => {
    const index = Math.min(placeOf(tag, nextRow), MOST_ROWS - 1)
    while (rows.length <= index) rows.push([])
    if (isHidden(tag)) hiddenRows.add(rows.length - 1)
    nextRow = rows.length + countOf(tag, 'ss:Span')
    nextCell = 0
  }
  const openColumn = (tag: string) => {
    const first = placeOf(tag, nextColumn)
    nextColumn = Math.min(first + 1 + countOf(tag, 'ss:Span'), MOST_COLUMNS)
    for (let at = first; isHidden(tag) && at < nextColumn; at += 1) hiddenColumns.add(at)
  }
  const openCell = (tag: string) => {
    column = Math.min(placeOf(tag, nextCell), MOST_COLUMNS - 1)
    nextCell = column + 1 + countOf(tag, 'ss:MergeAcross')
    const firstRow = rows.length
    const below = countOf(tag, 'ss:MergeDown')
    if (below > 0) merged.push({ firstRow, lastRow: firstRow + below, firstColumn: column })
    text = ''
    isNumber = false
  }
  const closeCell = () => {
    const row = rows.at(-1) ?? []
    while (row.length < column) row.push('')
    row[column] = isNumber ? textOfNumber(text.trim(), { kind: 'plain' }, false) : text
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
      else if (name === 'Cell') closeCell()
    },
  }).push(xml)
  return { rows, merged, hiddenRows, hiddenColumns }
}

const isHidden = (tag: string) => isTrue(attributeOf(tag, 'ss:Hidden'))

/** A place in a row or sheet, from 0, where a tag says one. */
function placeOf(tag: string, otherwise: number): number {
  const index = countOf(tag, 'ss:Index')
  return index > 0 ? index - 1 : otherwise
}
