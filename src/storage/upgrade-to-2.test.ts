import 'fake-indexeddb/auto'
import { type IDBPDatabase, openDB } from 'idb'
import { expect, test } from 'vitest'
import { applyEvents } from '#domain/upload/events/apply-events.ts'
import { startState } from '#domain/upload/events/start-state.ts'
import type { RowPlace, RowSource } from '#domain/entry/tracking-entry.ts'
import { openDatabase } from './database.ts'
import { openJournal } from './upload-journal.ts'
import { listHeaders, readBody, readEntries, readEvents } from './upload-store.ts'
import { type Chunk1, createStores1, type Header1, type Requested1 } from './upgrade-to-2.ts'

let databases = 0

/** A database as version 1 left it. */
async function openVersion1(name: string): Promise<IDBPDatabase> {
  return openDB(name, 1, { upgrade: (database) => createStores1(database as never) })
}

const FILE: RowSource = { kind: 'file', name: 'orders.csv', sheet: null }
const PASTE: RowSource = { kind: 'pasted', number: 1 }

const ENTRIES = [
  { orderId: 'A', trackingId: 'T1', merchantOrderId: 'M1', courier: '190008' },
  { orderId: 'B', trackingId: 'T2' },
  { orderId: 'C', trackingId: '00340434161094021501', courier: '190012' },
]
const PLACES: readonly RowPlace[] = [
  { source: { ...FILE }, row: 2 },
  { source: { ...PASTE }, row: 1 },
  { source: { ...FILE }, row: 3 },
]
const HEADER: Header1 = {
  id: 'u1',
  startedAt: 5,
  sources: [FILE, PASTE],
  entryCount: 3,
  practice: true,
  serviceName: 'Shop',
}
const SUBMITTED = {
  type: 'submitted',
  at: 5,
  submission: 0,
  reason: 'first-sending',
  positions: null,
  requestSize: null,
}
const REQUESTED: Requested1 = {
  type: 'requested',
  at: 6,
  request: 1,
  submission: 0,
  positions: [0, 1],
  entries: ENTRIES.slice(0, 2),
}
const ANSWERED = { type: 'answered', at: 7, request: 1, status: 200, body: '{"acceptedOrders":2}' }

async function aDatabaseOfVersion1(): Promise<string> {
  const name = `upgrade ${++databases}`
  const database = await openVersion1(name)
  const chunks: readonly Chunk1[] = [
    { entries: ENTRIES.slice(0, 2), places: PLACES.slice(0, 2) },
    { entries: ENTRIES.slice(2), places: PLACES.slice(2) },
  ]
  await database.put('uploads', HEADER)
  for (const [number, chunk] of chunks.entries())
    await database.put('uploadEntries', chunk, ['u1', number])
  for (const [index, event] of [SUBMITTED, REQUESTED, ANSWERED].entries())
    await database.put('uploadEvents', event, ['u1', index + 1])
  await database.put('draftSheets', { id: 1, sheet: { kind: 'pasted', text: 'x', html: '' } }, 1)
  await database.put('layouts', { layout: 'order|number', mapping: { orderId: 0 }, at: 1 })
  database.close()
  return name
}

test('an upload of version 1 is there as it was, and nobody has named it', async () => {
  const database = await openDatabase(await aDatabaseOfVersion1())
  const [header] = await listHeaders(database)
  expect(header).toEqual({ ...HEADER, name: null })
  const entries = await readEntries(database, HEADER, 0, 9)
  expect(entries).toEqual(ENTRIES.map((entry, index) => ({ entry, place: PLACES[index] })))
})

test('the body of a request of version 1 is the one that left', async () => {
  const database = await openDatabase(await aDatabaseOfVersion1())
  const { entries: _, ...requested } = REQUESTED
  expect(await readEvents(database, 'u1', 0, 9)).toEqual([SUBMITTED, requested, ANSWERED])
  expect(await readBody(database, 'u1', 1)).toBe(
    '[{"orderId":"A","merchantOrderId":"M1","courier":"190008","trackingId":"T1"},' +
      '{"orderId":"B","trackingId":"T2"}]',
  )
})

test('the journal of version 1 goes on after its last event', async () => {
  const database = await openDatabase(await aDatabaseOfVersion1())
  await openJournal(database, 'u1', 3).append([{ type: 'stopped', at: 8 }])
  const events = await readEvents(database, 'u1', 0, 9)
  const state = applyEvents(
    startState(ENTRIES),
    events.filter((event) => event.type !== 'answered'),
  )
  expect(state.counts).toMatchObject({ sending: 2, waiting: 1 })
  expect(state.stopped).toBe(true)
})

test('the draft, its sheets and the known layouts stay', async () => {
  const database = await openDatabase(await aDatabaseOfVersion1())
  expect(await database.count('draftSheets')).toBe(1)
  expect(await database.get('layouts', 'order|number')).toMatchObject({ mapping: { orderId: 0 } })
})

test('a source that its header does not name is not lost', async () => {
  const name = await aDatabaseOfVersion1()
  const old = await openVersion1(name)
  await old.put('uploads', { ...HEADER, sources: [FILE] })
  old.close()
  const database = await openDatabase(name)
  const header = await database.get('uploads', 'u1')
  expect(header?.sources).toEqual([FILE, PASTE])
  const entries = header && (await readEntries(database, header, 0, 9))
  expect(entries?.map(({ place }) => place)).toEqual(PLACES)
})

test('a record that cannot be upgraded leaves everything as it was', async () => {
  const name = await aDatabaseOfVersion1()
  const broken = await openVersion1(name)
  await broken.put('uploadEntries', { entries: 3, places: 4 }, ['u1', 9])
  broken.close()
  await expect(openDatabase(name)).rejects.toMatchObject({ name: 'AbortError' })
  const old = await openVersion1(name)
  expect(await old.get('uploads', 'u1')).toEqual(HEADER)
  expect(await old.get('uploadEvents', ['u1', 2])).toEqual(REQUESTED)
  old.close()
})

test('an old tab gives way to a newer version, and is told', async () => {
  const name = `upgrade ${++databases}`
  const told: string[] = []
  await openDatabase(name, { onClosed: () => told.push('closed') })
  const newer = await openDB(name, 99, { blocked: () => told.push('blocked') })
  expect(told).toEqual(['closed'])
  newer.close()
})

test('a tab that an older one keeps waiting is told, and goes on when that is gone', async () => {
  const name = await aDatabaseOfVersion1()
  const old = await openVersion1(name)
  const database = await openDatabase(name, { onBlocked: () => old.close() })
  expect(await listHeaders(database)).toHaveLength(1)
})
