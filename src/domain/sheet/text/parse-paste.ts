import { hasCellsInLines, joinCellLines } from './cells-in-lines.ts'
import { withoutMailHead } from './mail-head.ts'
import { createDelimitedReader } from './parse-delimited.ts'
import { countLongNumbers, hasShortened } from './short-numbers.ts'
import { splitWritten, withoutStamps } from './split-written.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'

export type PastedSheet = {
  readonly rows: string[][]
  /** Cells that lost digits in the text and got them from the HTML. */
  readonly rescued: number
  /** Indexes of rows and columns that are hidden where they were copied. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Cells that got the value of a cell spanning several rows, and cells whose struck text was left out. */
  readonly filledCells?: number
  readonly struckCells?: number
}

/** Longer texts are not parsed as messages. */
const MOST_WRITTEN = 5000
const LONGEST_CHAT = 500_000

/** Reads the cells of a clipboard's text. */
export function parseCells(text: string): string[][] {
  const delimiter = text.includes('\t') ? '\t' : suggestDelimiter(text)
  const reader = createDelimitedReader({ delimiter })
  return [...reader.push(text), ...reader.end()]
}

/** HTML without any of these adds nothing to the text of a spreadsheet program. */
const MAY_TELL =
  /display:\s*none|visibility:|mso-hidden|\shidden|\s(?:height|width)=["']?0\b|rowspan|line-through|<(?:s|strike|del)\b/i

/** Spreadsheet programs write text cell by cell, with quoted line breaks; browsers and mails don't. */
const FROM_SPREADSHEET =
  /office:(?:excel|spreadsheet)|google-sheets-html-origin|content="?(?:Excel\.Sheet|ET\b|LibreOffice)/i
const ORIGIN_LENGTH = 4096

/** Loads the HTML reader only when it is needed. */
export type LoadRescue = () => Promise<{
  readonly readCopied: (html: string, written: string[][]) => PastedSheet
}>

/** Reads a paste as a sheet: the clipboard's text, completed from its HTML. */
export async function parsePaste(
  text: string,
  html: string,
  loadRescue: LoadRescue,
): Promise<PastedSheet> {
  // Some programs put a table on the clipboard without any text.
  const rows = parseWritten(text)
  if (mayTellMore(rows, html)) return (await loadRescue()).readCopied(html, rows)
  return { rows, rescued: 0, hiddenRows: new Set(), hiddenColumns: new Set() }
}

/** Whether the clipboard's HTML may have more than its text: cells, full digits, or excluded parts. */
export function mayTellMore(rows: readonly (readonly string[])[], html: string): boolean {
  if (!/<t[dh][\s>]/i.test(html)) return false
  const isWritten = FROM_SPREADSHEET.test(html.slice(0, ORIGIN_LENGTH)) && rows.some(isWide)
  return !isWritten || MAY_TELL.test(html) || hasShortened(rows)
}

const isWide = (row: readonly string[]) => row.length > 1

/** A text without a delimiter may be the lines of a message, or have one cell on each line. */
function parseWritten(pasted: string): string[][] {
  const text = pasted.length > LONGEST_CHAT ? pasted : messageOf(pasted)
  const rows = parseCells(text)
  const isCut = rows.some(isWide)
  const mayBeWritten = !isCut && rows.length <= MOST_WRITTEN && text.length <= LONGEST_CHAT
  return (mayBeWritten ? (splitWritten(text) ?? joinCellLines(text)) : null) ?? rows
}

/** The content of messages, without senders and times. */
function messageOf(text: string): string {
  return withoutStamps(text) ?? withoutMailHead(text) ?? text
}

/** Why a pasted text can't be a sheet; null when it may be one. */
export function findPasteProblem(
  text: string,
  rows: readonly (readonly string[])[],
): 'mail' | 'cells-in-lines' | null {
  if (text.length > LONGEST_CHAT) return null
  const rest = withoutMailHead(text)
  if (rest !== null && countLongNumbers(rest) === 0) return 'mail'
  return !rows.some(isWide) && hasCellsInLines(text) ? 'cells-in-lines' : null
}
