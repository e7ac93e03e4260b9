import { textOfNumber } from './cell-value.ts'
import { MOST_COLUMNS, MOST_ROWS } from './sheet-area.ts'
import { attributeOf, createXmlReader } from './xml-reader.ts'

/** Reads the first sheet of Excel's XML of 2003, which shops and couriers still write; its n-th row is row n. */
export function readXmlSpreadsheet(xml: string): string[][] {
  const rows: string[][] = []
  let sheets = 0
  let column = 0
  let isInData = false
  let isNumber = false
  let text = ''
  const openRow = (tag: string) => {
    const index = Number(attributeOf(tag, 'ss:Index') ?? rows.length + 1)
    while (rows.length < Math.min(index, MOST_ROWS)) rows.push([])
    column = 0
  }
  const openCell = (tag: string) => {
    const index = Number(attributeOf(tag, 'ss:Index') ?? column + 1)
    column = Math.min(index, MOST_COLUMNS) - 1
    text = ''
    isNumber = false
  }
  const closeCell = () => {
    const row = rows.at(-1) ?? []
    while (row.length < column) row.push('')
    row[column] = isNumber ? textOfNumber(text.trim(), { kind: 'plain' }, false) : text
    column += 1
  }
  createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'Worksheet') sheets += 1
      if (sheets !== 1) return
      if (name === 'Row') openRow(tag)
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
  return rows
}
