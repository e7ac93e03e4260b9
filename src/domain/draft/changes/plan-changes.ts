import { cleanField } from '#domain/entry/gate.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { earlyOf } from '#domain/draft/findings.ts'
import { hasOrder } from '#domain/draft/issues/early-checks.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import type {
  ActionName,
  CellAction,
  CellValues,
  Change,
  RowAction,
  SetChange,
} from '#domain/draft/stored/kept-action.ts'
import { cellOf, type Row, type SourceId } from '#domain/draft/row/row.ts'
import { countRows, runsWhere, sheetRows } from '#domain/draft/rows.ts'
import type { Plan } from './plan.ts'

/** Removes the rows that `isMeant` picks; null when there are none. */
export function planRemoval(
  draft: Draft,
  kind: RowAction,
  isMeant: (row: Row) => boolean,
): Plan | null {
  const runs = runsWhere(draft.rows, isMeant)
  const rows = countRows(runs)
  return rows === 0 ? null : { name: { kind, rows }, changes: [{ kind: 'remove', runs }] }
}

/** Changes of cells, named by their number of rows; null when there are none. */
export function planOfRows(kind: RowAction, changes: readonly SetChange[]): Plan | null {
  const rows = new Set(changes.flatMap((change) => change.rows)).size
  return rows === 0 ? null : { name: { kind, rows }, changes }
}

/** Changes of cells, named by their number of cells; null when there are none. */
export function planOfCells(kind: CellAction, given: readonly SetChange[]): Plan | null {
  const changes = given.filter(({ rows }) => rows.length > 0)
  return changes.length === 0 ? null : { name: { kind, cells: countCells(changes) }, changes }
}

/** Counts the cells that the changes set. */
export function countCells(changes: readonly SetChange[]): number {
  return changes.reduce((cells, { rows }) => cells + rows.length, 0)
}

/** Edits one cell; null when it already has the value. */
export function planEdit(row: Row, field: TrackingField, value: string): Plan | null {
  if (value === row.cells[field]) return null
  return { name: nameOfEdit(row, field), changes: [setWritten(field, [row], [value])] }
}

/** Restores a cell to what the sheet had; null when cleaning hasn't changed it. */
export function planRestore(row: Row, field: TrackingField): Plan | null {
  if (row.originals[field] === undefined) return null
  return { name: nameOfEdit(row, field), changes: [setOriginals(field, [row])] }
}

/** The name of an edit of one cell. */
export const nameOfEdit = ({ sheetRow }: Row, field: TrackingField): ActionName => ({
  kind: 'edited',
  field,
  row: sheetRow,
})

/** Uses the merchant's number as the order ID where there is none. */
export function planMerchantNumbers(draft: Draft): Plan | null {
  const rows = sheetRows(draft.rows).filter(
    ({ id, cells }) => !hasOrder(earlyOf(draft, id)) && cells.merchantOrderId !== '',
  )
  const values = rows.map(({ cells }) => cells.merchantOrderId)
  return planOfRows('merchant-numbers-used', [setValues('orderId', rows, { values })])
}

/** Replaces the rows of a source after it was read again. */
export function planOtherColumns(
  draft: Draft,
  kind: 'columns-changed' | 'reading-changed',
  source: SourceId,
  after: SourceFacts,
  added: readonly Row[],
): Plan {
  const before = draft.sources.get(source) ?? after
  const runs = runsWhere(draft.rows, (row) => row.source === source)
  const at = runs[0]?.at ?? sheetRows(draft.rows).length
  const first = added[0]?.id
  const inserted = first === undefined ? [] : [{ at, first, count: added.length }]
  const changes: readonly Change[] = [
    { kind: 'remove', runs },
    { kind: 'insert', runs: inserted },
    { kind: 'source', source, before, after },
  ]
  return { name: { kind, source: after.source }, changes, added }
}

/** Sets values typed or pasted by the user, cleaned as in an import; `shown` becomes the original. */
export function setWritten(
  field: TrackingField,
  rows: readonly Row[],
  written: readonly string[],
  shown: readonly string[] = written,
): SetChange {
  let last = { cell: '', value: '' }
  // A fill repeats the same value, so the last cleaned one is reused.
  const values = written.map((cell) => {
    if (cell !== last.cell) last = { cell, value: cleanField(cell, field) }
    return last.value
  })
  const originals = values.map((value, index) => {
    const original = shown[index] ?? null
    return value === original ? null : original
  })
  return setValues(field, rows, { values, originals })
}

/** Restores the originals of cleaned cells. */
export function setOriginals(field: TrackingField, rows: readonly Row[]): SetChange {
  const cleaned = rows.filter((row) => row.originals[field] !== undefined)
  const values = cleaned.map((row) => row.originals[field] ?? '')
  const decisions = cleaned.map(() => 'as-written' as const)
  return setValues(field, cleaned, { values, decisions })
}

/** Replaces the value of each cell; the sheet's own value stays the original. */
export function setReplaced(
  field: TrackingField,
  rows: readonly Row[],
  replace: (cell: string) => string,
): SetChange {
  const values = rows.map((row) => replace(row.cells[field]))
  const originals = rows.map((row) => row.originals[field] ?? row.cells[field])
  return setValues(field, rows, { values, originals })
}

/** Sets values without cleaning them. */
export function setValues(
  field: TrackingField,
  rows: readonly Row[],
  after: Pick<CellValues, 'values'> & Partial<CellValues>,
): SetChange {
  const cells = rows.map((row) => cellOf(row, field))
  const before = {
    values: cells.map(({ value }) => value),
    originals: cells.map(({ original }) => original),
    decisions: cells.map(({ decision }) => decision),
  }
  const { values, originals = null, decisions = null } = after
  return {
    kind: 'set',
    field,
    rows: rows.map(({ id }) => id),
    before: withoutEmptyLists(before),
    after: withoutEmptyLists({ values, originals, decisions }),
  }
}

/** Drops empty lists of originals and decisions, to keep undo small. */
function withoutEmptyLists({ values, originals, decisions }: CellValues): CellValues {
  const isSaid = (item: unknown) => item !== null
  return {
    values,
    originals: originals?.some(isSaid) === true ? originals : null,
    decisions: decisions?.some(isSaid) === true ? decisions : null,
  }
}
