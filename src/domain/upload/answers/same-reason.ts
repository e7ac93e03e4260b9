import { findRequest } from '#domain/upload/requests/find-request.ts'
import { messageFamily } from './message-family.ts'
import type { UploadState } from '#domain/upload/upload.ts'

/** The message of one of them, when all failed for the same reason; null message: no reason was given. */
export type SharedReason = { readonly message: string | null }

/**
 * Says whether every entry of a request failed and all for the same reason: the same message but for the
 * values that it names.
 */
export function sharedReason(state: UploadState, request: number): SharedReason | null {
  const record = findRequest(state.requests, request)
  const families = new Set<string | null>()
  let message: string | null = null
  for (const position of record?.positions ?? []) {
    const outcome = state.outcomes[position]
    const entry = state.entries.at(position)
    if (outcome?.kind !== 'failed' || entry === undefined) return null
    message ??= outcome.message
    families.add(outcome.message === null ? null : messageFamily(outcome.message, entry))
  }
  return families.size === 1 ? { message } : null
}
