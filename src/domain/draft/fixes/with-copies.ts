import { groupBy } from '#base/group-by.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { copyKey } from '#domain/draft/issues/duplicates.ts'
import type { Change } from '#domain/draft/stored/kept-action.ts'
import { whyLeftOut } from '#domain/draft/row-kinds.ts'
import type { Row, RowId } from '#domain/draft/row/row.ts'
import { idsOf, knownRow, runsWhere, sheetRows } from '#domain/draft/rows.ts'
import { setValues } from '#domain/draft/changes/plan-changes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'

/** Finds the exact copies of a row that are left out. */
type CopiesOf = (id: RowId) => readonly RowId[]

/**
 * Extends a plan to the exact copies of its rows, which would otherwise become entries. The name keeps its count, since
 * copies aren't shown.
 */
export function withCopies(draft: Draft, plan: Plan | null): Plan | null {
  if (plan === null) return null
  const copies = findCopies(draft)
  if (copies === null) return plan
  return { ...plan, changes: plan.changes.map((change) => widen(draft, change, copies)) }
}

function findCopies(draft: Draft): CopiesOf | null {
  const byKey = groupBy(sheetRows(draft.rows), (row) => (isCopy(draft, row) ? copyKey(row) : null))
  if (byKey.size === 0) return null
  return (id) => {
    const row = knownRow(draft.rows, id)
    return (row && byKey.get(copyKey(row))?.map((copy) => copy.id)) ?? []
  }
}

const isCopy = (draft: Draft, { id }: Row) => whyLeftOut(draft, id) === 'copy'

function widen(draft: Draft, change: Change, copiesOf: CopiesOf): Change {
  switch (change.kind) {
    case 'set': {
      const { rows, from } = addCopies(change.rows, copiesOf)
      const { values, originals, decisions } = change.after
      const after = {
        values: from.map((index) => values[index] ?? ''),
        originals: originals && from.map((index) => originals[index] ?? null),
        decisions: decisions && from.map((index) => decisions[index] ?? null),
      }
      return setValues(change.field, knownRowsOf(draft, rows), after)
    }
    case 'decide': {
      const { rows, from } = addCopies(change.rows, copiesOf)
      const before = knownRowsOf(draft, rows).map(({ decisions }) => decisions.row ?? null)
      return { ...change, rows, before, after: from.map((index) => change.after[index] ?? null) }
    }
    case 'remove': {
      const removed = change.runs.flatMap((run) => [...idsOf(run)])
      const gone = new Set([...removed, ...removed.flatMap(copiesOf)])
      return { ...change, runs: runsWhere(draft.rows, ({ id }) => gone.has(id)) }
    }
    default:
      return change
  }
}

const knownRowsOf = ({ rows }: Draft, ids: readonly RowId[]) =>
  ids.flatMap((id) => knownRow(rows, id) ?? [])

/** Appends the copies of rows; `from` is the index of the row that each one copies. */
function addCopies(rows: readonly RowId[], copiesOf: CopiesOf) {
  const named = new Set(rows)
  const added = rows.flatMap((id, index) =>
    copiesOf(id).flatMap((copy) => {
      if (named.has(copy)) return []
      named.add(copy)
      return [{ copy, index }]
    }),
  )
  return {
    rows: [...rows, ...added.map(({ copy }) => copy)],
    from: [...rows.keys(), ...added.map(({ index }) => index)],
  }
}
