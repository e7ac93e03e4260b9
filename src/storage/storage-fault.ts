import { JournalConflict } from './upload-journal.ts'

/** Why something could not be kept. */
export type StorageFault =
  /** There is no room left. */
  | 'full'
  /** Another tab has changed it, or it was deleted: what this page knows is not true any more. */
  | 'changed'
  /** The browser does not let this page at it, now or at all. */
  | 'unreachable'

/** Says why storage failed; what is no error of storage is somebody's bug, and 'unreachable' to a person. */
export function classifyStorageError(error: unknown): StorageFault {
  if (error instanceof JournalConflict) return 'changed'
  return isQuotaError(error) ? 'full' : 'unreachable'
}

/** By its name: newer browsers have a class of its own for it, older ones a DOMException. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
