import { mayTellMore, parseCells } from '#domain/sheet/text/parse-paste.ts'
import { takeVisible } from '#domain/sheet/hidden-cells.ts'
import type { DraftSession } from '#worker/drafting/session.ts'
import { loadCopied } from '#worker/reading/load-reader.ts'

/** Whether the HTML of pasted cells is needed, but its reader isn't loaded yet. */
export function needsHtml({ readCopied }: DraftSession, text: string, html: string): boolean {
  return readCopied === null && mayTellMore(parseCells(text), html)
}

/** Loads the HTML reader. If that fails, cells are pasted as their text, whose lost digits are reported as an issue. */
export async function loadHtml(session: DraftSession): Promise<void> {
  const part = await loadCopied().catch(() => null)
  session.readCopied = part?.readCopied ?? null
}

/** The cells to paste, their text in the clipboard, and how many rows and columns were hidden at the source. */
export function readBlock({ readCopied }: DraftSession, text: string, html: string) {
  const shown = parseCells(text)
  if (readCopied === null || !mayTellMore(shown, html)) return { block: shown, shown, hidden: null }
  const copied = readCopied(
    html,
    shown.map((row) => [...row]),
  )
  const { take, notes } = takeVisible(copied)
  const hidden = notes && { rows: notes.hiddenRows, columns: notes.hiddenColumns }
  // If the HTML has other rows than the text, it is what was copied.
  const isText = copied.rows.length === shown.length
  return { block: take(copied.rows), shown: take(isText ? shown : copied.rows), hidden }
}
