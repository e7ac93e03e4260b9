import { problemsOfEntry } from '#domain/draft/issues/late/check-entry.ts'
import type { Issue } from '#domain/draft/row/issue.ts'
import { entryAsSent } from '#domain/upload/summary.ts'
import {
  type RowPlace,
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import type { SharingEntries } from '#domain/upload/entries-sharing.ts'
import { namesValue } from '#domain/upload/answers/find-value.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { UploadView } from '#run/upload.ts'
import { headOf, MESSAGE_LENGTH } from '#i18n/words/plain-text.ts'
import { findDuplicates } from '#upload/failures/correcting/find-duplicates.ts'

export type WorkRow = {
  readonly position: Position
  readonly place: RowPlace
  /** The entry as it would be sent now. */
  readonly entry: TrackingEntry
  readonly outcome: Outcome
  /** Reason why the entry is here, in words. */
  readonly story: string
  readonly selected: boolean
  /** The entry as it was sent last, if it was changed since. */
  readonly sent: TrackingEntry | undefined
  /** Problems that keep a changed entry back, and other rows with its order ID or number. */
  readonly issues: readonly Issue[]
}

/** Records the text from which an entry's number was taken. */
export type NoteScan = (position: Position, entry: TrackingEntry, written: string) => void

/** Returns the row of an entry, or undefined if the upload has no such entry. */
export function makeWorkRow(
  view: UploadView,
  position: Position,
  { storyOf, isSelected, entriesSharing }: RowWords,
): WorkRow | undefined {
  const { uploaded, state } = view
  const place = uploaded.placeOf(position)
  const entry = entryToSend(state, position)
  const outcome = state.outcomes[position]
  if (!place || !entry || !outcome) return undefined
  const sent = changedSince(state, position)
  return {
    position,
    place,
    entry,
    outcome,
    story: storyOf(outcome, position),
    selected: isSelected(position),
    sent,
    issues: [
      ...(sent ? problemsOfEntry(entry) : []),
      ...(isElsewhere({ entry, sent })
        ? findDuplicates(view, position, entry, entriesSharing(entry))
        : []),
    ],
  }
}

export type RowWords = {
  readonly storyOf: (outcome: Outcome, position: Position) => string
  readonly isSelected: (position: Position) => boolean
  /** Finds the entries with the same order ID or number. */
  readonly entriesSharing: (entry: TrackingEntry) => SharingEntries
}

/** Returns whether the entry's order ID or number differs from the one that was sent. */
export function isElsewhere({ entry, sent }: Pick<WorkRow, 'entry' | 'sent'>): boolean {
  return (
    sent !== undefined && (sent.orderId !== entry.orderId || sent.trackingId !== entry.trackingId)
  )
}

/** Returns the entry with its corrected values and the courier chosen for it. */
export function entryToSend(state: UploadState, position: Position): TrackingEntry | undefined {
  const entry = state.entries.at(position)
  const courier = state.choices.get(position)
  return entry && courier !== undefined ? { ...entry, courier } : entry
}

/** Returns whether the entry differs from the one that was sent. */
export function isChanged({ corrected, choices }: UploadState, position: Position): boolean {
  return corrected.has(position) || choices.has(position)
}

function changedSince(state: UploadState, position: Position): TrackingEntry | undefined {
  return isChanged(state, position) ? entryAsSent(state, position) : undefined
}

export function changedFields({ entry, sent }: WorkRow): readonly TrackingField[] {
  if (sent === undefined) return []
  return TRACKING_FIELDS.filter((field) => (sent[field] ?? '') !== (entry[field] ?? ''))
}

/** Returns whether the service's message names the value of this cell. */
export function isNamed(
  { entry, outcome }: Pick<WorkRow, 'entry' | 'outcome'>,
  field: TrackingField,
): boolean {
  if (outcome.kind !== 'failed') return false
  return namesValue(headOf(outcome.message ?? '', MESSAGE_LENGTH), entry[field] ?? '')
}
