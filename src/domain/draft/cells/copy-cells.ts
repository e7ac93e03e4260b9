/** What a copy puts on the clipboard: the same cells as text and as HTML. */
export type CopiedCells = { readonly text: string; readonly html: string }

/**
 * Cells for the clipboard. Excel, LibreOffice and Google Sheets each have a mark of their own that keeps a number as
 * text, with its zeros and all of its digits; every cell has all three.
 */
export function copyCells(rows: readonly (readonly string[])[]): CopiedCells {
  const text = rows.map(writeRow).join('\r\n')
  const lines = rows.map((row) => `<tr>${row.map(markUp).join('')}</tr>`)
  return { text, html: `<google-sheets-html-origin><table>${lines.join('')}</table>` }
}

/** A cell with tabs and line ends looks like rows. Its whole row is quoted: a single quote could be one that was never closed. */
function writeRow(row: readonly string[]): string {
  const holdsRows = row.some((cell) => cell.includes('\t') && /[\r\n]/.test(cell))
  return row.map(holdsRows ? inQuotes : quote).join('\t')
}

/** Quotes are needed where a cell would be cut in two, or would be read as quoted. */
const quote = (cell: string) => (/[\t\r\n]|^"/.test(cell) ? inQuotes(cell) : cell)

const inQuotes = (cell: string) => `"${cell.replaceAll('"', '""')}"`

function markUp(cell: string): string {
  const forSheets = escape(JSON.stringify({ 1: 2, 2: cell }))
  const content = escape(cell).replaceAll(/\r\n|[\r\n]/g, '<br>')
  return `<td style='mso-number-format:"\\@"' sdnum="1033;0;@" data-sheets-value="${forSheets}">${content}</td>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
