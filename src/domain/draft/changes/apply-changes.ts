import {
  enterRow,
  exchangeRow,
  judgeTouched,
  leaveRow,
  recheck,
  recheckRow,
  touchRow,
} from '#domain/draft/findings.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { type Row, withCell, withDecision } from '#domain/draft/row/row.ts'
import {
  idsOf,
  insertRuns,
  knownRow,
  knownRows,
  removeRuns,
  replaceRow,
  rowInSheet,
} from '#domain/draft/rows.ts'
import type { Change, Run, SetChange } from '#domain/draft/stored/kept-action.ts'

/** Applies changes in order and updates the findings of all rows that they affect. */
export function applyChanges(draft: Draft, changes: readonly Change[]): void {
  for (const change of changes) applyChange(draft, change)
  judgeTouched(draft)
}

function applyChange(draft: Draft, change: Change): void {
  switch (change.kind) {
    case 'insert':
      insertRuns(draft.rows, change.runs)
      eachRow(draft, change.runs, (row) => enterRow(draft, row))
      break
    case 'remove':
      eachRow(draft, change.runs, (row) => leaveRow(draft, row))
      removeRuns(draft.rows, change.runs)
      break
    case 'set':
      setCells(draft, change)
      break
    case 'decide':
      decide(draft, change)
      break
    case 'source':
      setSource(draft, change)
  }
}

function eachRow({ rows }: Draft, runs: readonly Run[], visit: (row: Row) => void): void {
  for (const run of runs) {
    for (const id of idsOf(run)) {
      const row = knownRow(rows, id)
      if (row !== undefined) visit(row)
    }
  }
}

function setCells(draft: Draft, { field, rows, after }: SetChange): void {
  for (const [index, id] of rows.entries()) {
    const before = knownRow(draft.rows, id)
    if (before === undefined) continue
    const cell = {
      value: after.values[index] ?? '',
      original: after.originals?.[index] ?? null,
      decision: after.decisions?.[index] ?? null,
    }
    exchangeRow(draft, before, withCell(before, field, cell))
  }
}

type DecideChange = Change & { readonly kind: 'decide' }

function decide(draft: Draft, change: DecideChange): void {
  const { rows } = draft
  for (const [index, id] of change.rows.entries()) {
    const row = knownRow(rows, id)
    if (row === undefined) continue
    replaceRow(rows, withDecision(row, change.after[index] ?? null))
    touchRow(draft, row)
  }
}

type SourceChange = Change & { readonly kind: 'source' }

/** Sets the facts of a source. When the user confirmed a column, its rows lose that issue. */
function setSource(draft: Draft, { source, before, after }: SourceChange): void {
  draft.sources.set(source, after)
  // The late checks use the column match.
  if (before.match !== after.match) recheck(draft, (row) => row.source === source)
  if (before.confirmed === after.confirmed) return
  for (const row of knownRows(draft.rows)) {
    if (row.source !== source || rowInSheet(draft.rows, row.id) === undefined) continue
    recheckRow(draft, row, row)
  }
}
