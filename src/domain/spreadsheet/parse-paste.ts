import { createDelimitedReader } from './parse-delimited.ts'
import { rescueDigits } from './rescue-digits.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'

export type PastedSheet = {
  readonly rows: string[][]
  /** Cells whose digits were gone in the text and were taken from the HTML. */
  readonly rescued: number
}

/** Reads what was pasted as a sheet: the clipboard's text, with digits that only its HTML still holds. */
export function parsePaste(text: string, html: string): PastedSheet {
  const delimiter = text.includes('\t') ? '\t' : suggestDelimiter(text)
  const reader = createDelimitedReader({ delimiter })
  const rows = [...reader.push(text), ...reader.end()]
  return { rows, rescued: rescueDigits(rows, html) }
}
