import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { flagsAt } from './check-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { ColumnDoubt } from '#domain/draft/draft-view.ts'
import { LIKELY_PROBLEM_KINDS, type LikelyProblemKind } from './issue.ts'
import { FLAG, LIKELY } from '#domain/draft/table/row-flags.ts'

/** From so many rows on, and from this share of a sheet on, it is the column and not the rows. */
const FEWEST_ROWS = 3
const SHARE_OF_ROWS = 0.6

const KINDS = [...LIKELY_PROBLEM_KINDS, 'swapped'] as const
type DoubtKind = (typeof KINDS)[number]
const ANY = LIKELY | FLAG.swapped

type Counting = { rows: number; readonly counts: Map<DoubtKind, number[]> }

/** The columns of sheets that look wrong in most rows, and about which the person has not decided. */
export function findColumnDoubts(draft: Draft): readonly ColumnDoubt[] {
  return [...countSources(draft)].flatMap(([sourceId, { rows, counts }]): ColumnDoubt[] => {
    const source = draft.sources[sourceId]?.source
    if (source === undefined || source.kind === 'typed') return []
    const isMost = (kind: DoubtKind) => {
      const count = counts.get(kind)?.length ?? 0
      return count >= FEWEST_ROWS && count >= rows * SHARE_OF_ROWS
    }
    const doubt = { sourceId, source, of: rows }
    // Swapped columns hold values that look wrong for their fields: one question settles both.
    if (isMost('swapped')) {
      const count = counts.get('swapped')?.length ?? 0
      return [{ ...doubt, kind: 'swapped', field: 'orderId', rows: count }]
    }
    return LIKELY_PROBLEM_KINDS.filter(isMost).map((kind) => {
      const slots = counts.get(kind) ?? []
      return { ...doubt, kind, field: fieldOf(draft, slots, kind), rows: slots.length }
    })
  })
}

/** Reads one number of each row, and more only of those with something to say. */
function countSources({ order, table }: Draft): ReadonlyMap<number, Counting> {
  const sources = new Map<number, Counting>()
  for (let position = 0; position < order.length; position += 1) {
    const slot = order.slots[position] ?? 0
    const sourceId = table.sourceIds[slot] ?? 0
    let counting = sources.get(sourceId)
    if (counting === undefined) sources.set(sourceId, (counting = { rows: 0, counts: new Map() }))
    counting.rows += 1
    const flags = table.flags[slot] ?? 0
    if (flags & ANY) countRow(counting, slot, flags)
  }
  return sources
}

function countRow({ counts }: Counting, slot: number, flags: number): void {
  for (const kind of KINDS) {
    if (!(flags & FLAG[kind])) continue
    const slots = counts.get(kind)
    if (slots === undefined) counts.set(kind, [slot])
    else slots.push(slot)
  }
}

/** Rows that are asked which field it is: more would tell no more. */
const SAMPLE = 50

/** The field in which most of the rows have the problem. */
function fieldOf(draft: Draft, slots: readonly number[], kind: LikelyProblemKind): TrackingField {
  const sample = slots.slice(0, SAMPLE)
  const countOf = (field: TrackingField) =>
    sample.filter((slot) => flagsAt(draft.table, slot, field) & FLAG[kind]).length
  return TRACKING_FIELDS.reduce((most, field) => (countOf(field) > countOf(most) ? field : most))
}
