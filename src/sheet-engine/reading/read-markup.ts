import type { TextReader } from '#domain/sheet/text/decode.ts'
import { hide } from '#domain/sheet/hidden-cells.ts'
import { readJsonTable } from '#domain/sheet/read-json.ts'
import type { Reading, SheetNotes } from '#domain/sheet/reading.ts'
import type { MarkupKind } from '#domain/sheet/recognize-kind.ts'
import { readCopied } from '#domain/sheet/workbook/rescue-digits.ts'
import { readXmlSpreadsheet } from '#domain/sheet/workbook/xml-spreadsheet.ts'
import type { OpenFile } from './file-pieces.ts'
import type { RowSink, SheetRead } from './row-sink.ts'

type MarkupReading = Extract<Reading, { kind: 'markup' }>

/** Markup is read as a whole: what is larger was no export of a shop. */
const MOST_MARKUP_BYTES = 60_000_000

/**
 * Reads the table of a web page, of Excel's old XML or of JSON, whatever the name of its file; null: it is not written
 * in that encoding.
 */
export async function readMarkup(
  file: OpenFile,
  decoder: TextReader,
  { kind, reading }: { readonly kind: MarkupKind; readonly reading: MarkupReading },
  sink: RowSink,
): Promise<SheetRead | null> {
  if (file.size > MOST_MARKUP_BYTES) return { kind: 'problem', problem: 'too-large' }
  const text = decoder.push(await file.slice(0, file.size))
  if (!text.ok) return null
  return takeMarkup(text.value, kind, reading, sink)
}

/** Reads the table of a text that is markup; says what the text is where there is none in it. */
export function takeMarkup(
  text: string,
  kind: MarkupKind,
  reading: MarkupReading | null,
  sink: RowSink,
): SheetRead {
  const leavesOutHidden = reading?.leavesOutHidden === true
  const { rows, notes, rescued = 0 } = tableOf(text, kind, leavesOutHidden)
  if (!rows.some((row) => row.length > 1)) return { kind: 'problem', problem: PROBLEM[kind] }
  sink.take(rows, text.length)
  return { kind: 'read', reading: reading && { ...reading, leavesOutHidden }, notes, rescued }
}

const PROBLEM = {
  html: 'web-page',
  'xml-spreadsheet': 'web-page',
  xml: 'xml',
  json: 'json',
  sql: 'sql',
  rtf: 'rtf',
} as const satisfies Record<MarkupKind, string>

type Table = {
  readonly rows: string[][]
  readonly notes: SheetNotes | null
  /** Cells whose digits their text cuts short, and that were found beside it. */
  readonly rescued?: number
}

function tableOf(text: string, kind: MarkupKind, leavesOutHidden: boolean): Table {
  switch (kind) {
    case 'html': {
      const copied = readCopied(text, null)
      return { rescued: copied.rescued, ...hide(copied, leavesOutHidden) }
    }
    case 'xml-spreadsheet':
      return readXmlSpreadsheet(text, leavesOutHidden)
    default:
      return { rows: kind === 'json' ? readJsonTable(text) : [], notes: null }
  }
}
