import type { RowSource } from '#domain/entry/tracking-entry.ts'
import type { Change } from '#domain/draft/changes/change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { RepeatedSheet } from '#domain/draft/draft-view.ts'
import { type EarlierIndex, findEarlier } from './earlier-index.ts'
import { cellOf, cellsOf, type EntryTable } from '#domain/draft/table/entry-table.ts'
import { judgeRepeat, type Likeness, LIKENESSES } from './judge-repeat.ts'
import { planRemoval } from '#domain/draft/changes/plan-changes.ts'
import { FLAG, LATE_DONE } from '#domain/draft/table/row-flags.ts'

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

/** Whether a row stands the same in an earlier upload. */
function isRepeat(likeness: Likeness): boolean {
  return likeness !== 'new' && likeness !== 'changed'
}

type Counting = {
  rows: number
  unchecked: number
  readonly counts: Record<Likeness, number>
  /** By number of the upload. */
  readonly uploads: Map<number, { accepted: number; unsettled: number }>
}

/** The sheets that are mostly what earlier uploads had, about which nobody has decided; only fully checked ones. */
export function findRepeated(draft: Draft, earlier: EarlierIndex): readonly RepeatedSheet[] {
  if (earlier.size === 0) return []
  return [...countSources(draft)].flatMap(([sourceId, counting]) => {
    const facts = draft.sources[sourceId]
    const isAsked = facts && facts.source.kind !== 'typed' && !facts.keepsRepeats
    return isAsked && isRepeated(counting)
      ? [describe(facts.source, sourceId, counting, earlier)]
      : []
  })
}

/** Reads two numbers of each row: half a millisecond at 100,000. */
function countSources({ order, table }: Draft): ReadonlyMap<number, Counting> {
  const sources = new Map<number, Counting>()
  for (let position = 0; position < order.length; position += 1) {
    const slot = order.slots[position] ?? 0
    const sourceId = table.sourceIds[slot] ?? 0
    let counting = sources.get(sourceId)
    if (counting === undefined) sources.set(sourceId, (counting = startCounting()))
    countRow(table, slot, counting)
  }
  return sources
}

function startCounting(): Counting {
  const counts = { new: 0, changed: 0, accepted: 0, 'maybe-accepted': 0, open: 0 }
  return { rows: 0, unchecked: 0, counts, uploads: new Map() }
}

function countRow(table: EntryTable, slot: number, counting: Counting): void {
  const likeness = likenessAt(table, slot)
  counting.rows += 1
  counting.counts[likeness] += 1
  if (!((table.states[slot] ?? 0) & LATE_DONE)) counting.unchecked += 1
  if (!isRepeat(likeness)) return
  const number = Math.floor((table.repeats[slot] ?? 0) / STEP)
  const upload = counting.uploads.get(number) ?? { accepted: 0, unsettled: 0 }
  upload[likeness === 'accepted' ? 'accepted' : 'unsettled'] += 1
  counting.uploads.set(number, upload)
}

function isRepeated({ rows, unchecked, counts }: Counting): boolean {
  const repeats = rows - counts.new - counts.changed
  return unchecked === 0 && repeats >= FEWEST_REPEATS && repeats >= rows * SHARE_OF_REPEATS
}

function describe(
  source: RowSource,
  sourceId: number,
  { rows, counts, uploads }: Counting,
  earlier: EarlierIndex,
): RepeatedSheet {
  const known = [...uploads].flatMap(([number, found]) => {
    const upload = earlier.uploads.get(number)
    return upload ? [{ id: upload.id, startedAt: upload.startedAt, ...found }] : []
  })
  known.sort((one, other) => rowsOf(other) - rowsOf(one))
  return { sourceId, source, rows, counts, uploads: known }
}

const rowsOf = ({ accepted, unsettled }: RepeatedSheet['uploads'][number]) => accepted + unsettled

/** Takes out the rows of a sheet that stand the same in an earlier upload; changed and new ones stay. */
export function planRemoveRepeats(draft: Draft, sourceId: number): Change {
  const { table } = draft
  return planRemoval(draft, (slot) => {
    return table.sourceIds[slot] === sourceId && isRepeat(likenessAt(table, slot))
  })
}
