import { NO_FILTER } from '#domain/draft/draft-view.ts'
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { createDraft } from '#domain/draft/draft.ts'
import type { KeptRows } from '#domain/draft/stored/kept-draft.ts'
import { packDraft } from '#domain/draft/pack-draft.ts'
import { packState } from '#domain/upload/events/pack-state.ts'
import { aCandidate } from '#testing/builders.ts'
import { aHeader, SUBMITTED } from '#testing/uploads/fake-run.ts'
import { createStoreInMemory, emptyContent } from '#testing/store-in-memory.ts'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { openDatabase, type TrackingDatabase } from './database.ts'
import { UnreadableRecord } from './faults.ts'
import { openStore } from './indexed-db.ts'
import type { Store } from './store.ts'

/** Functions that damage single records of a store directly. */
type Damage = {
  readonly header: (record: object) => void | Promise<unknown>
  readonly event: (number: number, record: unknown) => void | Promise<unknown>
  readonly chunk: (record: unknown) => void | Promise<unknown>
  readonly digest: (record: object) => void | Promise<unknown>
  readonly head: (record: unknown) => void | Promise<unknown>
  readonly state: (record: unknown) => void | Promise<unknown>
  readonly rows: (record: unknown) => void | Promise<unknown>
  readonly learnt: (record: object) => void | Promise<unknown>
}

let stores = 0

async function openBrowser(): Promise<{ store: Store; damage: Damage }> {
  const name = `unreadable ${++stores}`
  const store = await openStore(name)
  const database = await openDatabase(name)
  type Name = keyof TrackingDatabase & string
  const put = (name: Name, record: unknown, key?: IDBValidKey) =>
    database.put(name as never, record, key)
  const damage: Damage = {
    header: (record) => put('uploads', { ...record, id: 'u1' }),
    event: (number, record) => put('uploadEvents', record, ['u1', number]),
    chunk: (record) => put('uploadEntries', record, ['u1', 0]),
    digest: (record) => put('uploadDigests', { ...record, id: 'u1' }),
    head: (record) => put('uploadCheckpoints', record, ['u1', 0]),
    state: (record) => put('draftMeta', { part: 'state', state: record }, 'state'),
    rows: (record) => put('draftChunks', record, 0),
    learnt: async (record) => {
      await put('layouts', { ...record, layout: 'broken' })
      await put('seenCouriers', { ...record, key: 'broken' })
      await put('courierMemory', { ...record, kind: 'name', key: 'broken' })
    },
  }
  return { store, damage }
}

async function openMemory(): Promise<{ store: Store; damage: Damage }> {
  const content = emptyContent()
  const upload = () => content.uploads.get('u1') as unknown as Record<string, unknown>
  const damage: Damage = {
    header: (record) => void (upload()['header'] = { ...record, id: 'u1' }),
    event: (number, record) => void ((upload()['events'] as unknown[])[number - 1] = record),
    chunk: (record) => void (upload()['chunks'] = [record]),
    digest: (record) => void (upload()['digest'] = { ...record, id: 'u1' }),
    head: (record) => void (upload()['checkpoint'] = { head: record, parts: [] }),
    state: (record) => void (content.state = record as never),
    rows: (record) => void content.rows.set(0, record as never),
    learnt: (record) => {
      content.layouts.set('broken', { ...record, layout: 'broken' } as never)
      content.couriers.set('broken', record as never)
      content.chosen.set('name broken', { ...record, kind: 'name', key: 'broken' } as never)
    },
  }
  return { store: createStoreInMemory(content), damage }
}

const ENTRIES = someEntries(3)
const FIRST = { header: aHeader('u1', 3), entries: ENTRIES, firstEvent: SUBMITTED } as const

async function keepUpload(store: Store, id = 'u1') {
  const places = ENTRIES.map((_, index) => ({ source: { kind: 'typed' } as const, row: index + 1 }))
  await store.createUpload({ ...FIRST, header: { ...FIRST.header, id }, places })
}

const VIEW = { filter: NO_FILTER, sort: null, place: 0 }
const QUESTIONS = { waiting: [], sheetQuestions: [], cancelled: [] }
const STATE = { version: 2, ...packDraft(createDraft()), ...VIEW, ...QUESTIONS } as const

const ROWS: KeptRows = {
  ids: Int32Array.of(0),
  fields: ['orderId', 'trackingId'],
  text: 'AT1',
  spans: Int32Array.of(0, 1, 1, 3),
  sources: Int32Array.of(0),
  sheetRows: Int32Array.of(2),
  originals: [],
  decisions: [],
  rowDecisions: [],
  facts: [],
}

describe.each([
  ['the browser', openBrowser],
  ['memory', openMemory],
] as const)('what cannot be read in a store in %s', (_, open) => {
  test('an upload without a header is listed separately, can be read raw, and can be deleted', async () => {
    const { store, damage } = await open()
    await keepUpload(store)
    await keepUpload(store, 'u2')
    await damage.header({ startedAt: 'yesterday' })
    expect((await store.listHeaders()).map(({ id }) => id)).toEqual(['u2'])
    expect(await store.listUnreadable()).toEqual(['u1'])
    await expect(store.readHeader('u1')).rejects.toThrow(UnreadableRecord)
    const raw = await store.readRaw('u1')
    expect(raw['uploads']).toEqual([{ id: 'u1', startedAt: 'yesterday' }])
    expect(raw['uploadEvents']).toEqual([SUBMITTED])
    expect(raw['uploadEntries']).toHaveLength(1)
    await store.deleteUpload('u1')
    expect(await store.listUnreadable()).toEqual([])
  })

  test.each([
    ['an event that nobody knows', { type: 'reconsidered', at: 2 }],
    ['an event without its time', { type: 'stopped' }],
    ['a request without its entries', { type: 'requested', at: 2, request: 1, submission: 0 }],
    [
      'a fault without its status',
      { type: 'faulted', at: 2, request: 1, fault: { kind: 'unavailable' } },
    ],
    ['text in the place of an event', 'stopped'],
  ])('%s makes its journal unreadable', async (_, event) => {
    const { store, damage } = await open()
    await keepUpload(store)
    await damage.event(2, event)
    await expect(store.readEvents('u1', 0, 9)).rejects.toThrow(UnreadableRecord)
    expect(await store.readEvents('u1', 0, 1)).toEqual([SUBMITTED])
    expect((await store.readRaw('u1'))['uploadEvents']).toEqual([SUBMITTED, event])
  })

  test('a kind of fault and fields that a later release wrote are read', async () => {
    const { store, damage } = await open()
    await keepUpload(store)
    const events = [
      { type: 'faulted', at: 2, request: 1, fault: { kind: 'asleep', until: 'noon' } },
      { type: 'stopped', at: 3, by: 'a rule' },
    ]
    await damage.event(2, events[0])
    await damage.event(3, events[1])
    expect(await store.readEvents('u1', 1, 9)).toEqual(events)
  })

  test('entries are never read in part', async () => {
    const { store, damage } = await open()
    await keepUpload(store)
    await damage.chunk({ orderIds: 'A', rows: [1] })
    await expect(store.readChunks('u1', 0, 9)).rejects.toThrow(UnreadableRecord)
    await expect(store.readEntries(FIRST.header, 0, 9)).rejects.toThrow(UnreadableRecord)
  })

  test('an unreadable digest or checkpoint is ignored', async () => {
    const { store, damage } = await open()
    await keepUpload(store)
    const stamp = { lastEvent: 1, release: 'A' }
    const packed = packState(aJournal(ENTRIES).submit().state())
    await store.writeCheckpoint('u1', stamp, packed)
    expect(await store.readCheckpointHead('u1')).toMatchObject(stamp)
    await damage.digest({ lastEvent: 1, counts: { accepted: 'all' } })
    await damage.head({ ...stamp, rest: {}, partCount: 0 })
    expect((await store.readDigests()).size).toBe(0)
    expect(await store.readCheckpointHead('u1')).toBeUndefined()
  })

  test.each(['state', 'rows'] as const)(
    'a draft without its %s stays until it is deleted',
    async (what) => {
      const { store, damage } = await open()
      await store.writeDraft({ state: STATE, parts: [[0, ROWS]], actions: [], isWhole: true })
      const kept = { state: STATE, parts: [ROWS], actions: [] }
      expect(await store.readDraft()).toEqual(kept)
      await damage[what]({ version: 7 })
      await expect(store.readDraft()).rejects.toThrow(UnreadableRecord)
      expect(JSON.stringify(await store.readRawDraft())).toContain('"version":7')
      await store.deleteDraft()
      expect(await store.readDraft()).toBeNull()
    },
  )

  test.each([
    [
      'a source without a name',
      { sources: [{ id: 0, facts: { source: { kind: 'file', sheet: null } } }] },
    ],
    ['places that are no numbers', { order: [{ at: 0, first: '0', count: 1 }] }],
  ])('a sheet with %s is unreadable', async (_, damaged) => {
    const { store, damage } = await open()
    await damage.state({ ...STATE, ...damaged })
    await damage.rows(ROWS)
    await expect(store.readDraft()).rejects.toThrow(UnreadableRecord)
  })

  test('the filter that only a later release knows is forgotten', async () => {
    const { store, damage } = await open()
    await damage.state({ ...STATE, filter: { ...NO_FILTER, issue: 'a later kind' } })
    await damage.rows(ROWS)
    expect((await store.readDraft())?.state.filter).toBeNull()
  })

  test('a sheet of an older version is unreadable, and stays', async () => {
    const { store, damage } = await open()
    await damage.rows(ROWS)
    await damage.state({ ...STATE, version: 1 })
    await expect(store.readDraft()).rejects.toThrow(UnreadableRecord)
  })

  test('unreadable learnt records stay and are counted, until they are deleted', async () => {
    const { store, damage } = await open()
    const layout = { layout: 'a', mapping: { orderId: 0 }, at: 1, headers: null, kinds: [] }
    await store.rememberLayout(layout)
    await store.rememberCouriers([aCandidate()], 1)
    await store.rememberChosen([{ kind: 'name', key: 'dhl', code: '1' }], 1, '')
    await damage.learnt({ code: 7 })
    const known = async () => [
      await store.listLayouts(),
      await store.readSeenCouriers(),
      [...(await store.readChosen(''))],
    ]
    const all = [[layout], [aCandidate()], [['dhl', '1']]]
    expect(await known()).toEqual(all)
    expect(await store.countUnreadable()).toBe(3)
    await store.forgetUnreadable()
    expect(await store.countUnreadable()).toBe(0)
    expect(await known()).toEqual(all)
  })
})
