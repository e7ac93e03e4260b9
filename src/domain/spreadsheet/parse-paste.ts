import { createDelimitedReader } from './parse-delimited.ts'
import { hasShortened } from './shortened-cells.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'

export type PastedSheet = {
  readonly rows: string[][]
  /** Cells whose digits were gone in the text and were taken from the HTML. */
  readonly rescued: number
}

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
  // What reads HTML is a third of the worker, and most pastes do without.
  loadRescue = () => import('./rescue-digits.ts'),
): Promise<PastedSheet> {
  const rows = parseCells(text)
  if (html === '' || !hasShortened(rows)) return { rows, rescued: 0 }
  const { rescueDigits } = await loadRescue()
  return { rows, rescued: rescueDigits(rows, html) }
}
