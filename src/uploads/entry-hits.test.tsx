import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#storage/store.ts'
import { anEntry } from '#testing/builders.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { changed } from '#testing/services.ts'
import type { RecordsClient } from '#worker/records/client.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { showHistory } from '#testing/uploads/show-history.tsx'
import { aFailure } from '#testing/uploads/upload-journal.ts'

beforeEach(() => history.replaceState(null, ''))

const field = () => screen.findByRole('searchbox')
const hits = async () =>
  within(await screen.findByRole('region', { name: 'Matching entries' })).getAllByRole('listitem')

/** Stores uploads that each have an entry with this order ID. */
async function manyWith(orderId: string, count: number): Promise<Store> {
  const store = createStoreInMemory()
  for (let n = 0; n < count; n += 1) {
    const entries = [anEntry({ orderId, trackingId: `T${n}` })]
    await keepUpload(store, { id: `u${n}`, entries, answer: {}, about: { startedAt: n } })
  }
  return store
}

/** Records client with custom answers to some questions. */
function recordsWith(store: Store, answers: Partial<RecordsClient>) {
  return { services: { records: changed(createInProcessRecordsClient(store), answers) } }
}

test('the best twenty are shown, and more on request', async () => {
  const user = showHistory(await manyWith('1001', 25))
  await user.type(await field(), '1001')
  await waitFor(async () => expect(await hits()).toHaveLength(20))
  expect(screen.getByText('The best 20 matches.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect(await hits()).toHaveLength(25))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test.each([
  ['the middle of a number', 'YT1234', '23', '23'],
  ['another case', 'YT1234', 'yt12', 'YT12'],
])('what was searched is marked in the value: %s', async (_, trackingId, typed, marked) => {
  const store = createStoreInMemory()
  await keepUpload(store, { id: 'u1', entries: [anEntry({ trackingId })], answer: {} })
  const user = showHistory(store)
  await user.type(await field(), typed)
  await waitFor(async () =>
    expect((await hits())[0]?.querySelector('mark')).toHaveTextContent(marked),
  )
})

test('a hit shows the outcome and source of its entry', async () => {
  const store = createStoreInMemory()
  const entries = [anEntry({ orderId: '1001' }), anEntry({ orderId: '1002' })]
  const shipmentFailed = [aFailure(entries[1], 'Order not pending')]
  const about = { name: 'Friday', practice: true }
  await keepUpload(store, {
    id: 'u1',
    entries,
    answer: { acceptedOrders: 1, shipmentFailed },
    about,
  })
  const user = showHistory(store)
  await user.type(await field(), '1002')
  await waitFor(async () =>
    expect((await hits())[0]).toHaveTextContent(/1002.*Failed.*Order not pending.*u1\.csv, row 3/),
  )
  expect(screen.getByRole('heading', { name: /^Friday .*Practice$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /1002/ })).toHaveAttribute('href', '/uploads/u1?entry=1')
})

test('an entry is listed before its journal was read, with a note', async () => {
  const store = await manyWith('1001', 1)
  const user = showHistory(store, recordsWith(store, { readOutcomes: () => new Promise(() => {}) }))
  await user.type(await field(), '1001')
  await waitFor(async () => expect((await hits())[0]).toHaveTextContent(/T0.*Counting…/))
})

test('the number of matches is read out', async () => {
  const user = showHistory(await manyWith('1001', 2))
  await user.type(await field(), '1001')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 entries found.'))
})

test('a failed search says so, and can be tried again', async () => {
  const store = await manyWith('1001', 1)
  const working = createInProcessRecordsClient(store)
  const findEntries = vi.fn<RecordsClient['findEntries']>(working.findEntries)
  findEntries.mockRejectedValueOnce(new Error('blocked'))
  const user = showHistory(store, recordsWith(store, { findEntries }))
  await user.click(await field())
  await user.paste('1001')
  expect(await screen.findByText(/search didn’t work/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await hits()).toHaveLength(1))
})

test('a slow search shows its progress', async () => {
  const store = await manyWith('1001', 1)
  const findEntries: RecordsClient['findEntries'] = (_, options) => {
    options?.onProgress?.(5, 40)
    return new Promise(() => {})
  }
  const user = showHistory(store, recordsWith(store, { findEntries }))
  await user.click(await field())
  await user.paste('1001')
  expect(await screen.findByText('5 of 40 uploads searched', {}, { timeout: 3000 })).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Searching' })).toHaveAttribute(
    'aria-valuenow',
    '5',
  )
})

test('a hit shows the start of a very long message, and more on request', async () => {
  const store = createStoreInMemory()
  const entries = [anEntry({ orderId: '1001' })]
  const shipmentFailed = [aFailure(entries[0], `\u061C${'x'.repeat(1_000_000)}`)]
  await keepUpload(store, { id: 'u1', entries, answer: { shipmentFailed } })
  const user = showHistory(store)
  await user.type(await field(), '1001')
  expect(await screen.findByText(`[U+061C]${'x'.repeat(499)}…`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await hits())[0]?.textContent.length).toBeGreaterThan(20_000)
})

test('hits in two shops name the shop, and list and hits can be narrowed to one', async () => {
  const store = createStoreInMemory()
  for (const shop of ['North', 'South']) {
    const entries = [anEntry({ orderId: '1001', trackingId: `T-${shop}` })]
    await keepUpload(store, { id: shop, entries, answer: {}, about: { shop } })
  }
  const user = showHistory(store)
  expect(await screen.findAllByRole('link', { name: /csv/ })).toHaveLength(2)
  await user.type(await field(), '1001')
  const headings = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await waitFor(() => expect(headings()).toHaveLength(2))
  expect(headings().join()).toMatch(/North.csv Shop North.*South.csv Shop South|South.*North/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shop' }), 'South')
  await waitFor(() => expect(headings()).toHaveLength(1))
  expect(headings()[0]).toContain('South')
  await user.clear(await field())
  expect(screen.getAllByRole('link', { name: /csv/ })).toHaveLength(1)
})
