import { type KeyPress, letterOf, writesSomething } from '#ui/use-document-key.ts'
import { UNDO_LETTER, undoCommandOf } from '#ui/use-undo-keys.ts'

export type Shortcut =
  /** The nth courier, from 1. */
  | { readonly kind: 'candidate'; readonly number: number }
  | { readonly kind: 'undo' }
  /** On to what is not decided yet. */
  | { readonly kind: 'go-on' }

/**
 * What a key means while a group has the keyboard; null when it is none of ours. Keys count by what they write,
 * and where that is no Latin letter or digit (a French digit row, Cyrillic, an input method) by their place.
 */
export function readShortcut(press: KeyPress, areSingleKeysOn: boolean): Shortcut | null {
  if (press.altKey) return null
  if (undoCommandOf(press) === 'undo') return { kind: 'undo' }
  if (press.ctrlKey || press.metaKey) return null
  if (press.key === 'Enter') return { kind: 'go-on' }
  if (!areSingleKeysOn) return null
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
