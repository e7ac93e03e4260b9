const RULE =
  /^[^\S\r\n]*(?:\|[^\S\r\n]*)?:?-{3,}:?[^\S\r\n]*(?:\|[^\S\r\n]*:?-{3,}:?[^\S\r\n]*)*(?:\|[^\S\r\n]*)?$/m
const HEAD_LENGTH = 4096

/** Whether a text that bars cut is a table of Markdown: by the line below its header. */
export function isMarkdownTable(text: string): boolean {
  return RULE.test(text.slice(0, HEAD_LENGTH))
}

const LINK = /\[([^[\]\n]{1,500})\]\([^()\s]{1,2000}\)/g
const STRUCK = /~~[^~\n]{1,500}~~/g
const EMPHASIS = /^(\*\*|__|\*|_|``|`)(?=\S)([^\n]*\S)\1$/

/** An escaped bar cuts no cell; two other signs keep its place until the cells are cut. */
const ESCAPED_BAR = '\uE000\uE001'

/** Markdown of which escaped bars cut no cells. It is as long as before. */
export function withoutEscapedBars(text: string): string {
  return text.replaceAll('\\|', ESCAPED_BAR)
}

/** The header of a table in Jira: two bars around each name. */
const WIKI_HEADER = /^\s*\|\|[^\n]{0,2000}\|\|[^\S\n]*(?=\n\s*\|)/

/** Whether a text is a table as wikis write it, and the text as Markdown has it. */
export function wikiAsMarkdown(text: string): string | null {
  return WIKI_HEADER.test(text)
    ? text.replace(WIKI_HEADER, (head) => head.replaceAll('||', '|'))
    : null
}

/** Three backticks and more: a fence around the table. */
export function isFence([first = '', ...rest]: readonly string[]): boolean {
  return rest.length === 0 && /^\s*```/.test(first)
}

/** A cell of Markdown as it is shown: without signs of emphasis, the address of a link, and what is struck through. */
export function shownInMarkdown(cell: string): string {
  const bars = cell.replaceAll(ESCAPED_BAR, '|')
  const text = bars.replace(STRUCK, '').replace(LINK, '$1').trim()
  return EMPHASIS.exec(text)?.[2] ?? text
}
