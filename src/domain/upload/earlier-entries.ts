import type { EarlierEntry, EarlierStatus } from '#domain/draft/issues/earlier-index.ts'
import { isSameEntry, toCells, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { findRequest } from './summary.ts'
import type { Outcome, Timestamp } from './outcome.ts'
import type { UploadState } from './upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** An upload as a later sheet is compared with it. */
export type FoldedUpload = {
  readonly startedAt: Timestamp
  readonly state: UploadState
}

/**
 * What a later sheet is compared with, of the positions from..to (exclusive). A corrected entry is there twice: as the
 * sheet had it, and as it is now; one that was given up without ever being in doubt is not there at all.
 */
export function earlierEntries(
  upload: FoldedUpload,
  from: Position,
  to: Position,
): readonly EarlierEntry[] {
  const { state } = upload
  const found: EarlierEntry[] = []
  for (let position = from; position < Math.min(to, state.entries.length); position += 1) {
    const now = state.entries.at(position)
    const stands = now && standingAt(upload, position)
    if (!stands) continue
    found.push(toEarlier(now, now, stands))
    const before = state.entries.first.at(position)
    if (before && before !== now && !isSameEntry(before, now))
      found.push(toEarlier(before, now, stands))
  }
  return found
}

type Stands = { readonly status: EarlierStatus; readonly at: Timestamp }

function toEarlier(entry: TrackingEntry, now: TrackingEntry, stands: Stands): EarlierEntry {
  return { ...toCells(entry), ...stands, sentAs: now.trackingId }
}

function standingAt({ startedAt, state }: FoldedUpload, position: Position): Stands | null {
  const outcome = state.outcomes[position]
  if (outcome === undefined) return null
  const stands = statusOf(outcome, state, startedAt)
  // A colleague may have sent it since.
  if (state.handedOver && (stands?.status === 'in-line' || stands?.status === 'open'))
    return { status: 'maybe-accepted', at: state.handedOver.at }
  // It waits to be resent; since the doubt it may have been accepted all the same.
  const open = state.memory.doubts.get(position)
  if (open && stands?.status === 'in-line') return { status: 'maybe-accepted', at: open.doubt.at }
  return stands
}

function statusOf(outcome: Outcome, state: UploadState, startedAt: Timestamp): Stands | null {
  switch (outcome.kind) {
    case 'accepted':
      return { status: 'accepted', at: outcome.at }
    case 'in-doubt':
      return { status: 'maybe-accepted', at: outcome.doubt.at }
    case 'unexplained':
      return { status: 'maybe-accepted', at: outcome.at }
    case 'sending':
      return {
        status: 'maybe-accepted',
        at: findRequest(state.requests, outcome.request)?.at ?? startedAt,
      }
    case 'waiting':
      return { status: 'in-line', at: startedAt }
    case 'not-sent':
      return { status: 'in-line', at: outcome.at }
    case 'failed':
    case 'courier-needed':
    case 'refused':
      return { status: 'open', at: outcome.at }
    case 'set-aside':
      return doubtOnly(statusOf(outcome.before, state, startedAt))
  }
}

/** Setting an entry aside doesn't end a doubt; any other entry that was set aside can be sent again. */
function doubtOnly(stands: Stands | null): Stands | null {
  return stands?.status === 'maybe-accepted' ? stands : null
}
