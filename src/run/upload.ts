import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { StoryStep } from '#domain/upload/events/entry-story.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type {
  ChosenGroup,
  Command,
  CourierDecision,
  LastStep,
} from '#domain/upload/run/commands.ts'
import type { Wait } from '#domain/upload/run/pause.ts'
import type { RunState, RunStatus } from '#domain/upload/run/run-state.ts'
import type { UnderWay } from '#domain/upload/run/tab-messages.ts'
import type { Uploaded, UploadState } from '#domain/upload/upload.ts'

/** A snapshot of an upload. */
export type UploadView = {
  readonly header: UploadHeader
  readonly uploaded: Uploaded
  readonly state: UploadState
  /** The number of the last journal event in the state. */
  readonly lastEvent: number
  readonly status: RunStatus
  /** False in a watching tab and while the upload is handed over. */
  readonly canAct: boolean
  /** Courier choices not sent yet, including those that are still being stored. */
  readonly choices: UploadState['choices']
  /** Steps since the upload was opened, oldest first. */
  readonly steps: RunState['steps']
  /** The step to undo next, if any. */
  readonly lastStep: LastStep | null
}

/** An upload that is open in this tab, with its state and its commands. */
export type Upload = {
  readonly id: string
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => UploadView
  readonly pause: () => void
  /** Reads the story of an entry, without a long task. */
  readonly story: (position: Position) => Promise<readonly StoryStep[]>
  /**
   * Reads the events of other tabs, unless `isRead` says that the journal was read to its end, and takes the upload
   * over if this tab is the owner; requests without an answer are then in doubt. Resolves with false when the upload
   * was deleted and the ID now belongs to another one.
   */
  readonly follow: (isRead?: boolean) => Promise<boolean>
  /**
   * Finishes and stores what was begun, then watches until `follow` takes over again. Resolves with the state for the
   * next owner; null when nothing is under way.
   */
  readonly leave: () => Promise<UnderWay[number] | null>
  /** Tells whether this tab writes and sends the upload, or is still finishing that. */
  readonly isOwned: () => boolean
  /** Shows another name; null for the name of its sources. */
  readonly rename: (name: string | null) => void
  /** Tells whether no page shows the upload and nothing is under way. */
  readonly isAtRest: () => boolean
  /** Ends the run and its timers and listeners. */
  readonly close: () => void
} & Readonly<ReturnType<typeof commandsOf>>

type Positions = readonly Position[]

/** The commands of an upload. Decisions are written to the journal before they take effect. */
export const commandsOf = (command: (command: Command) => Promise<void>) => ({
  /** Sends waiting entries, also after Stop (`Send the remaining …`). */
  resume: () => void command({ kind: 'resume' }),
  /** Continues as the previous owner did, after its remaining `wait`. */
  goOn: (wait: Wait | null) => void command({ kind: 'go-on', wait }),
  stop: () => void command({ kind: 'stop' }),
  /** Confirms that the token is for the shop of this upload. */
  sameShop: () => void command({ kind: 'same-shop' }),
  correct: (position: Position, entry: TrackingEntry) =>
    command({ kind: 'correct', entries: new Map([[position, entry]]) }),
  /** Corrects several entries in one commit, as after a paste. */
  correctAll: (entries: ReadonlyMap<Position, TrackingEntry>) =>
    command({ kind: 'correct', entries }),
  /** With `group`, the choice is for a whole group, including entries that joined it since and later ones. */
  chooseCourier: (
    positions: Positions,
    courier: string | null,
    courierName: string,
    group?: ChosenGroup,
  ) =>
    command({ kind: 'choose-couriers', decisions: [{ positions, courier, courierName, group }] }),
  /** Makes several choices with one press, undone together. */
  chooseCouriers: (decisions: readonly CourierDecision[]) =>
    command({ kind: 'choose-couriers', decisions }),
  /** Undoes a correction, courier choice, set-aside or mark, and nothing else; without a step, the last one. */
  undo: (step?: LastStep) => command({ kind: 'undo', step }),
  /** Resends failed, refused or unsent entries with their current values. */
  resend: (positions: Positions) => command({ kind: 'resend', positions }),
  /** Sends all entries with a courier choice. */
  sendWithCouriers: () => command({ kind: 'send-with-couriers' }),
  /** Resends entries in doubt; the caller has the user's consent. */
  sendDoubtful: (positions: Positions) => command({ kind: 'send-doubtful', positions }),
  /** Resends unexplained entries, one per request; the caller has the user's consent. */
  sendOneByOne: (positions: Positions) => command({ kind: 'send-one-by-one', positions }),
  /** Resends refused entries in halves, down to the one that causes the refusal. */
  splitRefused: (positions: Positions) => command({ kind: 'split-refused', positions }),
  markAccepted: (positions: Positions) => command({ kind: 'mark-accepted', positions }),
  setAside: (positions: Positions, why: string) => command({ kind: 'set-aside', positions, why }),
  takeBack: (positions: Positions) => command({ kind: 'take-back', positions }),
  /** Hands the upload over to a colleague with this file; has no effect while a request is on its way. */
  handOver: (file: string) => command({ kind: 'hand-over', file }),
  endHandOver: () => command({ kind: 'end-hand-over' }),
})
