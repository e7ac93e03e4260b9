import { IDBDatabase as FakeDatabase, IDBObjectStore as FakeStore } from 'fake-indexeddb'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { StoredEvent } from '#domain/upload/stored-upload.ts'
import type { Store } from '#storage/store.ts'
import type { Tab } from './stage.ts'
import type { World } from './world.ts'

/** A page's journal writes. */
export type Writes = {
  readonly store: Store
  /** The page died: pending writes are aborted or committed. */
  readonly died: () => void
}

type Writing = { readonly events: StoredEvent[]; readonly bodies: Map<number, string> }

type Spy = {
  /** Throws if its page can no longer write. */
  readonly mayOpen: (mode: unknown) => void
  readonly opened: (transaction: IDBTransaction) => void
}

/** The spy of the page whose store method is running; each method opens its transaction synchronously. */
let calling: Spy | null = null
const writings = new WeakMap<object, (store: string, value: unknown, key: unknown) => void>()

/** IndexedDB has no hook for commits, so these two methods are patched. */
// Called with the caller's `this`.
// oxlint-disable-next-line typescript/unbound-method
const { transaction } = FakeDatabase.prototype
FakeDatabase.prototype.transaction = function open(...args: Parameters<typeof transaction>) {
  const spy = calling
  spy?.mayOpen(args[1])
  const opened = transaction.apply(this, args)
  spy?.opened(opened)
  return opened
}
// oxlint-disable-next-line typescript/unbound-method
const { add } = FakeStore.prototype
FakeStore.prototype.add = function note(value: unknown, key?: IDBValidKey) {
  writings.get(this.transaction)?.(this.name, value, key)
  return add.call(this, value, key)
}

/** Reports a page's started and committed writes to the witness, and makes some of them fail. */
export function spyOnWrites(store: Store, tab: Tab, world: World): Writes {
  const { random, schedule, witness } = world
  const open = new Set<IDBTransaction>()
  const abort = (transaction: IDBTransaction) => {
    try {
      transaction.abort()
    } catch {
      // Already finished.
    }
  }
  const watch = (transaction: IDBTransaction) => {
    const isWriting = transaction.mode === 'readwrite'
    if (!isWriting || !transaction.objectStoreNames.contains('uploadEvents')) return
    const writing: Writing = { events: [], bodies: new Map() }
    writings.set(transaction, (store, value, key) => note(writing, store, value, key))
    open.add(transaction)
    transaction.addEventListener('abort', () => open.delete(transaction))
    transaction.addEventListener('complete', () => {
      open.delete(transaction)
      const events = journalEventsOf(writing)
      world.tell(() => `written down by ${tab.name}: ${JSON.stringify(events)}`)
      witness.committed(tab, events)
    })
    if (random.chance(world.weather().storage))
      schedule.add(`the disk of ${tab.name} is full`, () => abort(transaction))
  }
  const note = ({ events, bodies }: Writing, store: string, value: unknown, key: unknown) => {
    const [, number] = key as [string, number]
    if (store === 'uploadBodies') bodies.set(number, String(value))
    if (store !== 'uploadEvents') return
    const event = value as StoredEvent
    events.push(event)
    // The journal rejects a write that is based on an outdated number of events.
    if (number > witness.events.length) {
      world.tell(`${tab.name} begins to write ${JSON.stringify(event)}`)
      witness.begun(tab, [event as JournalEvent])
    }
  }
  const mayOpen = (mode: unknown) => {
    if (!tab.isAlive && mode === 'readwrite')
      throw new DOMException('It is gone', 'InvalidStateError')
  }
  return {
    store: watchCalls(store, { mayOpen, opened: watch }),
    died: () => {
      for (const transaction of open) if (random.chance(0.5)) abort(transaction)
    },
  }
}

function journalEventsOf({ events, bodies }: Writing): readonly JournalEvent[] {
  return events.map((event) =>
    event.type === 'requested' ? { ...event, body: bodies.get(event.request) ?? '' } : event,
  )
}

/** The same store, with each call attributed to this page. */
function watchCalls(store: Store, spy: Spy): Store {
  const watched = Object.entries(store).map(([name, method]: [string, unknown]) => [
    name,
    (...args: readonly unknown[]): unknown => {
      calling = spy
      try {
        return (method as (...args: readonly unknown[]) => unknown)(...args)
      } finally {
        calling = null
      }
    },
  ])
  return Object.fromEntries(watched) as Store
}
