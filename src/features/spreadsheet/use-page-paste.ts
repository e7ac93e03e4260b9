import { useEffect, useEffectEvent } from 'react'
import { readPaste } from '#page/clipboard-sheet.ts'
import { pastedPictures } from '#page/scanning.ts'

export type PasteTakers = {
  readonly onSheet: (text: string, html: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether what is pasted or dropped there is text. */
export const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null

/** Something was or can be typed or chosen in it, which would be lost. */
const HOLDS_CHOICES = 'dialog[open] :is(input, select, textarea):not([hidden])'

/** Dialogs that only show or ask something make way as they do for Escape. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog[open]'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/**
 * A paste anywhere on the page is a sheet, but in a text field, where it is text, and while a dialog with choices in
 * it is open. The grid and the entry form take theirs before it gets here. null: no paste is taken.
 */
export function usePagePaste(takers: PasteTakers | null): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const asks = document.querySelector(HOLDS_CHOICES) !== null
    if (event.defaultPrevented || isTextField(event.target) || asks || !takers) return
    const files = [...(event.clipboardData?.files ?? [])]
    const { text, html } = readPaste(event.clipboardData)
    if (text === '' && html === '' && files.length === 0) return
    event.preventDefault()
    closeDialogs()
    const hasCells = pastedPictures(event.clipboardData).length === 0
    if (hasCells && (text !== '' || html !== '')) takers.onSheet(text, html)
    else takers.onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
