import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { createEntryReader } from '#domain/columns/read-entries.ts'
import { appendRow } from '#domain/draft/append-rows.ts'
import type { EntryTable } from '#domain/draft/entry-table.ts'

export type EntryTaker = {
  /** Appends the entries among the rows to the table. */
  readonly take: (rows: readonly string[][]) => void
  /** Rows taken, and those of them that are no entries. */
  readonly counts: () => { readonly rows: number; readonly otherRows: number }
}

/** Takes the rows of one sheet from its first on, and puts its entries into the columns of the table. */
export function createEntryTaker(
  table: EntryTable,
  sourceId: number,
  match: ColumnMatch,
): EntryTaker {
  const reader = createEntryReader(match)
  const { orderId = -1, merchantOrderId = -1, trackingId = -1, courier = -1 } = match.mapping
  let index = 0
  let otherRows = 0

  const take = (rows: readonly string[][]) => {
    for (const row of rows) {
      const isEntry = reader.read(row, index) === 'entry'
      index += 1
      if (isEntry) {
        appendRow(
          table,
          sourceId,
          index,
          row[orderId] ?? '',
          row[merchantOrderId] ?? '',
          row[trackingId] ?? '',
          row[courier] ?? '',
        )
      } else otherRows += 1
    }
  }
  return { take, counts: () => ({ rows: index, otherRows }) }
}
