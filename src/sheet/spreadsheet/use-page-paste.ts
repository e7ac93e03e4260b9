import { useEffect, useEffectEvent } from 'react'
import { readTransfer } from '#entries/clipboard-sheet.ts'
import { pastedPictures } from '#sheet/scanning/with-scanning.tsx'

export type PasteTakers = {
  readonly onSheet: (text: string, html: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/** Returns whether a paste or drop on the target is text. */
export const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null

/** Dialogs with a field: closing them would lose the user's input. */
const HOLDS_CHOICES = 'dialog[open] :is(input, select, textarea):not([hidden])'

/** Closes dialogs that only show or ask something, as Escape does. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog[open]'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/**
 * Imports a paste anywhere on the page, except in a text field or while a dialog with fields is open. The grid and the
 * entry form handle their pastes first. null: pastes are ignored.
 */
export function usePagePaste(takers: PasteTakers | null): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const asks = document.querySelector(HOLDS_CHOICES) !== null
    if (event.defaultPrevented || isTextField(event.target) || asks || !takers) return
    const files = [...(event.clipboardData?.files ?? [])]
    const { text, html } = readTransfer(event.clipboardData)
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
