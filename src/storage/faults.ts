import type { StorageFault } from '#domain/upload/run/pause.ts'

/** Another tab wrote to this journal or deleted it, so this tab's view of the upload is out of date. */
export class JournalConflict extends Error {
  override readonly name = 'JournalConflict'
}

/** A stored record cannot be read by this release. It stays as it is until the user deletes it. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord'
}

/** Awaits work on stored records; resolves with null when one is unreadable. */
export async function ifReadable<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof UnreadableRecord) return null
    throw error
  }
}

/** Returns why storage failed; an unknown error is a bug, shown as 'unreachable'. */
export function classifyStorageError(error: unknown): StorageFault {
  if (error instanceof JournalConflict) return 'changed'
  return isQuotaError(error) ? 'full' : 'unreachable'
}

/** Checks the name, since the class is QuotaExceededError in newer browsers and DOMException in older ones. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** Tells whether a newer version of the product has upgraded the database. */
export function isVersionError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError'
}

/** Returns why a store could not be opened. */
export function classifyOpenError(error: unknown): 'newer-version' | 'forbidden' | 'unreadable' {
  if (isVersionError(error)) return 'newer-version'
  return isForbidden(error) ? 'forbidden' : 'unreadable'
}

const REFUSALS: readonly string[] = ['SecurityError', 'InvalidStateError', 'NotAllowedError']

/** Firefox's private windows report an invalid state. Chrome's error is unspecific, but its localStorage throws. */
function isForbidden(error: unknown): boolean {
  if (error instanceof DOMException && REFUSALS.includes(error.name)) return true
  try {
    return typeof indexedDB === 'undefined' || localStorage === null
  } catch {
    return true
  }
}
