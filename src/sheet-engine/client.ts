import {
  type DraftRow,
  type DraftSnapshot,
  NO_FILTER,
  type ShownRange,
} from '#domain/draft/draft-view.ts'
import { eachField, type RowSource, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { ActionName } from '#domain/draft/kept-action.ts'
import type { Revision, RowId } from '#domain/draft/row.ts'
import type { CHANGES, IMMEDIATE, TURNS } from '#sheet-engine/drafting/commands.ts'
import type { PLANS } from '#sheet-engine/drafting/plans.ts'
import type { RowWindow } from '#sheet-engine/drafting/shown/snapshot.ts'
import type { DraftPush } from '#sheet-engine/drafting/shown/display.ts'
import { type AnswerOf, type ArgsOf, type Calls, toError } from '#worker-calls/calls.ts'
import { createListeners } from '#worker-calls/listeners.ts'
import { createRowCache } from './row-cache.ts'

type Commands = typeof PLANS & typeof CHANGES & typeof TURNS & Omit<typeof IMMEDIATE, 'watch'>
type CommandName = keyof Commands

/** What the page can ask about the draft. */
export type DraftQuestion = keyof typeof TURNS
export type DraftArgs<Name extends CommandName> = ArgsOf<Commands[Name]>
/** A change of the sheet answers with what was done; null: nothing. */
export type DraftAnswer<Name extends CommandName> = Name extends keyof typeof PLANS
  ? ActionName | null
  : AnswerOf<Commands[Name]>

/**
 * The page's door to the draft, which lives in a worker. Commands are carried out in order; the snapshot
 * follows each. Rows are read from a window that the grid asks for.
 */
export type DraftClient = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => DraftSnapshot
  /** What the draft lives in broke or was not loaded, and the draft is not open. */
  readonly isMissing: () => boolean
  /** The rows around the screen: another object when they are others. */
  readonly getRows: () => RowWindow
  /** The row at an index of what is shown; undefined while it is being fetched. */
  readonly getRow: (index: number) => DraftRow | undefined
  /** The empty row below the last one: with its first edit it is an entry, and another one is empty. */
  readonly getNewRow: () => DraftRow
  /** Names the shown rows from..to (exclusive): those of now, whatever is shown when a command arrives. */
  readonly shownRange: (range: Pick<ShownRange, 'from' | 'to'>) => ShownRange
  /** Fetches the rows from..to (exclusive) and some around; listeners are told when they are there. */
  readonly showRange: (from: number, to: number) => void
  /** Carries out a command; a failure is a bug and is reported. */
  readonly call: <Name extends CommandName>(name: Name, ...args: DraftArgs<Name>) => void
  /** Has a command carried out, and waits for what comes of it. */
  readonly ask: <Name extends CommandName>(
    name: Name,
    ...args: DraftArgs<Name>
  ) => Promise<DraftAnswer<Name>>
  /** Changes a cell, which is shown before the worker has heard of it. */
  readonly editCell: (id: RowId, field: TrackingField, value: string) => void
  readonly importFiles: (files: readonly File[]) => void
  /** Ends every import that was asked for so far, without a trace. */
  readonly cancelImport: () => void
}

const EMPTY: DraftSnapshot = {
  markedRows: new Uint8Array(),
  loaded: false,
  revision: 0 as Revision,
  rowCount: 0,
  entryCount: 0,
  noNumberCount: 0,
  lineCount: 0,
  leftOut: [],
  fitting: 0,
  lacking: 0,
  shownCount: 0,
  problemCount: 0,
  warningCount: 0,
  withoutCourier: 0,
  filledByRule: 0,
  unusedFields: [],
  lengths: eachField(() => 0),
  sendableCount: 0,
  issueCounts: [],
  parcelCount: 0,
  sentIssueCounts: [],
  checked: true,
  sources: [],
  undo: null,
  redo: null,
  place: 0,
  question: null,
  sheetQuestion: null,
  cancelled: [],
  importing: null,
  readProblems: [],
  isOutdated: false,
  merchantOnly: false,
  repeated: [],
  columnDoubts: [],
  storageFailed: false,
  isUnreadable: false,
  filter: NO_FILTER,
  sort: null,
}

/** After these an answer may be lost and the deed done: they stay open when the worker breaks. */
const DEEDS: readonly CommandName[] = ['moveToUpload', 'forgetEverything', 'deleteUnreadable']
const stayOpen = () => {}

/** What the page shows of the draft: the last snapshot, and the rows around the screen. */
function createPicture() {
  const { subscribe, tell } = createListeners()
  const rows = createRowCache()
  let told = EMPTY
  let snapshot = EMPTY
  let reading: Importing | null = null

  const draw = () => {
    const shown = withRows(told, rows.begun().length)
    const isSaid = reading === null || shown.importing !== null
    snapshot = isSaid ? shown : { ...shown, importing: reading }
    tell()
  }
  return {
    rows,
    draw,
    tell,
    subscribe,
    getSnapshot: () => snapshot,
    /** Says that a sheet is read of which the worker has said nothing yet; null: it is read no more. */
    setReading: (importing: Importing | null, ended?: Importing) => {
      // Another one may have begun meanwhile.
      if (importing === reading || (ended !== undefined && ended !== reading)) return
      reading = importing
      draw()
    },
    take: (push: Exclude<DraftPush, { type: 'bug' }>) => {
      if (push.type === 'state') {
        told = push.snapshot
        rows.setHandled(push.handled, told.shownCount)
      }
      rows.setWindow(push.window)
      draw()
    },
  }
}

type Importing = NonNullable<DraftSnapshot['importing']>

/** A shorter wait needs no word. */
const SLOW_MS = 500

/** The sheet that a command reads; null for commands that read none. */
function whatIsRead(
  name: CommandName,
  [first]: readonly unknown[],
  { question, sheetQuestion, sources }: DraftSnapshot,
): Importing | null {
  const about = (source: RowSource | undefined, total = 0) =>
    source === undefined ? null : { source, done: 0, total }
  switch (name) {
    case 'importFile':
      return first instanceof File
        ? about({ kind: 'file', name: first.name, sheet: null }, first.size)
        : null
    case 'importPaste':
      return about({ kind: 'pasted', number: 1, at: Date.now() })
    case 'answerColumns':
      return first === null ? null : about(question?.source)
    case 'answerSheets':
      return first === null ? null : about(sheetQuestion?.source)
    case 'changeReading':
      return about(sources.find(({ id }) => id === first)?.source)
    default:
      return null
  }
}

/** The worker may be busy with the very sheet that it should speak of. */
function sayWhenSlow(
  setReading: (importing: Importing | null, ended?: Importing) => void,
  done: Promise<unknown>,
  read: Importing,
): void {
  const timer = setTimeout(() => setReading(read), SLOW_MS)
  void done.finally(() => {
    clearTimeout(timer)
    setReading(null, read)
  })
}

/** With rows that the worker has not heard of yet. */
function withRows(snapshot: DraftSnapshot, more: number): DraftSnapshot {
  if (more === 0) return snapshot
  const shownCount = snapshot.shownCount + more
  return {
    ...snapshot,
    shownCount,
    entryCount: snapshot.entryCount + more,
    rowCount: snapshot.rowCount + more,
    checked: false,
  }
}

/** Makes a client of the draft in a worker; `onError` is told of bugs there, and when it broke. */
export function createDraftClient(
  calls: Calls,
  onError: (error: Error) => void = reportError,
): DraftClient {
  const { rows, draw, tell, take, subscribe, getSnapshot, setReading } = createPicture()
  let hasFailed = false
  let importing = new AbortController()

  const onPush = (push: DraftPush) => (push.type === 'bug' ? onError(toError(push)) : take(push))
  const onBreak = (error: Error) => {
    // A part that could not be loaded is not a bug, and the page says so.
    if (error.message !== '') onError(error)
    hasFailed = true
    tell()
  }
  const call = (name: CommandName, ...args: readonly unknown[]): number => {
    const { signal } = importing
    const { id, answer } = calls.call('draft', name, args, { signal, onBreak: stayOpen })
    const done = answer.catch((error: Error) => {
      if (!signal.aborted) onError(error)
    })
    const read = whatIsRead(name, args, getSnapshot())
    if (read !== null) sayWhenSlow(setReading, done, read)
    return id
  }
  void calls.call('draft', 'watch', [], { onPush, onBreak })
  return {
    subscribe,
    getSnapshot,
    isMissing: () => hasFailed && !getSnapshot().loaded,
    getRows: rows.getRows,
    getRow: rows.getRow,
    getNewRow: rows.newRow,
    shownRange: ({ from, to }) => {
      const { revision } = getSnapshot()
      return { revision, from, to, begun: rows.begun() }
    },
    showRange: (from, to) => {
      const missing = rows.missing(from, to)
      if (missing !== null) call('showRange', missing.from, missing.to)
    },
    call: (name, ...args) => void call(name, ...args),
    ask: async (name, ...args) => {
      const options = DEEDS.includes(name) ? { onBreak: stayOpen } : {}
      return (await calls.call('draft', name, args, options).answer) as never
    },
    editCell: (row, field, value) => {
      // An empty value starts no entry.
      if (row === rows.newRow().id && value.trim() === '') return
      rows.edit({ id: call('editCell', row, field, value), row, field, value })
      draw()
    },
    importFiles: (files) => {
      // What was said of the files before them is done with.
      if (getSnapshot().readProblems.length > 0) call('dismissReadProblems')
      for (const file of files) call('importFile', file)
    },
    cancelImport: () => {
      importing.abort()
      importing = new AbortController()
    },
  }
}

/** Saves the draft when the page is hidden or left. */
export function flushWhenHidden(draft: Pick<DraftClient, 'call'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') draft.call('flush')
  })
  addEventListener('pagehide', () => draft.call('flush'))
}
