import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openStore } from '#storage/indexed-db.ts'
import {
  cellsAt,
  HEADER,
  nameStore,
  openDraft,
  rowsOf,
  until,
} from '#testing/sheets/draft-client.ts'

const RULE = { shape: 'YT #4', offered: ['A', 'B'], courier: 'A', isOn: true, fills: true }
const SHEET = 'Order ID\tTracking number\nA\tYT1234\nB\tYT1235\nC\tZZ99\n'

/** A draft in a browser with these rules. */
async function withRules(...rules: readonly (typeof RULE)[]) {
  const name = nameStore()
  const store = await openStore(name)
  await store.keepRules(rules)
  return { store, client: await openDraft(name) }
}

test('a rule fills in couriers visibly, and one undo reverts it', async () => {
  const { client } = await withRules(RULE)
  client.importPaste(SHEET, '')
  await until(client, ({ filledByRule }) => filledByRule === 2)
  expect(rowsOf(client).map((row) => [row?.cells.courier, row?.isFilledByRule])).toEqual([
    ['A', true],
    ['A', true],
    ['', false],
  ])
  expect(client.getSnapshot().undo).toEqual({ kind: 'couriers-filled', rows: 2 })
  await client.ask.undo()
  await until(client, ({ filledByRule }) => filledByRule === 0)
  expect(client.getSnapshot().entryCount).toBe(3)
  await client.ask.redo()
  await until(client, ({ filledByRule }) => filledByRule === 2)
  expect(client.getSnapshot().redo).toBeNull()
})

test('the upload stores how many couriers rules had filled in', async () => {
  const { client, store } = await withRules(RULE)
  client.importPaste(SHEET, '')
  await until(client, ({ filledByRule }) => filledByRule === 2)
  await client.ask.moveToUpload(HEADER)
  expect(await store.readHeader(HEADER.id)).toMatchObject({
    filledByRules: [{ shape: 'YT #4', courier: 'A', entries: 2 }],
  })
})

test.each([
  ['only suggests', { ...RULE, fills: false }],
  ['is switched off', { ...RULE, isOn: false }],
])('a rule that %s fills in no courier', async (_, rule) => {
  const { client } = await withRules(rule)
  client.importPaste(SHEET, '')
  await until(client, ({ entryCount }) => entryCount === 3)
  client.addEntry({ orderId: 'D', trackingId: 'YT0001' })
  await until(client, ({ entryCount }) => entryCount === 4)
  expect(client.getSnapshot().filledByRule).toBe(0)
})

test('typed entries and pasted numbers get a courier too', async () => {
  const { client } = await withRules(RULE)
  client.addEntry({ orderId: 'D', trackingId: 'YT0001' })
  await until(client, ({ filledByRule }) => filledByRule === 1)
  client.addEntry({ orderId: 'E', trackingId: 'ZZ0001' })
  await until(client, ({ entryCount }) => entryCount === 2)
  const cells = cellsAt(client, { from: 1, to: 2 }, 'trackingId')
  client.pasteCells(cells, 'YT0002', '')
  await until(client, ({ filledByRule }) => filledByRule === 2)
  expect(rowsOf(client).map((row) => row?.cells.courier)).toEqual(['A', 'A'])
})

test('undoing the step of an entry takes back its courier too, and never another step', async () => {
  const { client } = await withRules(RULE)
  const first = await client.ask.addEntry({ orderId: 'D', trackingId: 'YT0001' })
  const second = await client.ask.addEntry({ orderId: 'E', trackingId: 'YT0002' })
  expect(await client.ask.undoStep(first!.step)).toBe(false)
  expect(await client.ask.undoStep(second!.step)).toBe(true)
  expect(await client.ask.undoStep(second!.step)).toBe(false)
  await until(client, ({ entryCount }) => entryCount === 1)
  expect(rowsOf(client)[0]?.cells).toMatchObject({ trackingId: 'YT0001', courier: 'A' })
  expect(await client.ask.undoStep(first!.step)).toBe(true)
  await until(client, ({ entryCount }) => entryCount === 0)
})
