/** Clipboard content of a copy: the same cells as text and as HTML. */
export type CopiedCells = { readonly text: string; readonly html: string }

/**
 * Writes cells for the clipboard. Excel, LibreOffice and Google Sheets each have their own mark that keeps a number as
 * text, with its zeros and all its digits; every cell has all three.
 */
export function copyCells(rows: readonly (readonly string[])[]): CopiedCells {
  const text = rows.map(writeRow).join('\r\n')
  const lines = rows.map((row) => `<tr>${row.map(markUp).join('')}</tr>`)
  return { text, html: `<google-sheets-html-origin><table>${lines.join('')}</table>` }
}

/** Quotes a whole row when a cell has tabs and line ends: a lone quote may be read as unclosed. */
function writeRow(row: readonly string[]): string {
  const holdsRows = row.some((cell) => cell.includes('\t') && /[\r\n]/.test(cell))
  return row.map(holdsRows ? inQuotes : quote).join('\t')
}

/** Quotes a cell that would be cut in two, or that starts like a quoted one. */
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
