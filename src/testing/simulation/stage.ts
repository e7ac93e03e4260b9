import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { Upload } from '#run/upload.ts'
import type { Meaning } from './meaning.ts'

/** The real function, before fake timers replace it. */
const nextTask = globalThis.setImmediate

/** Waits until everything that can continue has. */
export const quiet = (): Promise<void> => new Promise((resolve) => nextTask(resolve))

export type Tab = {
  readonly name: string
  isAlive: boolean
  /** Its storage hangs; only closing the page helps. */
  hangs: boolean
  /** null while the upload opens. */
  upload: Upload | null
}

/** A request in flight and its result as seen by the sender. */
export type Flight = {
  readonly tab: Tab
  readonly request: number
  readonly positions: readonly number[]
  readonly body: string
  readonly token: string
  /** The result for the sender, or for the tab that asked for the answer; null: pending. */
  seen: Meaning | null
  /** The response body that was read. */
  readBody: string | null
  /** The tab that asked for the answer and got it; null: none. */
  askedBy: Tab | null
}

/** Connects the code under test with the simulated world. */
export type Stage = {
  /** Queues tasks that the code defers; null: it defers none. */
  readonly tasks: ((task: () => void) => void) | null
  /** Creates the upload with its first event and opens the first page. */
  readonly begin: (first: JournalEvent) => Promise<void>
  /** The page that may act; null: no page is open. */
  readonly tab: () => Tab | null
  readonly tabs: () => readonly Tab[]
  readonly visit: () => void
  readonly crash: () => void
  /** Opens an upload that was just handed over in a colleague's browser, and continues there. */
  readonly handOn?: () => Promise<void>
  /** Continues in a page that only watches. */
  readonly useOther?: () => void
  readonly newToken: () => void
  readonly networkChanged: () => void
  /** Waits until everything that can continue has. */
  readonly flush: () => Promise<void>
  /** Whether subscribers were notified of the current state. */
  readonly isTold: () => boolean
  readonly close: () => void
}
