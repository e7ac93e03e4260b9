import type { JournalEvent } from '#domain/upload/events/upload-event.ts'
import type { Upload } from '#run/upload.ts'
import type { Meaning } from './meaning.ts'

/** Taken before anything replaces it. */
const nextTask = globalThis.setImmediate

/** After this, everything that can go on has. */
export const quiet = (): Promise<void> => new Promise((resolve) => nextTask(resolve))

/** A page that is open. */
export type Tab = {
  readonly name: string
  isAlive: boolean
  /** Its storage answers no more: only closing it helps. */
  hangs: boolean
  /** null while it opens the upload. */
  upload: Upload | null
}

/** One request on its way, and what its sender has seen of it. */
export type Flight = {
  readonly tab: Tab
  readonly request: number
  readonly positions: readonly number[]
  readonly body: string
  readonly token: string
  /** What came of it for the sender, or for the tab that asked for its answer; null: it still waits. */
  seen: Meaning | null
  /** The body that was read. */
  readBody: string | null
  /** The tab that has asked for the answer, and got it; null: none. */
  askedBy: Tab | null
}

/** Where the code that is tried out is put together with the world. */
export type Stage = {
  /** Takes what the code puts off to the next task; null: it puts nothing off. */
  readonly tasks: ((task: () => void) => void) | null
  /** The upload is there, with its first event, and the first page is open. */
  readonly begin: (first: JournalEvent) => Promise<void>
  /** The page that may act; null: none is open. */
  readonly tab: () => Tab | null
  /** All pages that are open. */
  readonly tabs: () => readonly Tab[]
  readonly visit: () => void
  readonly crash: () => void
  /** An upload that was just handed over is opened in a colleague's browser, which goes on; else nothing happens. */
  readonly handOn?: () => Promise<void>
  /** The person goes on in a page that only watches; else nothing happens. */
  readonly useOther?: () => void
  readonly newToken: () => void
  readonly networkChanged: () => void
  /** Everything that can go on has. */
  readonly flush: () => Promise<void>
  /** Subscribers were told of the current state. */
  readonly isTold: () => boolean
  readonly close: () => void
}
