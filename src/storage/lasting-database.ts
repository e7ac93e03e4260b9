import { type Database, openDatabase } from './database.ts'

/** Why nothing can be kept any more in this tab. */
export type GoneReason =
  /** A newer version of the product has taken the database. */
  | 'newer-version'
  /** The browser took the connection away and does not give another one. */
  | 'lost'

export type LastingEvents = {
  /** A tab with an older version keeps this one waiting until it is closed. */
  readonly onBlocked?: () => void
  readonly onGone?: (why: GoneReason) => void
  /** The connection was taken away and another one is open; what was kept may have been deleted. */
  readonly onReopened?: () => void
}

/** A browser that is just clearing its data, or whose storage has crashed, needs a moment. */
const WAITS_MS = [0, 200, 1000, 5000] as const

/**
 * Opens a database whose connection is opened again when the browser takes it away: its storage crashed, the
 * page was in the background for long, or somebody cleared the site's data. In between whatever is written
 * fails, as it must.
 */
export async function openLastingDatabase(
  name: string,
  events: LastingEvents = {},
): Promise<Database> {
  const connect = () =>
    openDatabase(name, {
      ...(events.onBlocked ? { onBlocked: events.onBlocked } : {}),
      onClosed: (why) => (why === 'lost' ? void reopen() : events.onGone?.(why)),
    })
  const reopen = async () => {
    const opened = await tryToOpen(connect)
    if (typeof opened === 'string') return events.onGone?.(opened)
    connection = opened
    events.onReopened?.()
  }
  let connection = await connect()
  // Whoever has the database need not know which connection it is.
  return new Proxy(connection, {
    get: (_, name) => {
      const value: unknown = Reflect.get(connection, name)
      return typeof value === 'function' ? value.bind(connection) : value
    },
  })
}

async function tryToOpen(connect: () => Promise<Database>): Promise<Database | GoneReason> {
  for (const ms of WAITS_MS) {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
    try {
      return await connect()
    } catch (error) {
      if (isVersionError(error)) return 'newer-version'
    }
  }
  return 'lost'
}

/** A newer version of the product has been here before. */
export function isVersionError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError'
}
