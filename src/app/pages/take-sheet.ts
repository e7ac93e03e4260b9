import { isSheet, readPaste } from '#page/clipboard-sheet.ts'
import type { DraftClient } from '#sheet-engine/client.ts'

/** A paste of cells into the entry form is a sheet; one value is text. */
export function takeSheet(client: DraftClient, clipboard: DataTransfer): boolean {
  const { text, html } = readPaste(clipboard)
  if (!isSheet(text)) return false
  client.call('importPaste', text, html)
  return true
}
