import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { flagsAt } from './check-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { countBySource } from './count-rows.ts'
import type { ColumnDoubt } from '#domain/draft/draft-view.ts'
import { LIKELY_PROBLEM_KINDS, type LikelyProblemKind } from './issue.ts'
import { FLAG, LIKELY } from '#domain/draft/table/row-flags.ts'

/** From so many rows on, and from this share of a sheet on, it is the column and not the rows. */
const FEWEST_ROWS = 3
const SHARE_OF_ROWS = 0.6

const KINDS = [...LIKELY_PROBLEM_KINDS, 'swapped'] as const
const ANY = LIKELY | FLAG.swapped

/** The columns of sheets that look wrong in most rows, and about which the person has not decided. */
export function findColumnDoubts(draft: Draft): readonly ColumnDoubt[] {
  const { flags, sourceIds } = draft.table
  const { slots, length } = draft.order
  const odd: number[] = []
  for (let position = 0; position < length; position += 1) {
    const slot = slots[position] ?? 0
    if ((flags[slot] ?? 0) & ANY) odd.push(slot)
  }
  if (odd.length < FEWEST_ROWS) return []
  const rows = countBySource(draft)
  return draft.sources.flatMap(({ source }, sourceId): ColumnDoubt[] => {
    if (source.kind === 'typed') return []
    const own = odd.filter((slot) => sourceIds[slot] === sourceId)
    const of = rows[sourceId] ?? 0
    const doubts = KINDS.flatMap((kind): ColumnDoubt[] => {
      const found = own.filter((slot) => (flags[slot] ?? 0) & FLAG[kind])
      const isMost = found.length >= FEWEST_ROWS && found.length >= of * SHARE_OF_ROWS
      if (!isMost) return []
      const field = kind === 'swapped' ? 'orderId' : fieldOf(draft, found, kind)
      return [{ sourceId, source, kind, field, rows: found.length, of }]
    })
    // Swapped columns hold values that look wrong for their fields: one question answers both.
    const swapped = doubts.find(({ kind }) => kind === 'swapped')
    return swapped ? [swapped] : doubts
  })
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
