import { hasCellsInLines, joinCellLines } from './cells-in-lines.ts'
import { withoutMailHead } from './mail-head.ts'
import { createDelimitedReader } from './parse-delimited.ts'
import { countLongNumbers, hasShortened } from './short-numbers.ts'
import { splitWritten, withoutStamps } from './split-written.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'

export type PastedSheet = {
  readonly rows: string[][]
  /** Cells whose digits were gone in the text and were taken from the HTML. */
  readonly rescued: number
  /** The indexes of rows and columns that are hidden where they were copied. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Cells that took the value of a cell over several rows, and cells of which a struck text was left out. */
  readonly filledCells?: number
  readonly struckCells?: number
}

/** No message is longer. */
const MOST_WRITTEN = 5000
const LONGEST_CHAT = 500_000

/** Reads the cells of a clipboard's text. */
export function parseCells(text: string): string[][] {
  const delimiter = text.includes('\t') ? '\t' : suggestDelimiter(text)
  const reader = createDelimitedReader({ delimiter })
  return [...reader.push(text), ...reader.end()]
}

/** HTML without any of these says nothing more than the text that a spreadsheet program puts beside it. */
const MAY_TELL =
  /display:\s*none|visibility:|mso-hidden|\shidden|\s(?:height|width)=["']?0\b|rowspan|line-through|<(?:s|strike|del)\b/i

/** Spreadsheet programs write their text cell by cell, line breaks in quotes; browsers and mails do not. */
const FROM_SPREADSHEET =
  /office:(?:excel|spreadsheet)|google-sheets-html-origin|content="?(?:Excel\.Sheet|ET\b|LibreOffice)/i
const ORIGIN_LENGTH = 4096

type Rescue = { readonly readCopied: (html: string, written: string[][]) => PastedSheet }

/** Reads what was pasted as a sheet: the clipboard's text, with what only its HTML tells. */
export async function parsePaste(
  text: string,
  html: string,
  /** What reads HTML is loaded only when it is needed. */
  loadRescue: () => Promise<Rescue>,
): Promise<PastedSheet> {
  // Some programs put a table on the clipboard without any text.
  const rows = parseWritten(text)
  if (mayTellMore(rows, html)) return (await loadRescue()).readCopied(html, rows)
  return { rows, rescued: 0, hiddenRows: new Set(), hiddenColumns: new Set() }
}

/** Whether the HTML of a clipboard may tell what its text does not: cells, digits that are cut short, parts that do not count. */
export function mayTellMore(rows: readonly (readonly string[])[], html: string): boolean {
  if (!/<t[dh][\s>]/i.test(html)) return false
  const isWritten = FROM_SPREADSHEET.test(html.slice(0, ORIGIN_LENGTH)) && rows.some(isWide)
  return !isWritten || MAY_TELL.test(html) || hasShortened(rows)
}

const isWide = (row: readonly string[]) => row.length > 1

/** Text that no delimiter cuts may be lines of a message, or cells line by line. */
function parseWritten(pasted: string): string[][] {
  const text = pasted.length > LONGEST_CHAT ? pasted : messageOf(pasted)
  const rows = parseCells(text)
  const isCut = rows.some(isWide)
  const mayBeWritten = !isCut && rows.length <= MOST_WRITTEN && text.length <= LONGEST_CHAT
  return (mayBeWritten ? (splitWritten(text) ?? joinCellLines(text)) : null) ?? rows
}

/** What was written, without who wrote it and when. */
function messageOf(text: string): string {
  return withoutStamps(text) ?? withoutMailHead(text) ?? text
}

/** Why a pasted text of one column cannot be a sheet; null: it may be one. */
export function findPasteProblem(
  text: string,
  rows: readonly (readonly string[])[],
): 'mail' | 'cells-in-lines' | null {
  if (text.length > LONGEST_CHAT) return null
  const rest = withoutMailHead(text)
  if (rest !== null && countLongNumbers(rest) === 0) return 'mail'
  return !rows.some(isWide) && hasCellsInLines(text) ? 'cells-in-lines' : null
}
