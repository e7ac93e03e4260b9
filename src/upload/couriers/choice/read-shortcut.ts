import { type KeyPress, letterOf, writesSomething } from '#ui/use-document-key.ts'
import { UNDO_LETTER, undoCommandOf } from '#ui/use-undo-keys.ts'

export type Shortcut =
  /** Courier by number, from 1. */
  | { readonly kind: 'candidate'; readonly number: number }
  | { readonly kind: 'undo' }
  /** Move to the field of the group. */
  | { readonly kind: 'search' }
  /** Move to the next undecided group. */
  | { readonly kind: 'go-on' }

/** Returns a key's command, or null. A non-Latin character (Cyrillic, IME, French digit row) counts by its position. */
export function readShortcut(press: KeyPress, areSingleKeysOn: boolean): Shortcut | null {
  if (press.altKey) return null
  if (undoCommandOf(press) === 'undo') return { kind: 'undo' }
  if (press.ctrlKey || press.metaKey) return null
  if (press.key === 'Enter') return { kind: 'go-on' }
  if (!areSingleKeysOn) return null
  if (press.key === '/') return { kind: 'search' }
  if (letterOf(press) === UNDO_LETTER) return { kind: 'undo' }
  const digit = digitOf(press)
  return digit === null ? null : { kind: 'candidate', number: digit }
}

function digitOf({ key, code }: KeyPress): number | null {
  const digit = /^[1-9]$/.test(key)
    ? key
    : writesSomething(key) && /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit ? Number(digit) : null
}
