import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { ChosenGroup } from '#domain/upload/run/commands.ts'
import type { RunStatus } from '#domain/upload/run/run-state.ts'
import type { Uploaded, UploadHeader, UploadState } from '#domain/upload/upload.ts'

export type UploadView = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  readonly status: RunStatus
  /** false in a second tab, which watches. */
  readonly canAct: boolean
}

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
