import type { Fault } from '#domain/upload/fault.ts'
import { findRequest } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** The probable cause of a refused request, which decides the next steps. */
export type RefusalKind =
  /** One of its entries, which splitting finds. */
  | 'entries'
  /** The token lacks the permission. */
  | 'access'
  /** The service's address or settings. */
  | 'address'
  /** The size of the request. */
  | 'size'

/** Returns the probable cause of a fault that refuses entries. */
export function refusalOf(fault: Fault): RefusalKind {
  if (fault.kind === 'too-large') return 'size'
  const status = fault.kind === 'request-rejected' ? fault.status : 0
  if (status === 400 || status === 422) return 'entries'
  return status === 403 ? 'access' : 'address'
}

/** Returns the entries that were refused in a request of their own. */
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
