import { type ColumnMatch, MOST_COLUMNS } from '#domain/columns/column-match.ts'
import { HEADER_ROWS } from '#domain/columns/header/find-header-row.ts'
import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import { suggestColumns } from '#domain/columns/suggest/suggest-columns.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import { cellsOf, type SheetRow } from '#domain/sheet/sheet-row.ts'
import type { Store } from '#storage/store.ts'
import type { DraftSession } from '#worker/session/session.ts'
import type { SheetInput } from '#worker/reading/read-sheet.ts'
import { HEAD_ROWS } from './import-sheet.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { findSheet } from '#worker/session/kept-sheets.ts'
import { readSheet } from '#worker/reading/read-sheet.ts'
import { openReceipt } from './returned-receipt.ts'
import type { RowSink } from '#worker/reading/row-sink.ts'
import { readSuggestOptions } from './suggest-options.ts'

export type ColumnQuestion = { readonly sourceId: SourceId; readonly headerRow: number | null }

/** The match below a header row, and the rows that can be the header. */
export type ColumnPreview = {
  readonly rows: readonly (readonly string[])[]
  readonly match: ColumnMatch
}

type PreviewContext = {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
}

/** Finds the columns of a sheet below another header row; null when the sheet is gone. */
export async function previewColumns(
  { session, store }: PreviewContext,
  { sourceId, headerRow }: ColumnQuestion,
): Promise<ColumnPreview | null> {
  const input = await findSheet(store, session, sourceId)
  if (input === null) return null
  const asked = session.waiting.find((sheet) => sheet.sourceId === sourceId)
  const facts = session.draft.sources.get(sourceId)
  const head = await readHead(input, asked?.reading ?? facts?.reading ?? null)
  const rows = (openReceipt(head)?.own(head) ?? head).map(cellsOf)
  const options = await readSuggestOptions({ session, aliases: loadAliases })
  const match = suggestColumns(rows, options, headerRow)
  const shown = rows.slice(0, HEADER_ROWS).map((row) => row.slice(0, MOST_COLUMNS))
  return { rows: shown, match }
}

/** Cached, since the user tries one header row after the other and opening a large workbook takes long. */
const heads = new WeakMap<
  SheetInput,
  { readonly reading: Reading | null; readonly head: readonly SheetRow[] }
>()

async function readHead(input: SheetInput, reading: Reading | null): Promise<readonly SheetRow[]> {
  const known = heads.get(input)
  if (known?.reading === reading) return known.head
  const { sink, head } = createHead()
  await readSheet(input, sink, reading)
  heads.set(input, { reading, head })
  return head
}

/** Collects only the first rows. */
function createHead() {
  const head: SheetRow[] = []
  const sink: RowSink = {
    take: (rows) => {
      head.push(...rows.slice(0, HEAD_ROWS - head.length))
      return head.length < HEAD_ROWS
    },
    restart: () => {
      head.length = 0
    },
  }
  return { sink, head }
}
