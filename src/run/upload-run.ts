import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { Uploaded, UploadHeader, UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { StorageFault } from '#storage/faults.ts'

/** Why a run stands still and waits for the person. */
export type PauseReason =
  | { readonly kind: 'by-person' }
  | { readonly kind: 'token-needed'; readonly rejected: boolean }
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
  /** Another upload is being sent; this one goes on by itself when that one stands still. */
  | { readonly kind: 'other-upload'; readonly id: string }

export type RunStatus =
  /** Nothing waits to be sent, or the person stopped. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** Pause or Stop was pressed; the request in flight is awaited. */
  | { readonly kind: 'pausing' }
  | { readonly kind: 'paused'; readonly why: PauseReason }
  /** Turned away for now; goes on by itself at `until`. */
  | { readonly kind: 'waiting'; readonly until: Timestamp; readonly told: boolean }

export type UploadView = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  readonly status: RunStatus
  /** false in a second tab, which watches. */
  readonly canAct: boolean
}

/** A group that is chosen for, with all outcomes as the person saw them. */
export type ChosenGroup = { readonly id: string; readonly seen: UploadState['outcomes'] }

/** One upload, open on the screen. All commands are journaled before they take effect. */
export type UploadRun = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => UploadView
  /** Starts or goes on with what waits; also after Stop (`Send the remaining …`). */
  readonly resume: () => void
  readonly pause: () => void
  readonly stop: () => void
  readonly correct: (position: Position, entry: TrackingEntry) => Promise<void>
  /** Several at once, as after a paste: stored together. */
  readonly correctAll: (entries: ReadonlyMap<Position, TrackingEntry>) => Promise<void>
  readonly chooseCourier: (
    positions: readonly Position[],
    courier: string | null,
    courierName: string,
    /** For all of a group: also for those that came meanwhile, and for those that come later. */
    group?: ChosenGroup,
  ) => Promise<void>
  readonly undoChoice: () => Promise<void>
  /** Resends failed, refused or not-sent entries as they are now. */
  readonly resend: (positions: readonly Position[]) => Promise<void>
  /** Sends every entry that has a courier choice, with it. */
  readonly sendWithCouriers: () => Promise<void>
  /** Sends entries in doubt again; the caller has asked for a yes. */
  readonly sendDoubtful: (positions: readonly Position[]) => Promise<void>
  /** Sends unexplained entries one a request; the caller has asked for a yes. */
  readonly sendOneByOne: (positions: readonly Position[]) => Promise<void>
  /** Sends refused entries in halves, down to the culprit. */
  readonly splitRefused: (positions: readonly Position[]) => Promise<void>
  readonly markAccepted: (positions: readonly Position[]) => Promise<void>
  readonly setAside: (positions: readonly Position[], why: string) => Promise<void>
  readonly takeBack: (positions: readonly Position[]) => Promise<void>
}
