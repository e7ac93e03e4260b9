import {
  createForgivingReader,
  createTextReader,
  type Encoding,
} from '#domain/sheet/text/encoding/decode.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import { joinCellLines } from '#domain/sheet/text/cells-in-lines.ts'
import { createDelimitedReader, type DelimitedReader } from '#domain/sheet/text/parse-delimited.ts'
import { plainRow } from '#domain/sheet/sheet-row.ts'
import { recognizeMarkup } from '#domain/sheet/recognize-kind.ts'
import type { OpenFile } from './file-pieces.ts'
import { guessEncoding, guessOther } from './guess-encoding.ts'
import { loadMarkup } from './load-reader.ts'
import type { RowSink, SheetRead } from './row-sink.ts'

/** Files up to this size are decoded fully before a question, since a wrong encoding would show wrong columns. */
const MOST_TRIED = 16_000_000

/** Longer lists are not copied line by line. */
const MOST_WRITTEN = 400_000

/** A longer text without a line end is no table, and would be split into millions of cells. */
const LONGEST_LINE = 16_000_000

type TextReading = Extract<Reading, { kind: 'text' | 'markup' }>
/** `workbook` is one of several sheets in a text, whose encoding is detected again. */
type GivenReading = TextReading | Extract<Reading, { kind: 'workbook' }>

/** Reads delimited text, or a table in markup, as a stream. */
export async function readText(
  file: OpenFile,
  given: GivenReading | null,
  sink: RowSink,
): Promise<SheetRead> {
  const sheet = given?.kind === 'workbook' ? given : null
  const told = given?.kind === 'workbook' ? null : given
  const encoding = told?.encoding ?? (await guessEncoding(file))
  const read = await readAs(file, encoding, { told, sheet }, sink)
  if (read !== null) return read
  if (told !== null) return { kind: 'problem', problem: 'not-text' }
  const other = encoding === 'utf-8' ? await guessOther(file) : encoding
  sink.restart()
  const again = { kind: 'text', encoding: other, delimiter: null } as const
  const readAgain = await readAs(file, other, { told: again, sheet }, sink)
  return readAgain ?? { kind: 'problem', problem: 'not-text' }
}

/** Reads a short text that may have one cell on each line, which is known once a row has several. */
function createShortReader(): DelimitedReader {
  const reader = createDelimitedReader({})
  let held: string[][] = []
  let text = ''
  let isTable = false
  const release = (rows: string[][]): string[][] => {
    held = [...held, ...rows]
    isTable ||= rows.some((row) => row.length > 1)
    return isTable ? held.splice(0) : []
  }
  return {
    push: (piece) => {
      if (isTable) return reader.push(piece)
      text += piece
      return release(reader.push(piece))
    },
    end: () => {
      const rows = reader.end()
      if (isTable) return rows
      const last = release(rows)
      return isTable ? last : (joinCellLines(text) ?? held)
    },
  }
}

type Told = {
  readonly told: TextReading | null
  readonly sheet: Extract<Reading, { kind: 'workbook' }> | null
}

/** Reads a file in an encoding; null when it is the wrong one. A guessed encoding must fit up to the last byte. */
async function readAs(
  file: OpenFile,
  encoding: Encoding,
  { told: given, sheet }: Told,
  sink: RowSink,
): Promise<SheetRead | null> {
  const delimiter = given?.kind === 'text' ? given.delimiter : null
  const reading = { kind: 'text', encoding, delimiter } as const
  const read: SheetRead = { kind: 'read', reading, notes: null, rescued: 0 }
  const createReader = given === null ? createTextReader : createForgivingReader
  const text = createReader(encoding)
  const isShort = delimiter === null && file.size <= MOST_WRITTEN
  const rows = isShort ? createShortReader() : createDelimitedReader(delimiter ? { delimiter } : {})
  // A sheet with a question is read again with the guessed encoding, so the guess must hold to the end.
  const isGuess = given === null && file.size <= MOST_TRIED
  let done = 0
  let isWanted = true
  let hasRows = false
  for await (const piece of file.pieces()) {
    const decoded = text.push(piece)
    if (!decoded.ok) return null
    if (!isWanted) continue
    const markup = done === 0 ? recognizeMarkup(decoded.value) : null
    if (markup !== null) {
      const { readMarkup } = await loadMarkup()
      const how = given?.kind === 'markup' ? given : ({ kind: 'markup', encoding } as const)
      const task = { kind: markup, reading: how, sheet }
      return readMarkup(file, createReader(encoding), task, sink)
    }
    done += piece.length
    const came = rows.push(decoded.value)
    hasRows ||= came.length > 0
    if (!hasRows && done > LONGEST_LINE) return { kind: 'problem', problem: 'no-table' }
    isWanted = sink.take(came.map(plainRow), done)
    if (!isWanted && !isGuess) return read
  }
  const last = text.end()
  if (!last.ok) return null
  if (!isWanted) return read
  sink.take([...rows.push(last.value), ...rows.end()].map(plainRow), done)
  return read
}
