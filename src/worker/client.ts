import { replaceEqualDeep } from '@tanstack/react-query'
import {
  type DraftRow,
  type DraftSnapshot,
  NO_FILTER,
  type ShownRange,
} from '#domain/draft/draft-view.ts'
import { eachField, type RowSource } from '#domain/entry/tracking-entry.ts'
import type { Revision } from '#domain/draft/row/row.ts'
import type { CHANGES, IMMEDIATE, QUEUED } from '#worker/drafting/commands.ts'
import type { Step } from '#worker/drafting/engine.ts'
import type { PLANS } from '#worker/drafting/plans.ts'
import type { QUESTIONS } from '#worker/drafting/questions.ts'
import type { RowWindow } from '#worker/drafting/shown/snapshot.ts'
import type { DraftPush } from '#worker/drafting/shown/display.ts'
import {
  addMethods,
  type ArgsOf,
  type Calls,
  type MethodsOf,
  toError,
} from '#worker/calls/calls.ts'
import { createListeners } from '#base/listeners.ts'
import { createRowCache } from './row-cache.ts'

type Plans = typeof PLANS
type Others = typeof CHANGES & typeof QUEUED & Omit<typeof IMMEDIATE, 'watch' | 'moveWindow'>
type Commands = Plans & Others

/** Sends a command; a failure is a bug and is reported. */
type DraftCommands = {
  readonly [Name in keyof Omit<Commands, keyof typeof QUESTIONS>]: (
    ...args: ArgsOf<Commands[Name]>
  ) => void
}

/** Sends a command and resolves to its answer; a change of the sheet to its step, or null if nothing changed. */
type DraftQuestions = {
  readonly [Name in keyof Plans]: (...args: ArgsOf<Plans[Name]>) => Promise<Step | null>
} & MethodsOf<Others>

/**
 * The page's interface to the draft, which lives in a worker: its commands as methods. They run in order, and a
 * snapshot follows each. Rows are read from a window that the grid requests.
 */
export type DraftClient = DraftView & DraftCommands & { readonly ask: DraftQuestions }

type DraftView = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => DraftSnapshot
  /** Whether the worker broke or failed to load before the draft was open. */
  readonly isMissing: () => boolean
  /** The rows around the screen: a new object when they change. */
  readonly getRows: () => RowWindow
  /** The shown row at an index; undefined while it is being fetched. */
  readonly getRow: (index: number) => DraftRow | undefined
  /** The empty row below the last one. Its first edit makes it an entry, and a new empty row follows. */
  readonly getNewRow: () => DraftRow
  /** Names the rows now shown at from..to (exclusive), independent of what is shown when a command arrives. */
  readonly shownRange: (range: Pick<ShownRange, 'from' | 'to'>) => ShownRange
  /** Fetches the rows from..to (exclusive) and some around them; listeners are called when they arrive. */
  readonly showRange: (from: number, to: number) => void
  readonly importFiles: (files: readonly File[]) => void
  /** Cancels all imports so far and removes their rows. */
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

/** When the worker breaks, these may have been carried out although the answer is lost, so their promises stay open. */
const MAY_BE_DONE: ReadonlySet<string> = new Set<keyof Commands>([
  'moveToUpload',
  'forgetEverything',
  'deleteUnreadable',
])
const stayOpen = () => {}

/** State of the draft on the page: the last snapshot, and the rows around the screen. */
function createView() {
  const { subscribe, tell } = createListeners()
  const rows = createRowCache()
  let received = EMPTY
  let snapshot = EMPTY
  let reading: Importing | null = null

  const draw = () => {
    const shown = withRows(received, rows.begun().length)
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
    /** Shows a sheet as being read before the worker reports it; null ends that. */
    setReading: (importing: Importing | null, ended?: Importing) => {
      // Another import may have started meanwhile.
      if (importing === reading || (ended !== undefined && ended !== reading)) return
      reading = importing
      draw()
    },
    take: (push: Exclude<DraftPush, { type: 'bug' }>) => {
      if (push.type === 'state') {
        // Unchanged parts stay the same objects, so that nothing that shows them is rendered again.
        received = replaceEqualDeep(received, push.snapshot)
        rows.setHandled(push.handled, received.shownCount)
      }
      rows.setWindow(push.window)
      draw()
    },
  }
}

type Importing = NonNullable<DraftSnapshot['importing']>

/** Shorter waits need no progress. */
const SLOW_MS = 500

/** The sheet that a command reads; null for other commands. */
function importOf(
  name: string,
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

/** Shows the progress itself after a while, since the worker may be too busy reading the sheet to report it. */
function showWhenSlow(
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

/** Adds rows that the worker doesn't have yet to the counts. */
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

/** Creates the client of a draft in a worker; calls `onError` for bugs there and when the worker breaks. */
export function createDraftClient(
  calls: Calls,
  onError: (error: Error) => void = reportError,
): DraftClient {
  const { rows, draw, tell, take, subscribe, getSnapshot, setReading } = createView()
  let hasFailed = false
  let importing = new AbortController()

  const onPush = (push: DraftPush) => (push.type === 'bug' ? onError(toError(push)) : take(push))
  const onBreak = (error: Error) => {
    // An empty message means that the worker didn't load: not a bug, and the page shows it.
    if (error.message !== '') onError(error)
    hasFailed = true
    tell()
  }
  const send = (name: keyof Commands | 'moveWindow', args: readonly unknown[]): number => {
    const { signal } = importing
    const { id, answer } = calls.call('draft', name, args, { signal, onBreak: stayOpen })
    const done = answer.catch((error: Error) => {
      if (!signal.aborted) onError(error)
    })
    const read = importOf(name, args, getSnapshot())
    if (read !== null) showWhenSlow(setReading, done, read)
    return id
  }
  const ask = (name: string, args: readonly unknown[]) => {
    const options = MAY_BE_DONE.has(name) ? { onBreak: stayOpen } : {}
    return calls.call('draft', name, args, options).answer
  }
  void calls.call('draft', 'watch', [], { onPush, onBreak })
  const view: DraftView & Pick<DraftClient, 'ask' | 'editCell'> = {
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
      if (missing !== null) send('moveWindow', [missing.from, missing.to])
    },
    ask: addMethods({}, ask),
    /** Shows the change before the worker has handled it. */
    editCell: (row, field, value) => {
      // An empty value starts no entry.
      if (row === rows.newRow().id && value.trim() === '') return
      rows.edit({ id: send('editCell', [row, field, value]), row, field, value })
      draw()
    },
    importFiles: (files) => {
      // Problems of earlier files are outdated.
      if (getSnapshot().readProblems.length > 0) send('dismissReadProblems', [])
      for (const file of files) send('importFile', [file])
    },
    cancelImport: () => {
      importing.abort()
      importing = new AbortController()
    },
  }
  return addMethods(view, (name, args) => void send(name as keyof Commands, args))
}

export function flushWhenHidden(draft: Pick<DraftClient, 'flush'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') draft.flush()
  })
  addEventListener('pagehide', () => draft.flush())
}
