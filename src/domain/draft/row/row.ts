import { eachField, type EntryCells, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { cleanField, needsRules } from '#domain/entry/gate.ts'
import { marksOf } from '#domain/entry/cleaning/rule.ts'
import type { RowFacts } from './row-facts.ts'

declare const brand: unique symbol
type Branded<Name extends string> = number & { readonly [brand]: Name }

/** Identifies a row of the draft. Never reused, so a late command can't hit another row. */
export type RowId = Branded<'RowId'>
/** Identifies a sheet, paste or form that rows came from. Never reused within a browser. */
export type SourceId = Branded<'SourceId'>
/** Index of a row in the sheet. */
export type Position = Branded<'Position'>
/** Identifies a step of the history: a command, and what it brought about. Never reused within a draft. */
export type StepId = Branded<'StepId'>
/** Version of the snapshot that the page shows; a command names the one it was made from. */
export type Revision = Branded<'Revision'>

/** Sent despite a likely problem, kept as in the sheet, filled in by a rule, or coded from a public list. */
export const CELL_DECISIONS = ['as-it-is', 'as-written', 'by-rule', 'from-list'] as const
export type CellDecision = (typeof CELL_DECISIONS)[number]

/** The user leaves the row out, or wants to send it although it would be left out. */
export const ROW_DECISIONS = ['left-out', 'put-back'] as const
export type RowDecision = (typeof ROW_DECISIONS)[number]

/** The user's decisions about a row. */
export type Decisions = {
  readonly row?: RowDecision
  readonly cells?: Readonly<Partial<Record<TrackingField, CellDecision>>>
}

/** An immutable row of the draft. An edit makes a new one with the same id. */
export type Row = {
  readonly id: RowId
  readonly source: SourceId
  /** Row number in the user's sheet, from 1. */
  readonly sheetRow: number
  readonly cells: EntryCells
  /** The sheet's own values of cells that cleaning changed. */
  readonly originals: Readonly<Partial<EntryCells>>
  readonly facts: RowFacts
  readonly decisions: Decisions
}

// Shared, since most rows have no originals, decisions or facts.
const NO_ORIGINALS: Row['originals'] = {}
const NO_DECISIONS: Decisions = {}
export const NO_FACTS: RowFacts = {}

/** Where a row came from, and its facts. */
export type RowOrigin = Pick<Row, 'id' | 'source' | 'sheetRow'> & Partial<Pick<Row, 'facts'>>

/** Not a spread, which takes five times as long: 100,000 rows are made at once. */
function makeRow(
  { id, source, sheetRow, facts = NO_FACTS }: RowOrigin,
  cells: EntryCells,
  originals: Row['originals'],
  decisions: Decisions,
): Row {
  return { id, source, sheetRow, cells, originals, facts, decisions }
}

/** Makes a row of raw cells, cleaned; missing cells are empty. */
export function readRow(place: RowOrigin, raw: Partial<EntryCells>): Row {
  return readCells(place, (field) => raw[field] ?? '')
}

/** Makes a row of each field's raw value, cleaned; calls `onLook` for each value that isn't plain. */
export function readCells(
  place: RowOrigin,
  rawOf: (field: TrackingField) => string,
  onLook: () => void = () => {},
): Row {
  let originals: { [field in TrackingField]?: string } | null = null
  const cells = eachField((field) => {
    const cell = rawOf(field)
    if (!needsRules(field, marksOf(cell), cell.length)) return cell
    onLook()
    const cleaned = cleanField(cell, field)
    if (cleaned !== cell) (originals ??= {})[field] = cell
    return cleaned
  })
  return makeRow(place, cells, originals ?? NO_ORIGINALS, NO_DECISIONS)
}

/** A cell: its value, the sheet's own value if cleaning changed it, and the user's decision. */
export type Cell = {
  readonly value: string
  readonly original: string | null
  readonly decision: CellDecision | null
}

/** Returns the row with one cell replaced. */
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

/** Sets or, with null, removes the value of a field; returns the same object when it already has that value. */
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

export function cellOf(row: Row, field: TrackingField): Cell {
  return {
    value: row.cells[field],
    original: row.originals[field] ?? null,
    decision: row.decisions.cells?.[field] ?? null,
  }
}

/** Returns the row with another decision about it; null removes the decision. */
export function withDecision(row: Row, decision: RowDecision | null): Row {
  const { row: _before, ...others } = row.decisions
  return { ...row, decisions: decision === null ? others : { ...others, row: decision } }
}

/** Whether a rule filled in the courier and the user hasn't changed it. */
export function isFilledByRule({ decisions }: Row): boolean {
  return decisions.cells?.courier === 'by-rule'
}

/** The smallest id; undefined without rows. */
export function firstIdOf(rows: readonly Row[]): RowId | undefined {
  let first: RowId | undefined
  for (const { id } of rows) if (first === undefined || id < first) first = id
  return first
}

/** Whether two rows of an order may belong to one package: a row without a package fits any. */
export function mayShareParcel({ facts: one }: Row, { facts: other }: Row): boolean {
  return one.parcel === undefined || other.parcel === undefined || one.parcel === other.parcel
}

/** Key of the row's bundle; null without one. */
export function bundleKey({ source, facts }: Row): string | null {
  return facts.bundle === undefined ? null : `${source} ${facts.bundle}`
}
