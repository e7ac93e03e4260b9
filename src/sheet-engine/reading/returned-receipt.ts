import { unguardCell } from '#domain/entry/cleaning/guard-cell.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { ReceiptFacts } from '#domain/draft/kept-source.ts'
import type { CheckedRow } from '#domain/draft/issues/early-checks.ts'
import type { RowReader } from '#domain/draft/read-rows.ts'
import { isCancelledItself } from '#domain/draft/kinds/left-out.ts'
import { type RowId, withDecision } from '#domain/draft/row.ts'
import { cellsOf, type SheetRow } from '#domain/sheet/sheet-row.ts'
import {
  findReceipt,
  type FoundReceipt,
  withoutAdded,
  readOutcome,
} from '#domain/report/find-receipt.ts'
import { IN_DOUBT, isOpenKind, type OutcomeKind } from '#domain/upload/outcome.ts'

/** A receipt on its way back into the sheet. */
export type ReturnedReceipt = {
  /** Rows as the person's own sheet had them: without added columns and guards. */
  readonly own: (rows: readonly SheetRow[]) => SheetRow[]
  /** Reads rows, and notes which of the entries are done. */
  readonly read: (
    rows: readonly SheetRow[],
    reader: RowReader,
    match: ColumnMatch,
  ) => readonly CheckedRow[]
  /** The entries that nothing is left to do about. */
  readonly done: ReadonlySet<RowId>
  readonly facts: () => ReceiptFacts
}

/** What the sheet itself would leave out was sent, so the person had put it back. */
function asSent({ row, early }: CheckedRow, { isReturns }: ColumnMatch): CheckedRow {
  const wouldStay = isReturns === true || isCancelledItself(row)
  return { row: wouldStay ? withDecision(row, 'put-back') : row, early }
}

/** The shop of the first row that tells its outcome; empty: none is named. */
function shopIn(head: readonly SheetRow[], { outcome, shop }: FoundReceipt): string {
  const first = head.find(({ cells }) => readOutcome(cells[outcome] ?? '') !== null)
  return unguardCell(first?.cells[shop] ?? '').trim()
}

/** Looks whether a sheet is a receipt, by its first rows; null for any other sheet. */
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
