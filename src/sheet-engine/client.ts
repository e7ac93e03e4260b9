/* oxlint-disable unicorn/require-post-message-target-origin -- messages to and from a worker have no origin */
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import type { CourierReplacement, CourierValues } from '#domain/draft/changes/courier-values.ts'
import type { LikelyProblemKind } from '#domain/draft/issues/issue.ts'
import type { ColumnDoubt, DraftFilter, DraftRow, DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import type { TrackingEntry, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import { createClientEnd } from './client-core.ts'
import type { EngineMessage, PageMessage } from './messages.ts'
import type { ColumnPreview, ColumnQuestion } from '#sheet-engine/reading/preview-columns.ts'

/**
 * The page's door to the draft, which lives in a worker. Commands are carried out in order; the snapshot
 * follows each. Rows are read from a window that the grid asks for.
 */
export type DraftClient = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => DraftSnapshot
  /** What the draft lives in broke or was not loaded, and the draft is not open. */
  readonly isMissing: () => boolean
  /** The row at an index of what is shown; undefined while it is being fetched. */
  readonly getRow: (index: number) => DraftRow | undefined
  /** Fetches the rows from..to (exclusive) and some around; listeners are told when they are there. */
  readonly showRange: (from: number, to: number) => void
  readonly importFiles: (files: readonly File[]) => void
  /** A paste that is a sheet. `html` is the clipboard's text/html, or empty. */
  readonly importPaste: (text: string, html: string) => void
  readonly importSample: (csv: string) => void
  readonly cancelImport: () => void
  /** Removes everything but the newest source; undoable. */
  readonly replaceSheet: () => void
  readonly addEntry: (entry: TrackingEntry) => void
  readonly editCell: (id: number, field: TrackingField, value: string) => void
  /** Fills cells to the right and down from one cell, in what is shown, with digits that only `html` still holds. */
  readonly pasteCells: (index: number, field: TrackingField, text: string, html: string) => void
  /** Puts the original of a cleaned cell back. */
  readonly restoreOriginal: (id: number, field: TrackingField) => void
  readonly deleteRows: (ids: readonly number[]) => void
  /** Deletes the rows from..to (exclusive) of what is shown, wherever they are: a selection can be the whole sheet. */
  readonly deleteShown: (from: number, to: number) => void
  readonly dropCopies: () => void
  /** Removes the rows of a source that stand the same in an earlier upload; undoable. */
  readonly removeRepeats: (sourceId: number) => void
  /** Asks no more about them. */
  readonly keepRepeats: (sourceId: number) => void
  /** Joins or splits the parts of `several-numbers` cells as their issues offer; all when ids is null. */
  readonly fixSeveral: (offer: 'join' | 'split', ids: readonly number[] | null) => void
  /** Sends cells with a likely problem of a kind as they are, with a warning; all when ids is null. Undoable. */
  readonly sendAsItIs: (kind: LikelyProblemKind, ids: readonly number[] | null) => void
  /** Takes the tracking number out of web addresses with exactly one; all when ids is null. Undoable. */
  readonly takeNumbers: (ids: readonly number[] | null) => void
  /** Puts order ID and tracking number of a row in each other's place. Undoable. */
  readonly swapRow: (id: number) => void
  /** The same in all rows of a source, as one step. */
  readonly swapColumns: (sourceId: number) => void
  /** Says that a column that looks wrong is right: what was said of its rows is said no more. Undoable. */
  readonly keepColumns: (sourceId: number, kind: ColumnDoubt['kind'], field: TrackingField) => void
  /** Makes exact copies entries that are sent, with a warning; all when ids is null. Undoable. */
  readonly keepCopy: (ids: readonly number[] | null) => void
  /** Puts courier codes in the place of values, wherever they stand; empty: the service offers candidates. */
  readonly setCouriers: (replacements: readonly CourierReplacement[]) => void
  /** Gives a courier to every entry of the sheets in which none has one. */
  readonly setDefaultCourier: (code: string) => void
  readonly useMerchantNumbers: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly setFilter: (filter: DraftFilter) => void
  readonly setPlace: (index: number) => void
  readonly askColumns: (sourceId: number) => void
  /** null: leaves the question; a source that was never applied is dropped. */
  readonly answerColumns: (mapping: ColumnMapping | null, headerRow: number | null) => void
  /** The names of the sheets to read; null: leaves the question, and the workbook unread. */
  readonly answerSheets: (names: readonly string[] | null) => void
  /** Asks a question again that was left. */
  readonly askAgain: (sourceId: number) => void
  /** Forgets the questions that were left, with their sheets. */
  readonly dismissCancelled: () => void
  /** Reads a file again in another way, in the place of its rows; undoable. */
  readonly changeReading: (sourceId: number, reading: Reading) => void
  readonly dismissReadProblems: () => void
  /** The entries that would be sent, in sheet order, for `What will be sent`; at most `limit`. */
  readonly previewEntries: (limit: number) => Promise<readonly TrackingEntry[]>
  /** Some rows of a file as they would be read; null when it cannot be read so. */
  readonly previewReading: (
    question: ReadingQuestion,
  ) => Promise<readonly (readonly string[])[] | null>
  /** What would be found below another header row of a sheet; null when it is not there any more. */
  readonly previewColumns: (question: ColumnQuestion) => Promise<ColumnPreview | null>
  /** Every value of the courier column once. */
  readonly listCouriers: () => Promise<CourierValues>
  /** The shown index of the next row with an issue after `index` (wraps), or null. */
  readonly findIssue: (index: number) => Promise<number | null>
  /**
   * Moves what can be sent into a new upload, in one transaction with the draft's change, and appends
   * its first `submitted` event. Resolves when committed.
   */
  readonly moveToUpload: (
    header: Omit<UploadHeader, 'entryCount' | 'sources' | 'name'>,
  ) => Promise<void>
  /** Forgets remembered column matches. */
  readonly forgetLayouts: () => Promise<void>
  /** Forgets one of them, by its name. */
  readonly forgetLayout: (layout: string) => Promise<void>
  /** Deletes all that this browser keeps for the service: the sheet, uploads, what was remembered. */
  readonly forgetEverything: () => Promise<void>
  /** Writes at once what is not kept yet; the client also does it by itself when the page is hidden. */
  readonly flush: () => void
  /** Reads again what is kept; a tab that may not write does it by itself after each change of the other tab. */
  readonly reload: () => void
  /** Looks soon whether earlier uploads have gone on: their entries are what rows are warned of. */
  readonly lookAtUploads: () => void
  /** A tab that takes over may change and keep the draft from now on; else commands are refused. */
  readonly setCanWrite: (canWrite: boolean) => void
  /** Ends the worker; for tests and for a change of the service. */
  readonly close: () => void
}

export type ReadingQuestion = { readonly sourceId: number; readonly reading: Reading }

export type DraftClientOptions = {
  readonly storeName: string
  /** false in a second tab: it sees the draft and may not change it. */
  readonly canWrite: boolean
  /** Another page than that of the sheet is opened first. */
  readonly isElsewhere?: boolean
  /** Told of bugs in the worker, and when it could not be loaded; else the page's own error event is raised. */
  readonly onError?: (error: Error) => void
}

/** Opens the draft in a worker that was started for it. */
export function createDraftClient(worker: Worker, options: DraftClientOptions): DraftClient {
  const { storeName, canWrite, isElsewhere = false, onError = reportError } = options
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') client.flush()
  }
  const { client, handle, fail } = createClientEnd({
    onError,
    post: (message) => worker.postMessage(message),
    close: () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      removeEventListener('pagehide', client.flush)
      worker.terminate()
    },
  })
  worker.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => handle(data))
  worker.addEventListener('error', ({ message }) => fail(new Error(message)))
  document.addEventListener('visibilitychange', flushWhenHidden)
  addEventListener('pagehide', client.flush)
  worker.postMessage({
    type: 'open',
    storeName,
    canWrite,
    isElsewhere,
  } satisfies PageMessage)
  return client
}
