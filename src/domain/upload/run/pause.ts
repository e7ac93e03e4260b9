import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Fault } from '#domain/upload/fault.ts'

/** The reason why a write failed. */
export type StorageFault =
  /** The storage is full. */
  | 'full'
  /** Another tab changed or deleted the upload, so this page's state is out of date. */
  | 'changed'
  /** The browser denies access to the storage, for now or for good. */
  | 'unreachable'

/** The reason why a run has paused and waits for the user. */
export type PauseReason =
  | { readonly kind: 'by-person' }
  | { readonly kind: 'token-needed'; readonly rejected: boolean }
  /** The token's shop differs from the upload's, by the names that the user gave them. */
  | { readonly kind: 'other-shop'; readonly shop: string; readonly tokenShop: string }
  | { readonly kind: 'fault'; readonly fault: Fault }
  /** All entries of the trial failed for the same reason. */
  | { readonly kind: 'trial-failed'; readonly message: string | null }
  | { readonly kind: 'offline' }
  /** The journal could not be written; nothing was sent. `holdsAnswer`: this page holds an answer that isn't stored. */
  | {
      readonly kind: 'storage'
      /** `over`: writing works again, and the rest waits for the user's consent. */
      readonly cause: StorageFault | 'over'
      readonly holdsAnswer: boolean
    }
  /** The page was closed while sending; on the next visit the rest waits for the user's consent. */
  | { readonly kind: 'interrupted' }
  /** Another upload is being sent; this one continues when that has paused or ended. */
  | { readonly kind: 'other-upload'; readonly id: string }

/** A wait after which the run continues without asking. */
export type Wait = {
  readonly until: Timestamp
  /**
   * `told`: the service said how long. `busy`: it didn't. `unreached`: the last request never left. `spacing`: the last
   * request is too recent.
   */
  readonly why: 'told' | 'busy' | 'unreached' | 'spacing'
}

/**
 * A pause with its reason. It holds the submissions up to `pausedUpTo`; later ones are sent, so that
 * `Resend 3 entries` sends three and leaves the rest. `before` is an earlier pause, which may outlast this one.
 */
export type Pause = {
  readonly why: PauseReason
  readonly at: Timestamp
  readonly pausedUpTo: number
  readonly before: Pause | null
}

/**
 * Pauses everything submitted so far. A pause replaces an earlier one of the same kind, except that a fault replaces
 * only network faults: one that needs the user's attention outlasts them.
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

/** Removes all pauses of a kind. */
export function removePause(pause: Pause | null, kind: PauseReason['kind']): Pause | null {
  return removeWhere(pause, (why) => why.kind === kind)
}

/** Tells whether a pause is about a network failure. */
export function isNetworkFault(why: PauseReason): boolean {
  return why.kind === 'fault' && why.fault.kind === 'no-answer' && why.fault.cause === 'network'
}

/** Removes all pauses that are over. */
export function removeWhere(
  pause: Pause | null,
  isOver: (why: PauseReason) => boolean,
): Pause | null {
  if (pause === null) return null
  const before = removeWhere(pause.before, isOver)
  return isOver(pause.why) ? before : { ...pause, before }
}

/** Marks storage pauses as over; the held entries continue with the user's consent. */
export function endStorageFault(pause: Pause | null): Pause | null {
  if (pause === null) return null
  const why = pause.why.kind === 'storage' ? { ...pause.why, cause: 'over' as const } : pause.why
  return { ...pause, why, before: endStorageFault(pause.before) }
}

/** Returns the last submission that a pause holds; -1 without one. */
export function pausedUpTo(pause: Pause | null): number {
  return pause === null ? -1 : Math.max(pause.pausedUpTo, pausedUpTo(pause.before))
}

/** Returns the number of the newest submission; -1 before the first. */
export function latestSubmission(state: UploadState): number {
  return state.submissions.reduce((most, record) => Math.max(most, record.submission), -1)
}
