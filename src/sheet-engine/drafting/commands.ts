import { appendRow, finishAppending, showAppended } from '#domain/draft/table/append-rows.ts'
import { planCourierValues, planDefaultCourier } from '#domain/draft/changes/courier-values.ts'
import { addSource, type Draft } from '#domain/draft/draft.ts'
import type { ActionName } from '#domain/draft/draft-view.ts'
import type { Change } from '#domain/draft/changes/change.ts'
import { cellOf, originalOf } from '#domain/draft/table/entry-table.ts'
import { dropRedo, perform, redo, undo } from '#domain/draft/changes/history.ts'
import { findSeveral, planJoin, planSplit } from '#domain/draft/changes/fix-several.ts'
import { nextPasteNumber, nextTypedRow, typedSource } from '#domain/draft/changes/next-number.ts'
import { countCells, planMore, planPaste } from '#domain/draft/changes/plan-paste.ts'
import {
  planCells,
  planDropCopies,
  planMerchantNumbers,
  planOriginals,
  planRemoval,
} from '#domain/draft/changes/plan-changes.ts'
import {
  planConfirm,
  planKeepCopies,
  planSendAsItIs,
  planSwap,
  planSwapColumns,
  planTakeNumbers,
} from '#domain/draft/changes/plan-fixes.ts'
import { planRemoveRepeats } from '#domain/draft/issues/repeats.ts'
import { countRows } from '#domain/draft/table/row-order.ts'
import { showRows } from '#domain/draft/table/show-rows.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import type { QuickCommand } from '#sheet-engine/messages.ts'
import { type DraftSession, slotOf } from './session.ts'
import { readBlock } from '#sheet-engine/reading/pasted-block.ts'

type Handlers = {
  readonly [name in QuickCommand['name']]: (
    session: DraftSession,
    ...args: Parameters<DraftClient[name]>
  ) => void
}

/** What each command does to the draft; those that read sheets or storage are in import-commands.ts. */
const HANDLERS: Handlers = {
  replaceSheet,
  addEntry,
  editCell,
  pasteCells,
  restoreOriginal,
  deleteRows,
  deleteShown,
  dropCopies: ({ draft }) => removeRows(draft, 'copies-dropped', planDropCopies(draft)),
  removeRepeats: ({ draft }, sourceId) =>
    removeRows(draft, 'repeats-removed', planRemoveRepeats(draft, sourceId)),
  keepRepeats,
  fixSeveral,
  sendAsItIs,
  takeNumbers,
  swapRow,
  swapColumns,
  keepColumns,
  keepCopy,
  setCouriers,
  setDefaultCourier,
  useMerchantNumbers,
  undo: ({ draft }) => void undo(draft),
  redo: ({ draft }) => void redo(draft),
  setFilter: (session, filter) => void (session.filter = filter),
  setPlace: (session, place) => void (session.place = place),
  askColumns,
  askAgain,
  dismissCancelled: ({ cancelled }) => void (cancelled.length = 0),
  dismissReadProblems: (session) => void (session.readProblems = []),
}

/** Carries a command out. */
export function runCommand(session: DraftSession, command: QuickCommand): void {
  const handler = HANDLERS[command.name] as (session: DraftSession, ...args: unknown[]) => void
  handler(session, ...command.args)
}

type RemovalKind = 'deleted' | 'copies-dropped' | 'repeats-removed'

function removeRows(draft: Draft, kind: RemovalKind, change: Change): void {
  const rows = change.kind === 'remove' ? countRows(change.runs) : 0
  if (rows > 0) perform(draft, { kind, rows }, [change])
}

function keepRepeats({ draft }: DraftSession, sourceId: number): void {
  const facts = draft.sources[sourceId]
  if (facts !== undefined) draft.sources[sourceId] = { ...facts, keepsRepeats: true }
}

function deleteRows(session: DraftSession, ids: readonly number[]): void {
  const slots = new Set(ids.map((id) => slotOf(session, id)))
  removeRows(
    session.draft,
    'deleted',
    planRemoval(session.draft, (slot) => slots.has(slot)),
  )
}

function deleteShown({ draft, filter, knowledge }: DraftSession, from: number, to: number): void {
  const slots = new Set(showRows(draft, filter, knowledge).subarray(from, to))
  removeRows(
    draft,
    'deleted',
    planRemoval(draft, (slot) => slots.has(slot)),
  )
}

function replaceSheet({ draft }: DraftSession): void {
  const newest = newestSource(draft)
  const facts = draft.sources[newest ?? -1]
  if (newest === null || facts === undefined) return
  const removal = planRemoval(draft, (slot) => draft.table.sourceIds[slot] !== newest)
  const rows = draft.sourceRows[newest] ?? 0
  perform(draft, { kind: 'replaced', source: facts.source, rows }, [removal])
}

/** The source that was added last and still has rows. */
function newestSource({ history, table, sourceRows }: Draft): number | null {
  for (const { name, changes } of history.actions.slice(0, history.done).reverse()) {
    const added = changes[0]
    if (name.kind !== 'added' || added?.kind !== 'insert') continue
    const id = table.sourceIds[added.runs[1] ?? 0] ?? 0
    if ((sourceRows[id] ?? 0) > 0) return id
  }
  const ids = [...sourceRows.keys()].filter((id) => (sourceRows[id] ?? 0) > 0)
  return ids.at(-1) ?? null
}

function addEntry({ draft }: DraftSession, entry: Parameters<DraftClient['addEntry']>[0]): void {
  dropRedo(draft)
  const source = { kind: 'typed' } as const
  const facts = { source, otherRows: 0, rescued: 0, match: null, canChangeColumns: false }
  const id = typedSource(draft) ?? addSource(draft, facts)
  const row = nextTypedRow(draft)
  const slot = appendRow(draft.table, id, row, entry)
  showAppended(draft, slot)
  finishAppending(draft, slot, { kind: 'added', source, rows: 1 })
}

type CellArgs = Parameters<DraftClient['editCell']>

function editCell(session: DraftSession, ...[id, field, value]: CellArgs): void {
  const { draft } = session
  const slot = slotOf(session, id)
  if (slot === null || value === cellOf(draft.table, slot, field)) return
  perform(draft, nameOfEdit(draft, slot, field), [planCells(draft.table, field, [slot], [value])])
}

function restoreOriginal(
  session: DraftSession,
  ...[id, field]: Parameters<DraftClient['restoreOriginal']>
): void {
  const { draft } = session
  const slot = slotOf(session, id)
  if (slot === null || originalOf(draft.table, slot, field) === null) return
  perform(draft, nameOfEdit(draft, slot, field), [planOriginals(draft.table, field, [slot])])
}

function nameOfEdit({ table }: Draft, slot: number, field: CellArgs[1]): ActionName {
  return { kind: 'edited', field, row: table.sheetRows[slot] ?? 0 }
}

function pasteCells(
  session: DraftSession,
  ...[index, field, text, html]: Parameters<DraftClient['pasteCells']>
): void {
  const { draft, filter, knowledge } = session
  const { block, shown, hidden } = readBlock(session, text, html)
  const slots = [...showRows(draft, filter, knowledge).subarray(index, index + block.length)]
  const changes = [...planPaste(draft, { slots, field }, block, shown)]
  const below = { block: block.slice(slots.length), shown: shown.slice(slots.length) }
  if (below.block.length > 0) changes.push(planMore(draft, addPasted(draft), 1, field, below))
  const name = {
    kind: 'pasted',
    cells: countCells(field, block),
    ...(hidden && { hidden }),
  } as const
  if (changes.length > 0) perform(draft, name, changes)
}

function addPasted(draft: Draft): number {
  const source = { kind: 'pasted', number: nextPasteNumber(draft) } as const
  const facts = { source, otherRows: 0, rescued: 0, match: null, canChangeColumns: false }
  return addSource(draft, facts)
}

function fixSeveral(
  session: DraftSession,
  ...[offer, ids]: Parameters<DraftClient['fixSeveral']>
): void {
  const { draft, knowledge } = session
  const slots = findSeveral(draft, offer, knowledge.fits, slotsOf(session, ids))
  if (slots.length === 0) return
  const changes = offer === 'join' ? planJoin(draft, slots) : planSplit(draft, slots)
  const name = { kind: 'cells-fixed', issue: 'several-numbers', rows: slots.length } as const
  perform(draft, name, changes)
}

function slotsOf(session: DraftSession, ids: readonly number[] | null): ReadonlySet<number> | null {
  return ids === null ? null : new Set(ids.flatMap((id) => slotOf(session, id) ?? []))
}

type Plan = { readonly rows: number; readonly changes: readonly Change[] }
type PlanName = 'sent-as-it-is' | 'numbers-taken' | 'columns-swapped' | 'copies-kept'

function performPlan(draft: Draft, kind: PlanName, { rows, changes }: Plan): void {
  if (changes.length > 0) perform(draft, { kind, rows }, changes)
}

function sendAsItIs(
  session: DraftSession,
  ...[kind, ids]: Parameters<DraftClient['sendAsItIs']>
): void {
  const { draft } = session
  performPlan(draft, 'sent-as-it-is', planSendAsItIs(draft, kind, slotsOf(session, ids)))
}

function takeNumbers(session: DraftSession, ids: readonly number[] | null): void {
  const { draft } = session
  performPlan(draft, 'numbers-taken', planTakeNumbers(draft, slotsOf(session, ids)))
}

function keepCopy(session: DraftSession, ids: readonly number[] | null): void {
  const { draft } = session
  performPlan(draft, 'copies-kept', planKeepCopies(draft, slotsOf(session, ids)))
}

function swapRow(session: DraftSession, id: number): void {
  const { draft } = session
  const slot = slotOf(session, id)
  if (slot !== null) perform(draft, { kind: 'rows-swapped', rows: 1 }, planSwap(draft, [slot]))
}

function swapColumns({ draft }: DraftSession, sourceId: number): void {
  performPlan(draft, 'columns-swapped', planSwapColumns(draft, sourceId))
}

function keepColumns(
  { draft }: DraftSession,
  ...[sourceId, kind, field]: Parameters<DraftClient['keepColumns']>
): void {
  const changes = planConfirm(draft, sourceId, { kind, field })
  if (changes.length > 0) perform(draft, { kind: 'columns-kept' }, changes)
}

function setCouriers(
  { draft }: DraftSession,
  replacements: Parameters<DraftClient['setCouriers']>[0],
): void {
  const change = planCourierValues(draft, replacements)
  if (change !== null) perform(draft, { kind: 'couriers-set', rows: change.slots.length }, [change])
}

function setDefaultCourier({ draft }: DraftSession, code: string): void {
  const change = planDefaultCourier(draft, code)
  if (change !== null) perform(draft, { kind: 'couriers-set', rows: change.slots.length }, [change])
}

function useMerchantNumbers({ draft }: DraftSession): void {
  const change = planMerchantNumbers(draft)
  const rows = change.kind === 'set' ? change.slots.length : 0
  if (rows > 0) perform(draft, { kind: 'merchant-numbers-used', rows }, [change])
}

function askColumns({ draft, waiting }: DraftSession, sourceId: number): void {
  const facts = draft.sources[sourceId]
  if (facts === undefined || facts.match === null || !facts.canChangeColumns) return
  if (waiting.some((sheet) => sheet.sourceId === sourceId)) return
  const { source, match, reading } = facts
  waiting.unshift({ sourceId, source, match, applied: true, ...(reading && { reading }) })
}

function askAgain({ cancelled, waiting, sheetQuestions }: DraftSession, sourceId: number): void {
  const index = cancelled.findIndex(({ asked }) => asked.sourceId === sourceId)
  const [question] = index === -1 ? [] : cancelled.splice(index, 1)
  if (question?.kind === 'columns') waiting.unshift(question.asked)
  if (question?.kind === 'sheets') sheetQuestions.unshift(question.asked)
}
