import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from '#testing/wait-for.ts'
import { openDatabase } from '#storage/database.ts'
import { openJournal } from '#storage/upload-journal.ts'
import { createUpload, deleteUpload } from '#storage/upload-store.ts'
import { nameDatabase, openDraft, rowsOf, until } from '#testing/draft-client.ts'
import type { DraftClient } from './draft-client.ts'

const idle = (client: DraftClient) =>
  until(client, ({ importing, checked }) => !importing && checked)

const orders = (client: DraftClient) => rowsOf(client).map((row) => row?.cells.orderId)

function csv(rows: number, from = 1): string {
  const lines = Array.from({ length: rows }, (_, index) => `ORD-${from + index},TRK${from + index}`)
  return ['Order ID,Tracking number', ...lines, ''].join('\n')
}

const fileOf = (text: string, name = 'orders.csv') => new File([text], name)

const SUBMITTED = {
  type: 'submitted',
  at: 5,
  submission: 0,
  reason: 'first-sending',
  positions: null,
  requestSize: null,
} as const

const HEADER = { id: 'u1', startedAt: 5, practice: true, serviceName: 'Simulator' } as const

test('a file becomes entries that know their file and row, in one step that can be undone', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(3))])
  const snapshot = await until(
    client,
    ({ entryCount, importing }) => entryCount === 3 && !importing,
  )
  expect(snapshot).toMatchObject({
    sendableCount: 3,
    question: null,
    readProblems: [],
    undo: { kind: 'added', source: { kind: 'file', name: 'orders.csv' }, rows: 3 },
    sources: [{ id: 0, rows: 3, otherRows: 1, canChangeColumns: true }],
  })
  expect(rowsOf(client)).toMatchObject([
    { row: 2, cells: { orderId: 'ORD-1', trackingId: 'TRK1' } },
    { row: 3 },
    { row: 4 },
  ])
  client.undo()
  expect((await until(client, ({ undo }) => undo === null)).sources).toEqual([])
})

test('a reload brings back sheet, marks, undo, redo, filter and place', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(700))])
  await until(client, ({ entryCount }) => entryCount === 700)
  await idle(client)
  client.editCell(client.getRow(1)?.id ?? -1, 'orderId', ' EDITED ')
  client.deleteRows([client.getRow(0)?.id ?? -1])
  client.undo()
  client.setFilter({ problemsOnly: false, issue: null, search: 'edited' })
  client.setPlace(12)
  const before = await until(client, ({ shownCount }) => shownCount === 1)
  const [shown] = rowsOf(client)
  client.flush()
  const again = await vi.waitUntil(
    async () => {
      const other = await openDraft(name)
      return other.getSnapshot().shownCount === 1 && other.getSnapshot().redo !== null && other
    },
    { timeout: 5000 },
  )
  const { entryCount, undo, redo, filter, sources } = again.getSnapshot()
  expect({ entryCount, undo, redo, filter, sources }).toEqual({
    entryCount: before.entryCount,
    undo: before.undo,
    redo: before.redo,
    filter: before.filter,
    sources: before.sources,
  })
  expect(again.getSnapshot().place).toBe(12)
  expect(rowsOf(again)).toEqual([shown])
  expect(shown?.originals).toEqual({ orderId: ' EDITED ' })
})

test('an edit is shown before the worker has answered', async () => {
  const client = await openDraft()
  client.importPaste(csv(2).replaceAll(',', '\t'), '')
  await until(client, ({ entryCount }) => entryCount === 2)
  await idle(client)
  client.editCell(client.getRow(0)?.id ?? -1, 'trackingId', 'NEW')
  expect(client.getRow(0)?.cells.trackingId).toBe('NEW')
  await until(client, ({ undo }) => undo?.kind === 'edited')
  expect(client.getRow(0)?.cells.trackingId).toBe('NEW')
})

test('a cancelled import leaves the draft as it was', async () => {
  const client = await openDraft()
  client.addEntry({ orderId: 'A', trackingId: 'T' })
  await until(client, ({ entryCount }) => entryCount === 1)
  client.importFiles([fileOf(csv(50_000)), fileOf(csv(3), 'second.csv')])
  await until(client, ({ importing }) => importing !== null)
  client.cancelImport()
  const snapshot = await until(client, ({ importing }) => importing === null)
  expect(snapshot).toMatchObject({ entryCount: 1, sources: [{ source: { kind: 'typed' } }] })
  client.addEntry({ orderId: 'B', trackingId: 'T2' })
  await until(client, ({ entryCount }) => entryCount === 2)
  expect(rowsOf(client).map((row) => row?.row)).toEqual([1, 2])
})

test('several files are added one after the other, and the newest can replace the sheet', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(2), 'a.csv'), fileOf(csv(2, 3), 'b.csv')])
  await until(client, ({ entryCount }) => entryCount === 4)
  expect(orders(client)).toEqual(['ORD-1', 'ORD-2', 'ORD-3', 'ORD-4'])
  client.replaceSheet()
  const replaced = await until(client, ({ entryCount }) => entryCount === 2)
  expect(replaced.undo).toEqual({
    kind: 'replaced',
    source: { kind: 'file', name: 'b.csv', sheet: null },
    rows: 2,
  })
  client.undo()
  await until(client, ({ entryCount }) => entryCount === 4)
})

test.each([
  ['', 'empty'],
  ['\n\n', 'empty'],
  ['Order ID,Tracking number\n', 'header-only'],
  ['PK\u0003\u0004 rest', 'damaged'],
  ['%PDF-1.7', 'pdf'],
] as const)('a file with %j is named with its problem: %s', async (text, problem) => {
  const client = await openDraft()
  client.importFiles([fileOf(text, 'bad.csv'), fileOf(csv(1))])
  const snapshot = await until(
    client,
    ({ entryCount, importing }) => entryCount === 1 && !importing,
  )
  expect(snapshot.readProblems).toEqual([
    { source: { kind: 'file', name: 'bad.csv', sheet: null }, problem },
  ])
  client.dismissReadProblems()
  await until(client, ({ readProblems }) => readProblems.length === 0)
})

const UNCERTAIN = 'alpha,beta\nAAA,RB123456785CN\nBBB,RB123456799CN\n'

test('unclear columns are asked, also after a reload; the answer is remembered for the layout', async () => {
  const name = nameDatabase()
  const first = await openDraft(name)
  first.importFiles([fileOf(UNCERTAIN)])
  const asked = await until(first, ({ question }) => question !== null)
  expect(asked).toMatchObject({
    entryCount: 0,
    question: { sourceId: 0, match: { certain: false } },
  })
  await vi.waitUntil(async () => {
    const other = await openDraft(name)
    return other.getSnapshot().question !== null
  })
  first.close()

  const client = await openDraft(name)
  client.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await until(client, ({ entryCount, question }) => entryCount === 2 && question === null)
  expect(orders(client)).toEqual(['AAA', 'BBB'])
  client.importFiles([fileOf(UNCERTAIN, 'again.csv')])
  await until(client, ({ entryCount }) => entryCount === 4)

  client.forgetLayouts()
  client.importFiles([fileOf(UNCERTAIN, 'forgotten.csv')])
  await until(client, ({ question }) => question !== null)
  client.answerColumns(null, null)
  const left = await until(client, ({ question }) => question === null)
  expect(left.entryCount).toBe(4)
})

test('columns can be changed later: the sheet is read again, as a step that can be undone', async () => {
  const name = nameDatabase()
  const first = await openDraft(name)
  first.importFiles([fileOf(csv(2))])
  await until(first, ({ entryCount }) => entryCount === 2)
  first.flush()
  await vi.waitUntil(async () => {
    const database = await openDatabase(name)
    const kept = await database.count('draftSheets')
    database.close()
    return kept === 1
  })
  const client = await openDraft(name)
  client.askColumns(0)
  await until(client, ({ question }) => question?.sourceId === 0)
  client.answerColumns({ orderId: 1, trackingId: 0 }, 0)
  const changed = await until(client, ({ undo }) => undo?.kind === 'columns-changed')
  expect(changed.entryCount).toBe(2)
  expect(orders(client)).toEqual(['TRK1', 'TRK2'])
  client.undo()
  await until(client, ({ redo }) => redo?.kind === 'columns-changed')
  expect(orders(client)).toEqual(['ORD-1', 'ORD-2'])
})

test('merchant numbers become order ids only when the person says so', async () => {
  const client = await openDraft()
  client.importFiles([fileOf('Merchant order number,Tracking number\nM-1,T1\n')])
  const asked = await until(
    client,
    ({ entryCount, question }) => entryCount > 0 || question !== null,
  )
  if (asked.question) client.answerColumns({ merchantOrderId: 0, trackingId: 1 }, 0)
  const before = await until(client, ({ entryCount }) => entryCount === 1)
  expect(before).toMatchObject({ merchantOnly: true, sendableCount: 0, problemCount: 1 })
  client.useMerchantNumbers()
  const after = await until(client, ({ merchantOnly }) => !merchantOnly)
  expect(after.sendableCount).toBe(1)
  expect(orders(client)).toEqual(['M-1'])
})

test('what can be sent moves into an upload with its first event; the rest stays and cannot be undone', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  client.importPaste('Order ID\tTracking number\nA\tT1\n\tT2\nA\tT1\nB\tT3\n', '')
  await until(client, ({ entryCount }) => entryCount === 4)
  expect(await client.previewEntries(1)).toEqual([{ orderId: 'A', trackingId: 'T1' }])
  expect(await client.findIssue(-1)).toBe(1)
  await client.moveToUpload(HEADER)
  expect(client.getSnapshot()).toMatchObject({
    entryCount: 2,
    undo: null,
    copyCount: 1,
    sendableCount: 0,
  })
  const database = await openDatabase(name)
  const source = { kind: 'pasted', number: 1 }
  expect(await database.getAll('uploads')).toEqual([
    { ...HEADER, entryCount: 2, sources: [source], name: null },
  ])
  expect(await database.getAll('uploadEvents')).toMatchObject([
    {
      type: 'submitted',
      submission: 0,
      reason: 'first-sending',
      positions: null,
      requestSize: null,
    },
  ])
  const [chunk] = await database.getAll('uploadEntries')
  expect([...(chunk?.rows ?? [])]).toEqual([2, 5])
  database.close()
  await expect(client.moveToUpload({ ...HEADER, id: 'u2' })).rejects.toThrow('No entry')
  const again = await openDraft(name)
  expect(rowsOf(again).map((row) => row?.row)).toEqual([3, 4])
})

test('an upload that cannot be written leaves the draft as it was', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  client.addEntry({ orderId: 'A', trackingId: 'T1' })
  await client.moveToUpload(HEADER)
  client.addEntry({ orderId: 'B', trackingId: 'T2' })
  await until(client, ({ entryCount }) => entryCount === 1)
  await expect(client.moveToUpload(HEADER)).rejects.toThrow('ConstraintError')
  expect(client.getSnapshot()).toMatchObject({ entryCount: 1, undo: { kind: 'added' } })
})

test('a second tab sees the draft, changes nothing, and can take over', async () => {
  const name = nameDatabase()
  const first = await openDraft(name)
  const second = await openDraft(name, false)
  first.addEntry({ orderId: 'A', trackingId: 'T1' })
  first.flush()
  second.addEntry({ orderId: 'X', trackingId: 'X' })
  await vi.waitUntil(async () => {
    second.reload()
    await second.findIssue(0)
    return second.getSnapshot().entryCount === 1
  })
  expect(orders(second)).toEqual(['A'])
  const id = second.getRow(0)?.id ?? -1
  second.editCell(id, 'orderId', 'X')
  await second.findIssue(0)
  expect(orders(second)).toEqual(['A'])
  await expect(second.moveToUpload(HEADER)).rejects.toThrow('cannot be changed')
  second.setCanWrite(true)
  second.editCell(id, 'orderId', 'B')
  await until(second, ({ undo }) => undo?.kind === 'edited')
  expect(orders(second)).toEqual(['B'])
})

test('a tab that takes over asks the question that is still open', async () => {
  const name = nameDatabase()
  const first = await openDraft(name)
  first.importFiles([fileOf(UNCERTAIN)])
  await vi.waitUntil(async () => {
    const other = await openDraft(name)
    return other.getSnapshot().question !== null
  })
  const second = await openDraft(name, false)
  expect(second.getSnapshot().question).toBeNull()
  first.close()
  second.setCanWrite(true)
  await until(second, ({ question }) => question !== null)
})

test('a browser that cannot keep anything says so, and the sheet can be used all the same', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  client.addEntry({ orderId: 'A', trackingId: 'T1' })
  const failed = await until(client, ({ storageFailed }) => storageFailed)
  expect(failed.entryCount).toBe(1)
  put.mockRestore()
  client.addEntry({ orderId: 'B', trackingId: 'T2' })
  await until(client, ({ storageFailed }) => !storageFailed)
})

test('when what is kept is deleted under an open tab, its sheet is kept again', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3000))])
  await idle(client)
  client.addEntry({ orderId: 'A', trackingId: 'T1' })
  await vi.waitUntil(async () => (await openDraft(name)).getSnapshot().entryCount === 3001)
  await deleteDB(name)
  await vi.waitUntil(async () => (await openDraft(name)).getSnapshot().entryCount === 3001)
  const other = await openDraft(name, false)
  expect(other.getSnapshot().undo).toMatchObject({ kind: 'added', source: { kind: 'typed' } })
})

test('a sheet for which there is no room does not keep its rows from being kept', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its store
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function putUnlessSheet(
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === 'draftSheets') throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, args)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  client.importFiles([fileOf(csv(3))])
  await idle(client)
  await vi.waitUntil(async () => (await openDraft(name)).getSnapshot().entryCount === 3)
  expect(client.getSnapshot().storageFailed).toBe(false)
})

test('an upload that finds no room leaves the sheet as it is, with its open question', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  client.importPaste('Order ID\tTracking number\nA\tT1\nB\tT2\n', '')
  await until(client, ({ entryCount }) => entryCount === 2)
  client.askColumns(0)
  const { question } = await until(client, (snapshot) => snapshot.question !== null)
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => add.mockRestore())
  await expect(client.moveToUpload(HEADER)).rejects.toThrow('QuotaExceededError')
  expect(client.getSnapshot()).toMatchObject({ entryCount: 2, sendableCount: 2, question })
  const database = await openDatabase(name)
  expect(await database.count('uploads')).toBe(0)
  database.close()
  add.mockRestore()
  await client.moveToUpload(HEADER)
  expect(client.getSnapshot()).toMatchObject({ entryCount: 0, question: null })
})

test('rows beyond the window are fetched when they are shown', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(5000))])
  await until(client, ({ entryCount, importing }) => entryCount === 5000 && !importing)
  expect(client.getRow(4000)).toBeUndefined()
  client.showRange(4000, 4030)
  await vi.waitUntil(() => client.getRow(4000))
  expect(client.getRow(4029)?.cells.orderId).toBe('ORD-4030')
})

test('rows that were never fetched can be deleted', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(5000))])
  await until(client, ({ entryCount, importing }) => entryCount === 5000 && !importing)
  client.deleteShown(1, 4999)
  const snapshot = await until(client, ({ entryCount }) => entryCount < 5000)
  expect(snapshot).toMatchObject({ entryCount: 2, undo: { kind: 'deleted', rows: 4998 } })
  expect(orders(client)).toEqual(['ORD-1', 'ORD-5000'])
})

test('an entry that an earlier upload got accepted is marked with the time', async () => {
  const name = nameDatabase()
  const database = await openDatabase(name)
  const entries = [{ orderId: 'ORD-1', trackingId: 'TRK1' }]
  const positions = [0]
  await createUpload(database, {
    header: { ...HEADER, entryCount: 1, sources: [], name: null },
    entries,
    places: [{ source: { kind: 'typed' }, row: 1 }],
    firstEvent: SUBMITTED,
  })
  await openJournal(database, HEADER.id, 1).append([
    { type: 'requested', at: 6, request: 1, submission: 0, positions, body: '[]' },
    { type: 'answered', at: 7, request: 1, status: 200, body: '{"acceptedOrders":1}' },
  ])
  database.close()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(2))])
  const snapshot = await until(client, ({ issueCounts }) => issueCounts.length > 0)
  expect(snapshot).toMatchObject({ warningCount: 1, sendableCount: 2 })
  expect(client.getRow(0)?.issues).toMatchObject([{ kind: 'already-accepted', at: 7 }])
})

/** An upload of before, whose one request was answered, or has found no answer yet when `body` is null. */
async function uploadBefore(
  name: string,
  { id, rows, body }: { id: string; rows: number; body: string | null },
) {
  const database = await openDatabase(name)
  const entries = Array.from({ length: rows }, (_, index) => {
    return { orderId: `ORD-${index + 1}`, trackingId: `TRK${index + 1}` }
  })
  await createUpload(database, {
    header: { ...HEADER, id, entryCount: rows, sources: [], name: null },
    entries,
    places: entries.map((_, index) => ({ source: { kind: 'typed' }, row: index + 1 })),
    firstEvent: SUBMITTED,
  })
  const positions = [...entries.keys()]
  await openJournal(database, id, 1).append([
    { type: 'requested', at: 6, request: 1, submission: 0, positions, body: '[]' },
    ...(body === null ? [] : [{ type: 'answered', at: 7, request: 1, status: 200, body } as const]),
  ])
  return database
}

test('the same sheet again is noticed, only what changed or is new is kept, and undo brings all back', async () => {
  const name = nameDatabase()
  const database = await uploadBefore(name, { id: 'u1', rows: 40, body: '{"acceptedOrders":40}' })
  database.close()
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
  client.removeRepeats(0)
  const kept = await until(client, ({ entryCount }) => entryCount === 4)
  expect(kept).toMatchObject({ repeated: [], undo: { kind: 'repeats-removed', rows: 38 } })
  expect(orders(client)).toEqual(['ORD-1', 'ORD-2', 'ORD-41', 'ORD-42'])
  client.undo()
  expect((await until(client, ({ entryCount }) => entryCount === 42)).repeated).toEqual(repeated)
})

test('who keeps all of the rows is not asked again, nor after a reload', async () => {
  const name = nameDatabase()
  const database = await uploadBefore(name, { id: 'u1', rows: 4, body: '{"acceptedOrders":4}' })
  database.close()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(4))])
  await until(client, ({ repeated }) => repeated.length === 1)
  client.keepRepeats(0)
  await until(client, ({ repeated }) => repeated.length === 0)
  client.flush()
  const again = await vi.waitUntil(async () => {
    const other = await openDraft(name)
    await idle(other)
    return other.getSnapshot().repeated.length === 0 && other
  })
  expect(again.getSnapshot()).toMatchObject({ entryCount: 4, warningCount: 4 })
})

test('rows are judged anew when an upload has gone on', async () => {
  const name = nameDatabase()
  const database = await uploadBefore(name, { id: 'u1', rows: 3, body: null })
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3))])
  const kinds = (kind: string) =>
    until(client, ({ issueCounts }) => issueCounts.some((one) => one.kind === kind))
  expect((await kinds('maybe-accepted')).repeated).toMatchObject([
    { counts: { accepted: 0, 'maybe-accepted': 3 }, uploads: [{ unsettled: 3 }] },
  ])
  await openJournal(database, 'u1', 2).append([
    { type: 'answered', at: 9, request: 1, status: 200, body: '{"acceptedOrders":3}' },
  ])
  client.lookAtUploads()
  const snapshot = await kinds('already-accepted')
  expect(snapshot.issueCounts).toEqual([{ kind: 'already-accepted', count: 3 }])
  expect(client.getRow(0)?.issues).toMatchObject([{ at: 9 }])
  await deleteUpload(database, 'u1')
  client.lookAtUploads()
  await until(client, ({ warningCount }) => warningCount === 0)
  database.close()
})

test('an upload that was put away is read again when somebody comes back to it', async () => {
  const name = nameDatabase()
  const database = await uploadBefore(name, { id: 'u1', rows: 3, body: null })
  for (const id of ['u2', 'u3', 'u4']) {
    const other = await uploadBefore(name, { id, rows: 1, body: '{"acceptedOrders":1}' })
    other.close()
  }
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3))])
  await until(client, ({ issueCounts }) => issueCounts.length === 2)
  await openJournal(database, 'u1', 2).append([
    { type: 'answered', at: 9, request: 1, status: 200, body: '{"acceptedOrders":3}' },
  ])
  client.lookAtUploads()
  const snapshot = await until(client, ({ issueCounts }) => issueCounts.length === 1)
  expect(snapshot.issueCounts).toEqual([{ kind: 'already-accepted', count: 3 }])
  database.close()
})

test('check digits follow after the rows, and at once for an edited one', async () => {
  const client = await openDraft()
  client.importFiles([fileOf('Order ID,Tracking number\nA,RB123456785CN\nB,RB123456784CN\n')])
  await until(client, ({ entryCount }) => entryCount === 2)
  const snapshot = await until(client, ({ checked }) => checked)
  expect(snapshot.issueCounts).toEqual([{ kind: 'check-digit', count: 1 }])
  client.editCell(client.getRow(1)?.id ?? -1, 'trackingId', 'RB123456785CN')
  const mended = await until(client, ({ undo }) => undo?.kind === 'edited')
  expect(mended).toMatchObject({
    checked: true,
    issueCounts: [{ kind: 'number-on-several-orders', count: 2 }],
  })
})

test('digits that pasted cells do not show are taken from their HTML, and what they show is kept beside', async () => {
  const client = await openDraft()
  client.addEntry({ orderId: 'A', trackingId: 'TRK1' })
  await until(client, ({ entryCount }) => entryCount === 1)
  const cell = (digits: string) => `<tr><td x:str="${digits}">9.40011E+21</td></tr>`
  const html = `<table>${cell('9400111206206406260787')}${cell('9400111899223033005066')}</table>`
  client.pasteCells(0, 'trackingId', '9.40011E+21\r\n9.40011E+21\r\n', html)
  client.editCell(client.getRow(0)?.id ?? -1, 'orderId', 'B')
  await until(client, ({ undo }) => undo?.kind === 'edited')
  expect(rowsOf(client)).toMatchObject([
    {
      cells: { orderId: 'B', trackingId: '9400111206206406260787' },
      originals: { trackingId: '9.40011E+21' },
    },
    {
      cells: { orderId: '', trackingId: '9400111899223033005066' },
      originals: { trackingId: '9.40011E+21' },
    },
  ])
  client.pasteCells(0, 'trackingId', '9.40011E+21', '')
  await until(client, ({ issueCounts }) =>
    issueCounts.some(({ kind }) => kind === 'scientific-notation'),
  )
})

test('every value of the courier column is listed once, and replaced or emptied in one step', async () => {
  const client = await openDraft()
  const couriers = () => rowsOf(client).map((row) => row?.cells.courier)
  const named = () =>
    until(client, ({ issueCounts }) =>
      issueCounts.some(({ kind, count }) => kind === 'courier-is-a-name' && count === 3),
    )
  client.addEntry({ orderId: 'A', trackingId: 'TRK1', courier: 'DHL Express' })
  client.addEntry({ orderId: 'B', trackingId: 'TRK2', courier: '100001' })
  client.addEntry({ orderId: 'C', trackingId: 'TRK3', courier: 'China Post' })
  client.addEntry({ orderId: 'D', trackingId: 'TRK4', courier: 'China Post' })
  await named()
  expect(await client.listCouriers()).toEqual({
    values: [
      { value: 'China Post', count: 2, isName: true },
      { value: 'DHL Express', count: 1, isName: true },
      { value: '100001', count: 1, isName: false },
    ],
    total: 3,
  })
  client.setCouriers([
    { value: 'China Post', code: ' 3011 ' },
    { value: 'DHL Express', code: '' },
  ])
  await until(client, ({ warningCount, checked }) => checked && warningCount === 0)
  expect(couriers()).toEqual(['', '100001', '3011', '3011'])
  expect(client.getSnapshot().undo).toEqual({ kind: 'couriers-set', rows: 3 })
  client.undo()
  await named()
  expect(couriers()).toEqual(['DHL Express', '100001', 'China Post', 'China Post'])
})

test('everything can be forgotten: the sheet, the uploads and what was remembered', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3))])
  await idle(client)
  await client.moveToUpload({ id: 'u1', startedAt: 5, practice: false, serviceName: '' })
  client.importFiles([fileOf(csv(2))])
  await idle(client)
  const database = await openDatabase(name)
  await database.put('layouts', { layout: 'x', mapping: {}, at: 1 })
  await client.forgetEverything()
  expect(await until(client, ({ entryCount }) => entryCount === 0)).toMatchObject({ undo: null })
  const counts = async () =>
    Promise.all([...database.objectStoreNames].map((store) => database.count(store)))
  expect(new Set(await counts())).toEqual(new Set([0]))
  client.addEntry({ orderId: 'A', trackingId: 'B' })
  await until(client, ({ entryCount }) => entryCount === 1)
  await waitFor(async () => expect(await database.count('draftChunks')).toBe(1))
})

test('a tab that watches forgets nothing', async () => {
  const client = await openDraft(nameDatabase(), false)
  await expect(client.forgetEverything()).rejects.toThrow('cannot be changed')
})
