import { classifyOpenError } from '#storage/faults.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { createListeners } from '#base/listeners.ts'

/** State of this browser's storage for this tab. */
export type StorageState =
  | 'open'
  /** The page was opened without https. */
  | 'insecure'
  /** Site data is blocked, by the user or by private browsing. */
  | 'forbidden'
  /** The database exists but cannot be opened, for example on a full disk. */
  | 'unreadable'
  /** A newer version of the product has upgraded it, so only a reload helps. */
  | 'newer-version'
  /** The browser closed or deleted it while the tab was open. */
  | 'lost'

export type OpenStorage = {
  readonly store: Store | null
  readonly getState: () => StorageState
  readonly subscribe: (listener: () => void) => () => void
}

/** Opens the database. `onBlocked` is called while a tab with an older version blocks it. */
export async function openStorage(name: string, onBlocked: () => void): Promise<OpenStorage> {
  const listeners = createListeners()
  let state: StorageState = isSecureContext ? 'open' : 'insecure'
  const become = (next: StorageState) => {
    state = next
    listeners.tell()
  }
  const opening = isSecureContext ? openStore(name, { onBlocked, onGone: become }) : null
  const store = await opening?.catch((error: unknown) => become(classifyOpenError(error)))
  return { store: store ?? null, getState: () => state, subscribe: listeners.subscribe }
}
