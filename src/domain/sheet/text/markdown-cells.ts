const RULE =
  /^[^\S\r\n]*(?:\|[^\S\r\n]*)?:?-{3,}:?[^\S\r\n]*(?:\|[^\S\r\n]*:?-{3,}:?[^\S\r\n]*)*(?:\|[^\S\r\n]*)?$/m
const HEAD_LENGTH = 4096

/** Whether a text with bars is a Markdown table, by the line below its header. */
export function isMarkdownTable(text: string): boolean {
  return RULE.test(text.slice(0, HEAD_LENGTH))
}

const LINK = /\[([^[\]\n]{1,500})\]\([^()\s]{1,2000}\)/g
const STRUCK = /~~[^~\n]{1,500}~~/g
const EMPHASIS = /^(\*\*|__|\*|_|``|`)(?=\S)([^\n]*\S)\1$/

/** Two placeholder characters for an escaped bar, which must not split a cell. */
const ESCAPED_BAR = '\uE000\uE001'

/** Replaces escaped bars by placeholders of the same length. */
export function withoutEscapedBars(text: string): string {
  return text.replaceAll('\\|', ESCAPED_BAR)
}

/** The header of a Jira table: two bars around each name. */
const WIKI_HEADER = /^\s*\|\|[^\n]{0,2000}\|\|[^\S\n]*(?=\n\s*\|)/

/** Converts a table of wiki markup to Markdown; null for other texts. */
export function wikiAsMarkdown(text: string): string | null {
  return WIKI_HEADER.test(text)
    ? text.replace(WIKI_HEADER, (head) => head.replaceAll('||', '|'))
    : null
}

/** A code fence (three or more backticks) around the table. */
export function isFence([first = '', ...rest]: readonly string[]): boolean {
  return rest.length === 0 && /^\s*```/.test(first)
}

/** A Markdown cell as it is displayed: without emphasis marks, link addresses and struck text. */
export function shownInMarkdown(cell: string): string {
  const bars = cell.replaceAll(ESCAPED_BAR, '|')
  const text = bars.replace(STRUCK, '').replace(LINK, '$1').trim()
  return EMPHASIS.exec(text)?.[2] ?? text
}
