import { type Database, openDatabase } from '#storage/database.ts'
import { createListeners } from '#workflows/listeners.ts'

export type OpenStorage = {
  /** null: the browser keeps nothing, or a newer version has been here. */
  readonly database: Database | null
  /** A newer version of the product has taken the database: only a reload helps. */
  readonly isOutdated: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** Opens what this browser keeps; `onBlocked` is called while a tab with an older version is in the way. */
export async function openStorage(name: string, onBlocked: () => void): Promise<OpenStorage> {
  const listeners = createListeners()
  let outdated = false
  const onClosed = () => {
    outdated = true
    listeners.tell()
  }
  const database = await openDatabase(name, { onBlocked, onClosed }).catch((error: unknown) => {
    outdated = error instanceof DOMException && error.name === 'VersionError'
    return null
  })
  return { database, isOutdated: () => outdated, subscribe: listeners.subscribe }
}
