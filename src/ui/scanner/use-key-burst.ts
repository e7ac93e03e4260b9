import { useEffect, useEffectEvent } from 'react'
import { isCommand, isOfInputMethod, isTyped } from '#ui/use-document-key.ts'
import { BETWEEN_KEYS_MS, isReleased } from './use-scan-guard.ts'

/** Codes are at least this long. */
const LEAST_KEYS = 6

/** The characters a scanner has typed so far; `last` is an event's timestamp. */
type Burst = { readonly text: string; readonly last: number; readonly isOver: boolean }

const NOTHING: Burst = { text: '', last: -Infinity, isOver: false }

/**
 * Detects a scan outside any field: six or more keys in quick succession that end with Enter or Tab, whose default is
 * prevented. Control keys before, within or after the code are skipped.
 */
export function useKeyBurst(onBurst: (text: string, end: KeyboardEvent) => void): void {
  const take = useEffectEvent(onBurst)
  useEffect(() => {
    let burst = NOTHING
    const handle = (event: KeyboardEvent) => {
      if (isReleased(event)) return
      // A held key repeats as fast as a scanner types.
      if (isTyped(event) || isOfInputMethod(event) || event.repeat) {
        burst = NOTHING
        return
      }
      const isQuick = event.timeStamp - burst.last <= BETWEEN_KEYS_MS
      const before = isQuick ? burst : NOTHING
      burst = addKey(before, event)
      // The first key, or the Enter after a few keys, may be typed by the user: keep its default.
      if (burst === NOTHING || (before.text === '' && !before.isOver)) return
      event.preventDefault()
      event.stopPropagation()
      if (burst.isOver && !before.isOver) take(burst.text, event)
    }
    // Capture, before any other listener of the page.
    window.addEventListener('keydown', handle, { capture: true })
    return () => window.removeEventListener('keydown', handle, { capture: true })
  }, [])
}

function addKey(before: Burst, event: KeyboardEvent): Burst {
  const { key, timeStamp: last } = event
  const { text, isOver } = before
  const isCharacter = Array.from(key).length === 1 && !isCommand(event)
  // A scanner with buffered codes sends the next one right after.
  if (isOver) return isCharacter ? { text: key, last, isOver: false } : { ...before, last }
  const isEnd = key === 'Enter' || key === 'Tab'
  if (isEnd) return text.length >= LEAST_KEYS ? { text, last, isOver: true } : NOTHING
  return isCharacter || text !== ''
    ? { ...before, text: isCharacter ? text + key : text, last }
    : before
}
