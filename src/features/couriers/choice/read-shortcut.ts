/** What a keyboard event says of the key; a part of DOM's own. */
export type KeyPress = {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

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
  const letter = letterOf(press)
  const isCommand = press.ctrlKey || press.metaKey
  if (letter === 'Z' && (areSingleKeysOn || isCommand)) return { kind: 'undo' }
  if (isCommand) return null
  if (press.key === 'Enter') return { kind: 'go-on' }
  if (!areSingleKeysOn) return null
  const digit = digitOf(press)
  return digit === null ? null : { kind: 'candidate', number: digit }
}

function letterOf({ key, code }: KeyPress): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return writesSomething(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
}

function digitOf({ key, code }: KeyPress): number | null {
  const digit = /^[1-9]$/.test(key)
    ? key
    : writesSomething(key) && /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit ? Number(digit) : null
}

/** Without Num Lock the number pad has arrows, whose names are long. */
function writesSomething(key: string): boolean {
  return Array.from(key).length === 1 || key === 'Process' || key === 'Unidentified'
}
