import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { EventOf, Position } from '#domain/upload/events/upload-event.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Wait } from './pause.ts'

type Positions = readonly Position[]

/** A group that is chosen for, with all outcomes as the person saw them. */
export type ChosenGroup = { readonly id: string; readonly seen: UploadState['outcomes'] }

/** A courier for some entries; null leaves them for later. */
export type CourierDecision = {
  readonly positions: Positions
  readonly courier: string | null
  readonly courierName: string
  /** For all of a group: also for those that came since, and for those that come later. */
  readonly group?: ChosenGroup | undefined
}

/** What a person decides about an upload. */
export type Command =
  /** This tab owns the upload from now on. */
  | { readonly kind: 'take-over' }
  /** Another tab is to own it: done when what was begun here is stored. */
  | { readonly kind: 'leave' }
  /** Goes on as the tab did that owned it before. */
  | { readonly kind: 'go-on'; readonly wait: Wait | null }
  | { readonly kind: 'resume' }
  | { readonly kind: 'stop' }
  /** The token is for the shop of this upload, whatever it is called. */
  | { readonly kind: 'same-shop' }
  | { readonly kind: 'correct'; readonly entries: ReadonlyMap<Position, TrackingEntry> }
  /** Several are made with one press, and undone together. */
  | { readonly kind: 'choose-couriers'; readonly decisions: readonly CourierDecision[] }
  /** Takes back what was done last and can still be taken back. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'send-with-couriers' }
  /** Resends failed, refused or not-sent entries as they are now. */
  | { readonly kind: 'resend'; readonly positions: Positions }
  /** Resends entries in doubt: the command is the yes that the risk asks for. */
  | { readonly kind: 'send-doubtful'; readonly positions: Positions }
  /** Sends unexplained entries alone, so that each answer is about one: the command is the yes. */
  | { readonly kind: 'send-one-by-one'; readonly positions: Positions }
  /** Sends refused entries in halves of their request. */
  | { readonly kind: 'split-refused'; readonly positions: Positions }
  | { readonly kind: 'mark-accepted'; readonly positions: Positions }
  | { readonly kind: 'set-aside'; readonly positions: Positions; readonly why: string }
  | { readonly kind: 'take-back'; readonly positions: Positions }
  /** A colleague continues it from a file of this ID. */
  | { readonly kind: 'hand-over'; readonly file: string }
  | { readonly kind: 'end-hand-over' }

/** Gives those of these entries whose group has a courier that courier; nothing is sent by it. */
export type JoinGroups = (
  state: UploadState,
  positions: Positions,
  at: Timestamp,
) => readonly EventOf<'courier-chosen'>[]
