import { useEffect, useEffectEvent } from 'react'

/** The parts of a keyboard event that identify the key. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

/** Listens to every key on the page; true prevents the browser's default. */
export function useDocumentKey(press: (event: KeyboardEvent) => boolean): void {
  const onPress = useEffectEvent(press)
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (onPress(event)) event.preventDefault()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

export const isCommand = ({ ctrlKey, metaKey, altKey }: KeyPress) => (ctrlKey || metaKey) && !altKey

export const isIn = ({ target }: Event, places: string) =>
  target instanceof Element && target.closest(places) !== null

/** Elements that take typed characters, a scanner's included. */
const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [role=grid]'

/** Elements with their own meaning for keys. */
const OWN_KEYS =
  'input:not([type=radio]), textarea, select, dialog, [role=grid], [role=dialog], [role=menu]'

export const isTyped = (event: Event) => isIn(event, FIELDS)

/** Whether the target has its own meaning for keys. */
export const isTaken = (event: Event) => isIn(event, OWN_KEYS)

/** The letter of a key: the character it types or, if that isn't Latin (Cyrillic, an input method), its position. */
export function letterOf({ key, code }: KeyPress): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return writesSomething(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
}

/** False for named keys, such as the arrows of the number pad without Num Lock. */
export function writesSomething(key: string): boolean {
  return Array.from(key).length === 1 || key === 'Process' || key === 'Unidentified'
}

/** Whether a key belongs to an input method. Safari marks the Enter that ends a composition only by its key code. */
export function isOfInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}
