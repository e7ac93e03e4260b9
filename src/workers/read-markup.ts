import { createTextReader, type Encoding } from '#domain/spreadsheet/decode.ts'
import { readHtmlCells } from '#domain/spreadsheet/html-cells.ts'
import { recognizeMarkup } from '#domain/spreadsheet/recognize-kind.ts'
import { readXmlSpreadsheet } from '#domain/spreadsheet/xml-spreadsheet.ts'
import type { OpenFile } from './file-pieces.ts'
import type { SheetRead } from './read-sheet.ts'
import type { RowSink } from './row-sink.ts'

/** Markup is read as a whole: what is larger was no export of a shop. */
const MOST_MARKUP_BYTES = 60_000_000

/** Reads the table of a web page, or of Excel's old XML, that was saved under the name of a sheet. */
export async function readMarkup(
  file: OpenFile,
  encoding: Encoding,
  sink: RowSink,
): Promise<SheetRead> {
  if (file.size > MOST_MARKUP_BYTES) return { kind: 'problem', problem: 'too-large' }
  const text = createTextReader(encoding).push(await file.slice(0, file.size))
  if (!text.ok) return { kind: 'problem', problem: 'not-text' }
  const rows =
    recognizeMarkup(text.value.slice(0, 4096)) === 'xml-spreadsheet'
      ? readXmlSpreadsheet(text.value)
      : readHtmlCells(text.value).map((cells) => cells.map(({ text: cell }) => cell))
  if (!rows.some((row) => row.length > 1)) return { kind: 'problem', problem: 'web-page' }
  sink.take(rows, file.size)
  return { kind: 'read', reading: { kind: 'markup', encoding }, notes: null, rescued: 0 }
}
