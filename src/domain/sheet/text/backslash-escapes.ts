/** The two ways to write a quote inside a cell: with a backslash, or doubled. */
const ESCAPED = /[^\\]\\"[^\n,;\t|"]/
const DOUBLED = /[^\n,;\t|"\\]""[^\n,;\t|"]/

/** Whether a text escapes quotes inside cells with a backslash as MySQL does, instead of doubling them. */
export function escapesByBackslash(text: string): boolean {
  return text.includes('\\"') && ESCAPED.test(text) && !DOUBLED.test(text)
}

/** Doubles quotes that are escaped with a backslash, and unescapes backslashes. */
export function withDoubledQuotes(text: string): string {
  return text.replace(/\\(["\\])/g, (_, escaped: string) => (escaped === '"' ? '""' : '\\'))
}

/** Whether a text ends in the middle of an escape. */
export function endsInEscape(text: string): boolean {
  let count = 0
  while (text.at(-1 - count) === '\\') count += 1
  return count % 2 === 1
}
