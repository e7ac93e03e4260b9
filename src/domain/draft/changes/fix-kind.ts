import { describeIssue } from '#domain/draft/issues/describe-row.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { type IssueKind, PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import type { Knowledge } from '#domain/draft/issues/late-checks.ts'
import { cellOf } from '#domain/draft/table/entry-table.ts'
import { FLAG, SKIPPED } from '#domain/draft/table/row-flags.ts'
import { slotsOf } from '#domain/draft/table/row-order.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { Change } from './change.ts'
import { planCells, planRemoval, type SetChange } from './plan-changes.ts'
import { planSwap, planTakeNumbers } from './plan-fixes.ts'

/** What can be done at once about all entries with a kind of issue. */
export type KindFix = 'swap' | 'suggest' | 'take' | 'clear-courier' | 'delete' | 'delete-later'

const FIXES: { readonly [kind in IssueKind]?: readonly KindFix[] } = {
  ...Object.fromEntries(PROBLEM_KINDS.map((kind) => [kind, ['delete']])),
  'web-address': ['take', 'delete'],
  swapped: ['swap'],
  'check-digit': ['suggest'],
  'changed-by-spreadsheet': ['suggest'],
  'courier-mismatch': ['clear-courier'],
  'order-with-several-numbers': ['delete-later'],
  'all-zeros': ['delete'],
  'several-orders': ['delete'],
  'already-accepted': ['delete'],
  'other-number-accepted': ['delete'],
  'maybe-accepted': ['delete'],
  'waits-elsewhere': ['delete'],
}

/** The fixes for all of a kind, the one that keeps the entries first. */
export function fixesOf(kind: IssueKind): readonly KindFix[] {
  return FIXES[kind] ?? []
}

/** What a fix does to all entries with a kind of issue, and to how many. */
export function planKindFix(
  draft: Draft,
  knowledge: Knowledge,
  kind: IssueKind,
  fix: KindFix,
): { readonly rows: number; readonly changes: readonly Change[] } {
  const slots = slotsWith(draft, kind)
  switch (fix) {
    case 'swap':
      return setting(planSwap(draft, slots))
    case 'suggest':
      return setting(planSuggestions(draft, knowledge, kind, slots))
    case 'take':
      return planTakeNumbers(draft, null)
    case 'clear-courier': {
      const empty = slots.map(() => '')
      return setting(slots.length === 0 ? [] : [planCells(draft.table, 'courier', slots, empty)])
    }
    case 'delete':
      return removing(draft, slots)
    case 'delete-later':
      return removing(draft, laterOfOrders(draft, slots))
  }
}

/** Those that are counted: a skipped copy is no issue. */
function slotsWith({ table, order }: Draft, kind: IssueKind): readonly number[] {
  return [...slotsOf(order)].filter((slot) => {
    const isSkipped = ((table.states[slot] ?? 0) & SKIPPED) !== 0
    return !isSkipped && ((table.flags[slot] ?? 0) & FLAG[kind]) !== 0
  })
}

function setting(changes: readonly SetChange[]) {
  const slots = new Set(changes.flatMap((change) => change.slots))
  return { rows: slots.size, changes }
}

function removing(draft: Draft, slots: readonly number[]) {
  const gone = new Set(slots)
  const changes = gone.size === 0 ? [] : [planRemoval(draft, (slot) => gone.has(slot))]
  return { rows: gone.size, changes }
}

/** What each row offers by itself. */
function planSuggestions(
  draft: Draft,
  knowledge: Knowledge,
  kind: IssueKind,
  slots: readonly number[],
): readonly SetChange[] {
  const offers = slots.flatMap((slot) =>
    describeIssue(draft, knowledge, slot, kind).flatMap(({ field, instead }) =>
      instead === null ? [] : [{ slot, field, instead }],
    ),
  )
  return TRACKING_FIELDS.flatMap((field) => {
    const own = offers.filter((offer) => offer.field === field)
    const values = own.map(({ instead }) => instead)
    const changed = own.map(({ slot }) => slot)
    return own.length === 0 ? [] : [planCells(draft.table, field, changed, values)]
  })
}

/** All rows of each order but its first one, which the service takes. */
function laterOfOrders({ table }: Draft, slots: readonly number[]): readonly number[] {
  const seen = new Set<string>()
  return slots.filter((slot) => {
    const order = cellOf(table, slot, 'orderId')
    const isLater = seen.has(order)
    seen.add(order)
    return isLater
  })
}
