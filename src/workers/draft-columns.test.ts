import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { nameDatabase, openDraft, orders, until } from '#testing/draft-client.ts'
import { csv, fileOf, UNCERTAIN } from '#testing/order-files.ts'

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

test('a first row that the person says is no header stays an entry in later sheets of that kind, until they say otherwise', async () => {
  const name = nameDatabase()
  const client = await openDraft(name)
  const FILE = 'Order ID,Tracking number\nSO-1,RB123456785CN\nSO-2,EE473124829CN\n'
  const answer = async (sourceId: number, headerRow: number | null) => {
    client.askColumns(sourceId)
    await until(client, ({ question }) => question !== null)
    client.answerColumns({ orderId: 0, trackingId: 1 }, headerRow)
    await until(client, ({ question, importing }) => question === null && !importing)
  }
  const add = async (entries: number) => {
    client.importFiles([fileOf(FILE)])
    const { entryCount } = await until(client, (s) => s.entryCount >= entries && !s.importing)
    return entryCount
  }
  const remembered = async () => {
    const database = await openDatabase(name)
    const layouts = await database.getAllKeys('layouts')
    database.close()
    return layouts
  }
  expect(await add(2)).toBe(2)
  await answer(0, null)
  expect(await add(3 + 2)).toBe(3 + 3)
  const [denied] = await remembered()
  await answer(1, 0)
  expect(await add(5 + 2)).toBe(5 + 2)
  expect(await remembered()).toEqual([expect.not.stringContaining(denied ?? '')])
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
