import { type DraftSnapshot, FIRST_ROWS } from '#domain/draft/draft-view.ts'
import type { ImportStep } from '#sheet-engine/reading/run-imports.ts'
import type { Failure } from '#worker-calls/calls.ts'
import { toFailure } from '#worker-calls/serve-calls.ts'
import type { DraftSession } from '#sheet-engine/drafting/session.ts'
import { createShownRows } from './shown-rows.ts'
import { describeRows, type RowWindow, snapshotOf } from './snapshot.ts'

/** What the page is told of the draft. A state comes with the rows on the screen, so that none is stale beside it. */
export type DraftPush =
  | {
      readonly type: 'state'
      readonly snapshot: DraftSnapshot
      readonly window: RowWindow
      /** The last change of the page that is in it. */
      readonly handled: number
    }
  | { readonly type: 'rows'; readonly window: RowWindow }
  /** A bug that belongs to no call, for the page to report. */
  | ({ readonly type: 'bug' } & Failure)

/** Each look at a sheet that is being read takes some of the time in which it is read. */
const PROGRESS_MS = 1000

/** Keeps the page's picture of the draft: one message after each change, never rows of one and counts of another. */
export function createDisplay(session: DraftSession, elapsed: () => number) {
  const shown = createShownRows(session)
  let range = { from: 0, to: FIRST_ROWS }
  let handled = 0
  let quietSince = -Infinity
  let push: (value: DraftPush) => void = () => {}

  const window = (): RowWindow => {
    const from = Math.min(Math.max(0, range.from), shown.count())
    return { from, rows: describeRows(session, shown.slice(from, Math.max(from, range.to))) }
  }
  /** Works out what is shown, and pushes it with the rows on the screen. */
  const refresh = () => {
    const rows = shown.refresh()
    quietSince = elapsed()
    const snapshot = snapshotOf(session, rows, shown.revision())
    push({ type: 'state', snapshot, window: window(), handled })
  }
  return {
    refresh,
    shown,
    /** Tells the page of the draft from now on. */
    watch: (given: (value: DraftPush) => void) => {
      push = given
      if (session.loaded) refresh()
    },
    /** Refreshes while rows stream in: at once for the first ones of many, else now and then. */
    follow: (step: ImportStep) => {
      if (step === 'begun') quietSince = elapsed()
      else if (step === 'first-of-many' || elapsed() - quietSince > PROGRESS_MS) refresh()
    },
    /** The page looks at other rows. */
    show: (from: number, to: number) => {
      range = { from, to }
      push({ type: 'rows', window: window() })
    },
    /** The page's last change that is in the next state. */
    setHandled: (id: number) => {
      handled = id
    },
    /** Reports a bug; storage that cannot be used just now is none, and the draft says so where it matters. */
    onError: (error: unknown) => {
      if (!(error instanceof DOMException)) push({ type: 'bug', ...toFailure(error) })
    },
  }
}
