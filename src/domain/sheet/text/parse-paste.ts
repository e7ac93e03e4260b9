import { createDelimitedReader } from './parse-delimited.ts'
import { hasShortened } from './short-numbers.ts'
import { splitWritten, withoutStamps } from './split-written.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'

export type PastedSheet = {
  readonly rows: string[][]
  /** Cells whose digits were gone in the text and were taken from the HTML. */
  readonly rescued: number
  /** The indexes of rows and columns that are hidden where they were copied. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
}

/** No message is longer. */
const MOST_WRITTEN = 5000
const LONGEST_CHAT = 500_000

/** Reads the cells of a clipboard's text. */
export function parseCells(text: string): string[][] {
  const delimiter = text.includes('\t') ? '\t' : suggestDelimiter(text)
  const reader = createDelimitedReader({ delimiter })
  return [...reader.push(text), ...reader.end()]
}

/** HTML without any of these hides nothing. */
const MAY_HIDE = /display:\s*none|visibility:|mso-hidden|\shidden|\s(?:height|width)=["']?0\b/i

/** Reads what was pasted as a sheet: the clipboard's text, with what only its HTML tells. */
export async function parsePaste(
  text: string,
  html: string,
  // What reads HTML is loaded only when it is needed.
  loadRescue = () => import('#domain/sheet/workbook/rescue-digits.ts'),
): Promise<PastedSheet> {
  // Some programs put a table on the clipboard without any text, or with a text in which it is one column.
  const isInHtml = !text.includes('\t') && /<td[\s>]/i.test(html)
  if (isInHtml) {
    const copied = (await loadRescue()).readCopied(html, null)
    if (copied.rows.some((row) => row.length > 1)) return copied
  }
  const rows = parseWritten(text)
  if (mayTellMore(rows, html)) return (await loadRescue()).readCopied(html, rows)
  return { rows, rescued: 0, hiddenRows: new Set(), hiddenColumns: new Set() }
}

/** Whether the HTML of a clipboard may tell what its text does not: digits that it cuts short, and what is hidden. */
export function mayTellMore(rows: readonly (readonly string[])[], html: string): boolean {
  return html !== '' && (MAY_HIDE.test(html) || hasShortened(rows))
}

/** Text that no delimiter cuts may be lines of a message. */
function parseWritten(pasted: string): string[][] {
  const text = (pasted.length > LONGEST_CHAT ? null : withoutStamps(pasted)) ?? pasted
  const rows = parseCells(text)
  const isCut = rows.some((row) => row.length > 1)
  const mayBeWritten = !isCut && rows.length <= MOST_WRITTEN && text.length <= LONGEST_CHAT
  return (mayBeWritten ? splitWritten(text) : null) ?? rows
}
