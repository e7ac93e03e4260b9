import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { openJournal } from '#journal/open-journal.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { openStore } from '#storage/indexed-db.ts'
import {
  HEADER,
  idle,
  nameStore,
  openDraft,
  orders,
  rowAt,
  rowsOf,
  sourceAt,
  until,
} from '#testing/sheets/draft-client.ts'
import { SUBMITTED } from '#testing/uploads/fake-run.ts'
import { csv, fileOf } from '#testing/sheets/order-files.ts'

test('an entry accepted in an earlier upload is marked with the time', async () => {
  const name = nameStore()
  const store = await openStore(name)
  const entries = [{ orderId: 'ORD-1', trackingId: 'TRK1' }]
  const positions = [0]
  await store.createUpload({
    header: { ...HEADER, entryCount: 1, sources: [], name: null },
    entries,
    places: [{ source: { kind: 'typed' }, row: 1 }],
    firstEvent: SUBMITTED,
  })
  await openJournal(store, HEADER.id, 1).append([
    { type: 'requested', at: 6, request: 1, submission: 0, positions, body: '[]' },
    { type: 'answered', at: 7, request: 1, status: 200, body: '{"acceptedOrders":1}' },
  ])
  store.close()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(2))])
  const snapshot = await until(client, ({ issueCounts }) => issueCounts.length > 0)
  expect(snapshot).toMatchObject({ warningCount: 1, sendableCount: 2 })
  expect(client.getRow(0)?.issues).toMatchObject([{ kind: 'already-accepted', at: 7 }])
})

/** An earlier upload whose only request was answered, or is still open when `body` is null. */
async function uploadBefore(
  name: string,
  { rows, ...before }: Omit<Before, 'entries'> & { readonly rows: number },
) {
  const entries = Array.from({ length: rows }, (_, index) => {
    return { orderId: `ORD-${index + 1}`, trackingId: `TRK${index + 1}` }
  })
  return uploadEntries(name, { ...before, entries })
}

type Before = {
  readonly id: string
  readonly entries: readonly TrackingEntry[]
  readonly body: string | null
  readonly shop?: string
}

async function uploadEntries(name: string, { id, entries, body, ...of }: Before) {
  const store = await openStore(name)
  await store.createUpload({
    header: { ...HEADER, ...of, id, entryCount: entries.length, sources: [], name: null },
    entries,
    places: entries.map((_, index) => ({ source: { kind: 'typed' }, row: index + 1 })),
    firstEvent: SUBMITTED,
  })
  const positions = [...entries.keys()]
  await openJournal(store, id, 1).append([
    { type: 'requested', at: 6, request: 1, submission: 0, positions, body: '[]' },
    ...(body === null ? [] : [{ type: 'answered', at: 7, request: 1, status: 200, body } as const]),
  ])
  return store
}

test('a repeated sheet is noticed, accepted rows are left out, and undo restores them', async () => {
  const name = nameStore()
  const store = await uploadBefore(name, { id: 'u1', rows: 40, body: '{"acceptedOrders":40}' })
  store.close()
  const client = await openDraft(name)
  const changed = csv(42).replace('TRK1\n', 'OTHER1\n').replace('TRK2\n', 'OTHER2\n')
  client.importFiles([fileOf(changed)])
  const { repeated, issueCounts } = await until(client, ({ checked, entryCount }) => {
    return checked && entryCount === 42
  })
  expect(repeated).toMatchObject([
    {
      rows: 42,
      counts: { accepted: 38, changed: 2, new: 2, open: 0, 'maybe-accepted': 0 },
      uploads: [{ id: 'u1', startedAt: 5, accepted: 38 }],
    },
  ])
  expect(issueCounts).toEqual([
    { kind: 'already-accepted', count: 38 },
    { kind: 'other-number-accepted', count: 2 },
  ])
  expect(client.getRow(0)?.issues).toMatchObject([{ at: 7, upload: 'u1', number: 'TRK1' }])
  client.leaveRepeats(sourceAt(client, 0))
  const kept = await until(client, ({ entryCount }) => entryCount === 4)
  expect(kept).toMatchObject({
    repeated: [],
    undo: { kind: 'rows-left-out', rows: 38 },
    leftOut: [{ reason: 'accepted-before', count: 38, withNumber: 38 }],
  })
  expect(orders(client)).toEqual(['ORD-1', 'ORD-2', 'ORD-41', 'ORD-42'])
  client.undo()
  expect((await until(client, ({ entryCount }) => entryCount === 42)).repeated).toEqual(repeated)
})

test('the question isn’t repeated after keeping all rows, not even after a reload', async () => {
  const name = nameStore()
  const store = await uploadBefore(name, { id: 'u1', rows: 4, body: '{"acceptedOrders":4}' })
  store.close()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(4))])
  await until(client, ({ repeated }) => repeated.length === 1)
  client.keepRepeats(sourceAt(client, 0))
  await until(client, ({ repeated }) => repeated.length === 0)
  client.flush()
  const again = await vi.waitUntil(async () => {
    const other = await openDraft(name)
    await idle(other)
    return other.getSnapshot().repeated.length === 0 && other
  })
  expect(again.getSnapshot()).toMatchObject({ entryCount: 4, warningCount: 4 })
})

test('rows are compared again when an upload changes', async () => {
  const name = nameStore()
  const store = await uploadBefore(name, { id: 'u1', rows: 3, body: null })
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3))])
  const kinds = (kind: string) =>
    until(client, ({ issueCounts }) => issueCounts.some((one) => one.kind === kind))
  expect((await kinds('maybe-accepted')).repeated).toMatchObject([
    { counts: { accepted: 0, 'maybe-accepted': 3 }, uploads: [{ open: 3 }] },
  ])
  await openJournal(store, 'u1', 2).append([
    { type: 'answered', at: 9, request: 1, status: 200, body: '{"acceptedOrders":3}' },
  ])
  client.lookAtUploads()
  const snapshot = await kinds('already-accepted')
  expect(snapshot.issueCounts).toEqual([{ kind: 'already-accepted', count: 3 }])
  expect(client.getRow(0)?.issues).toMatchObject([{ at: 9 }])
  await store.deleteUpload('u1')
  client.lookAtUploads()
  await until(client, ({ warningCount }) => warningCount === 0)
  store.close()
})

test('entries accepted for another shop don’t matter', async () => {
  const name = nameStore()
  const about = { id: 'u1', rows: 3, body: '{"acceptedOrders":3}', shop: 'North' }
  const store = await uploadBefore(name, about)
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3))])
  const { repeated } = await until(client, ({ warningCount }) => warningCount === 3)
  expect(repeated).toMatchObject([{ uploads: [{ id: 'u1', shop: 'North' }] }])
  client.lookAtUploads('South')
  await until(client, ({ warningCount }) => warningCount === 0)
  client.lookAtUploads('North')
  const { issueCounts } = await until(client, ({ warningCount }) => warningCount === 3)
  expect(issueCounts).toEqual([{ kind: 'already-accepted', count: 3 }])
  store.close()
})

test('an upload that is no longer in memory is read again when it changes', async () => {
  const name = nameStore()
  const store = await uploadBefore(name, { id: 'u1', rows: 3, body: null })
  for (const id of ['u2', 'u3', 'u4']) {
    const other = await uploadBefore(name, { id, rows: 1, body: '{"acceptedOrders":1}' })
    other.close()
  }
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3))])
  await until(client, ({ issueCounts }) => issueCounts.length === 2)
  await openJournal(store, 'u1', 2).append([
    { type: 'answered', at: 9, request: 1, status: 200, body: '{"acceptedOrders":3}' },
  ])
  client.lookAtUploads()
  const snapshot = await until(client, ({ issueCounts }) => issueCounts.length === 1)
  expect(snapshot.issueCounts).toEqual([{ kind: 'already-accepted', count: 3 }])
  store.close()
})

test('a pair that was accepted before is marked when it is split off a cell of two numbers', async () => {
  const name = nameStore()
  const accepted = { orderId: '1001', trackingId: 'RB123456785CN' }
  const store = await uploadEntries(name, {
    id: 'u1',
    entries: [accepted],
    body: '{"acceptedOrders":1}',
  })
  store.close()
  const client = await openDraft(name)
  const rows = ['1001\tRL123456785CN,RB123456785CN', '1001\tRB123456785CN']
  client.importPaste(['Order ID\tTracking number', ...rows].join('\n'), '')
  await until(client, ({ issueCounts }) =>
    issueCounts.some(({ kind }) => kind === 'already-accepted'),
  )
  client.fixSeveral('split', null)
  await idle(client)
  expect(rowsOf(client).map((row) => row?.cells.trackingId)).toEqual([
    'RL123456785CN',
    'RB123456785CN',
  ])
  expect(client.getSnapshot().leftOut).toMatchObject([{ reason: 'copy', count: 1 }])
  const kinds = (index: number) => rowAt(client, index).issues.map(({ kind }) => kind)
  expect(kinds(1)).toContain('already-accepted')
  expect(client.getSnapshot().issueCounts).toContainEqual({ kind: 'already-accepted', count: 1 })
  const sent = await client.ask.previewEntries(9)
  expect(sent).toEqual([{ orderId: '1001', trackingId: 'RL123456785CN' }, accepted])
})
