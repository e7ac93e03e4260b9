/** The cell holds an E, so it may be a number in scientific notation. */
export const MARK_E = 1
/** The cell holds something besides letters, digits, hyphens and underscores: it asks for a closer look. */
export const MARK_OTHER = 2

/** Marks of the ASCII characters; all others are MARK_OTHER. */
export const MARKS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (character === 'E' || character === 'e') return MARK_E
  return /[\w-]/.test(character) ? 0 : MARK_OTHER
})

/**
 * Looks once at a cell, so that the expressions of cleaning and of the checks run only where they can
 * matter: nearly every cell of a large sheet is plain.
 */
export function marksOf(cell: string): number {
  let marks = 0
  for (let index = 0; index < cell.length; index += 1) {
    const code = cell.charCodeAt(index)
    marks |= code < 128 ? (MARKS[code] ?? 0) : MARK_OTHER
  }
  return marks
}
