import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { looksLikeName } from '#domain/entry/rules.ts'
import { countBySource } from '#domain/draft/issues/count-rows.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { cellOf, isCellEmpty } from '#domain/draft/table/entry-table.ts'
import { slotsOf } from '#domain/draft/table/row-order.ts'
import type { Knowledge } from '#domain/draft/issues/late-checks.ts'
import { planCells, type SetChange } from './plan-changes.ts'
import type { ProbableCourier } from '#domain/entry/upload-result.ts'

/** A value of the courier column, as that many entries have it. */
export type CourierValue = {
  /** Empty: the entries without a courier. */
  readonly value: string
  readonly count: number
  readonly isName: boolean
  /** The couriers that a name may mean: one, several that fit equally well, or none. */
  readonly probably: readonly ProbableCourier[]
}

/** The values to look through, the commonest first, and how many there are. */
export type CourierValues = { readonly values: readonly CourierValue[]; readonly total: number }

/** What to send in place of a value; empty: nothing, and the service offers couriers. */
export type CourierReplacement = { readonly value: string; readonly code: string }

/** With more values it is probably another column, taken for that of the couriers. */
const MOST_VALUES = 200

/** Lists every value of the courier column once. */
export function listCourierValues(
  { table, order }: Draft,
  { isCourierName, probableCouriers }: Pick<Knowledge, 'isCourierName' | 'probableCouriers'>,
): CourierValues {
  const counts = new Map<string, number>()
  for (const slot of slotsOf(order)) {
    const value = cellOf(table, slot, 'courier')
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const values = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_VALUES)
    .map(([value, count]) => {
      const isName = value !== '' && (looksLikeName(value) || isCourierName(value))
      return { value, count, isName, probably: isName ? probableCouriers(value) : [] }
    })
  return { values, total: counts.size }
}

/** Puts other codes in the place of values, wherever they are; null when nothing changes. */
export function planCourierValues(
  { table, order }: Draft,
  replacements: readonly CourierReplacement[],
): SetChange | null {
  const codes = new Map(
    replacements
      .map(({ value, code }) => [value, cleanCell(code)] as const)
      .filter(([value, code]) => value !== code),
  )
  const slots: number[] = []
  const written: string[] = []
  for (const slot of slotsOf(order)) {
    const code = codes.get(cellOf(table, slot, 'courier'))
    if (code === undefined) continue
    slots.push(slot)
    written.push(code)
  }
  return slots.length === 0 ? null : planCells(table, 'courier', slots, written)
}

/** How many entries come from sheets in which no entry has a courier. */
export function countWithoutCourier(draft: Draft): number {
  const counts = countBySource(draft)
  return [...findBareSources(draft, counts)].reduce((sum, id) => sum + (counts[id] ?? 0), 0)
}

/** Gives a courier to every entry of the sheets in which none has one; null when there is no such sheet. */
export function planDefaultCourier(draft: Draft, code: string): SetChange | null {
  const { table, order } = draft
  const bare = findBareSources(draft, countBySource(draft))
  const slots = [...slotsOf(order)].filter((slot) => bare.has(table.sourceIds[slot] ?? -1))
  if (slots.length === 0 || cleanCell(code) === '') return null
  const codes = slots.map(() => code)
  return planCells(table, 'courier', slots, codes)
}

/** The sources with rows and without any courier. One entry with a courier takes its source out: most sheets cost nothing. */
function findBareSources({ table, order }: Draft, counts: readonly number[]): ReadonlySet<number> {
  const bare = new Set([...counts.keys()].filter((id) => counts[id] !== 0))
  for (const slot of slotsOf(order)) {
    if (bare.size === 0) return bare
    const id = table.sourceIds[slot] ?? 0
    if (bare.has(id) && !isCellEmpty(table, slot, 'courier')) bare.delete(id)
  }
  return bare
}
