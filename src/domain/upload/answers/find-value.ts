/** A range of a text, the end exclusive. */
export type TextRange = { readonly from: number; readonly to: number }

/**
 * Finds where a message names a value: as a whole word, ignoring case, or as the beginning of a long value followed
 * by three dots.
 */
export function findValue(message: string, value: string): readonly TextRange[] {
  const wanted = fold(value.trim())
  return wanted === '' ? [] : findFolded(fold(message), wanted)
}

/** Tells whether a message names a value. */
export function namesValue(message: string, value: string): boolean {
  return findValue(message, value).length > 0
}

/** Like `findValue`, for a message and a value that are already folded. */
export function findFolded(message: string, wanted: string): readonly TextRange[] {
  const found: TextRange[] = []
  for (let from = message.indexOf(wanted); from >= 0;) {
    const to = from + wanted.length
    const isWhole = !isPartOfWord(message, from, to)
    if (isWhole) found.push({ from, to })
    from = message.indexOf(wanted, isWhole ? to : from + 1)
  }
  return found.length > 0 ? found : findShortened(message, wanted)
}

/** Lower-cases a text and keeps all positions: the few characters whose lower case is longer stay as they are. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text.replace(/./gsu, foldCharacter)
}

function foldCharacter(character: string): string {
  const small = character.toLowerCase()
  return small.length === character.length ? small : character
}

/** Characters of a surrounding word: order 1 is not the 1 of 2014. Chinese doesn't count, since it uses no spaces. */
const WORD = /[\p{Script=Latin}\p{N}]/u

function isPartOfWord(message: string, from: number, to: number): boolean {
  return isWord(message.charAt(from - 1)) || isWord(message.charAt(to))
}

function isWord(character: string): boolean {
  return WORD.test(character)
}

/** Many values could share a shorter beginning. */
const LEAST_BEGINNING = 8
const DOTS = /^\s?(?:…|\.\.\.)/

function findShortened(message: string, wanted: string): readonly TextRange[] {
  if (wanted.length <= LEAST_BEGINNING) return []
  const from = message.indexOf(wanted.slice(0, LEAST_BEGINNING))
  if (from < 0 || isWord(message.charAt(from - 1))) return []
  let length = LEAST_BEGINNING
  while (length < wanted.length && message[from + length] === wanted[length]) length += 1
  const dots = DOTS.exec(message.slice(from + length, from + length + 4))
  return dots ? [{ from, to: from + length + dots[0].length }] : []
}
