import type { UnderWay } from '#domain/upload/run/tab-messages.ts'
import { openChannel } from '#worker/calls/open-channel.ts'
import { createListeners } from '#base/listeners.ts'
import { createTabChange, type LastOwner, type OwnershipState } from './change-tabs.ts'
import { holdLock, type TabLock } from './hold-lock.ts'

export type Ownership = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => OwnershipState
  /** Makes this tab the owner after the other one has finished the requests on their way. */
  readonly takeOver: () => void
  /** Registers work to finish before another tab becomes the owner; it starts while this tab still is. */
  readonly onGiving: (finish: () => Promise<UnderWay>) => () => void
  /** Called with the uploads that another tab was sending when it handed over. */
  readonly onGiven: (listener: (underWay: UnderWay) => void) => () => void
  /** Tells other tabs that something changed in the store: `draft`, `uploads`, or `upload <id>`. */
  readonly announce: (topic: string) => void
  readonly onAnnounced: (listener: (topic: string) => void) => () => void
  /** Gives up the ownership; the next tab in line gets it. */
  readonly close: () => void
}

/** Returns the topic for announcing a change of an upload. */
export const topicOf = (id: string): string => `upload ${id}`

/** Requests the ownership of a store. One tab has it, the others watch, and the next takes over when it is gone. */
export function createOwnership(name: string): Ownership {
  const changes = createListeners()
  const announcements = createListeners<[string]>()
  const given = createListeners<[UnderWay]>()
  const finishers = new Set<() => Promise<UnderWay>>()
  const channel = openChannel(name)
  let isClosed = false
  let state: OwnershipState = 'asking'
  const become = (next: OwnershipState) => {
    if (isClosed || state === next) return
    state = next
    changes.tell()
    change.changed()
  }
  // The rule is for windows; a channel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: unknown) => channel?.postMessage(message)
  const change = createTabChange({
    own: String(Math.random()),
    getState: () => state,
    become,
    post,
    steal: () => lock?.steal(),
    finish: () => finishAll([...finishers]),
    lastOwner: keptLastOwner(`${name} owner`),
    onGiven: given.tell,
  })
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') announcements.tell(data)
    else change.receive(data)
  })
  const lock = lockOf(name, become)
  return {
    subscribe: changes.subscribe,
    getSnapshot: () => state,
    takeOver: change.ask,
    onGiving: (finish) => {
      finishers.add(finish)
      return () => void finishers.delete(finish)
    },
    onGiven: given.subscribe,
    announce: post,
    onAnnounced: announcements.subscribe,
    close: () => {
      isClosed = true
      change.close()
      lock?.close()
      channel?.close()
    },
  }
}

/** Without a secure context there are no locks, but such a page stores nothing, so it can be the owner. */
function lockOf(name: string, become: (state: OwnershipState) => void): TabLock | null {
  if ('locks' in navigator) return holdLock(name, become)
  become('owner')
  return null
}

/** Without site data there is nothing to hand over, so errors are ignored. */
function keptLastOwner(key: string): LastOwner {
  const attempt = <Value>(work: () => Value): Value | null => {
    try {
      return work()
    } catch {
      return null
    }
  }
  return {
    read: () => attempt(() => localStorage.getItem(key)),
    write: (tab) => void attempt(() => localStorage.setItem(key, tab)),
  }
}

/** Starts all at once. A failure is reported without keeping the other tab waiting. */
async function finishAll(finishers: readonly (() => Promise<UnderWay>)[]): Promise<UnderWay> {
  const finishing = finishers.map((finish) =>
    finish().catch((error: unknown): UnderWay => {
      reportError(error)
      return []
    }),
  )
  return (await Promise.all(finishing)).flat()
}
