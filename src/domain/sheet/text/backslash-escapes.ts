/** A quote behind a backslash in the middle of a cell, and a doubled quote there, as the two ways to write one. */
const ESCAPED = /[^\\]\\"[^\n,;\t|"]/
const DOUBLED = /[^\n,;\t|"\\]""[^\n,;\t|"]/

/** Whether a text writes quotes inside a cell as MySQL does, `\"`, and not doubled as spreadsheet programs do. */
export function escapesByBackslash(text: string): boolean {
  return text.includes('\\"') && ESCAPED.test(text) && !DOUBLED.test(text)
}

/** Writes such quotes doubled; a backslash that is escaped itself is one. */
export function withDoubledQuotes(text: string): string {
  return text.replace(/\\(["\\])/g, (_, escaped: string) => (escaped === '"' ? '""' : '\\'))
}

/** Whether what a text ends with is half of an escape. */
export function endsInEscape(text: string): boolean {
  let count = 0
  while (text.at(-1 - count) === '\\') count += 1
  return count % 2 === 1
}
