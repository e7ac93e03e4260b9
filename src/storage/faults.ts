import type { StorageFault } from '#domain/upload/run/pause.ts'

/** Another tab wrote to this journal or deleted it, so this tab's view of the upload is out of date. */
export class JournalConflict extends Error {
  override readonly name = 'JournalConflict'
}

/** A record is kept that this release cannot read. It stays as it is until the person deletes it. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord'
}

/** Does something with records that may be unreadable; null where one of them is. */
export async function ifReadable<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof UnreadableRecord) return null
    throw error
  }
}

/** Says why storage failed; any other error is a bug, shown as 'unreachable'. */
export function classifyStorageError(error: unknown): StorageFault {
  if (error instanceof JournalConflict) return 'changed'
  return isQuotaError(error) ? 'full' : 'unreachable'
}

/** By its name: newer browsers have a class of its own for it, older ones a DOMException. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** A newer version of the product has been here before. */
export function isVersionError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError'
}

/** Why a store could not be opened: it is forbidden or damaged. */
export function classifyOpenError(error: unknown): 'newer-version' | 'forbidden' | 'unreadable' {
  if (isVersionError(error)) return 'newer-version'
  return isForbidden(error) ? 'forbidden' : 'unreadable'
}

const REFUSALS: readonly string[] = ['SecurityError', 'InvalidStateError', 'NotAllowedError']

/** Firefox's private windows say that the state is invalid; Chrome's error does not tell, but its other storage does. */
function isForbidden(error: unknown): boolean {
  if (error instanceof DOMException && REFUSALS.includes(error.name)) return true
  try {
    return typeof indexedDB === 'undefined' || localStorage === null
  } catch {
    return true
  }
}
