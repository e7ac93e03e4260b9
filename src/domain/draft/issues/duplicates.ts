import type { EntryTable } from '#domain/draft/table/entry-table.ts'
import { createValueIndex, type ValueIndex } from '#domain/draft/table/value-index.ts'

/** A row that was sent: its order, its row in the person's sheet, and when. */
export type SentRow = { readonly orderId: string; readonly row: number; readonly at: number }

/** Who shares an order id, who a tracking number; and which of these changed and are to be judged again. */
export type Duplicates = {
  readonly byOrder: ValueIndex
  readonly byNumber: ValueIndex
  readonly touchedOrders: Set<string>
  readonly touchedNumbers: Set<string>
}

export function createDuplicates(table: EntryTable): Duplicates {
  return {
    byOrder: createValueIndex(table, 'orderId'),
    byNumber: createValueIndex(table, 'trackingId'),
    touchedOrders: new Set(),
    touchedNumbers: new Set(),
  }
}
