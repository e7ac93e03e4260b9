import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { EventOf, Position } from '#domain/upload/upload-event.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Wait } from './pause.ts'

type Positions = readonly Position[]

/** The group of a choice, with all outcomes as the user saw them. */
export type ChosenGroup = { readonly id: string; readonly seen: UploadState['outcomes'] }

/** A courier for some entries; null leaves the choice for later. */
export type CourierDecision = {
  readonly positions: Positions
  readonly courier: string | null
  readonly courierName: string
  /** Set when the choice is for a whole group, including entries that joined it since and later ones. */
  readonly group?: ChosenGroup | undefined
}

type Entries = ReadonlyMap<Position, TrackingEntry>

/** A change of entries that can be undone. */
export type UndoStep =
  | { readonly kind: 'corrected'; readonly before: Entries; readonly after: Entries }
  | { readonly kind: 'set-aside' | 'marked'; readonly positions: Positions }
  /** The chosen couriers are in the journal, so they are known after a reload too. */
  | { readonly kind: 'courier' }

/** The step to undo next, with the entries for which that is still possible. */
export type LastStep = {
  readonly step: UndoStep
  readonly positions: Positions
  /** Number of choices that could be undone then. */
  readonly choiceCount: number
}

/** A decision of the user about an upload. */
export type Command =
  /** Makes this tab the owner of the upload. */
  | { readonly kind: 'take-over' }
  /** Gives the upload to another tab; done when everything begun here is stored. */
  | { readonly kind: 'leave' }
  /** Continues as the previous owner did. */
  | { readonly kind: 'go-on'; readonly wait: Wait | null }
  | { readonly kind: 'resume' }
  | { readonly kind: 'stop' }
  /** Confirms that the token is for the shop of this upload, although the names differ. */
  | { readonly kind: 'same-shop' }
  | { readonly kind: 'correct'; readonly entries: Entries }
  /** The decisions of one press, undone together. */
  | { readonly kind: 'choose-couriers'; readonly decisions: readonly CourierDecision[] }
  /** Undoes a step; without one, the last that can still be undone. */
  | { readonly kind: 'undo'; readonly step?: LastStep | undefined }
  | { readonly kind: 'send-with-couriers' }
  /** Resends failed, refused or unsent entries with their current values. */
  | { readonly kind: 'resend'; readonly positions: Positions }
  /** Resends entries in doubt; the user has consented to the risk. */
  | { readonly kind: 'send-doubtful'; readonly positions: Positions }
  /** Resends unexplained entries one by one, so that each answer is about one entry; the user has consented. */
  | { readonly kind: 'send-one-by-one'; readonly positions: Positions }
  /** Resends refused entries in halves of their request. */
  | { readonly kind: 'split-refused'; readonly positions: Positions }
  | { readonly kind: 'mark-accepted'; readonly positions: Positions }
  | { readonly kind: 'set-aside'; readonly positions: Positions; readonly why: string }
  | { readonly kind: 'take-back'; readonly positions: Positions }
  /** A colleague continues the upload from the file with this ID. */
  | { readonly kind: 'hand-over'; readonly file: string }
  | { readonly kind: 'end-hand-over' }

/** Returns events that give these entries the courier chosen for their group. It sends nothing. */
export type JoinGroups = (
  state: UploadState,
  positions: Positions,
  at: Timestamp,
) => readonly EventOf<'courier-chosen'>[]
