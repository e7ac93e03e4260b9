import { unguardCell } from '#domain/entry/cleaning/guard-cell.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { ReceiptFacts } from '#domain/draft/stored/kept-source.ts'
import type { CheckedRow } from '#domain/draft/issues/early-checks.ts'
import type { RowReader } from '#domain/draft/read-rows.ts'
import { isCancelledItself } from '#domain/draft/row/left-out.ts'
import { type RowId, withDecision } from '#domain/draft/row/row.ts'
import { cellsOf, type SheetRow } from '#domain/sheet/sheet-row.ts'
import {
  findReceipt,
  type FoundReceipt,
  withoutAdded,
  readOutcome,
} from '#domain/receipts/find-receipt.ts'
import { IN_DOUBT, isOpenKind, type OutcomeKind } from '#domain/upload/outcome.ts'

/** A receipt that comes back as a sheet. */
export type ReturnedReceipt = {
  /** Removes added columns and guards, so that rows are as in the user's own sheet. */
  readonly own: (rows: readonly SheetRow[]) => SheetRow[]
  /** Reads rows, and records which of their entries are done. */
  readonly read: (
    rows: readonly SheetRow[],
    reader: RowReader,
    match: ColumnMatch,
  ) => readonly CheckedRow[]
  /** The entries that are done. */
  readonly done: ReadonlySet<RowId>
  readonly facts: () => ReceiptFacts
}

/** Rows that the sheet itself would leave out were sent, so the user had put them back. */
function asSent({ row, early }: CheckedRow, { isReturns }: ColumnMatch): CheckedRow {
  const wouldStay = isReturns === true || isCancelledItself(row)
  return { row: wouldStay ? withDecision(row, 'put-back') : row, early }
}

/** The shop in the first row with an outcome; empty without one. */
function shopIn(head: readonly SheetRow[], { outcome, shop }: FoundReceipt): string {
  const first = head.find(({ cells }) => readOutcome(cells[outcome] ?? '') !== null)
  return unguardCell(first?.cells[shop] ?? '').trim()
}

/** Recognizes a receipt by its first rows; null for other sheets. */
export function openReceipt(head: readonly SheetRow[]): ReturnedReceipt | null {
  const found = findReceipt(head.map(cellsOf))
  if (found === null) return null
  const done = new Set<RowId>()
  const counts = { accepted: 0, setAside: 0, doubtful: 0 }
  const shop = shopIn(head, found)

  const ownRow = (row: SheetRow): SheetRow => ({
    ...row,
    cells: withoutAdded(row.cells, found).map(unguardCell),
  })
  const note = (id: RowId, outcome: OutcomeKind | null) => {
    if (outcome === 'accepted') counts.accepted += 1
    if (outcome === 'set-aside') counts.setAside += 1
    if (outcome === null) return
    if (!isOpenKind(outcome)) done.add(id)
    if (outcome === 'sending' || IN_DOUBT.has(outcome)) counts.doubtful += 1
  }
  return {
    own: (rows) => rows.map(ownRow),
    read: (rows, reader, match) =>
      rows.flatMap((row) => {
        const read = reader.read([ownRow(row)])
        const outcome = readOutcome(row.cells[found.outcome] ?? '')
        for (const { row: entry } of read) note(entry.id, outcome)
        return outcome === null ? read : read.map((one) => asSent(one, match))
      }),
    done,
    facts: () => ({ ...counts, ...(shop !== '' && { shop }) }),
  }
}
