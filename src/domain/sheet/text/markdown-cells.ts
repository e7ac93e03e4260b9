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

/** A cell of Markdown as it is shown: without signs of emphasis, the address of a link, and what is struck through. */
export function shownInMarkdown(cell: string): string {
  const text = cell.replace(STRUCK, '').replace(LINK, '$1').trim()
  return EMPHASIS.exec(text)?.[2] ?? text
}
