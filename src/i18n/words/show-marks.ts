const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Writes out characters that turn the direction of a text around, which can make it look like another one. */
export function showMarks(text: string): string {
  return text.replace(DIRECTION, (mark) => {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `[U+${code}]`
  })
}
