import type { KeyboardEvent } from 'react'

/** Ctrl+Z in the open work takes the last step back, but where it belongs to a text field or a dialog. */
export function useUndoKey(undoNewest: () => boolean) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (!isUndo || event.shiftKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(OWN_UNDO)) return
    if (undoNewest()) event.preventDefault()
  }
}

const OWN_UNDO = 'dialog, textarea, input:not([type="checkbox"])'
