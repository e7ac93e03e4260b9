import type { EarlierEntry, EarlierStatus } from '#domain/draft/issues/earlier-index.ts'
import { isSameEntry, toCells, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { findRequest } from './summary.ts'
import type { Outcome, Timestamp } from './outcome.ts'
import type { UploadState } from './upload.ts'
import type { Position } from './upload-event.ts'

/** An earlier upload that a new sheet is compared with. */
export type FoldedUpload = {
  readonly startedAt: Timestamp
  readonly state: UploadState
}

/**
 * Lists the entries at positions from..to (exclusive) that a later sheet is compared with. A corrected entry is
 * listed twice: as the sheet had it and as it is now. Entries set aside without a doubt are left out.
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
  // A colleague may have sent the entry since.
  if (state.handedOver && (stands?.status === 'in-line' || stands?.status === 'open'))
    return { status: 'maybe-accepted', at: state.handedOver.at }
  // An entry that waits to be resent may still have been accepted before.
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

/** Setting an entry aside doesn't end a doubt; other entries that were set aside may be uploaded again. */
function doubtOnly(stands: Stands | null): Stands | null {
  return stands?.status === 'maybe-accepted' ? stands : null
}
