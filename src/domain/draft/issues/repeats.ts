import type { Change } from '#domain/draft/changes/change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { RepeatedSheet } from '#domain/draft/draft-view.ts'
import { type EarlierIndex, findEarlier } from './earlier-index.ts'
import { cellOf, cellsOf, type EntryTable } from '#domain/draft/table/entry-table.ts'
import { judgeRepeat, type Likeness, LIKENESSES } from './judge-repeat.ts'
import { planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { FLAG, LATE_DONE } from '#domain/draft/table/row-flags.ts'
import { slotsOf } from '#domain/draft/table/row-order.ts'

/** From so many rows on, and from this share of a sheet on, it is the same sheet again; for less the rows say it. */
const FEWEST_REPEATS = 3
const SHARE_OF_REPEATS = 0.5

/** A row in one number: what it is, and which upload says so. */
const STEP = 8

/** Compares a row with earlier uploads, keeps what it is in the table and returns the flags that follow. */
export function checkRepeat(table: EntryTable, earlier: EarlierIndex, slot: number): number {
  table.repeats[slot] = 0
  if (earlier.size === 0) return 0
  const facts = findEarlier(earlier, cellOf(table, slot, 'orderId'))
  if (facts.length === 0) return 0
  const cells = cellsOf(table, slot)
  const isNumbered = ((table.flags[slot] ?? 0) & FLAG['tracking-number-missing']) === 0
  const { likeness, same, warning } = judgeRepeat(facts, {
    ...cells,
    trackingId: isNumbered ? cells.trackingId : '',
  })
  table.repeats[slot] = LIKENESSES.indexOf(likeness) + STEP * (same?.upload.number ?? 0)
  return warning ? FLAG[warning.kind] : 0
}

function likenessAt({ repeats }: EntryTable, slot: number): Likeness {
  return LIKENESSES[(repeats[slot] ?? 0) % STEP] ?? 'new'
}

/** Whether an earlier upload has the same row. */
function isRepeat(likeness: Likeness): boolean {
  return likeness !== 'new' && likeness !== 'changed'
}

/** The sheets that are mostly what earlier uploads had, about which the person has not decided; only fully checked ones. */
export function findRepeated(draft: Draft, earlier: EarlierIndex): readonly RepeatedSheet[] {
  const { sources, table } = draft
  if (earlier.size === 0) return []
  return sources.flatMap((facts, sourceId) => {
    if (facts.source.kind === 'typed' || facts.keepsRepeats) return []
    const slots = [...slotsOf(draft.order)].filter((slot) => table.sourceIds[slot] === sourceId)
    if (slots.some((slot) => !((table.states[slot] ?? 0) & LATE_DONE))) return []
    const counts = { new: 0, changed: 0, accepted: 0, 'maybe-accepted': 0, open: 0 }
    for (const slot of slots) counts[likenessAt(table, slot)] += 1
    const repeats = slots.length - counts.new - counts.changed
    if (repeats < FEWEST_REPEATS || repeats < slots.length * SHARE_OF_REPEATS) return []
    const uploads = countByUpload(table, slots, earlier)
    return [{ sourceId, source: facts.source, rows: slots.length, counts, uploads }]
  })
}

type RepeatedUpload = RepeatedSheet['uploads'][number]

function countByUpload(
  table: EntryTable,
  slots: readonly number[],
  earlier: EarlierIndex,
): readonly RepeatedUpload[] {
  const found = new Map<number, { accepted: number; open: number }>()
  for (const slot of slots) {
    const likeness = likenessAt(table, slot)
    if (!isRepeat(likeness)) continue
    const number = Math.floor((table.repeats[slot] ?? 0) / STEP)
    const counts = found.get(number) ?? { accepted: 0, open: 0 }
    counts[likeness === 'accepted' ? 'accepted' : 'open'] += 1
    found.set(number, counts)
  }
  const uploads = [...found].flatMap(([number, counts]) => {
    const upload = earlier.uploads.get(number)
    return upload ? [{ id: upload.id, startedAt: upload.startedAt, ...counts }] : []
  })
  return uploads.sort((one, other) => rowsOf(other) - rowsOf(one))
}

const rowsOf = ({ accepted, open }: RepeatedUpload) => accepted + open

/** Takes out the rows of a sheet that an earlier upload has too; changed and new ones stay. */
export function planRemoveRepeats(draft: Draft, sourceId: number): Change {
  const { table } = draft
  return planRemoval(draft, (slot) => {
    return table.sourceIds[slot] === sourceId && isRepeat(likenessAt(table, slot))
  })
}
