import { useEffect, useEffectEvent } from 'react'
import { isCommand, isOfInputMethod } from './use-document-key.ts'

/** A scanner types faster than any hand, and no code is shorter. */
const BETWEEN_KEYS_MS = 30
const LEAST_KEYS = 6

/** What a scanner has typed so far; times are those of the events. */
type Burst = { readonly text: string; readonly last: number; readonly isOver: boolean }

const NOTHING: Burst = { text: '', last: -Infinity, isOver: false }

/**
 * Hears what a scanner types where nothing is typed otherwise: six keys or more in quick succession, and Enter or Tab at
 * their end, which then presses no button. Other keys that a scanner sends before, behind or between them are passed over.
 */
export function useKeyBurst(
  onBurst: (text: string) => void,
  isElsewhere: (event: KeyboardEvent) => boolean,
): void {
  const take = useEffectEvent(onBurst)
  const isOut = useEffectEvent(isElsewhere)
  useEffect(() => {
    let burst = NOTHING
    const hear = (event: KeyboardEvent) => {
      if (isOut(event) || isOfInputMethod(event)) {
        burst = NOTHING
        return
      }
      const isQuick = event.timeStamp - burst.last <= BETWEEN_KEYS_MS
      const before = isQuick ? burst : NOTHING
      burst = addKey(before, event)
      // The first key may be a person's, so it does what it always does.
      if (before.text === '' && !before.isOver) return
      event.preventDefault()
      event.stopPropagation()
      if (burst.isOver && !before.isOver) take(burst.text)
    }
    // Before anything else on the page hears the keys.
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}

function addKey(before: Burst, event: KeyboardEvent): Burst {
  const { key, timeStamp: last } = event
  const { text, isOver } = before
  if (isOver) return { text: '', last, isOver }
  const isEnd = key === 'Enter' || key === 'Tab'
  if (isEnd) return text.length >= LEAST_KEYS ? { text, last, isOver: true } : NOTHING
  const isCharacter = Array.from(key).length === 1 && !isCommand(event)
  return isCharacter || text !== ''
    ? { ...before, text: isCharacter ? text + key : text, last }
    : before
}
