import { type ColumnMatch, isWhole } from '#domain/columns/column-match.ts'
import { oppositeLayout } from '#domain/columns/remembered-match.ts'
import { nextPasteNumber } from '#domain/draft/changes/next-number.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import type { Store } from '#storage/store.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import type { SlowCommand } from '#sheet-engine/messages.ts'
import type { DraftSession, SheetInput } from '#sheet-engine/drafting/session.ts'
import { findSheet } from './keep-sheets.ts'
import {
  addProblem,
  type Cancellation,
  importAnswered,
  importNew,
  type ImportOptions,
  importOtherwise,
} from './run-imports.ts'
import type { Task } from '#worker-calls/task-queue.ts'

export type ImportCommandOptions = ImportOptions & {
  readonly session: DraftSession
  readonly store: () => Promise<Store>
  readonly now: () => number
}

export type ImportCommands = {
  /** The tasks that a command comes to: one for each sheet. */
  readonly tasksOf: (command: SlowCommand) => readonly Task[]
  /** Ends the import on its way, and those that wait. */
  readonly cancel: () => void
}

/** Carries out the commands that read sheets. */
export function createImportCommands(options: ImportCommandOptions): ImportCommands {
  const { session, store } = options
  let cancellations = 0

  const cancellation = (): Cancellation => {
    const before = cancellations
    return { isCancelled: () => cancellations > before }
  }
  const importTask = (nameOf: () => RowSource, input: SheetInput): Task => {
    const asked = cancellation()
    return async () => {
      session.cancelled.length = 0
      const before = session.draft.sources.length
      await importNew(options, nameOf(), input, asked)
      await noteUse(session.draft.sources[before]?.match ?? null)
    }
  }
  /** A layout that is used is listed first. */
  const noteUse = async (match: ColumnMatch | null) => {
    const known = match && session.layouts.get(match.layout)
    if (!known) return
    const layout = { ...known, at: options.now() }
    session.layouts.set(layout.layout, layout)
    await (await store()).rememberLayout(layout)
  }
  const answerTask = (...[mapping, headerRow]: Parameters<DraftClient['answerColumns']>): Task => {
    const cancelled = cancellation()
    return async () => {
      const asked = session.waiting[0]
      if (asked === undefined) return
      if (mapping === null) return leaveColumns(session)
      const input = await findSheet(store, session, asked.sourceId)
      const answer = { mapping, headerRow }
      const match = await importAnswered(options, asked, input, answer, cancelled)
      // A lone column can hold orders this time and numbers the next.
      if (match === null || !isWhole(mapping)) return
      const layout = layoutOf(match, options.now())
      session.layouts.set(match.layout, layout)
      session.layouts.delete(oppositeLayout(match.layout))
      await (await store()).rememberLayout(layout)
    }
  }
  const sheetsTask = (names: readonly string[] | null): Task => {
    const cancelled = cancellation()
    return async () => {
      const asked = session.sheetQuestions.shift()
      if (asked === undefined) return
      if (names === null) return void session.cancelled.push({ kind: 'sheets', asked })
      const input = await findSheet(store, session, asked.sourceId)
      if (input === null) return addProblem(session, asked.source, 'unreadable')
      for (const sheet of names) {
        const reading = { kind: 'workbook', sheet, leavesOutHidden: false } as const
        await importNew(options, asked.source, input, cancelled, reading)
      }
    }
  }
  const readingTask = (...[id, reading]: Parameters<DraftClient['changeReading']>): Task => {
    const cancelled = cancellation()
    return async () => {
      const input = await findSheet(store, session, id)
      await importOtherwise(options, id, input, reading, cancelled)
    }
  }
  const nameOfPaste = () => ({ kind: 'pasted', number: nextPasteNumber(session.draft) }) as const

  return {
    cancel: () => {
      cancellations += 1
    },
    tasksOf: ({ name, args }) => {
      switch (name) {
        case 'importFiles':
          return args[0].map((file) => importTask(() => nameOfFile(file), inputOf(file)))
        case 'importPaste':
          return [importTask(nameOfPaste, { kind: 'pasted', text: args[0], html: args[1] })]
        case 'importSample':
          return [importTask(() => ({ kind: 'sample' }), inputOf(new Blob([args[0]])))]
        case 'answerColumns':
          return [answerTask(...args)]
        case 'answerSheets':
          return [sheetsTask(args[0])]
        case 'changeReading':
          return [readingTask(...args)]
      }
    },
  }
}

function layoutOf({ layout, mapping, columns, headerRow }: ColumnMatch, at: number) {
  const headers = headerRow === null ? null : columns.map(({ header }) => header ?? '')
  return { layout, mapping, at, headers, kinds: columns.map(({ kind }) => kind) }
}

/** Where rows were read with other columns before, leaving the question changes nothing. */
function leaveColumns({ waiting, cancelled }: DraftSession): void {
  const asked = waiting.shift()
  if (asked?.applied === false) cancelled.push({ kind: 'columns', asked })
}

function nameOfFile({ name }: File): RowSource {
  return { kind: 'file', name, sheet: null }
}

function inputOf(bytes: Blob): SheetInput {
  return { kind: 'bytes', bytes }
}
