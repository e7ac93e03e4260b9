import { useEffect } from 'react'
import type { DraftClient } from '#sheet-engine/client.ts'

const TYPES_TEXT = 'input, textarea, [contenteditable]'

/** Ctrl+Z and Ctrl+Y (or Shift+Z) anywhere on the page, but where they belong to a text field or a dialog. */
export function useUndoKeys(client: DraftClient, canAct: boolean): void {
  useEffect(() => {
    if (!canAct) return
    const listener = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (!command || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      client[command]()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [client, canAct])
}

function commandOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' ? 'redo' : null
}

function isElsewhere(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(TYPES_TEXT) !== null
  return typing || document.querySelector('dialog[open]') !== null
}
