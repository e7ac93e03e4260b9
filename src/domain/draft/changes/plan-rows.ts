import {
  eachField,
  toCells,
  TRACKING_FIELDS,
  type TrackingEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { kindOf } from '#domain/draft/kinds/row-kinds.ts'
import { type Draft, nextRowId } from '#domain/draft/draft.ts'
import type { SourceFacts } from '#domain/draft/kept-draft.ts'
import { rowsOfOrder } from '#domain/draft/kinds/lines.ts'
import { readRow, type Row, type SourceId, withDecision } from '#domain/draft/row.ts'
import { positionOf, sheetRows } from '#domain/draft/rows.ts'
import { nextPaste, nextTypedRow, typedSource } from './next-number.ts'
import { countCells, setWritten } from './plan-changes.ts'
import type { Plan } from './plan.ts'

type Block = readonly (readonly string[])[]

/** What is known of rows that no sheet brought. */
const NO_SHEET = { otherRows: 0, rescued: 0, match: null, canChangeColumns: false } as const

/** The source of new typed rows, and what is to be written down of it where there is none yet. */
function typed(draft: Draft) {
  const known = typedSource(draft)
  if (known !== null) return { source: known, sources: [] }
  const facts: SourceFacts = { source: { kind: 'typed' }, ...NO_SHEET }
  return { source: draft.nextSource, sources: [[draft.nextSource, facts] as const] }
}

/** Gives a typed entry to its order, where that waits for a number; else adds it at the end of the sheet. */
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
 * The first row of the entry's order that waits for a number; none where the entry brings no number. What was typed as the
 * order may be the merchant's number, where no order of the sheet is called so and a single one that waits has it.
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

/** Puts empty rows above a row, or at the end of the sheet where none is given. */
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

/** Puts a copy of each row below the last of them; the rows in the person's sheet stay the same. */
export function planCopiesOfRows(draft: Draft, rows: readonly Row[]): Plan | null {
  if (rows.length === 0) return null
  const copies = rows.map((row, offset) => {
    // A copy that the person made is left in their sight.
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

/** Cells that are pasted: as they are, and as the clipboard shows them, where it shows less. */
export type Pasted = {
  readonly block: Block
  readonly shown: Block
  readonly hidden: { readonly rows: number; readonly columns: number } | null
  /** Milliseconds since the epoch. */
  readonly at: number
}

/**
 * Fills cells of rows to the right and down; what reaches below the last row becomes rows at the end of the sheet. Cells
 * that have their value already do not belong to it, nor rows that are gone; null when nothing changes.
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
    // What the person pastes into cells stays in their sight, also as a copy of another row.
    const row = withDecision(readRow(place, raw), 'put-back')
    const differs = fields.filter((field) => seen[field] !== raw[field])
    const originals = Object.fromEntries(differs.map((field) => [field, seen[field]] as const))
    return differs.length === 0 ? row : { ...row, originals: { ...row.originals, ...originals } }
  })
  return { ...insertAt(sheetRows(draft.rows).length, rows), sources: [[source, facts]] }
}
