import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'

/** Why something could not be stored. */
export type StorageFault =
  /** There is no room left. */
  | 'full'
  /** Another tab has changed it, or it was deleted: what this page knows is not true any more. */
  | 'changed'
  /** The browser does not let this page at it, now or at all. */
  | 'unreachable'

/** Why a run has paused and waits for the person. */
export type PauseReason =
  | { readonly kind: 'by-person' }
  | { readonly kind: 'token-needed'; readonly rejected: boolean }
  /** The token is for another shop than the upload, by the names that the person gave them. */
  | { readonly kind: 'other-shop'; readonly shop: string; readonly tokenShop: string }
  | { readonly kind: 'fault'; readonly fault: Fault }
  /** All entries of the trial failed for the same reason. */
  | { readonly kind: 'trial-failed'; readonly message: string | null }
  | { readonly kind: 'offline' }
  /** The journal could not be written; nothing was sent. `holdsAnswer`: an answer is known to this page alone. */
  | {
      readonly kind: 'storage'
      /** `over`: writing works again, and the rest waits for a yes. */
      readonly cause: StorageFault | 'over'
      readonly holdsAnswer: boolean
    }
  /** The page was closed in the middle; on the next visit the rest waits for a yes. */
  | { readonly kind: 'interrupted' }
  /** Another upload is being sent; this one continues when that one has paused or ended. */
  | { readonly kind: 'other-upload'; readonly id: string }

/** Why a run waits without having paused, and until when. */
export type Wait = {
  readonly until: Timestamp
  /**
   * The service said how long, or only that it is busy; nothing could be reached, and nothing left; or the last request
   * is too recent.
   */
  readonly why: 'told' | 'busy' | 'unreached' | 'spacing'
}

/**
 * Why a run has paused, and what that holds: the submissions up to one. A later one is not held, since
 * `Resend 3 entries` sends three and leaves the rest. When a pause that ends alone lies on an earlier
 * one, the earlier one holds on.
 */
export type Pause = {
  readonly why: PauseReason
  readonly at: Timestamp
  readonly pausedUpTo: number
  readonly before: Pause | null
}

/**
 * Pauses what was submitted until now; the same kind of pause again replaces the one that is there, but for a fault
 * that somebody has to look at: it lasts when the network fails after it and comes back.
 */
export function addPause(
  pause: Pause | null,
  why: PauseReason,
  state: UploadState,
  at: Timestamp,
): Pause {
  const before =
    why.kind === 'fault' ? removeWhere(pause, isNetworkFault) : removePause(pause, why.kind)
  return { why, at, pausedUpTo: latestSubmission(state), before }
}

/** Ends the pauses of one kind, wherever they lie. */
export function removePause(pause: Pause | null, kind: PauseReason['kind']): Pause | null {
  return removeWhere(pause, (why) => why.kind === kind)
}

/** Says whether a pause is about a network that failed. */
export function isNetworkFault(why: PauseReason): boolean {
  return why.kind === 'fault' && why.fault.kind === 'no-answer' && why.fault.cause === 'network'
}

/** Ends the pauses that are over, wherever they lie. */
export function removeWhere(
  pause: Pause | null,
  isOver: (why: PauseReason) => boolean,
): Pause | null {
  if (pause === null) return null
  const before = removeWhere(pause.before, isOver)
  return isOver(pause.why) ? before : { ...pause, before }
}

/** Writing works again: what was held continues after a yes, and the pause says no more than that. */
export function endStorageFault(pause: Pause | null): Pause | null {
  if (pause === null) return null
  const why = pause.why.kind === 'storage' ? { ...pause.why, cause: 'over' as const } : pause.why
  return { ...pause, why, before: endStorageFault(pause.before) }
}

/** The last submission that a pause holds; -1 when none is held. */
export function pausedUpTo(pause: Pause | null): number {
  return pause === null ? -1 : Math.max(pause.pausedUpTo, pausedUpTo(pause.before))
}

/** The number of the newest submission; -1 before the first. */
export function latestSubmission(state: UploadState): number {
  return state.submissions.reduce((most, record) => Math.max(most, record.submission), -1)
}
