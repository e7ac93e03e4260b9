/** Maximum lengths of rendered values (a line in a cell) and messages (a few paragraphs). */
export const CELL_LENGTH = 500
export const MESSAGE_LENGTH = 2000

/** Cuts a text to a length and adds an ellipsis if something is missing. Never splits a surrogate pair. */
export function cut(text: string, most: number = CELL_LENGTH): string {
  return text.length <= most ? text : `${headOf(text, most)}…`
}

/** Returns the start of a text, without half of a surrogate pair at its end. */
export function headOf(text: string, most: number): string {
  const isHalf = isHighSurrogate(text.charCodeAt(most - 1))
  return text.slice(0, isHalf ? most - 1 : most)
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** Returns a value for a cell or label: cut, and with direction marks written out. */
export function plainText(text: string, most: number = CELL_LENGTH): string {
  return showMarks(cut(text, most))
}

const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Writes out characters that change the direction of a text, because they can make it look like another one. */
export function showMarks(text: string): string {
  return text.replace(DIRECTION, (mark) => {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `[U+${code}]`
  })
}
