import { columnWidths } from '#domain/report/column-widths.ts'
import type { SheetRows } from '#domain/report/merge-columns.ts'
import {
  positionsOf,
  type ReceiptFormat,
  type ReceiptScope,
  type ReceiptWords,
} from '#domain/report/receipt.ts'
import { dayOf } from '#domain/report/receipt-name.ts'
import { makeReceiptTable, type Table } from '#domain/report/receipt-table.ts'
import { writeCsv } from '#domain/report/write-csv.ts'
import { writeXlsx } from '#domain/report/write-xlsx.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { readEntries, readHeader } from '#storage/upload-store.ts'
import { nextMessages } from './file-pieces.ts'
import { readKeptSheet } from './receipt-sheets.ts'
import type { RecordsContext } from './records-context.ts'
import { foldUpload } from './records-fold.ts'

export type ReceiptQuestion = {
  readonly id: string
  readonly scope: ReceiptScope
  readonly format: ReceiptFormat
  readonly words: ReceiptWords
}

export type MadeReceipt = {
  readonly file: Blob
  /** Indexes of the sources whose sheets are not kept any more: their entries have the four fields alone. */
  readonly withoutSheet: readonly number[]
}

/** Writes the receipt of an upload as it stands now. */
export async function makeReceipt(
  context: RecordsContext,
  { id, scope, format, words }: ReceiptQuestion,
): Promise<MadeReceipt> {
  const header = await readHeader(context.database, id)
  if (header === undefined) throw new Error('There is no such upload')
  const { state } = await foldUpload(context, header)
  const places = await readPlaces(context, header)
  const positions = positionsOf(state, scope)
  const { sheets, withoutSheet } = await readSheets(context, header, places, positions)
  const placeOf = (position: Position) => places[position] ?? NOWHERE
  const content = {
    state,
    positions,
    placeOf,
    sheets,
    words,
    formatTime: createTimeFormat(),
  }
  const table = watched(context, makeReceiptTable(content), positions.length)
  const file = format === 'csv' ? await toCsv(table) : await toXlsx(table)
  return { file, withoutSheet }
}

type Place = { readonly sheet: number; readonly row: number }
const NOWHERE: Place = { sheet: 0, row: 0 }

async function readPlaces({ database, signal }: RecordsContext, header: UploadHeader) {
  const sheets = new Map(header.sources.map((source, index) => [source, index]))
  const places: Place[] = []
  for (let chunk = 0; ; chunk += 1) {
    signal.throwIfAborted()
    const entries = await readEntries(database, header, chunk, 1)
    if (entries.length === 0) return places
    for (const { place } of entries) {
      places.push({ sheet: sheets.get(place.source) ?? 0, row: place.row })
    }
  }
}

async function readSheets(
  { database, signal }: RecordsContext,
  { id, sources }: UploadHeader,
  places: readonly Place[],
  positions: readonly Position[],
) {
  const sheets: (SheetRows | null)[] = []
  const withoutSheet: number[] = []
  for (const [index, source] of sources.entries()) {
    signal.throwIfAborted()
    const rows = rowsOf(index, places, positions)
    const sheet = rows.size === 0 ? null : await readKeptSheet(database, [id, index], rows)
    if (sheet === null && rows.size > 0 && source.kind !== 'typed') withoutSheet.push(index)
    sheets.push(sheet)
  }
  return { sheets, withoutSheet }
}

function rowsOf(
  sheet: number,
  places: readonly Place[],
  positions: readonly Position[],
): ReadonlySet<number> {
  const rows = new Set<number>()
  for (const position of positions) {
    const place = places[position]
    if (place?.sheet === sheet) rows.add(place.row)
  }
  return rows
}

const ROWS_A_REPORT = 1000

/** Tells how far it is; stops when nobody waits for the file any more. */
function watched({ signal, report }: RecordsContext, table: Table, total: number): Table {
  function* rows() {
    let done = 0
    for (const row of table.rows) {
      if (done % ROWS_A_REPORT === 0) {
        signal.throwIfAborted()
        report(done, total)
      }
      done += 1
      yield row
    }
  }
  return { header: table.header, rows: rows() }
}

async function toCsv(table: Table): Promise<Blob> {
  const pieces: string[] = []
  const breathe = createBreathe()
  for (const piece of writeCsv(table)) {
    pieces.push(piece)
    await breathe()
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}

const ROWS_MEASURED = 200

async function toXlsx({ header, rows }: Table): Promise<Blob> {
  const all = rows[Symbol.iterator]()
  const first = Array.from({ length: ROWS_MEASURED }, () => all.next()).flatMap((next) =>
    next.done === true ? [] : [next.value],
  )
  function* again() {
    yield* first
    for (let next = all.next(); next.done !== true; next = all.next()) yield next.value
  }
  return writeXlsx({ header, rows: again() }, columnWidths(header, first), createBreathe())
}

/** So long the draft, which lives in the same worker, may have to wait. */
const WORK_MS = 20

function createBreathe(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < WORK_MS) return
    await nextMessages()
    since = performance.now()
  }
}

/** Entries of one request have one time: it is written once. */
function createTimeFormat(): (at: number) => string {
  let last = { at: Number.NaN, text: '' }
  return (at) => {
    if (at !== last.at) last = { at, text: formatTime(at) }
    return last.text
  }
}

/** As spreadsheet programs sort it, on the clock of the person. */
function formatTime(at: number): string {
  const time = new Date(at)
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()]
  return `${dayOf(time)} ${clock.map((value) => String(value).padStart(2, '0')).join(':')}`
}
