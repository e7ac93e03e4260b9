import type { Draft } from './draft.ts'
import { earlyOf } from './findings.ts'
import { kindOf } from './row-kinds.ts'
import { findInIndex } from '#domain/draft/issues/duplicates.ts'
import { hasOrder } from '#domain/draft/issues/early-checks.ts'
import { bundleKey, mayShareParcel, type Row, type RowId } from '#domain/draft/row/row.ts'
import { positionOf, rowsInSheet, sheetRows } from './rows.ts'

/** The rows of an order, in the order of the sheet. */
export function rowsOfOrder(draft: Draft, orderId: string): readonly Row[] {
  return inSheetOrder(draft, findInIndex(draft.findings.byOrder, orderId))
}

function inSheetOrder({ rows }: Draft, ids: readonly RowId[]): readonly Row[] {
  const place = ({ id }: Row) => positionOf(rows, id) ?? 0
  const found = rowsInSheet(rows, ids)
  return found.length < 2 ? found : found.toSorted((one, other) => place(one) - place(other))
}

/** The further lines folded into a row: of its order, package or bundle in the same sheet, and the lines below. */
export function linesOf(draft: Draft, head: Row): readonly Row[] {
  const rows = [head, ...linesOfOrder(draft, head), ...linesOfBundle(draft, head)]
  return rows.flatMap((row) => [row, ...linesBelow(draft, row)]).slice(1)
}

function linesOfOrder(draft: Draft, head: Row): readonly Row[] {
  const { source, cells } = head
  if (cells.orderId === '') return NONE
  const ids = findInIndex(draft.findings.byOrder, cells.orderId)
  if (ids.length < 2) return NONE
  return rowsInSheet(draft.rows, ids).filter((row) => {
    const isBeside = row.source === source && mayShareParcel(row, head)
    return isBeside && row !== head && kindOf(draft, row.id) === 'line'
  })
}

/** The lines of a bundle are folded into its first row that isn't a line. */
function linesOfBundle(draft: Draft, head: Row): readonly Row[] {
  const bundle = bundleKey(head)
  if (bundle === null) return NONE
  const rows = inSheetOrder(draft, findInIndex(draft.findings.byBundle, bundle))
  const isLine = ({ id }: Row) => kindOf(draft, id) === 'line'
  return rows.find((row) => !isLine(row)) === head ? rows.filter(isLine) : NONE
}

/** Rows with neither order nor number belong to the row above them. */
function linesBelow(draft: Draft, row: Row): readonly Row[] {
  const { rows } = draft
  const first = (positionOf(rows, row.id) ?? Infinity) + 1
  const all = sheetRows(rows)
  let end = first
  const isBelow = (one: Row | undefined) => one?.source === row.source && isOrderless(draft, one.id)
  while (isBelow(all[end])) end += 1
  return end === first ? NONE : all.slice(first, end)
}

function isOrderless(draft: Draft, id: RowId): boolean {
  return !hasOrder(earlyOf(draft, id)) && kindOf(draft, id) === 'line'
}

const NONE: readonly Row[] = []

/** The distinct item names of some rows. */
export function itemsOf(rows: readonly Row[]): readonly string[] {
  return [...new Set(rows.flatMap(({ facts }) => facts.item ?? []))]
}

/** The ids of rows and of their further lines. */
export function withLines(draft: Draft, rows: readonly Row[]): ReadonlySet<RowId> {
  return new Set(rows.flatMap((row) => [row, ...linesOf(draft, row)].map(({ id }) => id)))
}
