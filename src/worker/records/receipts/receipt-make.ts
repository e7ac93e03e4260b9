import { readChunks, readUploaded } from '#journal/read-journal.ts'
import type { SheetRows } from '#domain/receipts/merge-columns.ts'
import { positionsOf, type ReceiptScope, type ReceiptWords } from '#domain/receipts/receipt.ts'
import { makeReceiptTable } from '#domain/receipts/receipt-table.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import {
  createTimeFormat,
  type FileProgress,
  type ReceiptFile,
  writeReceipt,
} from './receipt-file.ts'
import { readKeptSheet } from './receipt-sheets.ts'
import { foldUpload } from '#journal/fold-upload.ts'
import type { ReadContext } from '#journal/memory.ts'

type ReceiptContext = ReadContext & FileProgress

export type ReceiptQuestion = ReceiptFile & {
  readonly id: string
  readonly scope: ReceiptScope
  readonly words: ReceiptWords
}

export type MadeReceipt = {
  readonly file: Blob
  /** Indexes of the sources whose sheets are no longer stored, so their rows have only the four fields. */
  readonly withoutSheet: readonly number[]
}

/** Makes the receipt of an upload in its current state. */
export async function makeReceipt(
  context: ReceiptContext,
  { id, scope, words, ...kind }: ReceiptQuestion,
): Promise<MadeReceipt> {
  const header = await context.store.readHeader(id)
  if (header === undefined) throw new Error('There is no such upload')
  const { state } = await foldUpload(context, header)
  const placeOf = await readPlaces(context, header)
  const positions = positionsOf(state, scope)
  const { sheets, withoutSheet } = await readSheets(context, header, placeOf, positions)
  const content = {
    state,
    positions,
    placeOf,
    sheets,
    words,
    shop: header.shop,
    formatTime: createTimeFormat(),
  }
  const table = makeReceiptTable(content)
  return { file: await writeReceipt(context, table, kind, positions.length), withoutSheet }
}

type Place = { readonly sheet: number; readonly row: number }
type PlaceOf = (position: Position) => Place

async function readPlaces(
  { store, signal }: ReceiptContext,
  header: UploadHeader,
): Promise<PlaceOf> {
  const sheets = new Map(header.sources.map((source, index) => [source, index]))
  const uploaded = await readUploaded(header, readChunks(store, header.id), signal)
  return (position) => {
    const place = uploaded.placeOf(position)
    return { sheet: (place && sheets.get(place.source)) ?? 0, row: place?.row ?? 0 }
  }
}

async function readSheets(
  { store, signal }: ReceiptContext,
  { id, sources }: UploadHeader,
  placeOf: PlaceOf,
  positions: readonly Position[],
) {
  const sheets: (SheetRows | null)[] = []
  const withoutSheet: number[] = []
  for (const [index, source] of sources.entries()) {
    signal.throwIfAborted()
    const rows = rowsOf(index, placeOf, positions)
    const sheet = rows.size === 0 ? null : await readKeptSheet(store, id, index, rows)
    if (sheet === null && rows.size > 0 && source.kind !== 'typed') withoutSheet.push(index)
    sheets.push(sheet)
  }
  return { sheets, withoutSheet }
}

function rowsOf(
  sheet: number,
  placeOf: PlaceOf,
  positions: readonly Position[],
): ReadonlySet<number> {
  const rows = new Set<number>()
  for (const position of positions) {
    const place = placeOf(position)
    if (place.sheet === sheet) rows.add(place.row)
  }
  return rows
}
