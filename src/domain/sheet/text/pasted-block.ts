import { takeVisible } from '#domain/sheet/hidden-cells.ts'
import { type LoadRescue, mayTellMore, parseCells } from './parse-paste.ts'

type Block = readonly (readonly string[])[]

export type PastedBlock = {
  /** The cells to paste. */
  readonly block: Block
  /** Their text in the clipboard, which may be shortened. */
  readonly shown: Block
  /** How many rows and columns were hidden where they were copied; null for none. */
  readonly hidden: { readonly rows: number; readonly columns: number } | null
}

/**
 * Reads cells that are pasted over others: the clipboard's text, or its HTML where that tells more. If the HTML reader
 * can't be loaded, the text counts, and digits that it lost are an issue of the cell.
 */
export async function readPastedBlock(
  text: string,
  html: string,
  loadRescue: LoadRescue,
): Promise<PastedBlock> {
  const shown = parseCells(text)
  const rescue = mayTellMore(shown, html) ? await loadRescue().catch(() => null) : null
  if (rescue === null) return { block: shown, shown, hidden: null }
  const copied = rescue.readCopied(
    html,
    shown.map((row) => [...row]),
  )
  const { take, notes } = takeVisible(copied)
  // If the HTML has other rows than the text, it is what was copied.
  const isText = copied.rows.length === shown.length
  const hidden = notes && { rows: notes.hiddenRows, columns: notes.hiddenColumns }
  return { block: take(copied.rows), shown: take(isText ? shown : copied.rows), hidden }
}
