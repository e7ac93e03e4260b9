import type { Database } from '#storage/database.ts'
import { isVersionError, openLastingDatabase } from '#storage/lasting-database.ts'
import { createListeners } from '#run/outside/listeners.ts'

/** Whether this browser keeps anything for this tab, and if not, why. */
export type StorageState =
  | 'open'
  /** The page was opened without https. */
  | 'insecure'
  /** Site data is forbidden, by the person or by private browsing. */
  | 'forbidden'
  /** It is there and cannot be opened: a full disk, damage. */
  | 'unreadable'
  /** A newer version of the product has taken it: only a reload helps. */
  | 'newer-version'
  /** It was taken away from this tab. */
  | 'lost'

export type OpenStorage = {
  readonly database: Database | null
  readonly getState: () => StorageState
  readonly subscribe: (listener: () => void) => () => void
}

/** Opens what this browser keeps; `onBlocked` is called while a tab with an older version is in the way. */
export async function openStorage(name: string, onBlocked: () => void): Promise<OpenStorage> {
  const listeners = createListeners()
  let state: StorageState = isSecureContext ? 'open' : 'insecure'
  const become = (next: StorageState) => {
    state = next
    listeners.tell()
  }
  const opening = isSecureContext ? openLastingDatabase(name, { onBlocked, onGone: become }) : null
  const database = await opening?.catch((error: unknown) => become(classifyOpenError(error)))
  return { database: database ?? null, getState: () => state, subscribe: listeners.subscribe }
}

function classifyOpenError(error: unknown): StorageState {
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
