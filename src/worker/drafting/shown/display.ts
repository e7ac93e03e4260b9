import { type DraftSnapshot, FIRST_ROWS } from '#domain/draft/draft-view.ts'
import type { ImportStep } from '#worker/importing/run-imports.ts'
import type { Failure } from '#worker/calls/calls.ts'
import { toFailure } from '#worker/calls/serve-calls.ts'
import type { DraftSession } from '#worker/session/session.ts'
import { createShownRows } from './shown-rows.ts'
import { describeRows, type RowWindow, snapshotOf } from './snapshot.ts'

/** Messages about the draft to the page. A state includes the rows on the screen, so that both always match. */
export type DraftPush =
  | {
      readonly type: 'state'
      readonly snapshot: DraftSnapshot
      readonly window: RowWindow
      /** The page's last change that the state includes. */
      readonly handled: number
    }
  | { readonly type: 'rows'; readonly window: RowWindow }
  /** A bug outside of any call, for the page to report. */
  | ({ readonly type: 'bug' } & Failure)

/** Each refresh slows down the reading of a sheet. */
const PROGRESS_MS = 1000

/** Pushes the view of the draft: one message after each change, so that rows and counts always match. */
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
  /** Recomputes the shown rows, and pushes them with the snapshot. */
  const refresh = () => {
    const rows = shown.refresh()
    quietSince = elapsed()
    const snapshot = snapshotOf(session, rows, shown.revision())
    push({ type: 'state', snapshot, window: window(), handled })
  }
  return {
    refresh,
    shown,
    /** Sets the receiver of messages. */
    watch: (given: (value: DraftPush) => void) => {
      push = given
      if (session.loaded) refresh()
    },
    /** Refreshes while rows stream in: at once for the first of many rows, later from time to time. */
    follow: (step: ImportStep) => {
      if (step === 'begun') quietSince = elapsed()
      else if (step === 'first-of-many' || elapsed() - quietSince > PROGRESS_MS) refresh()
    },
    /** Changes the range of rows on the screen. */
    show: (from: number, to: number) => {
      range = { from, to }
      push({ type: 'rows', window: window() })
    },
    /** Sets the page's last change that the next state includes. */
    setHandled: (id: number) => {
      handled = id
    },
    /** Reports a bug. Unavailable storage isn't one, and the draft reports that itself. */
    onError: (error: unknown) => {
      if (!(error instanceof DOMException)) push({ type: 'bug', ...toFailure(error) })
    },
  }
}
