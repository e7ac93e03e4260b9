import { type Draft, takeStepId } from '#domain/draft/draft.ts'
import type { Row, RowId, SourceId, StepId } from '#domain/draft/row/row.ts'
import { enterChecked, judgeTouched } from '#domain/draft/findings.ts'
import { whyLeftOut } from '#domain/draft/row-kinds.ts'
import type { CheckedRow } from '#domain/draft/issues/early-checks.ts'
import { appendRows, forgetRow, idsOf, learnRows, runsWhere } from '#domain/draft/rows.ts'
import { applyChanges } from './apply-changes.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import type { Action, ActionOfStep, Change } from '#domain/draft/stored/kept-action.ts'
import type { Plan } from './plan.ts'

/** Carries out a plan as one action that can be undone. Undone actions can no longer be redone. */
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
  recordAction(draft, { name: plan.name, changes: [...plan.changes, ...kept] })
}

/** Keeps rows in view that an edit made exact copies; as part of the action, so one undo reverts both. */
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

/** Adds a source; ids of later sources continue after it. */
function learnSource(draft: Draft, id: SourceId, facts: SourceFacts): void {
  draft.sources.set(id, facts)
  if (id >= draft.nextSource) draft.nextSource = (id + 1) as SourceId
}

/** Adds rows outside the sheet; ids of later rows continue after them. */
function learn(draft: Draft, added: readonly Row[]): void {
  learnRows(draft.rows, added)
  for (const { id } of added) if (id >= draft.nextRow) draft.nextRow = (id + 1) as RowId
}

/** Records changes that were already applied, so that they can be undone. */
export function recordAction(draft: Draft, { name, changes }: Omit<Action, 'step'>): void {
  dropRedo(draft)
  draft.history.actions.push({ step: takeStepId(draft), name, changes })
  draft.history.done += 1
}

/** Forgets the undone actions and the rows that only a redo could bring back. */
function dropRedo({ rows, history }: Draft): void {
  for (const { changes } of history.actions.splice(history.done)) {
    for (const change of changes) {
      // Only `insert` adds new rows to a sheet.
      if (change.kind !== 'insert') continue
      for (const run of change.runs) for (const id of idsOf(run)) forgetRow(rows, id)
    }
  }
}

/**
 * Joins the actions after the first `since` to one step, which `undoStep` undoes as a whole. Returns it; null if there
 * are none.
 */
export function joinStep({ history }: Draft, since: number): ActionOfStep | null {
  const [first, ...others] = history.actions.slice(since, history.done)
  if (first === undefined) return null
  const joined = others.map((action) => ({ ...action, step: first.step }))
  history.actions.splice(since + 1, joined.length, ...joined)
  return first
}

/** Undoes all of a step that is the last one; false when another step came after it, or it was undone already. */
export function undoStep(draft: Draft, step: StepId): boolean {
  const isLast = () => draft.history.actions[draft.history.done - 1]?.step === step
  if (!isLast()) return false
  while (isLast()) undo(draft)
  return true
}

/** Undoes the last action; false when there is none. */
export function undo(draft: Draft): boolean {
  const action = draft.history.actions[draft.history.done - 1]
  if (action === undefined) return false
  applyChanges(draft, action.changes.map(invertChange).reverse())
  draft.history.done -= 1
  return true
}

/** The change that reverts another one. */
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

/** Redoes the action that was undone last; false when there is none. */
export function redo(draft: Draft): boolean {
  const action = draft.history.actions[draft.history.done]
  if (action === undefined) return false
  applyChanges(draft, action.changes)
  draft.history.done += 1
  return true
}

/** Appends rows to the sheet while it is being read; `recordAction` makes one action of them afterwards. */
export function appendToSheet(draft: Draft, added: readonly CheckedRow[]): void {
  const rows = added.map(({ row }) => row)
  learn(draft, rows)
  appendRows(draft.rows, rows)
  for (const checked of added) enterChecked(draft, checked)
  judgeTouched(draft)
}

/** Removes appended rows that are not part of an action yet, for a cancelled import. */
export function withdraw(draft: Draft, added: readonly Row[]): void {
  const gone = new Set(added.map(({ id }) => id))
  const runs = runsWhere(draft.rows, ({ id }) => gone.has(id))
  applyChanges(draft, [{ kind: 'remove', runs }])
  for (const id of gone) forgetRow(draft.rows, id)
}
