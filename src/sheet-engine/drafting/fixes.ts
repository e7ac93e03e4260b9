import type { Change } from '#domain/draft/changes/change.ts'
import {
  findSeveral,
  planJoin,
  planSplit,
  planConfirm,
  planKeepCopies,
  planSendAsItIs,
  planSwap,
  planSwapColumns,
  planTakeNumbers,
} from '#domain/draft/changes/plan-fixes.ts'
import { fixesOf, type KindFix, planKindFix } from '#domain/draft/changes/fix-kind.ts'
import { perform } from '#domain/draft/changes/history.ts'
import { type ChangedCells, previewChanges } from '#domain/draft/changes/preview-changes.ts'
import { planDropCopies } from '#domain/draft/changes/plan-changes.ts'
import type { ActionName, ColumnDoubt } from '#domain/draft/draft-view.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { IssueKind, LikelyProblemKind } from '#domain/draft/issues/issue.ts'
import { planRemoveRepeats } from '#domain/draft/issues/repeats.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { CommandContext } from './context.ts'
import { removeRows } from './edits.ts'
import { slotOf, slotsOf } from './session.ts'

/** Rows to fix; null: all that have the issue. */
type Ids = readonly number[] | null

/** What issues offer. Each is one step that can be undone, but `keepRepeats`. */
export const FIXES = {
  dropCopies: ({ session: { draft } }: CommandContext) =>
    removeRows(draft, 'copies-dropped', planDropCopies(draft)),
  /** Makes exact copies entries that are sent, with a warning. */
  keepCopy: ({ session }: CommandContext, ids: Ids) =>
    fix(session.draft, 'copies-kept', planKeepCopies(session.draft, someSlots(session, ids))),
  /** Removes the rows of a source that are the same in an earlier upload. */
  removeRepeats: ({ session: { draft } }: CommandContext, sourceId: number) =>
    removeRows(draft, 'repeats-removed', planRemoveRepeats(draft, sourceId)),
  /** Asks no more about them. */
  keepRepeats: ({ session: { draft } }: CommandContext, sourceId: number) => {
    const facts = draft.sources[sourceId]
    if (facts !== undefined) draft.sources[sourceId] = { ...facts, keepsRepeats: true }
  },
  fixSeveral,
  /** Sends cells with a likely problem of a kind as they are, with a warning. */
  sendAsItIs: ({ session }: CommandContext, kind: LikelyProblemKind, ids: Ids) => {
    const plan = planSendAsItIs(session.draft, kind, someSlots(session, ids))
    fix(session.draft, 'sent-as-it-is', plan)
  },
  /** Takes the tracking number out of web addresses with exactly one. */
  takeNumbers: ({ session }: CommandContext, ids: Ids) =>
    fix(session.draft, 'numbers-taken', planTakeNumbers(session.draft, someSlots(session, ids))),
  /** Puts order ID and tracking number of a row in each other's place. */
  swapRow: ({ session }: CommandContext, id: number) => {
    const slot = slotOf(session, id)
    const changes = slot === null ? [] : planSwap(session.draft, [slot])
    if (changes.length > 0) perform(session.draft, { kind: 'rows-swapped', rows: 1 }, changes)
  },
  /** The same in all rows of a source. */
  swapColumns: ({ session: { draft } }: CommandContext, sourceId: number) =>
    fix(draft, 'columns-swapped', planSwapColumns(draft, sourceId)),
  keepColumns,
  /** A fix for all entries with a kind of issue. */
  fixKind: ({ session: { draft, knowledge } }: CommandContext, kind: IssueKind, fix: KindFix) => {
    const { rows, changes } = planKindFix(draft, knowledge, kind, fix)
    if (changes.length > 0) perform(draft, nameOfFix(kind, fix, rows), changes)
  },
}

/** What can be done about all entries with a kind of issue: how many it changes, and the first of them. */
export type OfferedFix = {
  readonly fix: KindFix
  readonly rows: number
  readonly preview: readonly ChangedCells[]
}

/** What is asked about the fixes of a kind. */
export const FIX_QUESTIONS = {
  /** The fixes of a kind that change something. */
  offerFixes: (
    { session: { draft, knowledge } }: CommandContext,
    kind: IssueKind,
    limit: number,
  ): readonly OfferedFix[] =>
    fixesOf(kind).flatMap((fix) => {
      const { rows, changes } = planKindFix(draft, knowledge, kind, fix)
      return rows === 0 ? [] : [{ fix, rows, preview: previewChanges(draft, changes, limit) }]
    }),
}

function nameOfFix(issue: IssueKind, fix: KindFix, rows: number): ActionName {
  switch (fix) {
    case 'swap':
      return { kind: 'rows-swapped', rows }
    case 'suggest':
      return { kind: 'cells-fixed', issue, rows }
    case 'take':
      return { kind: 'numbers-taken', rows }
    case 'clear-courier':
      return { kind: 'couriers-set', rows }
    default:
      return { kind: 'deleted', rows }
  }
}

type Plan = { readonly rows: number; readonly changes: readonly Change[] }
type PlanName = 'sent-as-it-is' | 'numbers-taken' | 'columns-swapped' | 'copies-kept'

function fix(draft: Draft, kind: PlanName, { rows, changes }: Plan): void {
  if (changes.length > 0) perform(draft, { kind, rows }, changes)
}

function someSlots(session: CommandContext['session'], ids: Ids): ReadonlySet<number> | null {
  return ids === null ? null : slotsOf(session, ids)
}

/** Joins or splits the parts of `several-numbers` cells as their issues offer. */
function fixSeveral({ session }: CommandContext, offer: 'join' | 'split', ids: Ids): void {
  const { draft, knowledge } = session
  const slots = findSeveral(draft, offer, knowledge.fits, someSlots(session, ids))
  if (slots.length === 0) return
  const changes = offer === 'join' ? planJoin(draft, slots) : planSplit(draft, slots)
  perform(draft, { kind: 'cells-fixed', issue: 'several-numbers', rows: slots.length }, changes)
}

/** Says that a column that looks wrong is right: what was said of its rows is said no more. */
function keepColumns(
  { session: { draft } }: CommandContext,
  sourceId: number,
  kind: ColumnDoubt['kind'],
  field: TrackingField,
): void {
  const changes = planConfirm(draft, sourceId, { kind, field })
  if (changes.length > 0) perform(draft, { kind: 'columns-kept' }, changes)
}
