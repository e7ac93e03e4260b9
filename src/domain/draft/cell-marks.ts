/** The cell holds an E, so it may be a number in scientific notation. */
export const MARK_E = 1
/** The cell holds something that cleaning or a check may mind: it asks for a closer look. */
export const MARK_OTHER = 2

/** Spaces, quotes and signs of formulas and errors, and what stands between several numbers. */
const MINDED = /[^!-~]|["'=;,/|#&+\\]/

/** Marks of the ASCII characters; all others are MARK_OTHER. */
const MARKS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (character === 'E' || character === 'e') return MARK_E
  return MINDED.test(character) ? MARK_OTHER : 0
})

/**
 * Looks once at a part of a text, so that the expressions of cleaning and of the checks run only where they can
 * matter: nearly every cell of a large sheet is plain.
 */
export function marksOf(text: string, start = 0, end = text.length): number {
  let marks = 0
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index)
    marks |= code < 128 ? (MARKS[code] ?? 0) : MARK_OTHER
  }
  return marks
}

/** The marks of a part of a text from its bytes, where each is one character. */
export function marksOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let marks = 0
  for (let index = start; index < end; index += 1) marks |= MARKS[bytes[index] ?? 0] ?? MARK_OTHER
  return marks
}
