import {
  eachField,
  toCells,
  TRACKING_FIELDS,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { kindOf } from '#domain/draft/row-kinds.ts'
import { type Draft, nextRowId } from '#domain/draft/draft.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import { rowsOfOrder } from '#domain/draft/lines.ts'
import { readRow, type Row, type SourceId, withDecision } from '#domain/draft/row/row.ts'
import { positionOf, sheetRows } from '#domain/draft/rows.ts'
import { nextPaste, nextTypedRow, typedSource } from './next-number.ts'
import { countCells, setWritten } from './plan-changes.ts'
import type { Plan } from './plan.ts'

type Block = readonly (readonly string[])[]

/** Source facts for rows that no sheet brought. */
const NO_SHEET = { otherRows: 0, rescued: 0, match: null, canChangeColumns: false } as const

/** The source for new typed rows, with its facts when it is new. */
function typed(draft: Draft) {
  const known = typedSource(draft)
  if (known !== null) return { source: known, sources: [] }
  const facts: SourceFacts = { source: { kind: 'typed' }, ...NO_SHEET }
  return { source: draft.nextSource, sources: [[draft.nextSource, facts] as const] }
}

/** Fills a typed entry into its order when that waits for a number, otherwise adds it at the end of the sheet. */
export function planEntry(draft: Draft, entry: Partial<TrackingEntry>): Plan {
  const waiting = findWaiting(draft, entry)
  if (waiting !== undefined) return planTyped(waiting, entry)
  const { source, sources } = typed(draft)
  const id = nextRowId(draft)
  const row = readRow({ id, source, sheetRow: nextTypedRow(draft) }, toCells(entry))
  const name = { kind: 'added', source: { kind: 'typed' }, rows: 1 } as const
  return { name, ...insertAt(sheetRows(draft.rows).length, [row]), sources }
}

/**
 * Finds the first row of the entry's order that waits for a number; undefined when the entry has no number. The typed
 * order may be the merchant's number, if no order has that ID and exactly one waiting row has it.
 */
function findWaiting(draft: Draft, entry: Partial<TrackingEntry>): Row | undefined {
  const { orderId, merchantOrderId, trackingId } = eachField((field) =>
    cleanField(entry[field] ?? '', field),
  )
  if (trackingId === '') return undefined
  const waits = ({ id }: Row) => kindOf(draft, id) === 'no-number'
  const rows = rowsOfOrder(draft, orderId)
  const name = orderId === '' ? merchantOrderId : orderId
  if (rows.length > 0 || name === '') return rows.find(waits)
  const named = sheetRows(draft.rows).filter((row) => {
    return row.cells.merchantOrderId === name && waits(row)
  })
  return named.length === 1 ? named[0] : undefined
}

function planTyped(waiting: Row, entry: Partial<TrackingEntry>): Plan {
  const changes = TRACKING_FIELDS.flatMap((field) => {
    const value = entry[field] ?? ''
    const isMeant = field === 'trackingId' || waiting.cells[field] === ''
    return value === '' || !isMeant ? [] : [setWritten(field, [waiting], [value])]
  })
  return { name: { kind: 'numbers-brought', rows: 1 }, changes }
}

/** Inserts empty rows above a row, or at the end of the sheet without one. */
export function planEmptyRows(draft: Draft, above: Row | undefined, count: number): Plan {
  const { source, sources } = typed(draft)
  const firstRow = nextTypedRow(draft)
  const rows = Array.from({ length: count }, (_, offset) =>
    readRow({ id: nextRowId(draft, offset), source, sheetRow: firstRow + offset }, {}),
  )
  const at = above && positionOf(draft.rows, above.id)
  const name = { kind: 'rows-inserted', rows: count } as const
  return { name, ...insertAt(at ?? sheetRows(draft.rows).length, rows), sources }
}

/** Inserts a copy of each row below the last of them; copies keep their row number of the sheet. */
export function planCopiesOfRows(draft: Draft, rows: readonly Row[]): Plan | null {
  if (rows.length === 0) return null
  const copies = rows.map((row, offset) => {
    // A copy that the user made must not be left out as a duplicate.
    return withDecision({ ...row, id: nextRowId(draft, offset) }, 'put-back')
  })
  const places = rows.map(({ id }) => positionOf(draft.rows, id) ?? -1)
  const last = places.reduce<number>((most, place) => Math.max(most, place), -1)
  return {
    name: { kind: 'rows-duplicated', rows: rows.length },
    ...insertAt(last + 1, copies),
  }
}

function insertAt(at: number, added: readonly Row[]): Pick<Plan, 'changes' | 'added'> {
  const first = added[0]?.id
  if (first === undefined) return { changes: [] }
  return { changes: [{ kind: 'insert', runs: [{ at, first, count: added.length }] }], added }
}

/** Pasted cells. `shown` has what the clipboard displays, where that differs from the value. */
export type Pasted = {
  readonly block: Block
  readonly shown: Block
  readonly hidden: { readonly rows: number; readonly columns: number } | null
  /** Milliseconds since the epoch. */
  readonly at: number
}

/**
 * Fills cells of rows to the right and down; rows that reach below the sheet are added at its end. Cells that already
 * have their value and rows that are gone are skipped; null when no cell changes.
 */
export function planPaste(
  draft: Draft,
  rows: readonly (Row | undefined)[],
  fields: readonly TrackingField[],
  pasted: Pasted,
): Plan | null {
  const { block, shown, hidden } = pasted
  const changes = fields.flatMap((field, column) => {
    const pairs = rows.flatMap((row, index) => {
      const cell = block[index]?.[column]
      return row === undefined || cell === undefined || cell === row.cells[field]
        ? []
        : [{ row, cell, seen: shown[index]?.[column] ?? cell }]
    })
    if (pairs.length === 0) return []
    const own = pairs.map(({ row }) => row)
    return [
      setWritten(
        field,
        own,
        pairs.map(({ cell }) => cell),
        pairs.map(({ seen }) => seen),
      ),
    ]
  })
  const rest = { block: block.slice(rows.length), shown: shown.slice(rows.length), at: pasted.at }
  const below = planBelow(draft, fields, rest)
  if (countCells(changes) === 0 && below.changes.length === 0) return null
  const cells = block.reduce((sum, row) => sum + Math.min(row.length, fields.length), 0)
  const name = { kind: 'pasted', cells, ...(hidden && { hidden }) } as const
  return { name, ...below, changes: [...changes, ...below.changes] }
}

function planBelow(
  draft: Draft,
  fields: readonly TrackingField[],
  { block, shown, at }: Omit<Pasted, 'hidden'>,
): Pick<Plan, 'changes' | 'added' | 'sources'> {
  if (block.length === 0) return { changes: [] }
  const source: SourceId = draft.nextSource
  const facts: SourceFacts = { source: nextPaste(draft, at), ...NO_SHEET }
  const cellsOf = (row: readonly string[] = []) =>
    eachField((field) => row[fields.indexOf(field)] ?? '')
  const rows = block.map((cells, offset) => {
    const place = { id: nextRowId(draft, offset), source, sheetRow: offset + 1 }
    const raw = cellsOf(cells)
    const seen = cellsOf(shown[offset])
    // Pasted cells must not be left out as a copy of another row.
    const row = withDecision(readRow(place, raw), 'put-back')
    const differs = fields.filter((field) => seen[field] !== raw[field])
    const originals = Object.fromEntries(differs.map((field) => [field, seen[field]] as const))
    return differs.length === 0 ? row : { ...row, originals: { ...row.originals, ...originals } }
  })
  return { ...insertAt(sheetRows(draft.rows).length, rows), sources: [[source, facts]] }
}
