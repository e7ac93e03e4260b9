import { hide } from '#domain/sheet/hidden-cells.ts'
import { findPasteProblem, parsePaste } from '#domain/sheet/text/parse-paste.ts'
import type { Reading, ReadProblem } from '#domain/sheet/reading.ts'
import { recognizeKind, recognizeMarkup, recognizeOle } from '#domain/sheet/recognize-kind.ts'
import { plainRow } from '#domain/sheet/sheet-row.ts'
import { isSheetLink } from '#domain/sheet/sheet-link.ts'
import { openFile, type OpenFile } from './file-pieces.ts'
import { loadCopied, loadMarkup, loadReader, ReaderMissing } from './load-reader.ts'
import { readText } from './read-text.ts'
import type { RowSink, SheetRead } from './row-sink.ts'

/** The source of a sheet, which can be read again with other columns. */
export type SheetInput =
  | { readonly kind: 'bytes'; readonly bytes: Blob }
  | { readonly kind: 'pasted'; readonly text: string; readonly html: string }

/** The columns of a larger file wouldn't fit into a tab's memory. */
const MOST_BYTES = 400_000_000

/**
 * Reads a sheet as a stream, so that its first rows are available early: with the given settings, or else with detected
 * ones.
 */
export async function readSheet(
  input: SheetInput,
  sink: RowSink,
  given: Reading | null = null,
): Promise<SheetRead> {
  try {
    return input.kind === 'bytes'
      ? await readBytes(input.bytes, sink, given)
      : await readPaste(input, sink, given)
  } catch (error) {
    // The file was moved or its device removed since it was chosen.
    if (error instanceof DOMException) return problem('unreadable')
    if (error instanceof ReaderMissing) return problem('reader-missing')
    throw error
  }
}

type Paste = Extract<SheetInput, { kind: 'pasted' }>

async function readPaste(
  { text, html }: Paste,
  sink: RowSink,
  given: Reading | null,
): Promise<SheetRead> {
  if (isSheetLink(text)) return problem('sheet-link')
  const markup = recognizeMarkup(text)
  if (markup !== null) {
    const { takeMarkup } = await loadMarkup()
    return takeMarkup(text, markup, { reading: null, sheet: null }, sink)
  }
  const pasted = await parsePaste(text, html, loadCopied)
  const reason = findPasteProblem(text, pasted.rows)
  if (reason !== null) return problem(reason)
  const leavesOutHidden = given?.kind === 'pasted' && given.leavesOutHidden
  const { rows, notes } = hide(pasted, leavesOutHidden)
  sink.take(rows.map(plainRow), text.length)
  const reading = notes && ({ kind: 'pasted', leavesOutHidden } as const)
  return { kind: 'read', reading, notes, rescued: pasted.rescued }
}

const problem = (reason: ReadProblem): SheetRead => ({ kind: 'problem', problem: reason })

async function readBytes(bytes: Blob, sink: RowSink, given: Reading | null): Promise<SheetRead> {
  if (bytes.size === 0) return problem('empty')
  if (bytes.size > MOST_BYTES) return problem('too-large')
  return readFile(openFile(bytes), sink, given)
}

/** Number of bytes that determine a file's kind. */
const HEAD_BYTES = 4096

async function readFile(file: OpenFile, sink: RowSink, given: Reading | null): Promise<SheetRead> {
  const kind = recognizeKind(await file.slice(0, HEAD_BYTES))
  const givenSheet = given?.kind === 'workbook' ? given : null
  switch (kind) {
    case 'zip': {
      const { readWorkbook } = await loadReader(() => import('./read-workbook.ts'))
      const read = await readWorkbook(file, givenSheet, sink)
      return read === 'binary' ? readBinary(file, givenSheet, sink) : read
    }
    case 'text':
      return readText(file, given?.kind === 'pasted' ? null : given, sink)
    case 'ole': {
      const inside = recognizeOle(await file.slice(0, file.size))
      if (inside !== 'xls') return problem(inside === 'other' ? 'not-text' : inside)
      return readBinary(file, givenSheet, sink)
    }
    case 'old-xls':
      return readBinary(file, givenSheet, sink)
    case 'binary':
      return problem('not-text')
    default:
      return problem(kind)
  }
}

async function readBinary(
  file: OpenFile,
  given: Extract<Reading, { kind: 'workbook' }> | null,
  sink: RowSink,
): Promise<SheetRead> {
  const { readBinaryWorkbook } = await loadReader(() => import('./read-binary-workbook.ts'))
  return readBinaryWorkbook(file, given, sink)
}
