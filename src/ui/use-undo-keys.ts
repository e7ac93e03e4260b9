import { isCommand, isIn, type KeyPress, letterOf, useDocumentKey } from './use-document-key.ts'

type UndoKeys = {
  /** Takes the last step back; false: there is none. */
  readonly undo: () => boolean | void
  readonly redo?: () => boolean | void
}

/** The letters, as the keyboard and the table of keys have them. */
export const UNDO_LETTER = 'Z'
export const REDO_LETTER = 'Y'

const HAS_ITS_OWN_UNDO =
  'textarea, [contenteditable], input:not([type="checkbox"]):not([type="radio"])'

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, anywhere on the page but in a text field or a dialog. null: the keys do nothing. */
export function useUndoKeys(keys: UndoKeys | null): void {
  useDocumentKey((event) => {
    const command = undoCommandOf(event)
    const act = command && keys?.[command]
    if (!act || event.defaultPrevented || isIn(event, HAS_ITS_OWN_UNDO)) return false
    return document.querySelector('dialog[open]') === null && act() !== false
  })
}

/** Whether keys that are pressed together mean undo or redo. */
export function undoCommandOf(press: KeyPress): 'undo' | 'redo' | null {
  const letter = isCommand(press) ? letterOf(press) : undefined
  if (letter === UNDO_LETTER) return press.shiftKey ? 'redo' : 'undo'
  return letter === REDO_LETTER ? 'redo' : null
}
