import { copyCells } from '#domain/draft/cells/copy-cells.ts'
import {
  type CellBlock,
  countEmpty,
  countSet,
  planFill,
  planRepeat,
  readBlockCells,
  repeatToFill,
} from '#domain/draft/cells/plan-cells.ts'
import { planCopiesOfRows, planEmptyRows } from '#domain/draft/cells/plan-rows.ts'
import type { Change } from '#domain/draft/changes/change.ts'
import { dropRedo, perform } from '#domain/draft/changes/history.ts'
import { nextPasteNumber, nextTypedRow, typedSource } from '#domain/draft/changes/next-number.ts'
import { planOriginals, type SetChange } from '#domain/draft/changes/plan-changes.ts'
import { type FieldPair, planSwap } from '#domain/draft/changes/plan-fixes.ts'
import { countCells, fieldsFrom, planMore, planPaste } from '#domain/draft/changes/plan-paste.ts'
import { addSource, type Draft } from '#domain/draft/draft.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { loadHtml, needsHtml, readBlock } from '#sheet-engine/reading/pasted-block.ts'
import type { CommandContext } from './context.ts'
import { NO_SHEET } from './edits.ts'

/** Changes of a range of cells, in what is shown; each is one step that can be undone. */
export const CELL_EDITS = {
  pasteCells,
  clearCells: (context: CommandContext, block: CellBlock) =>
    set(context, 'cells-cleared', (draft, shown) => planFill(draft, shown, block, '')),
  /** Clears what was copied to be put elsewhere. */
  cutCells: (context: CommandContext, block: CellBlock) =>
    set(context, 'cells-cut', (draft, shown) => planFill(draft, shown, block, '')),
  fillCells: (context: CommandContext, block: CellBlock, value: string) =>
    set(context, 'cells-filled', (draft, shown) => planFill(draft, shown, block, value)),
  /** Repeats the cells of one block over another one. */
  repeatCells: (context: CommandContext, source: CellBlock, target: CellBlock) =>
    set(context, 'cells-filled', (draft, shown) => planRepeat(draft, shown, source, target)),
  restoreOriginals,
  insertRows,
  duplicateRows,
  swapRows,
}

/** What is asked about a range of cells that can be longer than what the page holds. */
export const CELL_QUESTIONS = {
  copyCells: ({ session, display }: CommandContext, block: CellBlock) =>
    copyCells(readBlockCells(session.draft, display.shown(), block)),
  countEmpty: ({ session, display }: CommandContext, block: CellBlock) =>
    countEmpty(session.draft, display.shown(), block),
}

/** Puts back what the sheet had in the cells that cleaning changed. */
function restoreOriginals({ session: { draft }, display }: CommandContext, block: CellBlock): void {
  const slots = [...display.shown().subarray(block.from, block.to)]
  const changes = block.fields.map((field) => planOriginals(draft.table, field, slots))
  const cells = countSet(changes)
  if (cells > 0) perform(draft, { kind: 'originals-restored', cells }, changes)
}

/** Puts empty rows above a shown row, or at the end of the sheet. */
function insertRows(
  { session: { draft }, display }: CommandContext,
  index: number,
  count: number,
): void {
  dropRedo(draft)
  const sourceId =
    typedSource(draft) ?? addSource(draft, { source: { kind: 'typed' }, ...NO_SHEET })
  const rows = { sourceId, firstRow: nextTypedRow(draft), count }
  const change = planEmptyRows(draft, display.shown()[index], rows)
  perform(draft, { kind: 'rows-inserted', rows: count }, [change])
}

/** Copies the shown rows from..to (exclusive), below them. */
function duplicateRows(
  { session: { draft }, display }: CommandContext,
  from: number,
  to: number,
): void {
  const slots = [...display.shown().subarray(from, to)]
  if (slots.length === 0) return
  dropRedo(draft)
  perform(draft, { kind: 'rows-duplicated', rows: slots.length }, [planCopiesOfRows(draft, slots)])
}

/** Puts two values of each of the shown rows from..to (exclusive) in each other's place. */
function swapRows(
  { session: { draft }, display }: CommandContext,
  from: number,
  to: number,
  fields?: FieldPair,
): void {
  const changes = planSwap(draft, [...display.shown().subarray(from, to)], fields)
  const rows = changes[0]?.slots.length ?? 0
  if (rows > 0) perform(draft, { kind: 'rows-swapped', rows }, changes)
}

type CellAction = 'cells-cleared' | 'cells-cut' | 'cells-filled'

function set(
  { session: { draft }, display }: CommandContext,
  kind: CellAction,
  plan: (draft: Draft, shown: Int32Array) => readonly SetChange[],
): void {
  const changes = plan(draft, display.shown())
  if (changes.length > 0) perform(draft, { kind, cells: countSet(changes) }, changes)
}

/**
 * Pastes into the shown rows, from the first cell of a block on; a block that is a multiple of what is pasted is filled
 * whole. Digits that only `html` still has are taken from there. Hidden columns are passed over.
 */
async function pasteCells(
  { session, display }: CommandContext,
  target: CellBlock,
  text: string,
  html: string,
  hidden: readonly TrackingField[] = [],
): Promise<void> {
  const [first] = target.fields
  if (first === undefined) return
  const fields = fieldsFrom(first, hidden)
  if (needsHtml(session, text, html)) await loadHtml(session)
  const { draft } = session
  const read = readBlock(session, text, html)
  const block = repeatToFill(read.block, target)
  const shown = repeatToFill(read.shown, target)
  const slots = [...display.shown().subarray(target.from, target.from + block.length)]
  const changes: Change[] = [...planPaste(draft, { slots, fields }, block, shown)]
  const below = { block: block.slice(slots.length), shown: shown.slice(slots.length) }
  if (below.block.length > 0) {
    const source = { kind: 'pasted', number: nextPasteNumber(draft) } as const
    changes.push(planMore(draft, addSource(draft, { source, ...NO_SHEET }), 1, fields, below))
  }
  const cells = countCells(fields, block)
  const name = { kind: 'pasted', cells, ...(read.hidden && { hidden: read.hidden }) } as const
  if (changes.length > 0) perform(draft, name, changes)
}
