import { numberInLink } from '#domain/entry/read-link.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { type Draft, nextRowId } from '#domain/draft/draft.ts'
import { earlyOf, issuesOf } from '#domain/draft/findings.ts'
import { whyLeftOut } from '#domain/draft/row-kinds.ts'
import { describeIssue } from '#domain/draft/describe/describe-row.ts'
import type { IssueKind, LikelyProblemKind } from '#domain/draft/row/issue.ts'
import type { World } from '#domain/draft/issues/world.ts'
import type { LeftOutReason } from '#domain/draft/row/left-out-reasons.ts'
import type { Confirmed } from '#domain/draft/stored/kept-source.ts'
import type { Change, RowAction, Run, SetChange } from '#domain/draft/stored/kept-action.ts'
import {
  cellOf,
  type Row,
  type RowDecision,
  type RowId,
  type SourceId,
  withCell,
} from '#domain/draft/row/row.ts'
import { positionOf, rowsInSheet, sheetRows } from '#domain/draft/rows.ts'
import {
  planOfRows,
  setReplaced,
  setValues,
  setWritten,
} from '#domain/draft/changes/plan-changes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'

/** Ids of the rows to change; null for all rows. */
export type Only = readonly RowId[] | null

function meantRows({ rows }: Draft, only: Only): readonly Row[] {
  return only === null ? sheetRows(rows) : rowsInSheet(rows, only)
}

/** Marks cells with a likely problem of this kind to be sent as they are. */
export function planSendAsItIs(
  draft: Draft,
  world: World,
  kind: LikelyProblemKind,
  only: Only,
): Plan | null {
  const found = meantRows(draft, only)
    .filter(({ id }) => issuesOf(draft, id).includes(kind))
    .flatMap((row) => describeIssue(draft, world, row, kind).map(({ field }) => ({ row, field })))
  const changes = TRACKING_FIELDS.flatMap((field) => {
    const rows = found.filter((one) => one.field === field).map(({ row }) => row)
    return rows.length === 0 ? [] : [setDecided(field, rows)]
  })
  return planOfRows('sent-as-it-is', changes)
}

function setDecided(field: TrackingField, rows: readonly Row[]): SetChange {
  const cells = rows.map((row) => cellOf(row, field))
  return setValues(field, rows, {
    values: cells.map(({ value }) => value),
    originals: cells.map(({ original }) => original),
    decisions: cells.map(() => 'as-it-is'),
  })
}

/** Takes the tracking number out of web addresses that contain exactly one; the address stays the original. */
export function planTakeNumbers(draft: Draft, only: Only): Plan | null {
  const found = meantRows(draft, only).filter(({ id, cells }) => {
    const isAddress = hasAny(draft, id, ['web-address', 'sent-as-it-is'])
    return isAddress && numberInLink(cells.trackingId) !== null
  })
  const change = setReplaced('trackingId', found, (cell) => numberInLink(cell) ?? cell)
  return planOfRows('numbers-taken', [change])
}

function hasAny(draft: Draft, id: RowId, kinds: readonly IssueKind[]): boolean {
  return earlyOf(draft, id).some((kind) => kinds.includes(kind))
}

/** Joins or splits cells with several numbers, where their issue offers it. */
export function planSeveral(
  draft: Draft,
  world: World,
  offer: 'join' | 'split',
  only: Only,
): Plan | null {
  const parts = new Map<Row, readonly string[]>()
  for (const row of meantRows(draft, only)) {
    const issue = findParted(draft, world, row, only !== null)
    if (issue?.offer === offer) parts.set(row, issue.parts)
  }
  const found = [...parts.keys()]
  if (found.length === 0) return null
  const name = { kind: 'cells-fixed', issue: 'several-numbers', rows: found.length } as const
  if (offer === 'split') return { name, ...split(draft, parts) }
  const joined = new Map([...parts].map(([{ cells }, some]) => [cells.trackingId, some.join('')]))
  const join = (cell: string) => joined.get(cell) ?? cell
  return { name, changes: [setReplaced('trackingId', found, join)] }
}

const PARTED = ['several-numbers', 'number-and-remark', 'words'] as const
/** Split only by the user's choice for a single row: such digits are mostly one number. */
const PERHAPS_PARTED = [...PARTED, 'perhaps-two-numbers'] as const

/** The issue that says how a row's cell can be split. */
function findParted(draft: Draft, world: World, row: Row, named: boolean) {
  const kinds = issuesOf(draft, row.id)
  const kind = (named ? PERHAPS_PARTED : PARTED).find((one) => kinds.includes(one))
  const [issue] = kind === undefined ? [] : describeIssue(draft, world, row, kind)
  return issue !== undefined && 'offer' in issue ? issue : null
}

/** Gives each further part of a cell its own row below the first; all keep the row number of the sheet. */
function split(
  draft: Draft,
  partsOf: ReadonlyMap<Row, readonly string[]>,
): Pick<Plan, 'changes' | 'added'> {
  const found = [...partsOf.keys()]
  const added: Row[] = []
  const runs: Run[] = []
  for (const row of inSheetOrder(draft, found)) {
    const parts = partsOf.get(row)?.slice(1) ?? []
    const at = (positionOf(draft.rows, row.id) ?? 0) + 1 + added.length
    const first = nextRowId(draft, added.length)
    if (parts.length > 0) runs.push({ at, first, count: parts.length })
    for (const value of parts) {
      const copy = { ...row, id: nextRowId(draft, added.length) }
      added.push(withCell(copy, 'trackingId', { value, original: null, decision: null }))
    }
  }
  const values = found.map((row) => partsOf.get(row)?.[0] ?? '')
  const first = setValues('trackingId', found, { values })
  return { changes: [first, { kind: 'insert', runs }], added }
}

function inSheetOrder({ rows }: Draft, some: readonly Row[]): readonly Row[] {
  const place = ({ id }: Row) => positionOf(rows, id) ?? 0
  return some.toSorted((one, other) => place(one) - place(other))
}

function setDecision(rows: readonly Row[], decision: RowDecision | null): Change {
  return {
    kind: 'decide',
    rows: rows.map(({ id }) => id),
    before: rows.map(({ decisions }) => decisions.row ?? null),
    after: rows.map(() => decision),
  }
}

/** Two fields whose values are swapped. */
export type FieldPair = readonly [TrackingField, TrackingField]

const ORDER_AND_NUMBER: FieldPair = ['orderId', 'trackingId']

/** Swaps the values of two fields, each cleaned for its new field; rows with equal values stay as they are. */
export function planSwap(meant: readonly Row[], pair: FieldPair = ORDER_AND_NUMBER): Plan | null {
  return planOfRows('rows-swapped', setSwapped(meant, pair))
}

function setSwapped(meant: readonly Row[], [one, other]: FieldPair): readonly SetChange[] {
  const rawOf = (row: Row, field: TrackingField) => row.originals[field] ?? row.cells[field]
  const rows = meant.filter((row) => rawOf(row, one) !== rawOf(row, other))
  if (rows.length === 0) return []
  const valuesOf = (field: TrackingField) => rows.map((row) => rawOf(row, field))
  return [setWritten(one, rows, valuesOf(other)), setWritten(other, rows, valuesOf(one))]
}

/** Swaps the order and number columns of a whole sheet. */
export function planSwapColumns(draft: Draft, source: SourceId): Plan | null {
  const before = draft.sources.get(source)
  const rows = sheetRows(draft.rows).filter((row) => row.source === source)
  if (before === undefined || rows.length === 0) return null
  const name = { kind: 'columns-swapped', rows: rows.length } as const
  const changes = setSwapped(rows, ORDER_AND_NUMBER)
  if (before.match === null) return { name, changes }
  const { orderId, trackingId, ...others } = before.match.mapping
  const mapping = {
    ...others,
    ...(trackingId !== undefined && { orderId: trackingId }),
    ...(orderId !== undefined && { trackingId: orderId }),
  }
  const after = { ...before, match: { ...before.match, mapping } }
  return { name, changes: [...changes, { kind: 'source', source, before, after }] }
}

/** Confirms a column as correct although most of its rows look wrong. */
export function planConfirm(draft: Draft, source: SourceId, confirmed: Confirmed): Plan | null {
  const before = draft.sources.get(source)
  if (before === undefined) return null
  const after = { ...before, confirmed: [...(before.confirmed ?? []), confirmed] }
  const change: Change = { kind: 'source', source, before, after }
  return { name: { kind: 'columns-kept' }, changes: [change] }
}

/** Leaves rows out of the upload; they can be put back. */
export function planLeaveOut(rows: readonly Row[]): Plan | null {
  return planDecision('rows-left-out', rows, 'left-out')
}

/** Puts back rows that are left out: all, those with one reason, or the named ones. */
export function planPutBack(draft: Draft, only: Only | LeftOutReason): Plan | null {
  const isReason = typeof only === 'string'
  const rows = meantRows(draft, isReason ? null : only).filter(({ id }) => {
    const reason = whyLeftOut(draft, id)
    return isReason ? reason === only : reason !== null
  })
  return planDecision('rows-put-back', rows, 'put-back')
}

function planDecision(kind: RowAction, rows: readonly Row[], decision: RowDecision): Plan | null {
  if (rows.length === 0) return null
  return { name: { kind, rows: rows.length }, changes: [setDecision(rows, decision)] }
}
