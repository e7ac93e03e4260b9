import { type ColumnMatch, judgeSheet } from '#domain/columns/column-match.ts'
import {
  cancelAppending,
  finishAppending,
  reserveDraft,
  showAppended,
} from '#domain/draft/table/append-rows.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { perform, skipDone } from '#domain/draft/changes/history.ts'
import { truncateTable } from '#domain/draft/table/table-upkeep.ts'
import { uncheckFrom } from '#domain/draft/issues/late-checks.ts'
import { NO_ODD_ROWS } from '#domain/draft/issues/odd-rows.ts'
import { planOtherColumns } from '#domain/draft/changes/plan-changes.ts'
import { createLineScanner, type LineScanner } from '#domain/draft/table/scan-lines.ts'
import type { Reading, ReadProblem, SheetHead, SheetSummary } from '#domain/sheet/reading.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { readSheet, type SheetInput, sizeOf } from './read-sheet.ts'
import { openReceipt, type ReturnedReceipt } from './returned-receipt.ts'
import type { PlainLines, RowSink, SheetRead } from './row-sink.ts'

export type SheetImport = {
  readonly sourceId: number
  readonly source: RowSource
  readonly input: SheetInput
  /** How it was read before, or is to be read; null: not known yet. */
  readonly reading: Reading | null
  /** Its rows are in the draft, read in another way or with other columns, and are replaced. */
  readonly applied: false | 'columns-changed' | 'reading-changed'
  /** Finds the columns from the first rows. */
  readonly suggest: (rows: readonly (readonly string[])[]) => ColumnMatch
  readonly isCancelled: () => boolean
  readonly onProgress: (done: number) => void
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

/** What columns are found out from: more rows would tell no more. */
export const HEAD_ROWS = 200

/** Later rows can be shorter than the first ones. */
const MORE_ROWS = 1.1

/** Reads a sheet into the draft as one action; whatever else comes of it leaves the draft as it was. */
export async function importSheet(draft: Draft, task: SheetImport): Promise<ImportOutcome> {
  const rows = createRowCollector(draft, task)
  const read = await readAll(task, rows)
  const outcome = outcomeOf(task, rows, read)
  if (outcome.kind === 'imported' && read.kind === 'read') finish(draft, task, rows, read)
  else rows.undo()
  return outcome
}

async function readAll({ input, reading }: SheetImport, rows: RowCollector): Promise<SheetRead> {
  try {
    const read = await readSheet(input, rows.sink, reading)
    rows.end()
    return read
  } catch (error) {
    rows.undo()
    throw error
  }
}

type RowCollector = ReturnType<typeof createRowCollector>

function createRowCollector(draft: Draft, task: SheetImport) {
  const first = draft.table.length
  const reader = createRowReader(draft, task)
  let hasRoom = false

  const show = (from: number) => {
    if (!task.applied && draft.table.length > from) showAppended(draft, from)
  }
  const undo = () => {
    if (task.applied) truncateTable(draft.table, first)
    else cancelAppending(draft, first)
  }
  /** Once for all rows that can be expected: a table that grows is copied. */
  const makeRoom = (done: number) => {
    if (hasRoom) return
    hasRoom = true
    const rows = draft.table.length - first
    const left = sizeOf(task.input) - done
    reserveDraft(draft, Math.ceil((rows * left * MORE_ROWS) / done))
  }
  const takeAll = (takeInto: () => void, done: number): boolean => {
    if (task.isCancelled()) return false
    const from = draft.table.length
    takeInto()
    if (reader.match() === null) return true
    show(from)
    task.onProgress(done)
    return reader.isReading()
  }
  const sink: RowSink = {
    take: (rows, done) => takeAll(() => reader.take(rows), done),
    canScan: reader.canScan,
    scan: (lines, done) => {
      const takeInto = () => {
        reader.scan(lines)
        makeRoom(done)
      }
      return takeAll(takeInto, done)
    },
    restart: () => {
      undo()
      reader.restart()
    },
  }
  return {
    ...reader,
    first,
    undo,
    sink,
    end: () => {
      if (reader.isReading() || task.isCancelled()) return
      reader.begin()
      show(first)
    },
    entries: () => draft.table.length - first,
  }
}

/** Finds the columns from the first rows; then puts these and all others into the table. */
function createRowReader({ table }: Draft, { sourceId, suggest }: SheetImport) {
  let head: string[][] = []
  let match: ColumnMatch | null = null
  let taker: LineScanner | null = null
  let receipt: ReturnedReceipt | null = null

  const takeInto = (rows: readonly string[][], into: LineScanner) => {
    if (receipt === null) into.take(rows)
    else receipt.take(rows, table, into)
  }
  const begin = () => {
    const first = head.slice(0, HEAD_ROWS)
    receipt = openReceipt(first)
    match ??= suggest(receipt?.own(first) ?? first)
    if (!match.certain) return
    taker = createLineScanner(table, sourceId, match)
    takeInto(head, taker)
    head = []
  }
  return {
    begin,
    take: (rows: readonly string[][]) => {
      if (taker !== null) return takeInto(rows, taker)
      head = head.length === 0 ? [...rows] : head.concat(rows)
      if (head.length >= HEAD_ROWS) begin()
    },
    scan: ({ text, from, to, delimiter }: PlainLines) => taker?.scan(text, from, to, delimiter),
    restart: () => {
      head = []
      match = null
      taker = null
      receipt = null
    },
    isReading: () => taker !== null,
    // What became of each row of a receipt is in a column that a scan would pass over.
    canScan: () => taker !== null && receipt === null,
    match: () => match,
    receipt: () => receipt,
    hasRows: () => head.some((row) => row.some((cell) => cell.trim() !== '')) || taker !== null,
    otherRows: () => taker?.otherRows() ?? 0,
    oddRows: () => taker?.oddRows() ?? NO_ODD_ROWS,
  }
}

function outcomeOf(task: SheetImport, rows: RowCollector, read: SheetRead): ImportOutcome {
  const match = rows.match()
  if (task.isCancelled()) return { kind: 'cancelled' }
  if (read.kind === 'several') return { kind: 'several', sheets: read.sheets.map(judge(task)) }
  if (read.kind !== 'read') return read
  if (match === null || !rows.hasRows()) return { kind: 'problem', problem: 'empty' }
  if (!match.certain) {
    if (isNoTable(match)) return { kind: 'problem', problem: 'no-table' }
    const { reading } = read
    return { kind: 'asked', match, reading, source: sourceOf(task.source, reading) }
  }
  if (rows.entries() === 0) return { kind: 'problem', problem: 'header-only' }
  const isDone = rows.receipt()?.done.size === rows.entries()
  return isDone ? { kind: 'problem', problem: 'nothing-open' } : { kind: 'imported' }
}

const judge =
  ({ suggest }: SheetImport) =>
  ({ head, ...summary }: SheetHead): SheetSummary => ({
    ...summary,
    verdict: judgeSheet(suggest(head)),
  })

/** A letter, a list in another notation: there is nothing that the person could choose columns from. */
function isNoTable({ columns, mapping }: ColumnMatch): boolean {
  const filled = columns.filter(({ kind }) => kind !== 'empty')
  return filled.length < 2 && Object.keys(mapping).length === 0
}

type RowsRead = Extract<SheetRead, { kind: 'read' }>

function finish(draft: Draft, task: SheetImport, rows: RowCollector, read: RowsRead): void {
  const { sourceId } = task
  const { reading, notes, rescued } = read
  const source = sourceOf(task.source, reading)
  const receipt = rows.receipt()
  const facts = {
    source,
    rescued,
    otherRows: rows.otherRows(),
    oddRows: rows.oddRows(),
    match: rows.match(),
    canChangeColumns: true,
    ...(receipt && { receipt: { ...receipt.facts(), accepted: 0, setAside: 0 } }),
    ...(reading && { reading }),
    ...(notes && { notes }),
  }
  if (task.applied) {
    const changes = planOtherColumns(draft, sourceId, facts, rows.first, rows.entries())
    perform(draft, { kind: task.applied, source }, changes)
  } else {
    draft.sources[sourceId] = facts
    if (tellsMore(facts.match)) uncheckFrom(draft, rows.first)
    finishAppending(draft, rows.first, { kind: 'added', source, rows: rows.entries() })
  }
  if (receipt !== null) skipDone(draft, sourceId, receipt.done, receipt.facts())
}

/** Whether rows are judged by what is known of their columns, which comes after the first rows were checked. */
function tellsMore(match: ColumnMatch | null): boolean {
  const orders = match?.columns[match.mapping.orderId ?? -1]
  return orders?.isChecked === true || match?.columns.some(({ isRounded }) => isRounded) === true
}

/** A sheet of a workbook is named beside its file. */
function sourceOf(source: RowSource, reading: Reading | null): RowSource {
  const isNamed = source.kind === 'file' && reading?.kind === 'workbook'
  return isNamed ? { ...source, sheet: reading.sheet } : source
}
