import { unguardCell } from '#domain/entry/cleaning/guard-cell.ts'
import { findReceipt } from '#domain/receipts/find-receipt.ts'
import type { SheetRows } from '#domain/receipts/merge-columns.ts'
import type { UploadSheet } from '#domain/upload/stored-upload.ts'
import type { Store } from '#storage/store.ts'
import { readSheet, type SheetInput } from '#worker/reading/read-sheet.ts'
import type { RowSink } from '#worker/reading/row-sink.ts'

/** Number of leading rows in which a header of a receipt is searched. */
const HEAD_ROWS = 200

/** Reads rows of an upload's stored sheet; null when it is no longer stored. */
export async function readKeptSheet(
  store: Store,
  id: string,
  sourceIndex: number,
  wanted: ReadonlySet<number>,
): Promise<SheetRows | null> {
  const kept = await store.readUploadSheet(id, sourceIndex)
  if (kept === undefined) return null
  const { sink, head, rows } = createRowPicker(wanted)
  await readSheet(inputOf(kept), sink, kept.reading ?? null)
  return rows.size > 0 ? describe(kept, head, rows) : null
}

function inputOf({ sheet }: UploadSheet): SheetInput {
  return sheet.kind === 'bytes' ? { kind: 'bytes', bytes: new Blob([sheet.bytes]) } : sheet
}

function createRowPicker(wanted: ReadonlySet<number>) {
  const last = [...wanted].reduce((most, row) => Math.max(most, row), HEAD_ROWS)
  const head: (readonly string[])[] = []
  const rows = new Map<number, readonly string[]>()
  let number = 0
  const sink: RowSink = {
    take: (batch) => {
      for (const { cells: row } of batch) {
        number += 1
        if (number <= HEAD_ROWS) head.push(row)
        if (wanted.has(number)) rows.set(number, row)
      }
      return number < last
    },
    restart: () => {
      head.length = 0
      rows.clear()
      number = 0
    },
  }
  return { sink, head, rows }
}

function describe(
  { match }: UploadSheet,
  head: readonly (readonly string[])[],
  rows: ReadonlyMap<number, readonly string[]>,
): SheetRows {
  const receipt = findReceipt(head)
  const headers = match.headerRow === null ? [] : (head[match.headerRow] ?? [])
  const widths = [...rows.values()].map((row) => row.length)
  return {
    match,
    headers,
    width: widths.reduce((most, width) => Math.max(most, width), headers.length),
    added: receipt?.added ?? new Set(),
    // Guards are removed, since writing the new receipt adds them again.
    rows: receipt === null ? rows : unguarded(rows),
  }
}

function unguarded(
  rows: ReadonlyMap<number, readonly string[]>,
): ReadonlyMap<number, readonly string[]> {
  return new Map([...rows].map(([number, row]) => [number, row.map(unguardCell)]))
}
