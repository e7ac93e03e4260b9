import { type ColumnMatch, judgeSheet } from '#domain/columns/column-match.ts'
import { isTitleOfReturns } from '#domain/columns/platforms/titles.ts'
import { appendToSheet, perform, recordAction, withdraw } from '#domain/draft/changes/history.ts'
import { planOtherColumns } from '#domain/draft/changes/plan-changes.ts'
import { planReplaceWaiting } from '#domain/draft/changes/bring-numbers.ts'
import { planSkipDone } from '#domain/draft/changes/skip-done.ts'
import { type Draft, nextRowId } from '#domain/draft/draft.ts'
import { recheck } from '#domain/draft/findings.ts'
import { NO_ODD_ROWS } from '#domain/draft/issues/odd-rows.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import type { Run } from '#domain/draft/stored/kept-action.ts'
import { createRowReader, type RowReader } from '#domain/draft/read-rows.ts'
import type { Row, SourceId } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import type { Reading, ReadProblem, SheetHead, SheetSummary } from '#domain/sheet/reading.ts'
import { cellsOf, type SheetRow } from '#domain/sheet/sheet-row.ts'
import { readSheet, type SheetInput } from '#worker/reading/read-sheet.ts'
import { openReceipt, type ReturnedReceipt } from './returned-receipt.ts'
import type { RowSink, SheetRead } from '#worker/reading/row-sink.ts'

export type SheetImport = {
  readonly sourceId: SourceId
  readonly source: RowSource
  readonly input: SheetInput
  /** Settings to read it with; null to detect them. */
  readonly reading: Reading | null
  /** Set when its rows are already in the draft, and are replaced by this reading. */
  readonly applied: false | 'columns-changed' | 'reading-changed'
  /** Finds the columns from the first rows. */
  readonly suggest: (rows: readonly (readonly string[])[]) => ColumnMatch
  readonly isCancelled: () => boolean
  readonly onRows: (done: number, hasRows: boolean) => void
}

export type ImportOutcome =
  | { readonly kind: 'imported' | 'cancelled' }
  | {
      readonly kind: 'asked'
      readonly match: ColumnMatch
      readonly source: RowSource
      readonly reading: Reading | null
    }
  | { readonly kind: 'several'; readonly sheets: readonly SheetSummary[] }
  | { readonly kind: 'problem'; readonly problem: ReadProblem }

/** Number of rows that the columns are found from; more wouldn't change the result. */
export const HEAD_ROWS = 200

/** Reads a sheet into the draft as one action; any other outcome leaves the draft unchanged. */
export async function importSheet(draft: Draft, task: SheetImport): Promise<ImportOutcome> {
  const rows = createRowCollector(draft, task)
  let isDone = false
  try {
    const read = await readSheet(task.input, rows.sink, task.reading)
    rows.end()
    const outcome = outcomeOf(task, rows, read)
    isDone = outcome.kind === 'imported' && read.kind === 'read'
    if (isDone) finish(draft, task, rows, read as RowsRead)
    return outcome
  } finally {
    if (!isDone) rows.withdraw()
  }
}

/** Facts found from the first rows of a sheet and needed for the others. */
type Opened = {
  readonly match: ColumnMatch
  readonly receipt: ReturnedReceipt | null
  /** null when the columns aren't certain, so that the user is asked. */
  readonly reader: RowReader | null
}

type RowCollector = ReturnType<typeof createRowCollector>

/** Finds the columns from the first rows, then collects all rows; rows of a new sheet are shown at once. */
function createRowCollector(draft: Draft, task: SheetImport) {
  let head: SheetRow[] = []
  let opened: Opened | null = null
  let collected: Row[] = []

  const open = (): Opened => {
    const first = head.slice(0, HEAD_ROWS)
    const receipt = openReceipt(first)
    const match = task.suggest((receipt?.own(first) ?? first).map(cellsOf))
    // Each row of a receipt is one entry: the order's other parcels have rows of their own.
    const parcels = receipt === null ? match : { ...match, furtherNumbers: [] }
    const reader = match.certain ? createRowReader(task.sourceId, nextRowId(draft), parcels) : null
    return { match, receipt, reader }
  }
  const add = ({ match, reader, receipt }: Opened, given: readonly SheetRow[]) => {
    if (reader === null) return
    const rows = receipt === null ? reader.read(given) : receipt.read(given, reader, match)
    for (const { row } of rows) collected.push(row)
    if (!task.applied) appendToSheet(draft, rows)
  }
  const openAndAdd = () => {
    opened = open()
    noteMatch(draft, task, opened.match)
    add(opened, head)
    // A sheet with a question is read again after the answer.
    if (opened.reader !== null) head = []
  }
  const take: RowSink['take'] = (rows, done) => {
    if (task.isCancelled()) return false
    if (opened !== null) add(opened, rows)
    else {
      head = head.length === 0 ? [...rows] : head.concat(rows)
      if (head.length >= HEAD_ROWS) openAndAdd()
    }
    task.onRows(done, opened !== null)
    return opened === null || opened.reader !== null
  }
  const takeBack = () => {
    if (!task.applied) withdraw(draft, collected)
    collected = []
  }
  const restart = () => {
    takeBack()
    head = []
    opened = null
  }
  return {
    sink: { take, restart },
    end: () => {
      if (opened === null && !task.isCancelled()) openAndAdd()
    },
    withdraw: takeBack,
    rows: (): readonly Row[] => collected,
    opened: () => opened,
    hasRows: () =>
      collected.length > 0 ||
      opened?.reader ||
      head.some(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  }
}

/** Sets the match before the rows are added, since their kinds depend on whether rows are lines or orders. */
function noteMatch(draft: Draft, task: SheetImport, match: ColumnMatch): void {
  const facts = draft.sources.get(task.sourceId)
  if (!task.applied && match.certain && facts !== undefined)
    draft.sources.set(task.sourceId, { ...facts, match })
}

function outcomeOf(task: SheetImport, rows: RowCollector, read: SheetRead): ImportOutcome {
  const opened = rows.opened()
  if (task.isCancelled()) return { kind: 'cancelled' }
  if (read.kind === 'several') return { kind: 'several', sheets: read.sheets.map(summaryOf(task)) }
  if (read.kind !== 'read') return read
  if (opened === null || !rows.hasRows()) return { kind: 'problem', problem: 'empty' }
  const { match, reader, receipt } = opened
  if (reader === null) {
    if (isNoTable(match)) return { kind: 'problem', problem: 'no-table' }
    const { reading } = read
    return { kind: 'asked', match, reading, source: withSheetName(task.source, reading) }
  }
  const count = rows.rows().length
  if (count === 0) return { kind: 'problem', problem: 'header-only' }
  const isDone = receipt?.done.size === count
  return isDone ? { kind: 'problem', problem: 'nothing-open' } : { kind: 'imported' }
}

const summaryOf =
  ({ suggest }: SheetImport) =>
  ({ head, ...summary }: SheetHead): SheetSummary => ({
    ...summary,
    verdict: isTitleOfReturns(summary.name) ? 'returns' : judgeSheet(suggest(head)),
  })

/** A letter, or a list in another format: the user couldn't choose columns. */
function isNoTable({ columns, mapping }: ColumnMatch): boolean {
  const filled = columns.filter(({ kind }) => kind !== 'empty')
  return filled.length < 2 && Object.keys(mapping).length === 0
}

type RowsRead = Extract<SheetRead, { kind: 'read' }>

function finish(draft: Draft, task: SheetImport, collector: RowCollector, read: RowsRead): void {
  const { sourceId } = task
  const rows = collector.rows()
  const receipt = collector.opened()?.receipt ?? null
  const { keptUnder, readAt } = draft.sources.get(sourceId) ?? {}
  const facts = {
    ...factsOf(task, collector.opened(), read),
    ...(keptUnder !== undefined && { keptUnder }),
    ...(readAt !== undefined && { readAt }),
  }
  if (task.applied) {
    perform(draft, planOtherColumns(draft, task.applied, sourceId, facts, rows))
  } else {
    draft.sources.set(sourceId, facts)
    // The column facts are only known now, after the first rows were checked, so all are checked again.
    if (tellsMore(facts)) recheck(draft, ({ source }) => source === sourceId)
    const name = { kind: 'added', source: facts.source, rows: rows.length } as const
    recordAction(draft, { name, changes: [{ kind: 'insert', runs: lastRuns(draft, rows) }] })
  }
  const older = task.applied ? null : planReplaceWaiting(draft, sourceId)
  if (older !== null) perform(draft, older)
  const skip = receipt && planSkipDone(draft, sourceId, receipt.done, receipt.facts())
  if (skip) perform(draft, skip)
}

/** The runs of rows that were appended to the sheet. */
function lastRuns(draft: Draft, rows: readonly Row[]): readonly Run[] {
  const [first] = rows
  if (first === undefined) return []
  const at = sheetRows(draft.rows).length - rows.length
  return [{ at, first: first.id, count: rows.length }]
}

function factsOf(task: SheetImport, opened: Opened | null, read: RowsRead): SourceFacts {
  const { reading, notes, rescued } = read
  const { match = null, reader = null, receipt = null } = opened ?? {}
  return {
    source: withSheetName(task.source, reading),
    rescued,
    otherRows: reader?.otherRows() ?? 0,
    oddRows: reader?.oddRows() ?? NO_ODD_ROWS,
    ...(reader?.mixesStatuses() === true && { mixesStatuses: true as const }),
    match,
    canChangeColumns: true,
    ...(receipt && { receipt: { ...receipt.facts(), accepted: 0, setAside: 0 } }),
    ...(reading && { reading }),
    ...(notes && { notes }),
  }
}

function tellsMore({ match, mixesStatuses }: SourceFacts): boolean {
  if (mixesStatuses === true) return true
  const orders = match?.columns[match.mapping.orderId ?? -1]
  return orders?.isChecked === true || match?.columns.some(({ isRounded }) => isRounded) === true
}

/** Names the sheet of a workbook together with its file. */
function withSheetName(source: RowSource, reading: Reading | null): RowSource {
  const isNamed = source.kind === 'file' && reading?.kind === 'workbook'
  return isNamed ? { ...source, sheet: reading.sheet } : source
}
