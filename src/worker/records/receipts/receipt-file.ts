import type { CsvSeparator } from '#domain/receipts/receipt.ts'
import { dayOf } from '#domain/receipts/receipt-name.ts'
import type { Table } from '#domain/receipts/receipt-table.ts'
import { writeCsv } from '#domain/receipts/write-csv.ts'
import { columnWidths } from '#domain/receipts/xlsx-parts.ts'
import { createBreathe } from '#base/breathe.ts'
import { writeXlsx } from './write-xlsx.ts'

/** The file format of a receipt. */
export type ReceiptFile =
  | { readonly format: 'xlsx' }
  | { readonly format: 'csv'; readonly separator: CsvSeparator }

/** Reports the progress of making a file, until it is cancelled. */
export type FileProgress = {
  readonly signal: AbortSignal
  readonly report: (done: number, total: number) => void
}

/** Writes the rows of a receipt into a file, without a long task. */
export async function writeReceipt(
  progress: FileProgress,
  table: Table,
  kind: ReceiptFile,
  total: number,
): Promise<Blob> {
  const rows = watched(progress, table, total)
  return kind.format === 'csv' ? toCsv(rows, kind.separator) : toXlsx(rows)
}

const ROWS_A_REPORT = 1000

/** Reports progress while rows are read, and throws when aborted. */
function watched({ signal, report }: FileProgress, table: Table, total: number): Table {
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

async function toCsv(table: Table, separator: CsvSeparator): Promise<Blob> {
  const pieces: string[] = []
  const breathe = createBreathe()
  for (const piece of writeCsv(table, separator)) {
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
  return writeXlsx({ header, rows: again() }, columnWidths(header, first))
}

/** Creates a formatter of local times. It caches the last one, since entries of one request share their time. */
export function createTimeFormat(): (at: number) => string {
  let last = { at: Number.NaN, text: '' }
  return (at) => {
    if (at !== last.at) last = { at, text: formatTime(at) }
    return last.text
  }
}

/** Formats a local time so that spreadsheet programs can sort it. */
function formatTime(at: number): string {
  const time = new Date(at)
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()]
  return `${dayOf(time)} ${clock.map((value) => String(value).padStart(2, '0')).join(':')}`
}
