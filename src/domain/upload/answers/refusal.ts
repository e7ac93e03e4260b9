import type { Fault } from './fault.ts'
import { findRequest } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** What a refused request may be about, which decides what can be done. */
export type RefusalKind =
  /** One of its entries: splitting finds it. */
  | 'entries'
  /** The token isn't allowed to do this. */
  | 'access'
  /** The way to the service: its address or its settings. */
  | 'address'
  /** Its size. */
  | 'size'

/** Says what a fault that refuses entries may be about. */
export function refusalOf(fault: Fault): RefusalKind {
  if (fault.kind === 'too-large') return 'size'
  const status = fault.kind === 'request-rejected' ? fault.status : 0
  if (status === 400 || status === 422) return 'entries'
  return status === 403 ? 'access' : 'address'
}

/** The refused ones of these entries that were refused alone: each of them is bad without the others. */
export function findBadEntries(
  state: UploadState,
  positions: readonly Position[],
): readonly Position[] {
  return positions.filter((position) => {
    const outcome = state.outcomes[position]
    if (outcome?.kind !== 'refused' || refusalOf(outcome.fault) !== 'entries') return false
    return findRequest(state.requests, outcome.request)?.positions.length === 1
  })
}
