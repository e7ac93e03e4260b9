import type { ColumnMatch } from '#domain/columns/column-match.ts'
import {
  matchAsAnswered,
  type ColumnAnswer,
  suggestColumns,
} from '#domain/columns/suggest/suggest-columns.ts'
import { takeSourceId } from '#domain/draft/draft.ts'
import type { Reading, ReadProblem } from '#domain/sheet/reading.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import type { WaitingSheet } from '#domain/draft/stored/kept-source.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { keptUnder } from '#worker/session/kept-sheets.ts'
import type { DraftSession } from '#worker/session/session.ts'
import type { SheetInput } from '#worker/reading/read-sheet.ts'
import { importSheet, type ImportOutcome, type SheetImport } from './import-sheet.ts'
import { readSuggestOptions, type SuggestSources } from './suggest-options.ts'

/** Facts of a sheet before it is read. */
const NOT_READ = { otherRows: 0, rescued: 0, match: null, canChangeColumns: true } as const

/** Remaining bytes that are mostly read faster than the first rows are rendered. */
const SOON_READ = 1 << 19

/** A sheet was started; the first rows of a long sheet arrived, to be shown at once; or more rows arrived. */
export type ImportStep = 'begun' | 'first-of-many' | 'more'

export type ImportOptions = SuggestSources & {
  readonly onImportStep: (step: ImportStep) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The outcome of an import until it is done, and when it throws. */
const CANCELLED: ImportOutcome = { kind: 'cancelled' }

/** Cancels all imports that were requested before, without leaving rows. */
export type Cancellation = { readonly isCancelled: () => boolean }

type NewSheet = {
  readonly source: RowSource
  readonly input: SheetInput
  /** Settings to read it with; null or missing to detect them. */
  readonly reading?: Reading | null
  /** The source that its file is already stored under. */
  readonly keptUnder?: SourceId
}

/** Reads a new sheet into the draft, or adds the question about its columns. */
export async function importNew(
  options: ImportOptions,
  { source, input, reading = null, ...where }: NewSheet,
  { isCancelled }: Cancellation,
): Promise<void> {
  const { session } = options
  if (isCancelled()) return
  const columns = await readSuggestOptions(options)
  const suggest = (rows: readonly (readonly string[])[]) => suggestColumns(rows, columns)
  const sourceId = takeSourceId(session.draft)
  // Sheets of one workbook share the age of its file.
  const readAt = readAtOf(session, where.keptUnder) ?? options.now()
  session.draft.sources.set(sourceId, { source, ...NOT_READ, ...where, readAt })
  const task = { sourceId, source, input, reading, applied: false, suggest, isCancelled } as const
  let outcome: ImportOutcome = CANCELLED
  try {
    outcome = await importWithProgress(options, task)
  } finally {
    if (outcome.kind === 'cancelled' || outcome.kind === 'problem')
      session.draft.sources.delete(sourceId)
    else session.sheets.set(keptUnder(session.draft, sourceId), input)
  }
  if (outcome.kind === 'asked') {
    session.waiting.push({ sourceId, ...questionOf(outcome), applied: false })
  }
  if (outcome.kind === 'several') {
    session.sheetQuestions.push({ sourceId, source, sheets: outcome.sheets })
  }
  if (outcome.kind === 'problem') addProblem(session, source, outcome.problem)
}

function readAtOf({ draft }: DraftSession, file: SourceId | undefined): number | undefined {
  return file === undefined ? undefined : draft.sources.get(file)?.readAt
}

function questionOf({ source, match, reading }: Extract<ImportOutcome, { kind: 'asked' }>) {
  return { source, match, ...(reading && { reading }) }
}

/** Reads a file again with other settings and replaces its rows; asks for the columns if they aren't certain then. */
export async function importOtherwise(
  options: ImportOptions,
  sourceId: SourceId,
  input: SheetInput | null,
  reading: Reading,
  { isCancelled }: Cancellation,
): Promise<void> {
  const { session } = options
  const source = session.draft.sources.get(sourceId)?.source
  if (source === undefined) return
  const waits = session.waiting.findIndex((sheet) => sheet.sourceId === sourceId && !sheet.applied)
  if (waits !== -1 && input !== null) {
    session.waiting.splice(waits, 1)
    const { keptUnder: file } = session.draft.sources.get(sourceId) ?? {}
    const again = { source, input, reading, ...(file !== undefined && { keptUnder: file }) }
    return importNew(options, again, { isCancelled })
  }
  if (input === null) return addProblem(session, source, 'unreadable')
  const columns = await readSuggestOptions(options)
  const suggest = (rows: readonly (readonly string[])[]) => suggestColumns(rows, columns)
  const applied: SheetImport['applied'] = 'reading-changed'
  const outcome = await importWithProgress(options, {
    sourceId,
    source,
    input,
    reading,
    applied,
    suggest,
    isCancelled,
  })
  if (outcome.kind === 'asked') {
    session.waiting.unshift({ sourceId, ...questionOf(outcome), applied: true })
  }
  if (outcome.kind === 'problem') addProblem(session, source, outcome.problem)
}

/** Reads the sheet of a question with the columns that the user chose; returns the match unless cancelled. */
export async function importAnswered(
  options: ImportOptions,
  asked: WaitingSheet,
  input: SheetInput | null,
  answer: ColumnAnswer,
  { isCancelled }: Cancellation,
): Promise<ColumnMatch | null> {
  const { session } = options
  const { sourceId, source, reading = null } = asked
  let match: ColumnMatch | null = null
  session.waiting.shift()
  if (input === null) {
    addProblem(session, source, 'unreadable')
    return null
  }
  const columns = await readSuggestOptions(options)
  const suggest = (rows: readonly (readonly string[])[]) => {
    match = matchAsAnswered(rows, columns, answer)
    return match
  }
  const applied: SheetImport['applied'] = asked.applied ? 'columns-changed' : false
  const task = { sourceId, source, input, reading, applied, suggest, isCancelled }
  let outcome: ImportOutcome = CANCELLED
  try {
    outcome = await importWithProgress(options, task)
  } finally {
    if (outcome.kind === 'cancelled') session.waiting.unshift(asked)
  }
  if (outcome.kind === 'problem') addProblem(session, source, outcome.problem)
  return outcome.kind === 'cancelled' ? null : match
}

async function importWithProgress(
  { session, onImportStep }: ImportOptions,
  task: Omit<SheetImport, 'onRows'>,
): Promise<ImportOutcome> {
  const { source, input } = task
  // In bytes or characters.
  const total = input.kind === 'bytes' ? input.bytes.size : input.text.length
  let hasShown = false
  const onRows = (done: number, hasRows: boolean) => {
    const isFirst = hasRows && !hasShown
    hasShown ||= hasRows
    session.importing = { source, done, total }
    onImportStep(isFirst && total - done > SOON_READ ? 'first-of-many' : 'more')
  }
  session.importing = { source, done: 0, total }
  onImportStep('begun')
  try {
    return await importSheet(session.draft, { ...task, onRows })
  } finally {
    session.importing = null
  }
}

/** Adds a problem of a sheet that couldn't be read. */
export function addProblem(session: DraftSession, source: RowSource, problem: ReadProblem): void {
  session.readProblems = [...session.readProblems, { source, problem }]
}
