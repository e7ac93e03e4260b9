import type { Cells, Table } from './receipt-table.ts'

const NAMESPACE = 'http://schemas.openxmlformats.org'
const MAIN = `xmlns="${NAMESPACE}/spreadsheetml/2006/main"`
const RELATIONS = `${NAMESPACE}/officeDocument/2006/relationships`
const PACKAGE = `xmlns="${NAMESPACE}/package/2006`
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const CONTENT_TYPES = `${XML}<Types ${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`
const ROOT = `${XML}<Relationships ${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const WORKBOOK_RELATIONS = `${XML}<Relationships ${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`
const WORKBOOK = `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Tracking" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Styles with number format 49, text, which keeps typed values as they are. */
const TEXT_STYLE = 1
const HEADER_STYLE = 2
const STYLES = `${XML}<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

const ROWS_A_PIECE = 250

/** A file inside the archive, with its text in lazy pieces. */
export type ZipPart = { readonly name: string; readonly pieces: Iterable<string> }

export const XLSX_TYPE = `${CONTENT}.sheet`

/**
 * Returns the files of an .xlsx with a frozen header row. Every cell is text, so that numbers keep all their digits.
 * Text is never calculated, so cells are not guarded: a guard would be part of the value here. Tabs and line ends are
 * kept.
 */
export function xlsxParts(table: Table, widths: readonly number[]): readonly ZipPart[] {
  return [
    { name: '[Content_Types].xml', pieces: [CONTENT_TYPES] },
    { name: '_rels/.rels', pieces: [ROOT] },
    { name: 'xl/workbook.xml', pieces: [WORKBOOK] },
    { name: 'xl/_rels/workbook.xml.rels', pieces: [WORKBOOK_RELATIONS] },
    { name: 'xl/styles.xml', pieces: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', pieces: writeSheet(table, widths) },
  ]
}

function* writeSheet({ header, rows }: Table, widths: readonly number[]): Generator<string> {
  const letters = header.map((_, index) => letterOf(index))
  const columns = widths.map((width, index) => {
    const number = index + 1
    return `<col min="${number}" max="${number}" width="${width}" style="${TEXT_STYLE}" customWidth="1"/>`
  })
  yield `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  yield writeRow(header, 1, letters, HEADER_STYLE)
  let number = 1
  let piece: string[] = []
  for (const row of rows) {
    number += 1
    if (piece.push(writeRow(row, number, letters, TEXT_STYLE)) < ROWS_A_PIECE) continue
    yield piece.join('')
    piece = []
  }
  yield piece.join('')
  const range = `A1:${letters.at(-1) ?? 'A'}${number}`
  // Without this, Excel marks each number written as text with a green corner.
  yield `</sheetData><ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
}

function writeRow(cells: Cells, row: number, letters: readonly string[], style: number): string {
  let xml = `<row r="${row}">`
  for (const [index, cell] of cells.entries()) {
    const place = `<c r="${letters[index]}${row}" s="${style}"`
    xml +=
      cell === ''
        ? `${place}/>`
        : `${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
  }
  return `${xml}</row>`
}

function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}

/** The most characters in a cell; Excel reports a file with more as damaged. */
const MOST_CHARACTERS = 32_767

/** Characters that XML 1.0 forbids or parsers change, and text that Excel reads as an escaped character. */
// oxlint-disable-next-line no-control-regex -- these are the characters that must not be written
const SPECIAL = /[&<>\0-\x08\x0B-\x1F\uFFFE\uFFFF]|_(?=x[0-9A-F]{4}_)/gi

/** Escapes the text of a cell for an .xlsx file, truncated to the length that Excel allows. */
export function escapeXml(text: string): string {
  const fitting = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
  return fitting.replace(SPECIAL, escapeOne)
}

function escapeOne(character: string): string {
  if (character === '&') return '&amp;'
  if (character === '<') return '&lt;'
  if (character === '>') return '&gt;'
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

const NARROWEST = 10
const WIDEST = 48

/** Returns column widths in characters that fit the header and the given rows, within limits. */
export function columnWidths(header: Cells, rows: readonly Cells[]): readonly number[] {
  return header.map((name, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, widthOf(row[index] ?? '')), 0)
    return Math.min(WIDEST, Math.max(NARROWEST, longest + 2, widthOf(name) + 3))
  })
}

/** Chinese, Japanese and Korean characters count as two. */
function widthOf(text: string): number {
  const cell = text.slice(0, WIDEST)
  return cell.length + (cell.match(/[\u1100-\u115F\u2E80-\uFF60]/g)?.length ?? 0)
}
