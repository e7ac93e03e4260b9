import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { ALL_SHOPS } from '#domain/upload/shops.ts'
import { openJournal } from '#journal/open-journal.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { anEntry } from '#testing/builders.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import type { RecordsClient } from './client.ts'

let stores = 0

async function someRecords() {
  const store = await openStore(`records ${++stores}`)
  return { store, records: createInProcessRecordsClient(store) }
}

const [first, second] = [
  anEntry({ orderId: '1001', trackingId: 'YT1', merchantOrderId: 'M-7' }),
  anEntry({ orderId: '10010', trackingId: 'YT2' }),
]
const FAILED = { acceptedOrders: 1, shipmentFailed: [aFailure(second, 'Order not pending')] }

let visit = 0
async function search(records: RecordsClient, text: string, limit = 10) {
  const { hits, isMore } = await records.findEntries({
    text,
    limit,
    visit: ++visit,
    shop: ALL_SHOPS,
  })
  return {
    isMore,
    hits: hits.map(({ upload, position, field, fit }) =>
      [upload.id, position, field, fit].join(' '),
    ),
  }
}

async function correct(store: Store, id: string, last: number, trackingId: string) {
  const entry = { ...second, trackingId }
  await openJournal(store, id, last).append([{ type: 'corrected', at: 4000, position: 1, entry }])
}

test('an order is found in every upload that had it: exact matches first, then the newest', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'old', entries: [first], about: { startedAt: 10 } })
  await keepUpload(store, { id: 'new', entries: [second, first], about: { startedAt: 20 } })
  expect(await search(records, '1001')).toEqual({
    hits: ['new 1 orderId exact', 'old 0 orderId exact', 'new 0 orderId prefix'],
    isMore: false,
  })
  expect(await search(records, 'm-7', 1)).toEqual({
    hits: ['new 1 merchantOrderId exact'],
    isMore: true,
  })
  expect(await search(records, '2002')).toEqual({ hits: [], isMore: false })
})

test('a hit has the row and the sheet of its entry', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'big', entries: someEntries(6000) })
  const { hits } = await records.findEntries({
    text: 'T-5432',
    limit: 5,
    visit: 0,
    shop: ALL_SHOPS,
  })
  expect(hits).toEqual([
    expect.objectContaining({
      position: 5432,
      entry: expect.objectContaining({ orderId: 'O-5432' }),
      place: { source: { kind: 'file', name: 'big.csv', sheet: null }, row: 5434 },
    }),
  ])
})

test('a corrected entry is found under its old and its new value', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'u', entries: [first, second], answer: FAILED })
  expect((await search(records, 'LX5')).hits).toEqual([])
  await correct(store, 'u', 3, 'LX5')
  await correct(store, 'u', 4, 'LX55')
  expect((await search(records, 'LX5')).hits).toEqual(['u 1 trackingId exact'])
  expect((await search(records, 'yt2')).hits).toEqual(['u 1 trackingId exact'])
})

test('deleted or renamed uploads are not returned as they were', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'a', entries: [first] })
  await keepUpload(store, { id: 'b', entries: [first] })
  expect((await search(records, '1001')).hits).toHaveLength(2)
  await store.deleteUpload('a')
  await store.renameUpload('b', 'Friday')
  const { hits } = await records.findEntries({
    text: '1001',
    limit: 5,
    visit,
    shop: ALL_SHOPS,
  })
  expect(hits.map(({ upload }) => upload.name)).toEqual(['Friday'])
})

test('the outcome of an entry is returned with its current values', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'u', entries: [first, second], answer: FAILED })
  await correct(store, 'u', 3, 'LX5')
  expect(await records.readOutcomes({ id: 'u', positions: [1, 0, 7] })).toEqual([
    {
      position: 1,
      entry: { ...second, trackingId: 'LX5' },
      outcome: expect.objectContaining({ kind: 'failed', message: 'Order not pending' }),
    },
    { position: 0, entry: first, outcome: expect.objectContaining({ kind: 'accepted' }) },
  ])
  expect(await records.readOutcomes({ id: 'gone', positions: [0] })).toEqual([])
})

test.each([
  ['the same as it was accepted', '1001', 'YT1', { kind: 'already-accepted', number: null }],
  ['another number', '1001', 'YT7', { kind: 'other-number-accepted', number: 'YT1' }],
  ['an order that failed there', '10010', 'YT7', null],
  ['an order of which this is a part', '100', 'YT7', null],
  ['an order that was corrected away', '10011', 'YT7', null],
  ['an order that was corrected to', '10012', 'YT7', { kind: 'waits-elsewhere', number: 'YT3' }],
])('a corrected entry is compared with other uploads: %s', async (_, orderId, trackingId, told) => {
  const { store, records } = await someRecords()
  const answer = { acceptedOrders: 1, shipmentFailed: [aFailure(second, 'No')] }
  await keepUpload(store, { id: 'before', entries: [first, second], answer })
  const third = anEntry({ orderId: '10011', trackingId: 'YT3' })
  await keepUpload(store, { id: 'waiting', entries: [third] })
  const entry = { ...third, orderId: '10012' }
  await openJournal(store, 'waiting', 1).append([
    { type: 'corrected', at: 4000, position: 0, entry },
  ])
  const question = { entry: anEntry({ orderId, trackingId }), upload: 'own' }
  const earlier = await records.findRepeat(question)
  if (told === null) expect(earlier).toBeNull()
  else expect(earlier).toMatchObject(told)
})

test('a corrected entry is not compared with its own upload', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'own', entries: [first], answer: { acceptedOrders: 1 } })
  const earlier = await records.findRepeat({ entry: first, upload: 'own' })
  expect(earlier).toBeNull()
})

test.each([
  ['another shop', 'South', null],
  ['the same shop', 'North', 'already-accepted'],
  ['a shop without a name', undefined, 'already-accepted'],
])('a corrected entry that %s accepted before gives the warning: %s', async (_, shop, kind) => {
  const { store, records } = await someRecords()
  const accepted = { entries: [first], answer: { acceptedOrders: 1 } }
  await keepUpload(store, { ...accepted, id: 'before', about: shop === undefined ? {} : { shop } })
  await keepUpload(store, { id: 'own', entries: [second], about: { shop: 'North' } })
  const earlier = await records.findRepeat({ entry: first, upload: 'own' })
  expect(earlier?.kind ?? null).toBe(kind)
})

test('entries are only found in the uploads of the chosen shop', async () => {
  const { store, records } = await someRecords()
  for (const shop of ['North', 'South'])
    await keepUpload(store, { id: shop, entries: [first], answer: {}, about: { shop } })
  const found = async (shop: string) => {
    const question = { text: '1001', limit: 5, visit: 0, shop }
    const { hits } = await records.findEntries(question)
    return hits.map(({ upload }) => upload.shop)
  }
  expect(new Set(await found(ALL_SHOPS))).toEqual(new Set(['North', 'South']))
  expect(await found('South')).toEqual(['South'])
})

test('counts are computed once, and again when the journal has grown', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'u', entries: [first, second], answer: FAILED })
  const counts = async () => (await records.listUploads())[0]?.counts
  expect(await counts()).toBeNull()
  const [digested] = await records.digestUploads({ ids: ['u', 'gone'] })
  expect(digested?.counts).toMatchObject({ accepted: 1, failed: 1, waiting: 0 })
  expect(await counts()).toEqual(digested?.counts)
  await openJournal(store, 'u', 3).append([
    { type: 'set-aside', at: 4000, positions: [1], why: '' },
  ])
  expect(await counts()).toBeNull()
  await records.digestUploads({ ids: ['u'] })
  expect(await counts()).toMatchObject({ accepted: 1, failed: 0, 'set-aside': 1 })
})

test('a digest of another state of the journal is never used', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'u', entries: [first, second], answer: FAILED })
  await records.digestUploads({ ids: ['u'] })
  const kept = (await store.readDigests()).get('u')
  if (kept) await store.writeDigest({ ...kept, lastEvent: 2 })
  expect((await records.listUploads())[0]?.counts).toBeNull()
})

test('a plan for deletion lists finished and open uploads separately', async () => {
  const { store, records } = await someRecords()
  const accepted = { acceptedOrders: 1 }
  await keepUpload(store, { id: 'done', entries: [first], answer: accepted })
  await keepUpload(store, { id: 'open', entries: [first, second], answer: FAILED })
  const about = { startedAt: 500 }
  await keepUpload(store, { id: 'later', entries: [first], answer: accepted, about })
  const told = vi.fn<(done: number, total: number) => void>()
  const plan = await records.planCleaning({ before: 500 }, { onProgress: told })
  expect(plan).toEqual({ finished: ['done'], open: ['open'], openEntries: 1 })
  expect(told).toHaveBeenLastCalledWith(2, 2)
})

test('stored data is counted', async () => {
  const { store, records } = await someRecords()
  await keepUpload(store, { id: 'a', entries: [first], about: { startedAt: 30 } })
  await keepUpload(store, { id: 'b', entries: [first, second], about: { startedAt: 20 } })
  await store.rememberLayout({ layout: 'x', mapping: {}, at: 1, headers: null, kinds: [] })
  expect(await records.countKept()).toEqual({
    files: 0,
    filesSince: null,
    uploads: 2,
    entries: 3,
    since: 20,
    layouts: 1,
    couriers: 0,
    unreadable: 0,
  })
})
