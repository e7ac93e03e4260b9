import { useEffect, useRef } from 'react'

type UndoKeys = {
  /** Takes the last step back; false: there is none. */
  readonly undo: () => boolean | void
  readonly redo?: () => boolean | void
}

const HAS_ITS_OWN_UNDO =
  'textarea, [contenteditable], input:not([type="checkbox"]):not([type="radio"])'

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, anywhere on the page but in a text field or a dialog. null: the keys do nothing. */
export function useUndoKeys(keys: UndoKeys | null): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const command = commandOf(event)
      const act = command && latest.current?.[command]
      if (!act || event.defaultPrevented || isElsewhere(event.target)) return
      if (act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function commandOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' ? 'redo' : null
}

function isElsewhere(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(HAS_ITS_OWN_UNDO) !== null
  return typing || document.querySelector('dialog[open]') !== null
}
