import { openChannel } from '#worker-calls/open-channel.ts'
import { createListeners } from '#worker-calls/listeners.ts'

/** Whether this tab may change and send; of all tabs of one service one is the owner. */
export type OwnershipState = 'asking' | 'owner' | 'watcher'

export type Ownership = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => OwnershipState
  /** Tells the other tabs that something changed in the store: `draft`, `uploads`, or `upload <id>`. */
  readonly announce: (topic: string) => void
  readonly onAnnounced: (listener: (topic: string) => void) => () => void
  /** Gives the ownership away; the next tab in line gets it. */
  readonly close: () => void
}

/** What is said to other tabs when something was written of an upload. */
export const topicOf = (id: string): string => `upload ${id}`

/**
 * Asks for the ownership of a store. One tab has it; the others watch, and the next one takes over by
 * itself when it is gone: the browser gives the lock of a dead tab away.
 */
export function createOwnership(name: string): Ownership {
  const changes = createListeners()
  const announcements = createListeners<[string]>()
  const channel = openChannel(name)
  const closed = new AbortController()
  let state: OwnershipState = 'asking'
  const become = (next: OwnershipState) => {
    if (closed.signal.aborted || state === next) return
    state = next
    changes.tell()
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab of another release may say something else.
    if (typeof data === 'string') announcements.tell(data)
  })
  // Without a secure context, or with site data forbidden, there are no locks; such a page keeps nothing that
  // another tab could change, and owns what it has.
  if ('locks' in navigator) holdLock(name, become, closed.signal).catch(() => become('owner'))
  else become('owner')
  return {
    subscribe: changes.subscribe,
    getSnapshot: () => state,
    // A channel has no target origin; the rule means windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    announce: (topic) => channel?.postMessage(topic),
    onAnnounced: announcements.subscribe,
    close: () => {
      closed.abort()
      channel?.close()
    },
  }
}

async function holdLock(
  name: string,
  become: (state: OwnershipState) => void,
  closed: AbortSignal,
): Promise<void> {
  const untilClosed = new Promise<void>((resolve) =>
    closed.addEventListener('abort', () => resolve(), { once: true }),
  )
  const own = () => {
    become('owner')
    return untilClosed
  }
  const wasFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await own()
    return lock !== null
  })
  if (wasFree || closed.aborted) return
  become('watcher')
  // Waits in line, for as long as the tab lives. Being closed is the only way in which this can fail.
  await navigator.locks.request(name, { signal: closed }, own).catch(() => {})
}
