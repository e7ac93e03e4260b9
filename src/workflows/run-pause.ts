import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { PauseReason } from './upload-run.ts'

/**
 * Why a run stands still, and what that holds: the submissions up to one. A later one is not held, since
 * `Resend 3 entries` sends three and lets the rest stand. When a pause that ends by itself lies on an earlier
 * one, the earlier one holds on.
 */
export type Pause = {
  readonly why: PauseReason
  readonly at: Timestamp
  readonly heldUpTo: number
  readonly before: Pause | null
}

/** Pauses what was submitted until now; the same kind of pause again replaces the one that is there. */
export function addPause(
  pause: Pause | null,
  why: PauseReason,
  state: UploadState,
  at: Timestamp,
): Pause {
  return { why, at, heldUpTo: latestSubmission(state), before: removePause(pause, why.kind) }
}

/** Ends the pauses of one kind, wherever they lie. */
export function removePause(pause: Pause | null, kind: PauseReason['kind']): Pause | null {
  if (pause === null) return null
  const before = removePause(pause.before, kind)
  return pause.why.kind === kind ? before : { ...pause, before }
}

/** The last submission that a pause holds; -1 when none is held. */
export function heldUpTo(pause: Pause | null): number {
  return pause === null ? -1 : Math.max(pause.heldUpTo, heldUpTo(pause.before))
}

/** The number of the newest submission; -1 before the first. */
export function latestSubmission(state: UploadState): number {
  return state.submissions.reduce((most, record) => Math.max(most, record.submission), -1)
}
