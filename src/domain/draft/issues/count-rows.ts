import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { OPTIONAL_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { isCellEmpty } from '#domain/draft/table/entry-table.ts'
import {
  FLAG,
  ISSUE_KINDS,
  LATE_DONE,
  PROBLEMS,
  SKIPPED,
  WARNINGS,
} from '#domain/draft/table/row-flags.ts'
import { slotsOf } from '#domain/draft/table/row-order.ts'

/** The counts of the sheet. Entries = sendable + with a problem + skipped. */
type DraftCounts = Pick<
  DraftSnapshot,
  'entryCount' | 'problemCount' | 'warningCount' | 'copyCount' | 'sendableCount' | 'issueCounts'
>

/** Counts the entries of the sheet and their issues; those of a skipped copy do not count. */
export function countIssues(draft: Draft): DraftCounts {
  const { order } = draft
  const { copyCount, rowsByFlags } = countByFlags(draft)
  const countOf = (isMeant: (flags: number) => boolean) =>
    [...rowsByFlags].reduce((sum, [flags, rows]) => (isMeant(flags) ? sum + rows : sum), 0)
  const problemCount = countOf((flags) => (flags & PROBLEMS) !== 0)
  return {
    entryCount: order.length,
    problemCount,
    warningCount: countOf((flags) => (flags & PROBLEMS) === 0 && (flags & WARNINGS) !== 0),
    copyCount,
    sendableCount: order.length - copyCount - problemCount,
    issueCounts: ISSUE_KINDS.map((kind) => {
      return { kind, count: countOf((flags) => (flags & FLAG[kind]) !== 0) }
    }).filter(({ count }) => count > 0),
  }
}

/** How many rows have which issues; the skipped copies are apart. */
function countByFlags({ order, table }: Draft) {
  let copyCount = 0
  const rowsByFlags = new Map<number, number>()
  for (let position = 0; position < order.length; position += 1) {
    const slot = order.slots[position] ?? 0
    const flags = table.flags[slot] ?? 0
    if ((table.states[slot] ?? 0) & SKIPPED) copyCount += 1
    else if (flags !== 0) rowsByFlags.set(flags, (rowsByFlags.get(flags) ?? 0) + 1)
  }
  return { copyCount, rowsByFlags }
}

/** The optional fields that no entry has: their columns need no room. */
export function findUnusedFields({ order, table }: Draft): readonly TrackingField[] {
  const slots = slotsOf(order)
  return OPTIONAL_FIELDS.filter((field) => slots.every((slot) => isCellEmpty(table, slot, field)))
}

/** How many rows of the sheet wait for the late checks; counts no further than `most`. */
export function countUnchecked({ order, table }: Draft, most = Infinity): number {
  let count = 0
  for (let position = 0; position < order.length && count < most; position += 1) {
    if (!((table.states[order.slots[position] ?? 0] ?? 0) & LATE_DONE)) count += 1
  }
  return count
}

/** How many rows of the sheet come from each source, by its id. */
export function countBySource({ order, table, sources }: Draft): readonly number[] {
  const rows = sources.map(() => 0)
  for (let position = 0; position < order.length; position += 1) {
    rows[table.sourceIds[order.slots[position] ?? 0] ?? 0]! += 1
  }
  return rows
}
