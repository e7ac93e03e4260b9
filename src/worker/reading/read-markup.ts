import type { TextReader } from '#domain/sheet/text/encoding/decode.ts'
import { hide } from '#domain/sheet/hidden-cells.ts'
import { readJsonTable } from '#domain/sheet/read-json.ts'
import type { Reading, ReadProblem, SheetNotes } from '#domain/sheet/reading.ts'
import { plainRow } from '#domain/sheet/sheet-row.ts'
import type { MarkupKind } from '#domain/sheet/recognize-kind.ts'
import { readCopied } from '#domain/sheet/html/rescue-digits.ts'
import { listXmlSheets, readXmlSheet } from '#domain/sheet/workbook/xml-spreadsheet.ts'
import { createOdsLister, createOdsReader } from '#domain/sheet/workbook/ods-reader.ts'
import type { OpenFile } from './file-pieces.ts'
import type { RowSink, SheetRead } from './row-sink.ts'
import { readOneOf, type Tab, type WorkbookReading } from './workbook-tab.ts'

type MarkupReading = Extract<Reading, { kind: 'markup' }>

/** Markup is read as a whole; exports of shops are smaller. */
const MOST_MARKUP_BYTES = 60_000_000

export type MarkupTask = {
  readonly kind: MarkupKind
  /** null for a paste. */
  readonly reading: MarkupReading | null
  /** The sheet that the user chose, if there are several. */
  readonly sheet: WorkbookReading | null
}

/**
 * Reads the table of a web page, of Excel's old XML or of JSON, independent of the file's name; null when the encoding
 * is wrong.
 */
export async function readMarkup(
  file: OpenFile,
  decoder: TextReader,
  { kind, ...how }: MarkupTask,
  sink: RowSink,
): Promise<SheetRead | null> {
  if (file.size > MOST_MARKUP_BYTES) return { kind: 'problem', problem: 'too-large' }
  const text = decoder.push(await file.slice(0, file.size))
  if (!text.ok) return null
  return takeMarkup(text.value, kind, how, sink)
}

/** Reads the table of a markup text, or returns the kind of text if it has none. */
export function takeMarkup(
  text: string,
  kind: MarkupKind,
  { reading, sheet }: Omit<MarkupTask, 'kind'>,
  sink: RowSink,
): SheetRead | Promise<SheetRead> {
  const leavesOutHidden = reading?.leavesOutHidden === true
  if (kind === 'xml-spreadsheet') {
    const tabs = tabsOf(text)
    return readOneOf(tabs, sheet, sink)
  }
  if (kind === 'flat-opendocument') return readOneOf(flatTabsOf(text), sheet, sink)
  const { rows, notes, rescued = 0 } = tableOf(text, kind, leavesOutHidden)
  if (!rows.some((row) => row.length > 1))
    return { kind: 'problem', problem: problemOf(text, kind) }
  sink.take(rows.map(plainRow), text.length)
  return { kind: 'read', reading: reading && { ...reading, leavesOutHidden }, notes, rescued }
}

function tabsOf(xml: string): readonly Tab[] {
  return listXmlSheets(xml).map(({ name, isHidden }, place) => ({
    name,
    isHidden,
    read: (options, take) => {
      const { rows, notes } = readXmlSheet(xml, place, options)
      take(rows, xml.length)
      return Promise.resolve({ notes: () => notes, mergedLater: () => [], filterLater: () => null })
    },
  }))
}

/** The sheets of a flat OpenDocument file, which has the content of an .ods as one text. */
function flatTabsOf(xml: string): readonly Tab[] {
  const lister = createOdsLister()
  lister.push(xml)
  return lister.sheets().map((head, place) => ({
    name: head.name,
    isHidden: head.isHidden,
    head,
    read: (options, take) => {
      const reader = createOdsReader(place, options)
      take(reader.push(xml), xml.length)
      return Promise.resolve(reader)
    },
  }))
}

/** Texts that hold a workbook. */
type WorkbookKind = 'xml-spreadsheet' | 'flat-opendocument'

/** Frame pages name the files with the cells; sign-in pages have a password field. */
const FRAME = /<frameset\b|<x:WorksheetSource\b|id="?shLink/i
const SIGN_IN = /<input\b[^>]{0,300}type=["']?password/i

function problemOf(text: string, kind: Exclude<MarkupKind, WorkbookKind>): ReadProblem {
  if (kind === 'json') return GOOGLE_SHORTCUT.test(text) ? 'sheet-link' : 'json'
  if (kind !== 'html') return kind
  if (FRAME.test(text)) return 'frame-page'
  return SIGN_IN.test(text) ? 'sign-in-page' : 'web-page'
}

/** The file that Google Drive stores on a computer for an online sheet. */
const GOOGLE_SHORTCUT = /^\s*\{[^{}]{0,1000}"(?:doc_id|resource_id|url)"/

type Table = {
  readonly rows: string[][]
  readonly notes: SheetNotes | null
  /** Cells whose text lost digits that were found elsewhere in the HTML. */
  readonly rescued?: number
}

function tableOf(text: string, kind: MarkupKind, leavesOutHidden: boolean): Table {
  if (kind !== 'html') return { rows: kind === 'json' ? readJsonTable(text) : [], notes: null }
  const copied = readCopied(text, null)
  return { rescued: copied.rescued, ...hide(copied, leavesOutHidden) }
}
