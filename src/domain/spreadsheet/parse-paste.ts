import { createDelimitedReader } from './parse-delimited.ts'
import { hasShortened } from './shortened-cells.ts'
import { splitWritten, withoutStamps } from './split-written.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'

export type PastedSheet = {
  readonly rows: string[][]
  /** Cells whose digits were gone in the text and were taken from the HTML. */
  readonly rescued: number
}

/** Nobody writes a message of more lines. */
const MOST_WRITTEN = 5000
const LONGEST_CHAT = 500_000

/** Reads the cells of a clipboard's text. */
export function parseCells(text: string): string[][] {
  const delimiter = text.includes('\t') ? '\t' : suggestDelimiter(text)
  const reader = createDelimitedReader({ delimiter })
  return [...reader.push(text), ...reader.end()]
}

/** Reads what was pasted as a sheet: the clipboard's text, with digits that only its HTML still holds. */
export async function parsePaste(
  text: string,
  html: string,
  // Most pastes do without what reads HTML.
  loadRescue = () => import('./rescue-digits.ts'),
): Promise<PastedSheet> {
  // Some programs put a table on the clipboard without any text, or with a text in which it is one column.
  const isInHtml = !text.includes('\t') && /<td[\s>]/i.test(html)
  if (isInHtml) {
    const { readTable, rescueDigits } = await loadRescue()
    const rows = readTable(html)
    if (rows.some((row) => row.length > 1)) return { rows, rescued: rescueDigits(rows, html) }
  }
  const rows = parseWritten(text)
  if (html === '' || !hasShortened(rows)) return { rows, rescued: 0 }
  const { rescueDigits } = await loadRescue()
  return { rows, rescued: rescueDigits(rows, html) }
}

/** Text that no delimiter cuts may be lines of a message. */
function parseWritten(pasted: string): string[][] {
  const text = (pasted.length > LONGEST_CHAT ? null : withoutStamps(pasted)) ?? pasted
  const rows = parseCells(text)
  const isCut = rows.some((row) => row.length > 1)
  return (isCut || rows.length > MOST_WRITTEN ? null : splitWritten(text)) ?? rows
}
