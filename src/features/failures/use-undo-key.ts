import type { KeyboardEvent } from 'react'
import type { LastStep } from './use-undo.ts'

/** Ctrl+Z in the open work takes the last step back, but where it belongs to a text field or a dialog. */
export function useUndoKey(last: LastStep | null) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (!isUndo || event.shiftKey || event.altKey || last === null) return
    if (event.target instanceof Element && event.target.closest(OWN_UNDO)) return
    event.preventDefault()
    last.undo()
  }
}

const OWN_UNDO = 'dialog, textarea, input:not([type="checkbox"])'
