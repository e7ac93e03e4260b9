import { cleanCell } from '#domain/cells/clean-cell.ts'
import type { Change } from './change.ts'
import type { Draft } from './draft.ts'
import { cellOf } from './entry-table.ts'
import { planCells } from './plan-changes.ts'

/** How many entries come from sheets in which no entry has a courier. */
export function countWithoutCourier({ table, order, sourceRows }: Draft): number {
  const bare = findBareSources({ table, order, sourceRows })
  return [...bare].reduce((count, id) => count + (sourceRows[id] ?? 0), 0)
}

/** Gives a courier to every entry of the sheets in which none has one; null when there is no such sheet. */
export function planDefaultCourier(
  draft: Draft,
  code: string,
): (Change & { readonly kind: 'set' }) | null {
  const { table, order } = draft
  const bare = findBareSources(draft)
  const all = order.slots.subarray(0, order.length)
  const slots = Array.from(all.filter((slot) => bare.has(table.sourceIds[slot] ?? -1)))
  if (slots.length === 0 || cleanCell(code) === '') return null
  return planCells(
    table,
    'courier',
    slots,
    slots.map(() => code),
  )
}

/** The sources without any courier. One entry with a courier takes its source out, so that most sheets cost nothing. */
function findBareSources({
  table,
  order,
  sourceRows,
}: Pick<Draft, 'table' | 'order' | 'sourceRows'>): ReadonlySet<number> {
  const bare = new Set([...sourceRows.keys()].filter((id) => (sourceRows[id] ?? 0) > 0))
  for (const slot of order.slots.subarray(0, order.length)) {
    if (bare.size === 0) break
    const id = table.sourceIds[slot] ?? -1
    if (bare.has(id) && cellOf(table, slot, 'courier') !== '') bare.delete(id)
  }
  return bare
}
