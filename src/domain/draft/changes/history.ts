import { applyChanges } from './apply-changes.ts'
import type { Action, Change } from './change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { ActionName } from '#domain/draft/draft-view.ts'
import { blankRow } from '#domain/draft/table/table-upkeep.ts'
import { eachSlot } from '#domain/draft/table/row-order.ts'
import { planRemoval } from './plan-changes.ts'
import type { ReceiptFacts } from '#domain/draft/source-facts.ts'

/** Does something that can be undone under its name. What had been undone can no longer be redone. */
export function perform(draft: Draft, name: ActionName, changes: readonly Change[]): void {
  applyChanges(draft, changes)
  remember(draft, { name, changes })
}

/** Writes down what has been done already, so that it can be undone. */
export function remember(draft: Draft, action: Action): void {
  dropRedo(draft)
  draft.history.actions.push(action)
  draft.history.done += 1
}

/** Forgets what was undone, and the rows that only a redo could have brought back. */
export function dropRedo({ table, history }: Draft): void {
  for (const { changes } of history.actions.splice(history.done)) {
    for (const change of changes) {
      // Only `insert` brings new rows into a sheet; every other command removes or changes some.
      if (change.kind === 'insert') eachSlot(change.runs, (slot) => blankRow(table, slot))
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
    case 'keep':
      return { ...change, keeps: !change.keeps }
    default:
      return { ...change, before: change.after, after: change.before } as Change
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

/**
 * Takes rows of a receipt that came back out of the sheet, as a step of its own that can be undone; while it
 * stands, the source says how many there were.
 */
export function skipDone(
  draft: Draft,
  sourceId: number,
  slots: ReadonlySet<number>,
  receipt: ReceiptFacts,
): void {
  const before = draft.sources[sourceId]
  if (before === undefined || slots.size === 0) return
  perform(draft, { kind: 'done-skipped', rows: slots.size }, [
    planRemoval(draft, (slot) => slots.has(slot)),
    { kind: 'source', sourceId, before, after: { ...before, receipt } },
  ])
}
