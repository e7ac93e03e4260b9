import { showRows } from '#domain/draft/table/show-rows.ts'
import type { EngineMessage } from '#sheet-engine/messages.ts'
import type { DraftSession } from './session.ts'
import { snapshotOf, windowOf } from './snapshot.ts'
import type { ImportStep } from '#sheet-engine/reading/run-imports.ts'

export type DraftDisplay = {
  /** Works out what is shown, and posts it with the rows on the screen. */
  readonly refresh: () => void
  /** The same while rows stream in: at once for the first ones of many, else now and then. */
  readonly follow: (step: ImportStep) => void
  /** The page looks at other rows. */
  readonly show: (from: number, to: number) => void
  readonly shown: () => Int32Array
  /** The page's last command that is in the next state. */
  readonly setHandled: (seq: number) => void
}

/** Rows that come with the first state, before the grid has said what it shows. */
const FIRST_ROWS = 100
const PROGRESS_MS = 100

/** Keeps the page's picture of the draft: one message after each change, never rows of one and counts of another. */
export function createDisplay(
  session: DraftSession,
  post: (message: EngineMessage) => void,
  elapsed: () => number,
): DraftDisplay {
  let shown: Int32Array = new Int32Array()
  let range = { from: 0, to: FIRST_ROWS }
  let handled = 0
  let quietSince = -Infinity

  const window = () => windowOf(session, shown, range.from, range.to)
  const refresh = () => {
    shown = showRows(session.draft, session.filter, session.knowledge)
    session.revision += 1
    quietSince = elapsed()
    const snapshot = snapshotOf(session, shown.length)
    post({ type: 'state', snapshot, window: window(), handled })
  }
  return {
    refresh,
    follow: (step) => {
      if (step === 'begun') quietSince = elapsed()
      else if (step === 'first-of-many' || elapsed() - quietSince > PROGRESS_MS) refresh()
    },
    show: (from, to) => {
      range = { from, to }
      post({ type: 'rows', window: window() })
    },
    shown: () => shown,
    setHandled: (seq) => {
      handled = seq
    },
  }
}
