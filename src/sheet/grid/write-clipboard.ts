import type { CopiedCells } from '#domain/draft/cells/copy-cells.ts'

/**
 * Copies cells that weren't loaded when the key was pressed. A copy event keeps the HTML as it is. With
 * `navigator.clipboard.write`, the content security policy would remove the styles, and with them the format that marks
 * cells as text.
 */
export async function writeClipboard({ text, html }: CopiedCells): Promise<void> {
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    event.clipboardData?.setData('text/plain', text)
    event.clipboardData?.setData('text/html', html)
  }
  // Captured at the window, so that the grid's listener at the document doesn't handle it as another key press.
  addEventListener('copy', put, { capture: true, once: true })
  // The only way to cause a copy event. Browsers allow it for a few seconds after a key press.
  const isDone = document.execCommand('copy')
  removeEventListener('copy', put, { capture: true })
  if (!isDone) await navigator.clipboard.writeText(text)
}
