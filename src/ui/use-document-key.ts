import { useEffect, useEffectEvent } from 'react'

/** What a keyboard event says of the key; a part of DOM's own. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

/** Hears every key on the page; true: the key is used up, and the browser does nothing with it. */
export function useDocumentKey(press: (event: KeyboardEvent) => boolean): void {
  const onPress = useEffectEvent(press)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (onPress(event)) event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

export const isCommand = ({ ctrlKey, metaKey, altKey }: KeyPress) => (ctrlKey || metaKey) && !altKey

export const isIn = ({ target }: Event, places: string) =>
  target instanceof Element && target.closest(places) !== null

/** Where a character is typed: a scanner's too. */
const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [role=grid]'

/** Where a character is typed, or a key means something else already. */
const OWN_KEYS =
  'input:not([type=radio]), textarea, select, dialog, [role=grid], [role=dialog], [role=menu]'

export const isTyped = (event: Event) => isIn(event, FIELDS)

/** Whether a key means something of its own where it is pressed. */
export const isTaken = (event: Event) => isIn(event, OWN_KEYS)

/**
 * The letter of a key, by what it writes; where that is no Latin letter (Cyrillic, an input method), by its place.
 */
export function letterOf({ key, code }: KeyPress): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return writesSomething(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
}

/** Without Num Lock the number pad has arrows, whose names are long. */
export function writesSomething(key: string): boolean {
  return Array.from(key).length === 1 || key === 'Process' || key === 'Unidentified'
}

/** Whether a key belongs to an input method; Safari says so of the Enter that ends a composition by its code alone. */
export function isOfInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}
