import { classifyOpenError } from '#storage/faults.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { createListeners } from '#worker-calls/listeners.ts'

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
  readonly store: Store | null
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
  const opening = isSecureContext ? openStore(name, { onBlocked, onGone: become }) : null
  const store = await opening?.catch((error: unknown) => become(classifyOpenError(error)))
  return { store: store ?? null, getState: () => state, subscribe: listeners.subscribe }
}
