import type { CopiedCells } from '#domain/draft/cells/copy-cells.ts'

/**
 * Puts cells on the clipboard that were not at hand when the key was pressed. A copy event takes HTML as it is;
 * `navigator.clipboard.write` would have the page's security policy take its styles away, and with them the mark of text.
 */
export async function writeClipboard({ text, html }: CopiedCells): Promise<void> {
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    event.clipboardData?.setData('text/plain', text)
    event.clipboardData?.setData('text/html', html)
  }
  // At the window, so that the grid, which listens at the document, does not take it for another press of the keys.
  addEventListener('copy', put, { capture: true, once: true })
  // The only way to make a copy event; browsers allow it for a few seconds after a key press.
  const isDone = document.execCommand('copy')
  removeEventListener('copy', put, { capture: true })
  if (!isDone) await navigator.clipboard.writeText(text)
}
