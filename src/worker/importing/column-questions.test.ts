import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { openStore } from '#storage/indexed-db.ts'
import {
  nameStore,
  openDraft,
  orders,
  rowsOf,
  sourceAt,
  until,
} from '#testing/sheets/draft-client.ts'
import { csv, fileOf, UNCERTAIN } from '#testing/sheets/order-files.ts'

test('unclear columns are asked about, also after a reload, and the answer is remembered', async () => {
  const name = nameStore()
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

  const client = await openDraft(name)
  client.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await until(client, ({ entryCount, question }) => entryCount === 2 && question === null)
  expect(orders(client)).toEqual(['AAA', 'BBB'])
  client.importFiles([fileOf(UNCERTAIN, 'again.csv')])
  await until(client, ({ rowCount }) => rowCount === 4)

  await client.ask.forgetLayouts()
  client.importFiles([fileOf(UNCERTAIN, 'forgotten.csv')])
  await until(client, ({ question }) => question !== null)
  client.answerColumns(null, null)
  const left = await until(client, ({ question }) => question === null)
  expect(left.rowCount).toBe(4)
})

test('remembered columns can be listed, and one layout forgotten', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  client.importFiles([fileOf(UNCERTAIN)])
  await until(client, ({ question }) => question !== null)
  client.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await until(client, ({ entryCount }) => entryCount === 2)
  const listed = async () => {
    const store = await openStore(name)
    const layouts = await store.listLayouts()
    store.close()
    return layouts
  }
  await vi.waitUntil(async () => (await listed()).length === 1)
  const [layout] = await listed()
  expect(layout).toMatchObject({
    mapping: { orderId: 0, trackingId: 1 },
    headers: expect.arrayContaining([expect.any(String)]),
    kinds: [expect.any(String), expect.any(String)],
  })
  await client.ask.forgetLayout('another')
  await client.ask.forgetLayout(layout?.layout ?? '')
  await vi.waitUntil(async () => (await listed()).length === 0)
  client.importFiles([fileOf(UNCERTAIN, 'forgotten.csv')])
  await until(client, ({ question }) => question !== null)
})

test('the layout used last is listed first', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  const listed = async () => {
    const store = await openStore(name)
    const layouts = await store.listLayouts()
    store.close()
    return layouts.map(({ layout }) => layout)
  }
  const confirm = async (text: string, entries: number) => {
    client.importFiles([fileOf(text)])
    await until(client, ({ question }) => question !== null)
    client.answerColumns({ orderId: 0, trackingId: 1 }, 0)
    await until(client, ({ entryCount, question }) => entryCount === entries && question === null)
  }
  const other = 'Gamma,Delta\nA-1,B-1\nA-2,B-2\n'
  await confirm(UNCERTAIN, 2)
  await confirm(other, 4)
  await vi.waitUntil(async () => (await listed())[0] === 'gamma|delta')
  client.importFiles([fileOf(UNCERTAIN, 'again.csv')])
  await until(client, ({ rowCount }) => rowCount === 6)
  await vi.waitFor(async () => expect((await listed()).at(-1)).toBe('gamma|delta'))
})

test('a first row denied as header stays an entry in later sheets of that kind, until the user changes the answer', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  const FILE = 'Order ID,Tracking number\nSO-1,RB123456785CN\nSO-2,EE473124829CN\n'
  const answer = async (source: number, headerRow: number | null) => {
    client.askColumns(sourceAt(client, source))
    await until(client, ({ question }) => question !== null)
    client.answerColumns({ orderId: 0, trackingId: 1 }, headerRow)
    await until(client, ({ question, importing }) => question === null && !importing)
  }
  const add = async (rows: number) => {
    client.importFiles([fileOf(FILE)])
    const { rowCount } = await until(client, (s) => s.rowCount >= rows && !s.importing)
    return rowCount
  }
  const remembered = async () => {
    const store = await openStore(name)
    const layouts = await store.listLayouts()
    store.close()
    return layouts.map(({ layout }) => layout)
  }
  expect(await add(2)).toBe(2)
  await answer(0, null)
  expect(await add(3 + 2)).toBe(3 + 3)
  const [denied] = await remembered()
  await answer(1, 0)
  expect(await add(5 + 2)).toBe(5 + 2)
  expect(await remembered()).toEqual([expect.not.stringContaining(denied ?? '')])
})

test('columns can be changed later: the sheet is read again, in a step that can be undone', async () => {
  const name = nameStore()
  const first = await openDraft(name)
  first.importFiles([fileOf(csv(2))])
  await until(first, ({ entryCount }) => entryCount === 2)
  first.flush()
  await vi.waitUntil(async () => {
    const store = await openStore(name)
    const kept = await store.listSheets()
    store.close()
    return kept.length === 1
  })
  const client = await openDraft(name)
  client.askColumns(sourceAt(client, 0))
  await until(client, ({ question }) => question?.sourceId === 0)
  client.answerColumns({ orderId: 1, trackingId: 0 }, 0)
  const changed = await until(client, ({ undo }) => undo?.kind === 'columns-changed')
  expect(changed.entryCount).toBe(2)
  expect(orders(client)).toEqual(['TRK1', 'TRK2'])
  client.undo()
  await until(client, ({ redo }) => redo?.kind === 'columns-changed')
  expect(orders(client)).toEqual(['ORD-1', 'ORD-2'])
})

test('merchant numbers become order IDs only on request', async () => {
  const client = await openDraft()
  client.importFiles([fileOf('Merchant order number,Tracking number\nM-1,T001\n')])
  const asked = await until(
    client,
    ({ entryCount, question }) => entryCount > 0 || question !== null,
  )
  if (asked.question) client.answerColumns({ merchantOrderId: 0, trackingId: 1 }, 0)
  const before = await until(client, ({ entryCount }) => entryCount === 1)
  expect(before).toMatchObject({ merchantOnly: true, sendableCount: 0, problemCount: 1 })
  client.takeMerchantNumbers()
  const after = await until(client, ({ merchantOnly }) => !merchantOnly)
  expect(after.sendableCount).toBe(1)
  expect(orders(client)).toEqual(['M-1'])
})

const FIRST_HEADER = 'Order ID,Reference,Tracking number,Return number'

/** A table of twelve parcels, with another one below. */
const twoTables = (...second: readonly string[]) =>
  [
    FIRST_HEADER,
    ...Array.from({ length: 12 }, (_, n) => `SO-${n},R-${n},RB12345678${n},RT90000000${n}`),
    '',
    ...second,
  ].join('\n')

async function readAgain(file: string, mapping: ColumnMapping, headerRow: number | null = 0) {
  const client = await openDraft()
  client.importFiles([fileOf(file)])
  await until(client, ({ entryCount, importing }) => entryCount > 0 && importing === null)
  client.askColumns(sourceAt(client, 0))
  await until(client, ({ question }) => question !== null)
  client.answerColumns(mapping, headerRow)
  const { sources } = await until(client, ({ undo }) => undo?.kind === 'columns-changed')
  const rows = rowsOf(client).map((row) => [row?.row, row?.cells.orderId, row?.cells.trackingId])
  return { source: sources[0], first: rows[0], below: rows.slice(12) }
}

const SECOND = [
  'Tracking number,Name,Order ID',
  'EE473124829CN,Ada,SO-90',
  'LZ908172638CN,Bo,SO-91',
]

test('after changing columns, a second table without these names is still read by its own header', async () => {
  const { source, first, below } = await readAgain(twoTables(...SECOND), {
    orderId: 1,
    trackingId: 3,
  })
  expect(first).toEqual([2, 'R-0', 'RT900000000'])
  expect(below).toEqual([
    [16, 'SO-90', 'EE473124829CN'],
    [17, 'SO-91', 'LZ908172638CN'],
  ])
  expect(source).toMatchObject({ otherRows: 3, oddRows: { headers: { count: 1, first: [15] } } })
})

test('after changing columns, a second table with these names is read by them', async () => {
  const second = [
    'Return number,Tracking number,Reference,Order ID',
    'RT1,EE473124829CN,R-90,SO-90',
  ]
  const { below } = await readAgain(twoTables(...second), { orderId: 1, trackingId: 3 })
  expect(below).toEqual([[16, 'R-90', 'RT1']])
})

test('after changing columns, a repeated header keeps them', async () => {
  const again = [FIRST_HEADER, 'SO-90,R-90,EE473124829CN,RT1']
  const { source, below } = await readAgain(twoTables(...again), { orderId: 1, trackingId: 3 })
  expect(below).toEqual([[16, 'R-90', 'RT1']])
  expect(source?.oddRows?.headers).toBeUndefined()
})

test('without a header every row is an entry, even a second header', async () => {
  const { below } = await readAgain(twoTables(...SECOND), { orderId: 0, trackingId: 2 }, null)
  expect(below.at(-2)).toEqual([16, 'EE473124829CN', 'SO-90'])
})
