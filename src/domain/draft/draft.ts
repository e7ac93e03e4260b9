import type { Action } from '#domain/draft/changes/change.ts'
import { createTable, type EntryTable } from '#domain/draft/table/entry-table.ts'
import { createOrder, type RowOrder } from '#domain/draft/table/row-order.ts'
import type { SourceFacts } from './source-facts.ts'
import { createValueIndex, type ValueIndex } from '#domain/draft/table/value-index.ts'

/** A row that was sent: its order, its row in the person's sheet, and when. */
export type SentRow = { readonly orderId: string; readonly row: number; readonly at: number }

/** Who shares an order ID, who a tracking number; and which of these changed and are to be judged again. */
type Duplicates = {
  readonly byOrder: ValueIndex
  readonly byNumber: ValueIndex
  readonly touchedOrders: Set<string>
  readonly touchedNumbers: Set<string>
}

/**
 * The sheet that is being prepared. It changes in place, since 100,000 rows are not copied for an edit;
 * everything that is derived from it (issues, counts, what is shown) is kept right by `applyChanges`.
 */
export type Draft = {
  readonly table: EntryTable
  readonly order: RowOrder
  /** By source id. A source whose rows are all gone stays for undo. */
  readonly sources: SourceFacts[]
  /** Everything that was done; `done` of it is in effect, the rest can be redone. */
  readonly history: { readonly actions: Action[]; done: number }
  readonly duplicates: Duplicates
  /** Rows that went into an upload while an exact copy of them stayed: the copy must not be sent with the next press. */
  readonly sentRows: Map<string, SentRow>
  /** The id of the first slot: ids count on when sent rows leave, so that none ever means another row. */
  readonly firstId: number
}

/** An empty sheet. */
export function createDraft(firstId = 0): Draft {
  const table = createTable()
  return {
    table,
    order: createOrder(),
    sources: [],
    history: { actions: [], done: 0 },
    duplicates: {
      byOrder: createValueIndex(table, 'orderId'),
      byNumber: createValueIndex(table, 'trackingId'),
      touchedOrders: new Set(),
      touchedNumbers: new Set(),
    },
    sentRows: new Map(),
    firstId,
  }
}

/** Writes down what is known of a sheet that is about to be added, and gives it an id. */
export function addSource(draft: Draft, facts: SourceFacts): number {
  return draft.sources.push(facts) - 1
}
