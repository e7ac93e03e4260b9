import type { Draft } from '#domain/draft/draft.ts'
import type { Row, RowId, SourceId } from '#domain/draft/row.ts'
import { enterChecked, judgeTouched } from '#domain/draft/findings.ts'
import { whyLeftOut } from '#domain/draft/kinds/row-kinds.ts'
import type { CheckedRow } from '#domain/draft/issues/early-checks.ts'
import { appendRows, forgetRow, idsOf, learnRows, runsWhere } from '#domain/draft/rows.ts'
import { applyChanges } from './apply-changes.ts'
import type { Action, Change, SourceFacts } from '#domain/draft/kept-draft.ts'
import type { Plan } from './plan.ts'

/** Does something that can be undone under its name. What had been undone can no longer be redone. */
export function perform(draft: Draft, plan: Plan): void {
  dropRedo(draft)
  for (const [id, facts] of plan.sources ?? []) learnSource(draft, id, facts)
  learn(draft, plan.added ?? [])
  const isCopy = (id: RowId) => whyLeftOut(draft, id) === 'copy'
  const written = writtenRows(plan.changes)
  const seen = written.filter((id) => !isCopy(id))
  applyChanges(draft, plan.changes)
  const kept = keepInSight(seen.filter(isCopy))
  applyChanges(draft, kept)
  remember(draft, { name: plan.name, changes: [...plan.changes, ...kept] })
}

/** Rows that became exact copies by what the person wrote into them stay in sight: what undoes it is part of the action. */
function keepInSight(rows: readonly RowId[]): readonly Change[] {
  if (rows.length === 0) return []
  const before = rows.map(() => null)
  return [{ kind: 'decide', rows, before, after: rows.map(() => 'put-back' as const) }]
}

function writtenRows(changes: readonly Change[]): readonly RowId[] {
  const written = new Set<RowId>()
  for (const change of changes) {
    if (change.kind === 'set') for (const id of change.rows) written.add(id)
  }
  return [...written]
}

/** Makes a source known; the ids of later ones count on from it. */
function learnSource(draft: Draft, id: SourceId, facts: SourceFacts): void {
  draft.sources.set(id, facts)
  if (id >= draft.nextSource) draft.nextSource = (id + 1) as SourceId
}

/** Makes rows known; the ids of later ones count on from theirs. */
function learn(draft: Draft, added: readonly Row[]): void {
  learnRows(draft.rows, added)
  for (const { id } of added) if (id >= draft.nextRow) draft.nextRow = (id + 1) as RowId
}

/** Writes down what has been done already, so that it can be undone. */
export function remember(draft: Draft, { name, changes }: Action): void {
  dropRedo(draft)
  draft.history.actions.push({ name, changes })
  draft.history.done += 1
}

/** Forgets what was undone, and the rows that only a redo could have brought back. */
function dropRedo({ rows, history }: Draft): void {
  for (const { changes } of history.actions.splice(history.done)) {
    for (const change of changes) {
      // Only `insert` brings new rows into a sheet; every other command removes or changes some.
      if (change.kind !== 'insert') continue
      for (const run of change.runs) for (const id of idsOf(run)) forgetRow(rows, id)
    }
  }
}

/** Takes the last action back; false when there is none. */
export function undo(draft: Draft): boolean {
  const action = draft.history.actions[draft.history.done - 1]
  if (action === undefined) return false
  applyChanges(draft, action.changes.map(invertChange).reverse())
  draft.history.done -= 1
  return true
}

/** The change that takes another one back. */
function invertChange(change: Change): Change {
  switch (change.kind) {
    case 'insert':
      return { kind: 'remove', runs: change.runs }
    case 'remove':
      return { kind: 'insert', runs: change.runs }
    case 'decide':
      return { ...change, before: change.after, after: change.before }
    case 'set':
      return { ...change, before: change.after, after: change.before }
    case 'source':
      return { ...change, before: change.after, after: change.before }
  }
}

/** Does again what was undone last; false when there is nothing. */
export function redo(draft: Draft): boolean {
  const action = draft.history.actions[draft.history.done]
  if (action === undefined) return false
  applyChanges(draft, action.changes)
  draft.history.done += 1
  return true
}

/** Adds rows at the end of the sheet while it is being read; `remember` makes an action of all of them. */
export function appendToSheet(draft: Draft, added: readonly CheckedRow[]): void {
  const rows = added.map(({ row }) => row)
  learn(draft, rows)
  appendRows(draft.rows, rows)
  for (const checked of added) enterChecked(draft, checked)
  judgeTouched(draft)
}

/** Leaves the sheet as it was before rows were appended that no action names yet. */
export function withdraw(draft: Draft, added: readonly Row[]): void {
  const gone = new Set(added.map(({ id }) => id))
  const runs = runsWhere(draft.rows, ({ id }) => gone.has(id))
  applyChanges(draft, [{ kind: 'remove', runs }])
  for (const id of gone) forgetRow(draft.rows, id)
}
