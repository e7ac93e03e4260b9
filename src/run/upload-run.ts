import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { ChosenGroup, Command, CourierDecision } from '#domain/upload/run/commands.ts'
import type { RunStatus } from '#domain/upload/run/run-state.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { Uploaded, UploadState } from '#domain/upload/upload.ts'

export type UploadView = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  readonly status: RunStatus
  /** false in a second tab, which watches, and while the upload is handed over. */
  readonly canAct: boolean
}

/** One upload, open on the screen. */
export type UploadRun = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => UploadView
  readonly pause: () => void
} & Readonly<ReturnType<typeof commandsOf>>

type Positions = readonly Position[]

/** What a person can decide about an upload. All of it is journaled before it takes effect. */
export const commandsOf = (command: (command: Command) => Promise<void>) => ({
  /** Starts or resumes what waits; also after Stop (`Send the remaining …`). */
  resume: () => void command({ kind: 'resume' }),
  stop: () => void command({ kind: 'stop' }),
  correct: (position: Position, entry: TrackingEntry) =>
    command({ kind: 'correct', entries: new Map([[position, entry]]) }),
  /** Several at once, as after a paste: stored together. */
  correctAll: (entries: ReadonlyMap<Position, TrackingEntry>) =>
    command({ kind: 'correct', entries }),
  /** `group`: for all of a group, also for those that came meanwhile, and for those that come later. */
  chooseCourier: (
    positions: Positions,
    courier: string | null,
    courierName: string,
    group?: ChosenGroup,
  ) => command({ kind: 'choose-courier', positions, courier, courierName, group }),
  /** Several choices with one press: undone together. */
  chooseCouriers: (decisions: readonly CourierDecision[]) =>
    command({ kind: 'choose-couriers', decisions }),
  undoChoice: () => command({ kind: 'undo-choice' }),
  /** Resends failed, refused or not-sent entries as they are now. */
  resend: (positions: Positions) => command({ kind: 'resend', positions }),
  /** Sends every entry that has a courier choice, with it. */
  sendWithCouriers: () => command({ kind: 'send-with-couriers' }),
  /** Sends entries in doubt again; the caller has asked for a yes. */
  sendDoubtful: (positions: Positions) => command({ kind: 'send-doubtful', positions }),
  /** Sends unexplained entries one a request; the caller has asked for a yes. */
  sendOneByOne: (positions: Positions) => command({ kind: 'send-one-by-one', positions }),
  /** Sends refused entries in halves, down to the one that causes it. */
  splitRefused: (positions: Positions) => command({ kind: 'split-refused', positions }),
  markAccepted: (positions: Positions) => command({ kind: 'mark-accepted', positions }),
  setAside: (positions: Positions, why: string) => command({ kind: 'set-aside', positions, why }),
  takeBack: (positions: Positions) => command({ kind: 'take-back', positions }),
  /** A colleague continues from a file of this ID; nothing happens while a request is on its way. */
  handOver: (file: string) => command({ kind: 'hand-over', file }),
  endHandOver: () => command({ kind: 'end-hand-over' }),
})
