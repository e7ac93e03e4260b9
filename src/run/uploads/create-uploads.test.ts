import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '#testing/wait-for.ts'
import type { RowPlace } from '#domain/entry/tracking-entry.ts'
import type { Installation } from '#service/installation.ts'
import { openJournal } from '#journal/open-journal.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { aCandidate, anUploadResult } from '#testing/builders.ts'
import { aClock, aHeader, aNetwork, SUBMITTED, TOKEN } from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import { spellOut } from '#testing/uploads/spell-out.ts'
import { createUploads, type Uploads, type UploadsDeps } from './create-uploads.ts'
import { createListeners } from '#base/listeners.ts'
import type { UnderWay } from '#domain/upload/run/tab-messages.ts'
import type { OwnershipState } from '#run/outside/change-tabs.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import { createTokenHolder } from '#run/outside/token-holder.ts'
import type { Upload } from '#run/upload.ts'
import { openUpload } from './open-upload.ts'

const installation: Installation = {
  serviceUrl: 'https://shop.example',
  serviceName: 'Shop',
  serviceKey: '',
  requestSize: 2,
  requestsAtOnce: 1,
  requestsPerSecond: null,
  overwriteRule: null,
  timeoutMs: 60_000,
  practice: false,
  tokenHelpUrl: '',
}

/** Tabs that get each other's messages; the test sets the owner. */
function someTabs() {
  const heard = createListeners<[string, object]>()
  const given = createListeners<[UnderWay]>()
  return (first: OwnershipState) => {
    const changes = createListeners()
    let state = first
    let finish = async (): Promise<UnderWay> => []
    const self = {}
    const ownership: Ownership = {
      subscribe: changes.subscribe,
      getSnapshot: () => state,
      takeOver: () => {},
      onGiving: (finishing) => {
        finish = finishing
        return () => {}
      },
      onGiven: given.subscribe,
      announce: (topic) => heard.tell(topic, self),
      onAnnounced: (listener) =>
        heard.subscribe((topic, from) => {
          if (from !== self) listener(topic)
        }),
      close: () => {},
    }
    const become = (next: OwnershipState) => {
      state = next
      changes.tell()
    }
    const giveTo = async (other: { readonly become: typeof become }) => {
      const finishing = finish()
      become('giving')
      const underWay = await finishing
      become('watcher')
      other.become('owner')
      given.tell(underWay)
    }
    return { ...ownership, become, giveTo }
  }
}

let stores = 0
let isPageLeft = false
const loadOpener = vi.fn<UploadsDeps['loadOpener']>(async () => openUpload)
const watchLeaving = () => ({ isLeaving: () => isPageLeft, end: () => {} })
const open: Uploads[] = []
afterEach(() => {
  isPageLeft = false
  for (const uploads of open.splice(0)) uploads.close()
})

async function aStore(count: number, ids = ['u1']): Promise<Store> {
  const store = await openStore(`uploads ${++stores}`)
  await Promise.all(ids.map((id) => create(store, id, count)))
  return store
}

/** Creates an upload. The same ID again stands for a colleague's file that is opened again. */
function create(store: Store, id: string, count: number, at = 0): Promise<void> {
  const entries = someEntries(count)
  const places = entries.map((): RowPlace => ({ source: { kind: 'typed' }, row: 1 }))
  const firstEvent = { ...SUBMITTED, at }
  return store.createUpload({ header: aHeader(id, count), entries, places, firstEvent })
}

const accepting: typeof fetch = (_, init) => {
  if (init?.method === undefined) return Promise.resolve(new Response(null, { status: 404 }))
  const count = (JSON.parse(init?.body as string) as unknown[]).length
  return Promise.resolve(new Response(JSON.stringify(anUploadResult({ acceptedOrders: count }))))
}

function aTab(
  store: Store,
  ownership: Ownership,
  fetch: typeof globalThis.fetch = accepting,
  clock = aClock(),
  release: string | null = 'A',
) {
  const tokens = createTokenHolder('test', null)
  tokens.set(TOKEN, false)
  const world = {
    clock,
    random: () => 0.5,
    online: aNetwork(),
    watchLeaving,
    fetch,
    release,
    loadOpener,
  }
  const uploads = createUploads({ store, installation, ownership, tokens, ...world })
  open.push(uploads)
  return uploads
}

const counts = (run: Upload | null) => run?.getSnapshot().state.counts
const finished = (run: Upload | null, count: number) =>
  waitFor(() => expect(counts(run)?.accepted).toBe(count))

test('an upload is started, sent, and still there on the next visit', async () => {
  const store = await aStore(5)
  const tab = someTabs()
  const uploads = aTab(store, tab('owner'))
  const run = await uploads.start('u1')
  await finished(run, 5)
  expect(await uploads.open('u1')).toBe(run)
  const later = await aTab(store, tab('owner')).open('u1')
  expect(spellOut(later?.getSnapshot().state)).toEqual(spellOut(run?.getSnapshot().state))
})

test('when the code that runs it cannot be fetched, nothing is sent, and it can be opened later', async () => {
  const store = await aStore(2)
  const uploads = aTab(store, someTabs()('owner'))
  loadOpener.mockRejectedValueOnce(new Error('offline'))
  await expect(uploads.start('u1')).rejects.toThrow('offline')
  const run = await uploads.open('u1')
  expect(counts(run)).toMatchObject({ waiting: 2 })
  run?.resume()
  await finished(run, 2)
})

test('when its journal is deleted under an open tab, sending stops and the tab shows that', async () => {
  const store = await aStore(4)
  let answer = (): void => {}
  let sent = 0
  const run = await aTab(store, someTabs()('owner'), (...args) => {
    if (args[1]?.method === undefined) return accepting(...args)
    sent += 1
    return new Promise((resolve) => (answer = () => resolve(accepting(...args))))
  }).start('u1')
  await waitFor(() => expect(sent).toBe(1))
  await store.clearEverything()
  answer()
  await waitFor(() =>
    expect(run?.getSnapshot().status).toMatchObject({ why: { kind: 'storage', cause: 'changed' } }),
  )
  run?.resume()
  await run?.setAside([3], 'lost')
  expect(sent).toBe(1)
  expect(counts(run)).toMatchObject({ sending: 2, waiting: 2 })
})

test('couriers that answers offer are remembered', async () => {
  const store = await aStore(1)
  const candidate = aCandidate({ key: '3011' })
  const asking = { ...someEntries(1)[0], possibleCouriers: [candidate] }
  const answer = anUploadResult({ acceptedOrders: 0 })
  const body = JSON.stringify({ ...answer, shipmentSelectCourier: [asking] })
  const clock = aClock()
  const uploads = aTab(store, someTabs()('owner'), async () => new Response(body), clock)
  const run = await uploads.start('u1')
  await waitFor(() => expect(counts(run)?.['courier-needed']).toBe(1))
  await clock.advance(1000)
  await waitFor(async () => expect(await store.readSeenCouriers()).toEqual([candidate]))
})

test('an upload that does not exist is null, also the second time', async () => {
  const uploads = aTab(await aStore(1), someTabs()('owner'))
  expect(await uploads.open('nothing')).toBeNull()
  expect(await uploads.open('nothing')).toBeNull()
})

test('after a crash the unanswered request is in doubt, and the rest waits for Resume', async () => {
  const store = await aStore(4)
  const tab = someTabs()
  const crashed = aTab(store, tab('owner'), () => new Promise(() => {}))
  const before = await crashed.start('u1')
  await waitFor(() => expect(counts(before)?.sending).toBe(2))
  const run = await aTab(store, tab('owner')).open('u1')
  expect(counts(run)).toMatchObject({ 'in-doubt': 2, waiting: 2 })
  expect(run?.getSnapshot().status).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
  run?.resume()
  await finished(run, 2)
  expect(counts(run)).toMatchObject({ 'in-doubt': 2, accepted: 2 })
})

test('a request that is aborted because the user leaves the page counts as interrupted', async () => {
  const store = await aStore(4)
  const tab = someTabs()
  const left = aTab(store, tab('owner'), (url, init) => {
    if (init?.method === undefined) return accepting(url, init)
    isPageLeft = true
    return Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'))
  })
  const before = await left.start('u1')
  await waitFor(() => expect(counts(before)?.['in-doubt']).toBe(2))
  isPageLeft = false
  const run = await aTab(store, tab('owner')).open('u1')
  const { state, status } = run?.getSnapshot() ?? {}
  const fault = { kind: 'no-answer', cause: 'interrupted' }
  expect(state?.outcomes[0]).toMatchObject({ doubt: { cause: { fault } } })
  expect(state?.counts).toMatchObject({ 'in-doubt': 2, waiting: 2 })
  expect(status).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
})

test('a second tab sees the upload live and cannot change it', async () => {
  const store = await aStore(5)
  const tab = someTabs()
  const owner = aTab(store, tab('owner'))
  const watcher = await aTab(store, tab('watcher')).open('u1')
  expect(watcher?.getSnapshot().canAct).toBe(false)
  watcher?.resume()
  await watcher?.setAside([0], 'mine')
  expect(counts(watcher)?.waiting).toBe(5)
  await owner.start('u1')
  await finished(watcher, 5)
})

test('when the first tab is gone during a request, the second one takes over', async () => {
  const store = await aStore(4)
  const tab = someTabs()
  const first = tab('owner')
  const owner = aTab(store, first, () => new Promise(() => {}))
  const second = tab('watcher')
  const run = await aTab(store, second).open('u1')
  await owner.start('u1')
  await waitFor(() => expect(counts(run)?.sending).toBe(2))
  expect(run?.getSnapshot().status).toEqual({ kind: 'sending' })
  second.become('owner')
  await waitFor(() => expect(run?.getSnapshot().canAct).toBe(true))
  await waitFor(() => expect(counts(run)).toMatchObject({ 'in-doubt': 2, waiting: 2 }))
  run?.resume()
  await finished(run, 2)
})

/** A tab during a request, which the test answers, and another one that shows the upload. */
async function sendInFirst(count: number) {
  const store = await aStore(count)
  const tab = someTabs()
  const [first, second] = [tab('owner'), tab('watcher')]
  const sent: string[] = []
  const answers: (() => void)[] = []
  const owner = aTab(store, first, (...args) => {
    if (args[1]?.method === undefined) return accepting(...args)
    sent.push('first')
    return new Promise((resolve) => answers.push(() => resolve(accepting(...args))))
  })
  const watcher = aTab(store, second, (...args) => {
    if (args[1]?.method !== undefined) sent.push('second')
    return accepting(...args)
  })
  const shown = await watcher.open('u1')
  const run = await owner.start('u1')
  await waitFor(() => expect(counts(shown)?.sending).toBe(2))
  await waitFor(() => expect(answers).toHaveLength(1))
  return { first, second, owner, watcher, run, shown, sent, answer: () => answers.shift()?.() }
}

test('a tab that hands an upload over stores the answer on its way first; the other one continues after it', async () => {
  const { first, second, run, shown, sent, answer } = await sendInFirst(6)
  const giving = first.giveTo(second)
  run?.resume()
  answer()
  await giving
  await finished(shown, 6)
  expect(sent).toEqual(['first', 'second', 'second'])
  expect(shown?.getSnapshot().canAct).toBe(true)
  expect(run?.getSnapshot().canAct).toBe(false)
  await finished(run, 6)
})

test('a paused upload is still paused in the other tab, and can come back', async () => {
  const { first, second, owner, run, shown, answer } = await sendInFirst(4)
  run?.pause()
  answer()
  await waitFor(() => expect(run?.getSnapshot().status.kind).toBe('paused'))
  await first.giveTo(second)
  const paused = { kind: 'paused', why: { kind: 'by-person' } }
  await waitFor(() => expect(shown?.getSnapshot().status).toEqual(paused))
  await second.giveTo(first)
  await waitFor(() => expect(run?.getSnapshot().status).toEqual(paused))
  run?.resume()
  answer()
  await waitFor(() => expect(owner.active()).toBe(run))
})

test('a tab that lost an upload during a request stops writing, and shows the events of the other one', async () => {
  const { first, second, owner, shown, sent, answer } = await sendInFirst(4)
  second.become('owner')
  first.become('watcher')
  await waitFor(() => expect(counts(shown)).toMatchObject({ 'in-doubt': 2, waiting: 2 }))
  answer()
  const again = await owner.open('u1')
  await again?.follow()
  expect(counts(again)).toMatchObject({ 'in-doubt': 2, waiting: 2 })
  again?.resume()
  shown?.resume()
  await finished(again, 2)
  expect(sent).toEqual(['first', 'second'])
})

test('a tab that takes over while it reads has the events written meanwhile', async () => {
  const setAside = (position: number) =>
    ({ type: 'set-aside', at: 1, positions: [position], why: 'lost' }) as const
  // After this many ticks the first tab writes again and closes, while the second one reads its earlier events.
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const store = await aStore(2)
    const tab = someTabs()
    const [first, second] = [tab('owner'), tab('watcher')]
    const run = await aTab(store, second).open('u1')
    const journal = openJournal(store, 'u1', 1)
    await journal.append([setAside(0)])
    first.announce('upload u1')
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
    const writing = journal.append([setAside(1)])
    second.become('owner')
    await writing
    await waitFor(() => expect(run?.getSnapshot().canAct).toBe(true))
    await run?.takeBack([0])
    const kinds = run?.getSnapshot().state.outcomes.map(({ kind }) => kind)
    expect(kinds, `${ticks}`).toEqual(['waiting', 'set-aside'])
  }
})

test('the upload that is being sent is available everywhere, and cannot be deleted', async () => {
  const uploads = aTab(await aStore(2), someTabs()('owner'), () => new Promise(() => {}))
  let told = 0
  uploads.subscribe(() => (told += 1))
  expect(uploads.active()).toBeNull()
  const run = await uploads.start('u1')
  await waitFor(() => expect(uploads.active()).toBe(run))
  expect(told).toBeGreaterThan(0)
  expect(await uploads.remove(['u1'])).toBe(0)
})

test('decisions about an idle upload notify the listeners that count open entries', async () => {
  const uploads = aTab(await aStore(1), someTabs()('owner'))
  const run = await uploads.open('u1')
  const told = vi.fn<() => void>()
  uploads.subscribe(told)
  await run?.setAside([0], 'cancelled')
  expect(told).toHaveBeenCalled()
})

test('an open upload gets its new name at once', async () => {
  const store = await aStore(1)
  const uploads = aTab(store, someTabs()('owner'))
  const run = await uploads.open('u1')
  await uploads.rename('u1', 'Friday')
  expect(run?.getSnapshot().header.name).toBe('Friday')
  expect((await uploads.list()).map(({ name }) => name)).toEqual(['Friday'])
})

test('an upload is deleted with all of its data', async () => {
  const store = await aStore(2, ['u1', 'u2'])
  const uploads = aTab(store, someTabs()('owner'))
  await uploads.open('u1')
  expect(await uploads.remove(['u1'])).toBe(1)
  expect((await uploads.list()).map(({ id }) => id)).toEqual(['u2'])
  expect(await uploads.open('u1')).toBeNull()
})

test('all uploads are closed before everything is deleted, but not while one is being sent', async () => {
  const store = await aStore(2)
  const clearAll = vi.fn<() => Promise<void>>(async () => store.deleteUpload('u1'))
  const uploads = aTab(store, someTabs()('owner'), () => new Promise(() => {}))
  const run = await uploads.start('u1')
  await waitFor(() => expect(uploads.active()).toBe(run))
  expect(await uploads.clear(clearAll)).toBe(false)
  expect(clearAll).not.toHaveBeenCalled()
  const later = aTab(store, someTabs()('owner'))
  await later.open('u1')
  expect(await later.clear(clearAll)).toBe(true)
  expect(await later.open('u1')).toBeNull()
})

test('a watching tab deletes nothing', async () => {
  const uploads = aTab(await aStore(1), someTabs()('watcher'))
  expect(await uploads.remove(['u1'])).toBe(0)
  expect(await uploads.list()).toHaveLength(1)
})

test('a watching tab closes uploads that the other one deleted, and notifies listeners', async () => {
  const store = await aStore(1, ['u1', 'u2'])
  const tab = someTabs()
  const owner = aTab(store, tab('owner'))
  const watcher = aTab(store, tab('watcher'))
  await watcher.open('u1')
  const other = await watcher.open('u2')
  const known: boolean[] = []
  watcher.subscribe(() => void watcher.open('u1').then((run) => known.push(run !== null)))
  await owner.remove(['u1'])
  await waitFor(() => expect(known.at(-1)).toBe(false))
  expect(await watcher.open('u2')).toBe(other)
})

test('a watching tab shows the current state of an upload that was deleted and opened again from its file', async () => {
  const store = await aStore(1)
  const tab = someTabs()
  const first = tab('owner')
  const watcher = aTab(store, tab('watcher'))
  await openJournal(store, 'u1', 1).append([
    { type: 'set-aside', at: 1, positions: [0], why: 'lost' },
  ])
  const before = await watcher.open('u1')
  expect(counts(before)).toMatchObject({ 'set-aside': 1 })
  await store.deleteUpload('u1')
  await create(store, 'u1', 1, 7)
  first.announce('uploads')
  await waitFor(async () => expect(await watcher.open('u1')).not.toBe(before))
  expect(counts(await watcher.open('u1'))).toMatchObject({ 'set-aside': 0, waiting: 1 })
})

test('an upload that is opened again from its file gets no checkpoint of the one that was deleted', async () => {
  const store = await aStore(80)
  const clock = aClock()
  const uploads = aTab(store, someTabs()('owner'), accepting, clock)
  await finished(await uploads.start('u1'), 80)
  await uploads.remove(['u1'])
  await create(store, 'u1', 80)
  await clock.advance(2000)
  expect(await store.readCheckpointHead('u1')).toBeUndefined()
})

test('a watching tab gets new names of uploads', async () => {
  const store = await aStore(1)
  const tab = someTabs()
  const run = await aTab(store, tab('watcher')).open('u1')
  await aTab(store, tab('owner')).rename('u1', 'Friday')
  await waitFor(() => expect(run?.getSnapshot().header.name).toBe('Friday'))
})

test('idle uploads are closed when many were opened, those in use stay the same objects', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const store = await aStore(1, ids)
  const uploads = aTab(store, someTabs()('watcher'))
  const first = await uploads.open('a')
  const second = await uploads.open('b')
  second?.subscribe(() => {})
  for (const id of ids) await uploads.open(id)
  expect(await uploads.open('b')).toBe(second)
  expect(await uploads.open('a')).not.toBe(first)
})

test('the story of one entry is read from the journal, also while sending', async () => {
  const store = await aStore(5)
  const uploads = aTab(store, someTabs()('owner'))
  const run = await uploads.start('u1')
  await finished(run, 5)
  const story = await run?.story(3)
  expect(story?.map(({ kind }) => kind)).toEqual(['sent', 'answered'])
  expect(story?.[0]).toMatchObject({ request: 2, entry: { orderId: 'O-3' } })
})

/** An upload that was sent completely and has a checkpoint. */
async function aKeptUpload() {
  const store = await aStore(80)
  const clock = aClock()
  const uploads = aTab(store, someTabs()('owner'), accepting, clock)
  const run = await uploads.start('u1')
  await finished(run, 80)
  await waitFor(async () => {
    await clock.advance(2000)
    expect(await store.readCheckpointHead('u1')).toMatchObject({ partCount: 2 })
  })
  uploads.close()
  /** Opens it with other methods of the store. */
  const open = (release: string | null, otherwise: Partial<Store> = {}) =>
    aTab({ ...store, ...otherwise }, someTabs()('owner'), accepting, aClock(), release).open('u1')
  return { store, run, open }
}

/** A store whose journals have another third event. */
function withOtherEvent({ readEvents }: Store): Pick<Store, 'readEvents'> {
  return {
    readEvents: async (id, after, count) =>
      (await readEvents(id, after, count)).map((event, index) =>
        after + index === 2 ? { type: 'stopped', at: 1 } : event,
      ),
  }
}

test('an upload is opened from its checkpoint, and continues from there', async () => {
  const { store, run, open } = await aKeptUpload()
  // Reading the journal from the start would give another state.
  const later = await open('A', withOtherEvent(store))
  expect(spellOut(later?.getSnapshot().state)).toEqual(spellOut(run?.getSnapshot().state))
  await openJournal(store, 'u1', 81).append([{ type: 'stopped', at: 1 }])
  const last = await open('A', withOtherEvent(store))
  expect(last?.getSnapshot().state).toMatchObject({ stopped: true, counts: { accepted: 80 } })
})

test('a checkpoint of another release is ignored, since answers may be read differently', async () => {
  const { store, open } = await aKeptUpload()
  const otherwise = withOtherEvent(store)
  expect(counts(await open('B', otherwise))).toMatchObject({ accepted: 78 })
  expect(counts(await open(null, otherwise))).toMatchObject({ accepted: 78 })
})

test('a checkpoint that is damaged, or ahead of the journal, is ignored', async () => {
  const { store, run, open } = await aKeptUpload()
  const { state } = run?.getSnapshot() ?? {}
  const damaged = await open('A', { readCheckpointParts: async () => [] })
  expect(spellOut(damaged?.getSnapshot().state)).toEqual(spellOut(state))
  const shorter = await open('A', {
    lastEventNumber: async () => 80,
    appendEvents: async () => {},
    readEvents: async (id, after, count) =>
      (await store.readEvents(id, after, count)).slice(0, Math.max(0, 80 - after)),
  })
  expect(counts(shorter)).toMatchObject({ accepted: 78, 'in-doubt': 2 })
})
