import { eachField, type EntryCells, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { cleanField, needsLook } from '#domain/entry/gate.ts'
import { marksOf } from '#domain/entry/rule.ts'
import type { RowFacts } from './row-facts.ts'

declare const brand: unique symbol
type Branded<Name extends string> = number & { readonly [brand]: Name }

/** Names a row of the draft; never given twice, so a late command can't mean another row. */
export type RowId = Branded<'RowId'>
/** Names a sheet, paste or form from which rows came; never given twice in a browser's life. */
export type SourceId = Branded<'SourceId'>
/** The place of a row in the sheet, from 0. */
export type Position = Branded<'Position'>
/** Counts what the page was shown; a command says which one it was made from. */
export type Revision = Branded<'Revision'>

/** The person sends the cell with its likely problem, wants it as the sheet has it, or a rule of theirs filled it in. */
export const CELL_DECISIONS = ['as-it-is', 'as-written', 'by-rule', 'from-list'] as const
export type CellDecision = (typeof CELL_DECISIONS)[number]

/** The person leaves the row out, or wants it as an entry though it would be left out. */
export const ROW_DECISIONS = ['left-out', 'put-back'] as const
export type RowDecision = (typeof ROW_DECISIONS)[number]

/** What the person decided about a row; what follows from it is derived. */
export type Decisions = {
  readonly row?: RowDecision
  readonly cells?: Readonly<Partial<Record<TrackingField, CellDecision>>>
}

/** A row of the draft. It never changes: an edit makes another one with the same id. */
export type Row = {
  readonly id: RowId
  readonly source: SourceId
  /** Its number in the person's own sheet, from 1. */
  readonly sheetRow: number
  readonly cells: EntryCells
  /** What the sheet had, where cleaning changed a cell. */
  readonly originals: Readonly<Partial<EntryCells>>
  readonly facts: RowFacts
  readonly decisions: Decisions
}

// Shared, since most rows have none of them.
const NO_ORIGINALS: Row['originals'] = {}
const NO_DECISIONS: Decisions = {}
export const NO_FACTS: RowFacts = {}

/** Where a row stands, and what its sheet says of it. */
export type RowOrigin = Pick<Row, 'id' | 'source' | 'sheetRow'> & Partial<Pick<Row, 'facts'>>

/** Written out, since a spread takes five times as long, and 100,000 rows are made at once. */
function makeRow(
  { id, source, sheetRow, facts = NO_FACTS }: RowOrigin,
  cells: EntryCells,
  originals: Row['originals'],
  decisions: Decisions,
): Row {
  return { id, source, sheetRow, cells, originals, facts, decisions }
}

/** Makes a row of the cells of a sheet, cleaned; a cell that is not given is empty. */
export function readRow(place: RowOrigin, raw: Partial<EntryCells>): Row {
  return readCells(place, (field) => raw[field] ?? '')
}

/** Makes a row of what the sheet has for each field, cleaned; `onLook` is called where a cell is not plain. */
export function readCells(
  place: RowOrigin,
  rawOf: (field: TrackingField) => string,
  onLook: () => void = () => {},
): Row {
  let originals: { [field in TrackingField]?: string } | null = null
  const cells = eachField((field) => {
    const cell = rawOf(field)
    if (!needsLook(field, marksOf(cell), cell.length)) return cell
    onLook()
    const cleaned = cleanField(cell, field)
    if (cleaned !== cell) (originals ??= {})[field] = cell
    return cleaned
  })
  return makeRow(place, cells, originals ?? NO_ORIGINALS, NO_DECISIONS)
}

/** What a cell of a row holds, what the sheet had there, and what the person decided about it. */
export type Cell = {
  readonly value: string
  readonly original: string | null
  readonly decision: CellDecision | null
}

/** The row with another cell. */
export function withCell(row: Row, field: TrackingField, { value, original, decision }: Cell): Row {
  const before = row.decisions.cells ?? NO_CELLS
  const cells = withPart(before, field, decision)
  return makeRow(
    row,
    eachField((one) => (one === field ? value : row.cells[one])),
    withPart(row.originals, field, original),
    cells === before ? row.decisions : withDecided(row.decisions, cells),
  )
}

function withDecided(
  { cells: _before, ...others }: Decisions,
  cells: NonNullable<Decisions['cells']>,
): Decisions {
  return Object.keys(cells).length === 0 ? others : { ...others, cells }
}

const NO_CELLS: NonNullable<Decisions['cells']> = {}

/** What some fields have, with another value for one of them or, for null, with none; the same object where it has that. */
function withPart<Value>(
  parts: { readonly [field in TrackingField]?: Value },
  field: TrackingField,
  value: Value | null,
): { readonly [field in TrackingField]?: Value } {
  if ((parts[field] ?? null) === value) return parts
  if (value !== null) return { ...parts, [field]: value }
  const { [field]: _before, ...others } = parts
  return others
}

/** One cell of a row. */
export function cellOf(row: Row, field: TrackingField): Cell {
  return {
    value: row.cells[field],
    original: row.originals[field] ?? null,
    decision: row.decisions.cells?.[field] ?? null,
  }
}

/** The row with another decision about it as a whole; null: none. */
export function withDecision(row: Row, decision: RowDecision | null): Row {
  const { row: _before, ...others } = row.decisions
  return { ...row, decisions: decision === null ? others : { ...others, row: decision } }
}

/** Whether a rule of the person filled in the courier, and it was left so. */
export function isFilledByRule({ decisions }: Row): boolean {
  return decisions.cells?.courier === 'by-rule'
}

/** The least id of some rows; undefined where there is none. */
export function firstIdOf(rows: readonly Row[]): RowId | undefined {
  let first: RowId | undefined
  for (const { id } of rows) if (first === undefined || id < first) first = id
  return first
}

/** Whether two rows of an order may belong to one package: a row that names none belongs to any. */
export function mayShareParcel({ facts: one }: Row, { facts: other }: Row): boolean {
  return one.parcel === undefined || other.parcel === undefined || one.parcel === other.parcel
}

/** Names the bundle of a row; null where it belongs to none. */
export function bundleKey({ source, facts }: Row): string | null {
  return facts.bundle === undefined ? null : `${source} ${facts.bundle}`
}
