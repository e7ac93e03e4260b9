import { type ColumnMapping, type ColumnMatch, isWhole } from '#domain/columns/column-match.ts'
import { oppositeLayout } from '#domain/columns/layout-name.ts'
import { nextPaste } from '#domain/draft/changes/next-number.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import {
  addProblem,
  importAnswered,
  importNew,
  type ImportOptions,
  importOtherwise,
} from './run-imports.ts'
import type { Store } from '#storage/store.ts'
import { findSheet, whileInUse } from '#worker/session/kept-sheets.ts'
import type { SheetInput } from '#worker/reading/read-sheet.ts'

/** What the commands need; part of the context of each command of the draft. */
type ImportContext = ImportOptions & {
  readonly store: () => Promise<Store>
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal
}

/** Commands that read sheets and handle the resulting questions. A cancelled import leaves no rows. */
export const IMPORTS = {
  importFile: (context: ImportContext, file: File) =>
    startImport(context, { kind: 'file', name: file.name, sheet: null }, inputOf(file)),
  /** Imports a paste that is a sheet. `html` is the clipboard's text/html, or empty. */
  importPaste: (context: ImportContext, text: string, html: string) => {
    context.session.readProblems = []
    const source = nextPaste(context.session.draft, context.now())
    return startImport(context, source, { kind: 'pasted', text, html })
  },
  importSample: (context: ImportContext, csv: string) =>
    startImport(context, { kind: 'sample' }, inputOf(new Blob([csv]))),
  /** Asks for the columns of rows that are already in the sheet. */
  askColumns,
  answerColumns,
  answerSheets,
  /** Asks a dismissed question again. */
  askAgain,
  /** Forgets the dismissed questions and their sheets. */
  dismissCancelled: ({ session }: ImportContext) => void (session.cancelled.length = 0),
  changeReading,
  dismissReadProblems: ({ session }: ImportContext) => void (session.readProblems = []),
}

const inputOf = (bytes: Blob): SheetInput => ({ kind: 'bytes', bytes })

const cancellationOf = ({ signal }: ImportContext) => ({ isCancelled: () => signal.aborted })

async function startImport(
  context: ImportContext,
  source: RowSource,
  input: SheetInput,
): Promise<void> {
  const { session } = context
  session.cancelled.length = 0
  const sourceId = session.draft.nextSource
  await importNew(context, { source, input }, cancellationOf(context))
  const match = session.draft.sources.get(sourceId)?.match
  const known = match && session.layouts.get(match.layout)
  // The layout used last is listed first.
  if (known) await rememberLayout(context, known)
}

type Layout = Parameters<Store['rememberLayout']>[0]

async function rememberLayout(
  { session, store, now }: ImportContext,
  used: Omit<Layout, 'at'>,
): Promise<void> {
  const layout = { ...used, at: now() }
  session.layouts.set(layout.layout, layout)
  await (await store()).rememberLayout(layout)
}

function askColumns({ session: { draft, waiting } }: ImportContext, sourceId: SourceId): void {
  const facts = draft.sources.get(sourceId)
  if (facts === undefined || facts.match === null || !facts.canChangeColumns) return
  if (waiting.some((sheet) => sheet.sourceId === sourceId)) return
  const { source, match, reading } = facts
  waiting.unshift({ sourceId, source, match, applied: true, ...(reading && { reading }) })
}

/** null dismisses the question; it can be asked again unless the source's rows are already in the sheet. */
async function answerColumns(
  context: ImportContext,
  mapping: ColumnMapping | null,
  headerRow: number | null,
): Promise<void> {
  const { session, store } = context
  const asked = session.waiting[0]
  if (asked === undefined) return
  if (mapping === null) {
    session.waiting.shift()
    // Dismissing a question about rows that are already in the sheet changes nothing.
    if (!asked.applied) session.cancelled.push({ kind: 'columns', asked })
    return
  }
  const match = await whileInUse(session, asked.sourceId, async () => {
    const input = await findSheet(store, session, asked.sourceId)
    const answer = { mapping, headerRow }
    return importAnswered(context, asked, input, answer, cancellationOf(context))
  })
  // A single column isn't remembered, since it may hold orders this time and numbers the next.
  if (match === null || !isWhole(mapping)) return
  session.layouts.delete(oppositeLayout(match.layout))
  await rememberLayout(context, layoutOf(match))
}

function layoutOf({ layout, mapping, columns, headerRow }: ColumnMatch): Omit<Layout, 'at'> {
  const headers = headerRow === null ? null : columns.map(({ header }) => header ?? '')
  return { layout, mapping, headers, kinds: columns.map(({ kind }) => kind) }
}

/** `names` are the sheets to read; null dismisses the question and reads none. */
async function answerSheets(
  context: ImportContext,
  names: readonly string[] | null,
): Promise<void> {
  const { session, store } = context
  const asked = session.sheetQuestions.shift()
  if (asked === undefined) return
  if (names === null) return void session.cancelled.push({ kind: 'sheets', asked })
  const { source, sourceId } = asked
  await whileInUse(session, sourceId, async () => {
    const input = await findSheet(store, session, sourceId)
    if (input === null) return addProblem(session, source, 'unreadable')
    for (const sheet of names) {
      const reading = { kind: 'workbook', sheet, leavesOutHidden: false } as const
      const chosen = { source, input, reading, keptUnder: sourceId }
      await importNew(context, chosen, cancellationOf(context))
    }
  })
}

function askAgain({ session }: ImportContext, sourceId: SourceId): void {
  const { cancelled, waiting, sheetQuestions } = session
  const index = cancelled.findIndex(({ asked }) => asked.sourceId === sourceId)
  const [question] = index === -1 ? [] : cancelled.splice(index, 1)
  if (question?.kind === 'columns') waiting.unshift(question.asked)
  if (question?.kind === 'sheets') sheetQuestions.unshift(question.asked)
}

/** Reads a file again with other settings and replaces its rows; can be undone. */
async function changeReading(
  context: ImportContext,
  sourceId: SourceId,
  reading: Reading,
): Promise<void> {
  const { session, store } = context
  await whileInUse(session, sourceId, async () => {
    const input = await findSheet(store, session, sourceId)
    await importOtherwise(context, sourceId, input, reading, cancellationOf(context))
  })
}
