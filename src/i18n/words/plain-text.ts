/** How much of a value or a message is drawn: a cell shows a line of it, a message a few paragraphs. */
export const CELL_LENGTH = 500
export const MESSAGE_LENGTH = 2000

/** The text up to a length, with an ellipsis where something is missing; never half of a character. */
export function cut(text: string, most: number = CELL_LENGTH): string {
  return text.length <= most ? text : `${headOf(text, most)}…`
}

/** The first part of a text, never with half of a character at its end. */
export function headOf(text: string, most: number): string {
  const isHalf = isHighSurrogate(text.charCodeAt(most - 1))
  return text.slice(0, isHalf ? most - 1 : most)
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** A value as a cell or a label shows it: cut, and with its marks written out. */
export function plainText(text: string, most: number = CELL_LENGTH): string {
  return showMarks(cut(text, most))
}

const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Writes out characters that turn the direction of a text around, which can make it look like another one. */
export function showMarks(text: string): string {
  return text.replace(DIRECTION, (mark) => {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `[U+${code}]`
  })
}
