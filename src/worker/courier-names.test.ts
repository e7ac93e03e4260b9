import { NO_FILTER } from '#domain/draft/draft-view.ts'
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { Issue } from '#domain/draft/row/issue.ts'
import { openStore } from '#storage/indexed-db.ts'
import { aCandidate } from '#testing/builders.ts'
import { idle, nameStore, openDraft, rowAt, rowsOf, until } from '#testing/sheets/draft-client.ts'
import type { DraftClient } from './client.ts'

let orders = 0

/** A sheet of orders that differ in each call. */
const sheetOf = (...couriers: readonly string[]) =>
  [
    'Order ID\tTracking number\tCourier',
    ...couriers.map((courier) => {
      orders += 1
      return `A-${orders}\tLXAD-${1234567890 + orders}\t${courier}`
    }),
  ].join('\n')

async function openSheet(name: string, ...couriers: readonly string[]) {
  const client = await openDraft(name)
  client.importPaste(sheetOf(...couriers), '')
  await until(client, ({ entryCount, checked }) => entryCount >= couriers.length && checked)
  return client
}

/** How many entries have a name as courier; null while they are checked. */
function countNames({ checked, issueCounts }: DraftSnapshot): number | null {
  const found = issueCounts.find(({ kind }) => kind === 'courier-is-a-name')
  return checked ? (found?.count ?? 0) : null
}

/** The number of stored rows. */
async function countKept(name: string): Promise<number> {
  const store = await openStore(name)
  const draft = await store.readDraft()
  store.close()
  return (draft?.parts ?? []).reduce((sum, { ids }) => sum + ids.length, 0)
}

const probableKey = (issue: Issue | undefined) =>
  issue?.kind === 'courier-is-a-name' ? issue.probably?.key : undefined

const probable = async (client: DraftClient) => {
  const { values } = await client.ask.listCouriers()
  return values.map(({ value, probably }) => [
    value,
    ...probably.map((one) => `${one.key} ${one.from}`),
  ])
}

test('names are listed with their probable codes, and each row has its own', async () => {
  const client = await openSheet(nameStore(), 'DHL Express', 'DHL Express', '圆通', 'DPD', '3011')
  await idle(client)
  const found = await probable(client)
  expect(found.slice(0, 2)).toEqual([
    ['DHL Express', '100001 public-list'],
    ['圆通', '190157 public-list'],
  ])
  expect(found.find(([value]) => value === 'DPD')?.length).toBeGreaterThan(2)
  expect(found.at(-1)).toEqual(['3011'])
  const rows = rowsOf(client)
  expect(rows.map((row) => probableKey(row?.issues[0]))).toEqual([
    '100001',
    '100001',
    '190157',
    undefined,
    undefined,
  ])
  expect(rows[3]?.issues).toMatchObject([{ kind: 'courier-is-a-name', probably: null }])
  expect(rows.map((row) => row?.courierNames?.name)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'China Post',
  ])
})

test('the chosen code for a name comes first in the next sheet, also after a reload', async () => {
  const name = nameStore()
  const client = await openSheet(name, 'DHL Express', 'Our rider')
  client.setCouriers([
    { value: 'DHL Express', code: '7041' },
    { value: 'Our rider', code: 'R1' },
  ])
  await until(client, (snapshot) => countNames(snapshot) === 0)
  client.importPaste(sheetOf('dhl express', 'our-rider'), '')
  await until(client, (snapshot) => countNames(snapshot) === 2)
  const expected = [
    ['dhl express', '7041 chosen-before'],
    ['our-rider', 'R1 chosen-before'],
  ]
  expect((await probable(client)).slice(2)).toEqual(expected)
  client.flush()
  await vi.waitUntil(async () => (await countKept(name)) === 4)
  const again = await openDraft(name)
  await until(again, (snapshot) => countNames(snapshot) === 2)
  expect((await probable(again)).slice(2)).toEqual(expected)
  await again.ask.forgetEverything()
  again.importPaste(sheetOf('dhl express'), '')
  await until(again, (snapshot) => countNames(snapshot) === 1)
  expect(await probable(again)).toEqual([['dhl express', '100001 public-list']])
})

test('a shop has its own code for a name, and others use the latest choice', async () => {
  const client = await openSheet(nameStore(), 'Our rider')
  const expectCode = async (shop: string, code: string) => {
    client.lookAtUploads(shop)
    await expect
      .poll(async () => (await probable(client)).at(-1)?.[1])
      .toBe(`${code} chosen-before`)
  }
  const choose = async (code: string, shop: string) => {
    client.lookAtUploads(shop)
    client.setCouriers([{ value: 'Our rider', code }])
    await until(client, (snapshot) => countNames(snapshot) === 0)
    client.importPaste(sheetOf('Our rider'), '')
    await until(client, (snapshot) => countNames(snapshot) === 1)
  }
  await choose('N1', 'North')
  await choose('S1', 'South')
  await expectCode('North', 'N1')
  await expectCode('South', 'S1')
  await expectCode('North', 'N1')
  await expectCode('East', 'S1')
})

test('a code from a public list stays marked until the service names it or the user chooses one', async () => {
  const name = nameStore()
  const client = await openSheet(name, 'DHL Express', '圆通')
  client.setCouriers([
    { value: 'DHL Express', code: '100001', isUnconfirmed: true },
    { value: '圆通', code: '190157', isUnconfirmed: true },
  ])
  await until(client, (snapshot) => countNames(snapshot) === 0)
  await idle(client)
  const isMarked = () =>
    rowsOf(client).map((row) => row?.issues.some(({ kind }) => kind === 'courier-unconfirmed'))
  expect(isMarked()).toEqual([true, true])
  const store = await openStore(name)
  await store.rememberCouriers([aCandidate({ key: '100001', name: 'DHL Express' })], 1000)
  store.close()
  client.lookAtUploads()
  await vi.waitUntil(() => isMarked()[0] === false)
  expect(isMarked()).toEqual([false, true])
  client.editCell(rowAt(client, 1).id, 'courier', '100013')
  await idle(client)
  expect(isMarked()).toEqual([false, false])
  client.importPaste(sheetOf('圆通'), '')
  await until(client, (snapshot) => countNames(snapshot) === 1)
  expect((await probable(client)).at(-1)).toEqual(['圆通', '190157 public-list'])
})

test('couriers that the service has named meanwhile are known when the user returns to the sheet', async () => {
  const name = nameStore()
  const client = await openSheet(name, 'localo', '77')
  expect(countNames(client.getSnapshot())).toBe(0)
  const store = await openStore(name)
  await store.rememberCouriers([aCandidate({ key: '77', name: 'Localo' })], 1000)
  store.close()
  client.lookAtUploads()
  await until(client, (snapshot) => countNames(snapshot) === 1)
  expect(await probable(client)).toEqual([['localo', '77 service'], ['77']])
  expect(rowsOf(client)[1]?.courierNames?.name).toBe('Localo')
  client.setFilter({ ...NO_FILTER, search: 'localo' })
  await until(client, ({ filter, shownCount }) => filter.search !== '' && shownCount === 2)
})

test('a courier for all entries is one step named with their count', async () => {
  const client = await openDraft()
  client.importPaste('Order ID\tTracking number\nA\tLXAD-1234567890\nB\tLXAD-1234567891', '')
  await until(client, ({ withoutCourier }) => withoutCourier === 2)
  client.setDefaultCourier('100001')
  const set = await until(client, ({ withoutCourier }) => withoutCourier === 0)
  expect(set.undo).toEqual({ kind: 'couriers-set', rows: 2 })
  expect(rowsOf(client).map((row) => row?.cells.courier)).toEqual(['100001', '100001'])
  client.undo()
  await until(client, ({ withoutCourier }) => withoutCourier === 2)
})
