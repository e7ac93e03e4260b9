/** Excel takes no more characters in a cell, and calls a file damaged that has more. */
const MOST_CHARACTERS = 32_767

/** What XML 1.0 forbids or changes on reading, and what Excel reads as the escape of a character. */
// oxlint-disable-next-line no-control-regex -- these are the characters that must not be written
const SPECIAL = /[&<>\0-\x08\x0B-\x1F\uFFFE\uFFFF]|_(?=x[0-9A-F]{4}_)/gi

/** The text of a cell for the XML of an .xlsx file, at most as long as Excel takes it. */
export function escapeXml(text: string): string {
  const fitting = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
  return fitting.replace(SPECIAL, escapeOne)
}

function escapeOne(character: string): string {
  if (character === '&') return '&amp;'
  if (character === '<') return '&lt;'
  if (character === '>') return '&gt;'
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
