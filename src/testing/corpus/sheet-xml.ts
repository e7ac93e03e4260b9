/** A cell as Excel keeps it: a text, a number with a format, an error, a formula with its last value. */
export type SheetCell =
  | string
  | { readonly number: string; readonly style?: number }
  | { readonly error: string }
  | { readonly formula: string; readonly value?: string }

type SheetRow = { readonly cells: readonly SheetCell[]; readonly isHidden?: true }

/** The part of a sheet in a workbook; `before` and `after` stand around its rows. */
export function sheetXml(
  rows: readonly (readonly SheetCell[] | SheetRow)[],
  { before = '', after = '' } = {},
): string {
  const inner = rows.map((row, index) => rowXml('cells' in row ? row : { cells: row }, index + 1))
  return `${before}<sheetData>${inner.join('')}</sheetData>${after}`
}

function rowXml({ cells, isHidden }: SheetRow, row: number): string {
  const inner = cells.map((cell, column) => {
    return cellXml(cell, `${String.fromCharCode(65 + column)}${row}`)
  })
  return `<row r="${row}"${isHidden ? ' hidden="1"' : ''}>${inner.join('')}</row>`
}

function cellXml(cell: SheetCell, at: string): string {
  if (typeof cell === 'string') {
    return cell === '' ? '' : `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  }
  if ('number' in cell) return `<c r="${at}" s="${cell.style ?? 0}"><v>${cell.number}</v></c>`
  if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`
  const value = cell.value === undefined ? '' : `<v>${escaped(cell.value)}</v>`
  return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f>${value}</c>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Styles by their number: 1 leading zeros of eight digits, 2 a day, 3 an order number that only the format writes. */
export const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="00000000"/><numFmt numFmtId="165" formatCode="&quot;SO-&quot;0000"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs>`
