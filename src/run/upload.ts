import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { StoryStep } from '#domain/upload/entry-story.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { ChosenGroup, Command, CourierDecision } from '#domain/upload/run/commands.ts'
import type { Wait } from '#domain/upload/run/pause.ts'
import type { RunState, RunStatus } from '#domain/upload/run/run-state.ts'
import type { UnderWay } from '#domain/upload/run/tab-messages.ts'
import type { LastStep } from '#domain/upload/run/undo.ts'
import type { Uploaded, UploadState } from '#domain/upload/upload.ts'

/** An upload as it is at one moment. */
export type UploadView = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  /** The number of the last event of the journal that is in the state. */
  readonly lastEvent: number
  readonly status: RunStatus
  /** false in a second tab, which watches, and while the upload is handed over. */
  readonly canAct: boolean
  /** Courier choices that are not sent yet, from the moment in which they are made. */
  readonly choices: UploadState['choices']
  /** What was done since it was opened, in its order. */
  readonly steps: RunState['steps']
  /** What can be taken back next; null: nothing. */
  readonly lastStep: LastStep | null
}

/** An upload that is open in this tab: what is known of it, and all that can be done with it. */
export type Upload = {
  readonly id: string
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => UploadView
  readonly pause: () => void
  /** What happened to one entry, step by step, without a long task. */
  readonly story: (position: Position) => Promise<readonly StoryStep[]>
  /**
   * Reads what other tabs have written, unless it `isRead` to its end, and takes the upload over when this tab is the
   * owner; requests without an answer are in doubt then. false: it was deleted, and is another upload now.
   */
  readonly follow: (isRead?: boolean) => Promise<boolean>
  /**
   * Finishes and stores what was begun, and only watches then, until it is followed as the owner again. Says what the
   * next owner has to know; null: nothing is under way here.
   */
  readonly leave: () => Promise<UnderWay[number] | null>
  /** This tab writes and sends it, or finishes doing so. */
  readonly isOwned: () => boolean
  /** Shows another name; null: that of its sources. */
  readonly rename: (name: string | null) => void
  /** No page shows it and nothing is under way in it. */
  readonly isAtRest: () => boolean
  /** Nothing happens with it any more, and nothing is kept of it. */
  readonly close: () => void
} & Readonly<ReturnType<typeof commandsOf>>

type Positions = readonly Position[]

/** What a person can decide about an upload. All of it is journaled before it takes effect. */
export const commandsOf = (command: (command: Command) => Promise<void>) => ({
  /** Starts or resumes what waits; also after Stop (`Send the remaining …`). */
  resume: () => void command({ kind: 'resume' }),
  /** Goes on as the tab did that owned it before; `wait`: as long as the service told that one to wait. */
  goOn: (wait: Wait | null) => void command({ kind: 'go-on', wait }),
  stop: () => void command({ kind: 'stop' }),
  /** The token in use is for the shop of this upload. */
  sameShop: () => void command({ kind: 'same-shop' }),
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
  ) =>
    command({ kind: 'choose-couriers', decisions: [{ positions, courier, courierName, group }] }),
  /** Several choices with one press: undone together. */
  chooseCouriers: (decisions: readonly CourierDecision[]) =>
    command({ kind: 'choose-couriers', decisions }),
  /** Takes back what was done last: a correction, a courier, what was set aside or marked. */
  undo: () => command({ kind: 'undo' }),
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
