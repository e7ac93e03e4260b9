import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import type { Change } from './change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { isCellEmpty } from '#domain/draft/table/entry-table.ts'
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
  // Asked of every row after every change.
  const isBare = Uint8Array.from(sourceRows, (_, id) => Number(bare.has(id)))
  for (let position = 0; position < order.length && bare.size > 0; position += 1) {
    const slot = order.slots[position] ?? 0
    const id = table.sourceIds[slot] ?? 0
    if (isBare[id] === 0 || isCellEmpty(table, slot, 'courier')) continue
    isBare[id] = 0
    bare.delete(id)
  }
  return bare
}
