import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { Action, Change } from '#domain/draft/stored/kept-action.ts'
import { isFilledByRule, type Row, type RowId } from '#domain/draft/row/row.ts'
import { idsOf, rowsInSheet } from '#domain/draft/rows.ts'
import { sendableRows } from '#domain/draft/sendable.ts'
import { planOfRows, setValues } from './plan-changes.ts'
import type { Plan } from './plan.ts'

/** Whether an action added rows or changed numbers. Duplicated rows keep their courier, so they don't count. */
function bringsNumbers({ name, changes }: Action): boolean {
  return name.kind !== 'rows-duplicated' && changes.some((change) => idsIn(change).length > 0)
}

/** The rows that were added or got another number after the first `since` actions. */
export function findNewNumbers({ history, rows }: Draft, since: number): readonly Row[] {
  const actions = history.actions.slice(since, history.done).filter(bringsNumbers)
  const ids = actions.flatMap(({ changes }) => changes.flatMap(idsIn))
  return rowsInSheet(rows, [...new Set(ids)])
}

function idsIn(change: Change): readonly RowId[] {
  if (change.kind === 'set') return change.field === 'trackingId' ? change.rows : []
  return change.kind === 'insert' ? change.runs.flatMap((run) => [...idsOf(run)]) : []
}

/**
 * Fills in the courier for the shape of a number where a row has none. Cells with a decision of the user stay as they
 * are; null when no cell changes.
 */
export function planFills(rows: readonly Row[], fills: ReadonlyMap<string, string>): Plan | null {
  const courierFor = ({ cells }: Row) => fills.get(shapeKey(cells.trackingId))
  const isOpen = ({ cells, decisions }: Row) =>
    cells.courier === '' && decisions.cells?.courier === undefined
  const filled = rows.filter((row) => isOpen(row) && courierFor(row) !== undefined)
  return planOfRows('couriers-filled', [
    setValues('courier', filled, {
      values: filled.map((row) => courierFor(row) ?? ''),
      originals: filled.map(({ originals }) => originals.courier ?? null),
      decisions: filled.map(() => 'by-rule'),
    }),
  ])
}

/** How many entries with numbers of one shape got a courier by a rule. */
export type CourierFill = {
  readonly shape: string
  readonly courier: string
  readonly entries: number
}

/** Lists the couriers that rules filled in, for the entries that can be sent. */
export function listFilled(draft: Draft): readonly CourierFill[] {
  const found = new Map<string, CourierFill>()
  for (const row of sendableRows(draft)) {
    if (!isFilledByRule(row)) continue
    const shape = shapeKey(row.cells.trackingId)
    const { courier } = row.cells
    const key = `${shape}\n${courier}`
    found.set(key, { shape, courier, entries: (found.get(key)?.entries ?? 0) + 1 })
  }
  return [...found.values()]
}
