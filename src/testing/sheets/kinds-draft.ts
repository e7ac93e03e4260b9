import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { appendToSheet, recordAction } from '#domain/draft/changes/history.ts'
import { nextPaste } from '#domain/draft/changes/next-number.ts'
import { addSource, type Draft, nextRowId } from '#domain/draft/draft.ts'
import { kindOf } from '#domain/draft/row-kinds.ts'
import { checkEarly } from '#domain/draft/issues/early-checks.ts'
import { readRow, type SourceId } from '#domain/draft/row/row.ts'
import type { RowFacts } from '#domain/draft/row/row-facts.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { type EntryCells, toCells } from '#domain/entry/tracking-entry.ts'

/** The cells of a row, and its further facts. */
type Line = readonly [
  orderId: string,
  trackingId: string,
  facts?: RowFacts | undefined,
  merchant?: string,
]

/** Adds a sheet whose rows are order lines or orders, with row numbers from 2. */
export function pasteSheet(
  draft: Draft,
  lines: readonly Line[],
  about: Partial<ColumnMatch> = {},
): SourceId {
  const source = nextPaste(draft, 0)
  const match: ColumnMatch = {
    headerRow: 0,
    mapping: { orderId: 0, trackingId: 1, merchantOrderId: 2 },
    certain: true,
    merchantOnly: false,
    columns: [],
    sampleRows: [],
    layout: 'orders',
    ...about,
  }
  const facts = { source, otherRows: 1, rescued: 0, match, canChangeColumns: true }
  const id = addSource(draft, facts)
  const at = sheetRows(draft.rows).length
  const first = nextRowId(draft)
  const rows = lines.map(([orderId, trackingId, said, merchantOrderId = ''], index) => {
    const cells: EntryCells = toCells({ orderId, trackingId, merchantOrderId })
    const place = { id: nextRowId(draft, index), source: id, sheetRow: index + 2 }
    return readRow(said ? { ...place, facts: said } : place, cells)
  })
  appendToSheet(
    draft,
    rows.map((row) => ({ row, early: checkEarly(row) })),
  )
  const changes = [{ kind: 'insert' as const, runs: [{ at, first, count: rows.length }] }]
  recordAction(draft, { name: { kind: 'added', source, rows: rows.length }, changes })
  return id
}

export const LINES = { rowsAre: 'lines' } as const

export const kindsOfRows = (draft: Draft) =>
  sheetRows(draft.rows).map(({ id }) => kindOf(draft, id))
