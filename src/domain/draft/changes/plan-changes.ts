import { cleanField } from '#domain/entry/gate.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { earlyOf } from '#domain/draft/findings.ts'
import { hasOrder } from '#domain/draft/issues/early-checks.ts'
import type {
  ActionName,
  CellAction,
  CellValues,
  Change,
  RowAction,
  SetChange,
  SourceFacts,
} from '#domain/draft/kept-draft.ts'
import { cellOf, type Row, type SourceId } from '#domain/draft/row.ts'
import { countRows, runsWhere, sheetRows } from '#domain/draft/rows.ts'
import type { Plan } from './plan.ts'

/** Takes the rows that `isMeant` picks out of the sheet; null when there is none. */
export function planRemoval(
  draft: Draft,
  kind: RowAction,
  isMeant: (row: Row) => boolean,
): Plan | null {
  const runs = runsWhere(draft.rows, isMeant)
  const rows = countRows(runs)
  return rows === 0 ? null : { name: { kind, rows }, changes: [{ kind: 'remove', runs }] }
}

/** Changes of cells, named by how many rows they concern; null when there is none. */
export function planOfRows(kind: RowAction, changes: readonly SetChange[]): Plan | null {
  const rows = new Set(changes.flatMap((change) => change.rows)).size
  return rows === 0 ? null : { name: { kind, rows }, changes }
}

/** Changes of cells, named by how many cells they concern; null when there is none. */
export function planOfCells(kind: CellAction, given: readonly SetChange[]): Plan | null {
  const changes = given.filter(({ rows }) => rows.length > 0)
  return changes.length === 0 ? null : { name: { kind, cells: countCells(changes) }, changes }
}

/** How many cells the changes set. */
export function countCells(changes: readonly SetChange[]): number {
  return changes.reduce((cells, { rows }) => cells + rows.length, 0)
}

/** One cell gets what a person wrote; null when it has that already. */
export function planEdit(row: Row, field: TrackingField, value: string): Plan | null {
  if (value === row.cells[field]) return null
  return { name: nameOfEdit(row, field), changes: [setWritten(field, [row], [value])] }
}

/** One cell gets back what the sheet had; null when cleaning has not changed it. */
export function planRestore(row: Row, field: TrackingField): Plan | null {
  if (row.originals[field] === undefined) return null
  return { name: nameOfEdit(row, field), changes: [setOriginals(field, [row])] }
}

/** One cell of a row was edited. */
export const nameOfEdit = ({ sheetRow }: Row, field: TrackingField): ActionName => ({
  kind: 'edited',
  field,
  row: sheetRow,
})

/** Takes the merchant's number as the order ID where there is none. */
export function planMerchantNumbers(draft: Draft): Plan | null {
  const rows = sheetRows(draft.rows).filter(
    ({ id, cells }) => !hasOrder(earlyOf(draft, id)) && cells.merchantOrderId !== '',
  )
  const values = rows.map(({ cells }) => cells.merchantOrderId)
  return planOfRows('merchant-numbers-used', [setValues('orderId', rows, { values })])
}

/** Puts rows that were read again in the place of those of their source. */
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

/** Puts what a person wrote into cells, cleaned as in an import; `shown` is what stood where they took it from. */
export function setWritten(
  field: TrackingField,
  rows: readonly Row[],
  written: readonly string[],
  shown: readonly string[] = written,
): SetChange {
  let last = { cell: '', value: '' }
  // A fill writes the same cell again and again.
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

/** Puts the originals of cleaned cells back, as the sheet had them. */
export function setOriginals(field: TrackingField, rows: readonly Row[]): SetChange {
  const cleaned = rows.filter((row) => row.originals[field] !== undefined)
  const values = cleaned.map((row) => row.originals[field] ?? '')
  const decisions = cleaned.map(() => 'as-written' as const)
  return setValues(field, cleaned, { values, decisions })
}

/** Puts what is made of each cell into it; what the sheet had there stays its original. */
export function setReplaced(
  field: TrackingField,
  rows: readonly Row[],
  replace: (cell: string) => string,
): SetChange {
  const values = rows.map((row) => replace(row.cells[field]))
  const originals = rows.map((row) => row.originals[field] ?? row.cells[field])
  return setValues(field, rows, { values, originals })
}

/** Puts values into cells as they are. */
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

/** Mostly nothing was cleaned or decided: then an undo keeps no list of it. */
function withoutEmptyLists({ values, originals, decisions }: CellValues): CellValues {
  const isSaid = (item: unknown) => item !== null
  return {
    values,
    originals: originals?.some(isSaid) === true ? originals : null,
    decisions: decisions?.some(isSaid) === true ? decisions : null,
  }
}
