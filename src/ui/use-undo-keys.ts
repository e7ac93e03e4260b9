import { isCommand, isIn, type KeyPress, letterOf, useDocumentKey } from './use-document-key.ts'

type UndoKeys = {
  /** Returns false if there is nothing to undo. */
  readonly undo: () => boolean | void
  readonly redo?: () => boolean | void
}

export const UNDO_LETTER = 'Z'
export const REDO_LETTER = 'Y'

const HAS_ITS_OWN_UNDO =
  'textarea, [contenteditable], input:not([type="checkbox"]):not([type="radio"])'

/** Handles Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, on the page except in text fields and dialogs. null disables the keys. */
export function useUndoKeys(keys: UndoKeys | null): void {
  useDocumentKey((event) => {
    const command = undoCommandOf(event)
    const act = command && keys?.[command]
    if (!act || event.defaultPrevented || isIn(event, HAS_ITS_OWN_UNDO)) return false
    return document.querySelector('dialog[open]') === null && act() !== false
  })
}

/** Whether a key press means undo or redo. */
export function undoCommandOf(press: KeyPress): 'undo' | 'redo' | null {
  const letter = isCommand(press) ? letterOf(press) : undefined
  if (letter === UNDO_LETTER) return press.shiftKey ? 'redo' : 'undo'
  return letter === REDO_LETTER ? 'redo' : null
}
