import { useEffect, useEffectEvent } from 'react'
import { isCommand, isOfInputMethod, isTyped } from './use-document-key.ts'

/** A scanner types faster than any hand, and no code is shorter. */
const BETWEEN_KEYS_MS = 30
const LEAST_KEYS = 6

/** What a scanner has typed so far; times are those of the events. */
type Burst = { readonly text: string; readonly last: number; readonly isOver: boolean }

const NOTHING: Burst = { text: '', last: -Infinity, isOver: false }

/**
 * Hears what a scanner types outside any field: six keys or more in quick succession, and Enter or Tab at their end,
 * which then presses nothing. Other keys that a scanner sends before, behind or between them are passed over.
 */
export function useKeyBurst(onBurst: (text: string, end: KeyboardEvent) => void): void {
  const take = useEffectEvent(onBurst)
  useEffect(() => {
    let burst = NOTHING
    const hear = (event: KeyboardEvent) => {
      // A key that is held down repeats itself as fast as a scanner types.
      if (isTyped(event) || isOfInputMethod(event) || event.repeat) {
        burst = NOTHING
        return
      }
      const isQuick = event.timeStamp - burst.last <= BETWEEN_KEYS_MS
      const before = isQuick ? burst : NOTHING
      burst = addKey(before, event)
      // The first key may be a person's, and so may the end of a few: they do what they always do.
      if (burst === NOTHING || (before.text === '' && !before.isOver)) return
      event.preventDefault()
      event.stopPropagation()
      if (burst.isOver && !before.isOver) take(burst.text, event)
    }
    // Before anything else on the page hears the keys.
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}

function addKey(before: Burst, event: KeyboardEvent): Burst {
  const { key, timeStamp: last } = event
  const { text, isOver } = before
  const isCharacter = Array.from(key).length === 1 && !isCommand(event)
  // A scanner that kept its codes sends the next one right behind.
  if (isOver) return isCharacter ? { text: key, last, isOver: false } : { ...before, last }
  const isEnd = key === 'Enter' || key === 'Tab'
  if (isEnd) return text.length >= LEAST_KEYS ? { text, last, isOver: true } : NOTHING
  return isCharacter || text !== ''
    ? { ...before, text: isCharacter ? text + key : text, last }
    : before
}
