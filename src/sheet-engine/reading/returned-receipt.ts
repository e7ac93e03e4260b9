import { unguardCell } from '#domain/entry/cleaning/guard-cell.ts'
import type { EntryTable } from '#domain/draft/table/entry-table.ts'
import type { LineScanner } from '#domain/draft/table/scan-lines.ts'
import type { ReceiptFacts } from '#domain/draft/source-facts.ts'
import { findReceipt, withoutAdded, readOutcome } from '#domain/report/find-receipt.ts'
import { IN_DOUBT, isOpenKind, type OutcomeKind } from '#domain/upload/outcome.ts'

/** A receipt on its way back into the sheet. */
export type ReturnedReceipt = {
  /** Rows as the person's own sheet had them: without added columns and guards. */
  readonly own: (rows: readonly string[][]) => string[][]
  /** Hands rows on, and notes which of the entries are done. */
  readonly take: (rows: readonly string[][], table: EntryTable, taker: LineScanner) => void
  /** The slots of entries that nothing is left to do about. */
  readonly done: ReadonlySet<number>
  readonly facts: () => ReceiptFacts
}

/** Looks whether a sheet is a receipt, by its first rows; null for any other sheet. */
export function openReceipt(head: readonly string[][]): ReturnedReceipt | null {
  const found = findReceipt(head)
  if (found === null) return null
  const done = new Set<number>()
  const counts = { accepted: 0, setAside: 0, doubtful: 0 }

  const ownRow = (row: readonly string[]) => withoutAdded(row, found).map(unguardCell)
  const note = (slot: number, outcome: OutcomeKind | null) => {
    if (outcome === 'accepted') counts.accepted += 1
    if (outcome === 'set-aside') counts.setAside += 1
    if (outcome === null) return
    if (!isOpenKind(outcome)) done.add(slot)
    if (outcome === 'sending' || IN_DOUBT.has(outcome)) counts.doubtful += 1
  }
  return {
    own: (rows) => rows.map(ownRow),
    take: (rows, table, taker) => {
      for (const row of rows) {
        const slot = table.length
        taker.take([ownRow(row)])
        if (table.length > slot) note(slot, readOutcome(row[found.outcome] ?? ''))
      }
    },
    done,
    facts: () => ({ ...counts }),
  }
}
