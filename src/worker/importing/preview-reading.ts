import {
  countBroken,
  createForgivingReader,
  type Encoding,
} from '#domain/sheet/text/encoding/decode.ts'
import { createDelimitedReader } from '#domain/sheet/text/parse-delimited.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { Store } from '#storage/store.ts'
import type { DraftSession } from '#worker/session/session.ts'
import { openFile } from '#worker/reading/file-pieces.ts'
import { findSheet } from '#worker/session/kept-sheets.ts'

export type ReadingQuestion = { readonly sourceId: SourceId; readonly reading: Reading }

type PreviewContext = {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
}

/** Number of bytes that are searched for the rows of the preview. */
const BYTES = 4_000_000

const FIRST_ROWS = 3
const OTHER_ROWS = 5

const FOREIGN = /[^\0-\x7F]/
const EACH_FOREIGN = new RegExp(FOREIGN, 'g')

/**
 * Previews a text file with other settings: its first rows, and some rows with non-ASCII characters from anywhere; null
 * when the encoding doesn't fit.
 */
export async function previewReading(
  { session, store }: PreviewContext,
  { sourceId, reading }: ReadingQuestion,
): Promise<readonly (readonly string[])[] | null> {
  const input = await findSheet(store, session, sourceId)
  if (input?.kind !== 'bytes' || reading.kind !== 'text') return null
  const { encoding, delimiter } = reading
  const bytes = await openFile(input.bytes).slice(0, BYTES)
  const text = createForgivingReader(encoding).push(bytes)
  if (!text.ok || isMostlyBroken(text.value, encoding)) return null
  const reader = createDelimitedReader(delimiter === null ? {} : { delimiter })
  const rows = [...reader.push(text.value), ...reader.end()]
  const first = rows.slice(0, FIRST_ROWS)
  const foreign = rows.slice(FIRST_ROWS).filter((row) => row.some((cell) => FOREIGN.test(cell)))
  return [...first, ...foreign.slice(0, OTHER_ROWS)]
}

/** A few broken characters are the file's own; many mean a wrong encoding. */
const FEW = 2

function isMostlyBroken(text: string, encoding: Encoding): boolean {
  const broken = countBroken(text, encoding)
  return broken > FEW && broken * 2 > (text.match(EACH_FOREIGN)?.length ?? 0)
}
