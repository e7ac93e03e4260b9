import {
  fieldsFrom,
  planFill,
  planOriginals,
  planRepeat,
  presentRows,
  repeatToFill,
} from '#domain/draft/cells/plan-cells.ts'
import {
  type CourierReplacement,
  planCourierValues,
  planDefaultCourier,
  planProbableCourier,
} from '#domain/draft/changes/courier-values.ts'
import { planKindFix } from '#domain/draft/fixes/fix-kind.ts'
import {
  planEdit,
  planMerchantNumbers,
  planRemoval,
  planRestore,
} from '#domain/draft/changes/plan-changes.ts'
import {
  type FieldPair,
  type Only,
  planConfirm,
  planPutBack,
  planSendAsItIs,
  planSeveral,
  planSwap,
  planSwapColumns,
  planTakeNumbers,
} from '#domain/draft/fixes/plan-fixes.ts'
import {
  planCopiesOfRows,
  planEmptyRows,
  planEntry,
  planPaste,
} from '#domain/draft/changes/plan-rows.ts'
import { planScan, type TakenScan } from '#domain/draft/cells/plan-scan.ts'
import {
  lackingRows,
  planBringNumbers,
  planRemoveWaiting,
  waitingRows,
} from '#domain/draft/changes/bring-numbers.ts'
import { withCopies } from '#domain/draft/fixes/with-copies.ts'
import type { LeftOutReason } from '#domain/draft/row/left-out-reasons.ts'
import { withLines } from '#domain/draft/lines.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import { planReplaceSheet } from '#domain/draft/changes/replace-sheet.ts'
import type { CellBlock, ColumnDoubt, ShownRange } from '#domain/draft/draft-view.ts'
import { findCells } from '#domain/draft/find/find-cells.ts'
import { planReplacement, type Replacement } from '#domain/draft/find/plan-replacement.ts'
import type { IssueKind, KindFix, LikelyProblemKind } from '#domain/draft/row/issue.ts'
import { planLeaveRepeats } from '#domain/draft/fixes/repeats.ts'
import type { Row, RowId, SourceId } from '#domain/draft/row/row.ts'
import { rowsInSheet } from '#domain/draft/rows.ts'
import type { TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import { readPastedBlock } from '#domain/sheet/text/pasted-block.ts'
import { loadCopied } from '#worker/reading/load-reader.ts'
import type { CommandContext } from './context.ts'
import { findIn, type Found } from './questions.ts'
import { idsOf, rowOf } from '#worker/session/session.ts'
import type { Outdated } from '#worker/drafting/shown/shown-rows.ts'

/** The plan of a command; null when it changes nothing, 'outdated' when its rows can't be determined. */
type Planned = Plan | null | Outdated

/**
 * Plans of all changes of the sheet by hand. Each is carried out as one named step that can be undone. Rows are named
 * by id, or by their place in an earlier snapshot.
 */
export const PLANS = {
  addEntry: ({ session }: CommandContext, entry: TrackingEntry) => planEntry(session.draft, entry),
  /** Puts a scanned number into its order. */
  takeScan: ({ session }: CommandContext, scan: TakenScan) =>
    planScan(session.draft, scan.id === null ? undefined : rowOf(session, scan.id), scan),
  editCell,
  restoreOriginal: ({ session }: CommandContext, id: RowId, field: TrackingField) => {
    const row = rowOf(session, id)
    return row ? planRestore(row, field) : null
  },
  deleteRows: ({ session }: CommandContext, ids: readonly RowId[]) =>
    planDeletion(session, idsOf(session, ids)),
  deleteShown: (context: CommandContext, range: ShownRange) =>
    withRows(context, range, (rows) =>
      planDeletion(
        context.session,
        rows.map(({ id }) => id),
      ),
    ),
  /** Removes all rows except those of the newest source. */
  replaceSheet: ({ session: { draft } }: CommandContext) => planReplaceSheet(draft),
  /** Replaces courier values by codes in all rows; with an empty code, the service offers candidates. */
  setCouriers: ({ session, knowledge }: CommandContext, replacements: Replacements) => {
    void knowledge.couriers.rememberNames(replacements)
    return withCopies(session.draft, planCourierValues(session.draft, replacements))
  },
  /** Replaces a courier's name in a row by its probable code. */
  takeProbableCourier: ({ session }: CommandContext, id: RowId) => {
    const row = rowOf(session, id)
    return row ? planProbableCourier(row, session.world.knowledge) : null
  },
  /** Sets a courier on all entries of sheets without any courier. */
  setDefaultCourier: ({ session: { draft } }: CommandContext, code: string) =>
    withCopies(draft, planDefaultCourier(draft, code)),
  takeMerchantNumbers: ({ session: { draft } }: CommandContext) =>
    withCopies(draft, planMerchantNumbers(draft)),

  pasteCells,
  clearCells: (context: CommandContext, block: CellBlock) =>
    withCells(context, block, (cells) => planFill(cells, '', 'cells-cleared')),
  /** Clears cells that were cut. */
  cutCells: (context: CommandContext, block: CellBlock) =>
    withCells(context, block, (cells) => planFill(cells, '', 'cells-cut')),
  fillCells: (context: CommandContext, block: CellBlock, value: string) =>
    withCells(context, block, (cells) => planFill(cells, value)),
  /** Repeats the cells of one block over another. */
  repeatCells: (context: CommandContext, source: CellBlock, target: CellBlock) =>
    withCells(context, source, (from) =>
      withCells(context, target, (cells) => planRepeat(from, cells, source.from - target.from)),
    ),
  /** Restores the original values of cleaned cells. */
  restoreOriginals: (context: CommandContext, block: CellBlock) =>
    withCells(context, block, planOriginals),
  /** Inserts empty rows above the first row of a range that still exists, or at the end. */
  insertRows: (context: CommandContext, below: ShownRange, count: number) =>
    withRows(context, below, ([above]) => planEmptyRows(context.session.draft, above, count)),
  /** Inserts copies of rows below them. */
  duplicateRows: (context: CommandContext, range: ShownRange) =>
    withRows(context, range, (rows) => planCopiesOfRows(context.session.draft, rows)),
  /** Swaps two values of each row. */
  swapRows: (context: CommandContext, range: ShownRange, fields?: FieldPair) =>
    withRows(context, range, (rows) => planSwap(rows, fields)),

  /** Puts back rows that are left out: the named ones, or all with one reason. */
  putBack: ({ session }: CommandContext, what: readonly RowId[] | LeftOutReason) =>
    planPutBack(session.draft, typeof what === 'string' ? what : idsOf(session, what)),
  /** Leaves out the rows of a source that an earlier upload has too. */
  leaveRepeats: ({ session: { draft } }: CommandContext, source: SourceId) =>
    withCopies(draft, planLeaveRepeats(draft, source)),
  /** Moves matching numbers of other sheets to orders without a number. */
  bringNumbers: ({ session: { draft } }: CommandContext) => planBringNumbers(draft),
  /** Removes all orders without a number. */
  removeWaiting: ({ session: { draft } }: CommandContext) =>
    planRemoveWaiting(draft, waitingRows(draft)),
  /** Removes the orders without a number that the newest export with the same columns doesn't have. */
  removeLacking: ({ session: { draft } }: CommandContext) =>
    planRemoveWaiting(draft, lackingRows(draft)),
  /** Joins or splits cells with several numbers, as their issues offer. */
  fixSeveral: ({ session }: CommandContext, offer: 'join' | 'split', ids: Only) =>
    withCopies(
      session.draft,
      planSeveral(session.draft, session.world, offer, meant(session, ids)),
    ),
  /** Marks cells with a likely problem of a kind to be sent as they are, with a warning. */
  sendAsItIs: ({ session }: CommandContext, kind: LikelyProblemKind, ids: Only) =>
    withCopies(
      session.draft,
      planSendAsItIs(session.draft, session.world, kind, meant(session, ids)),
    ),
  /** Takes the tracking number out of web addresses that contain exactly one. */
  takeNumbers: ({ session }: CommandContext, ids: Only) =>
    withCopies(session.draft, planTakeNumbers(session.draft, meant(session, ids))),
  /** Swaps order ID and tracking number of a row. */
  swapRow: ({ session }: CommandContext, id: RowId) => {
    const row = rowOf(session, id)
    return row ? planSwap([row]) : null
  },
  /** Swaps order ID and tracking number in all rows of a source. */
  swapColumns: ({ session: { draft } }: CommandContext, source: SourceId) =>
    withCopies(draft, planSwapColumns(draft, source)),
  /** Confirms a column that looks wrong as correct, which removes the issue from its rows. */
  keepColumns: (
    { session: { draft } }: CommandContext,
    source: SourceId,
    kind: ColumnDoubt['kind'],
    field: TrackingField,
  ) => planConfirm(draft, source, { kind, field }),
  /** Applies a fix to all entries with a kind of issue. */
  fixKind: ({ session: { draft, world } }: CommandContext, kind: IssueKind, fix: KindFix) =>
    withCopies(draft, planKindFix(draft, world, kind, fix)),

  /** Replaces a text in the shown rows. */
  replaceAll: (context: CommandContext, replacement: Replacement) => {
    const { rows, found } = findIn(context, replacement.query)
    return planReplacement(rows, found, replacement)
  },
  /** Replaces the text in one cell, if it still contains it. */
  replaceCell: (
    { session }: CommandContext,
    { query, by }: Replacement,
    { id, field }: Pick<Found, 'id' | 'field'>,
  ) => {
    const row = rowOf(session, id)
    if (row === undefined) return null
    const inCell = { query: { ...query, fields: [field] }, by }
    return planReplacement([row], findCells([row], inCell.query), inCell)
  },
}

type Replacements = readonly CourierReplacement[]

function meant(session: CommandContext['session'], ids: Only): Only {
  return ids && idsOf(session, ids)
}

function planDeletion({ draft }: CommandContext['session'], ids: readonly RowId[]): Plan | null {
  const gone = withLines(draft, rowsInSheet(draft.rows, ids))
  const plan = planRemoval(draft, 'deleted', ({ id }) => gone.has(id))
  return plan && { ...plan, name: { kind: 'deleted', rows: ids.length } }
}

/** Edits a cell. The first value of a row begun below the last one makes it an entry. */
function editCell(
  { session }: CommandContext,
  id: RowId,
  field: TrackingField,
  value: string,
): Plan | null {
  const row = rowOf(session, id)
  if (row) return planEdit(row, field, value)
  // A begun row that was removed stays gone: its editor may still be open.
  if (id >= 0 || session.begun.has(id) || value.trim() === '') return null
  session.begun.set(id, session.draft.nextRow)
  return planEntry(session.draft, { [field]: value })
}

type Cells = Parameters<typeof planOriginals>[0]

function withCells(
  context: CommandContext,
  block: CellBlock,
  plan: (cells: Cells) => Planned,
): Planned {
  const rows = context.display.shown.rowsAt(block)
  return rows === 'outdated' ? rows : plan({ rows, fields: block.fields })
}

function withRows(
  { display }: CommandContext,
  range: ShownRange,
  plan: (rows: readonly Row[]) => Planned,
): Planned {
  const rows = display.shown.rowsAt(range)
  return rows === 'outdated' ? rows : plan(presentRows(rows))
}

/**
 * Pastes into the shown rows, from the first cell of a block on. A block that is a multiple of the pasted cells is
 * filled completely. Digits that only `html` has are restored; hidden columns are skipped.
 */
async function pasteCells(
  { session, display, now }: CommandContext,
  target: CellBlock,
  text: string,
  html: string,
  hidden: readonly TrackingField[] = [],
): Promise<Planned> {
  const [first] = target.fields
  if (first === undefined) return null
  const read = await readPastedBlock(text, html, loadCopied)
  const height = target.to - target.from
  const block = repeatToFill(read.block, height, target.fields)
  const shown = repeatToFill(read.shown, height, target.fields)
  const rows = display.shown.rowsAt({ ...target, to: target.from + block.length })
  if (rows === 'outdated') return rows
  const pasted = { block, shown, hidden: read.hidden, at: now() }
  return planPaste(session.draft, rows, fieldsFrom(first, hidden), pasted)
}
