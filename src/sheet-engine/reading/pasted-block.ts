import { mayTellMore, parseCells } from '#domain/sheet/text/parse-paste.ts'
import { takeVisible } from '#domain/sheet/hidden-cells.ts'
import type { DraftSession } from '#sheet-engine/drafting/session.ts'
import { loadCopied } from './load-reader.ts'

/** Whether only the HTML of pasted cells tells all, and what reads that is not there yet. */
export function needsHtml({ readCopied }: DraftSession, text: string, html: string): boolean {
  return readCopied === null && mayTellMore(parseCells(text), html)
}

/** Loads what reads HTML. Without a network the cells are pasted as they show, and are seen to be damaged. */
export async function loadHtml(session: DraftSession): Promise<void> {
  const part = await loadCopied().catch(() => null)
  session.readCopied = part?.readCopied ?? null
}

/** The cells that fill the sheet, what the clipboard shows of them, and what is hidden beside them where they were copied. */
export function readBlock({ readCopied }: DraftSession, text: string, html: string) {
  const shown = parseCells(text)
  if (readCopied === null || !mayTellMore(shown, html)) return { block: shown, shown, hidden: null }
  const copied = readCopied(
    html,
    shown.map((row) => [...row]),
  )
  const { take, notes } = takeVisible(copied)
  const hidden = notes && { rows: notes.hiddenRows, columns: notes.hiddenColumns }
  // Where the HTML tells of other rows than the text, these are what was copied.
  const isText = copied.rows.length === shown.length
  return { block: take(copied.rows), shown: take(isText ? shown : copied.rows), hidden }
}
