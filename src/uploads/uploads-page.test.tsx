import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { openJournal } from '#journal/open-journal.ts'
import { anEntry } from '#testing/builders.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { openMenu, showHistory } from '#testing/uploads/show-history.tsx'
import { changed, inTab } from '#testing/services.ts'
import { aFailure } from '#testing/uploads/upload-journal.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import type { RecordsClient } from '#worker/records/client.ts'

let stores = 0
const aStore = () => openStore(`history ${++stores}`)

beforeEach(() => history.replaceState(null, ''))

const order = (orderId: string, trackingId: string) => anEntry({ orderId, trackingId })
const rowsOf = async (name: string) =>
  (await within(await screen.findByRole('table', { name })).findAllByRole('row')).slice(1)
const rows = () => rowsOf('Earlier uploads')
const named = () => rowsOf('Matching uploads')
const row = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement

/** Two uploads: the newer one has a failed entry, the older one is finished and practice. */
async function twoUploads(): Promise<Store> {
  const store = await aStore()
  const failing = [order('1001', 'YT1'), order('1002', 'YT2')]
  await keepUpload(store, {
    id: 'new',
    entries: failing,
    answer: { acceptedOrders: 1, shipmentFailed: [aFailure(failing[1], 'Order not pending')] },
    about: { startedAt: 20 },
  })
  const about = { startedAt: 10, practice: true }
  await keepUpload(store, { id: 'old', entries: [order('1001', 'LX9')], answer: {}, about })
  return store
}

test('uploads are listed newest first, each with its open work', async () => {
  showHistory(await twoUploads())
  expect((await rows()).map((item) => within(item).getByRole('link').textContent)).toEqual([
    'new.csv',
    'old.csv',
  ])
  expect(await within(await row('new.csv')).findByText(/^Failed/)).toBeVisible()
  expect(await row('new.csv')).toHaveTextContent(/new\.csv.*2 entries.*Failed 1/)
  expect(within(await row('new.csv')).getByText('2')).toBeVisible()
  expect(await within(await row('old.csv')).findByText('Done')).toBeVisible()
  expect(await row('old.csv')).toHaveTextContent('Practice')
})

test('the list can be narrowed to uploads that need the user or are done', async () => {
  const user = showHistory(await twoUploads())
  const shown = async () => (await rows()).map((item) => within(item).getByRole('link').textContent)
  await user.click(await screen.findByRole('button', { name: 'Needs you 1' }))
  expect(await shown()).toEqual(['new.csv'])
  await user.click(screen.getByRole('button', { name: 'Done 1' }))
  expect(await shown()).toEqual(['old.csv'])
  await user.click(screen.getByRole('button', { name: 'All 2' }))
  expect(await shown()).toHaveLength(2)
})

test('an order is found in all uploads with its outcomes, the newest first', async () => {
  const user = showHistory(await twoUploads())
  await user.type(await screen.findByRole('searchbox'), '1001')
  const region = await screen.findByRole('region', { name: 'Matching entries' })
  const hits = () => within(region).getAllByRole('listitem')
  // The results of the first keys may still be shown.
  await waitFor(() =>
    expect(hits().map((hit) => within(hit).getByRole('link').getAttribute('href'))).toEqual([
      '/uploads/new?entry=0',
      '/uploads/old?entry=0',
    ]),
  )
  await waitFor(() => expect(hits()[0]).toHaveTextContent(/Accepted/))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'yt2')
  const again = await screen.findByRole('region', { name: 'Matching entries' })
  await waitFor(() => expect(again).toHaveTextContent(/YT2.*Failed.*Order not pending.*row 3/))
})

test('an entry is found by the value that it had before it was corrected, with a note', async () => {
  const store = await twoUploads()
  const entry = order('1002', 'ZZ5')
  await openJournal(store, 'new', 3).append([{ type: 'corrected', at: 9, position: 1, entry }])
  const user = showHistory(store)
  await user.type(await screen.findByRole('searchbox'), 'YT2')
  expect(await screen.findByText(/Previously YT2/)).toBeVisible()
  expect(screen.getByRole('link', { name: /1002.*ZZ5/ })).toBeVisible()
})

test('a search for an unknown number says that it has no matches', async () => {
  const user = showHistory(await twoUploads())
  await user.type(await screen.findByRole('searchbox'), '4711')
  expect(await screen.findByText(/No entry or upload matches “4711”/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('the same field finds uploads by name; Enter marks the text for the next scan', async () => {
  const user = showHistory(await twoUploads())
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await user.type(field, 'OLD{Enter}')
  expect(await screen.findByRole('link', { name: 'old.csv' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'new.csv' })).not.toBeInTheDocument()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3])
  expect(await screen.findByText('No entry matches; 1 upload does.')).toBeVisible()
})

test('an upload is renamed in place by keyboard; without a name it takes that of its sheet', async () => {
  const user = showHistory(await twoUploads())
  await (await openMenu(user, 'new.csv')).choose('Rename')
  expect(screen.getByLabelText('Name of this upload')).toHaveFocus()
  await user.keyboard('Friday{Enter}')
  expect(await screen.findByRole('link', { name: 'Friday' })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Actions for Friday, / })).toHaveFocus()
  await user.keyboard('{Enter}{Enter}')
  await user.clear(screen.getByLabelText('Name of this upload'))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('link', { name: 'new.csv' })).toBeVisible()
  await (await openMenu(user, 'new.csv')).choose('Rename')
  await user.keyboard('Nothing{Escape}')
  expect(screen.getByRole('link', { name: 'new.csv' })).toBeVisible()
})

test('buttons of two uploads with the same name have different names', async () => {
  const store = await aStore()
  for (const second of [8, 9]) {
    const about = { name: 'Friday', startedAt: Date.UTC(2025, 0, 1, 8, 41, second) }
    await keepUpload(store, { id: `at ${second}`, entries: [anEntry()], about })
  }
  showHistory(store)
  const buttons = await screen.findAllByRole('button', { name: /^Actions for Friday/ })
  expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(2)
})

test('an upload is deleted after one question, which names the open entries; the focus moves to the next row', async () => {
  const user = showHistory(await twoUploads())
  await within(await row('new.csv')).findByText(/^Failed/)
  await (await openMenu(user, 'new.csv')).choose('Delete')
  const question = screen.getByRole('dialog', { name: 'Delete “new.csv”?' })
  expect(question).toHaveTextContent('1 entry is still open: Failed 1.')
  await user.click(within(question).getByRole('button', { name: 'Delete upload' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'old.csv' })).toHaveFocus())
  expect(screen.queryByRole('link', { name: 'new.csv' })).not.toBeInTheDocument()
  await (await openMenu(user, 'old.csv')).choose('Delete')
  expect(screen.getByRole('dialog')).not.toHaveTextContent('still open')
  await user.click(screen.getByRole('button', { name: 'Delete upload' }))
  expect(await screen.findByText('No uploads yet')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Uploads' })).toHaveFocus())
})

test('an upload that could not be deleted stays, with a message', async () => {
  const user = showHistory(await twoUploads(), { about: { remove: async () => 0 } })
  await within(await row('new.csv')).findByText(/^Failed/)
  await (await openMenu(user, 'new.csv')).choose('Delete')
  await user.click(screen.getByRole('button', { name: 'Delete upload' }))
  expect(await screen.findByText(/This upload wasn’t deleted/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'new.csv' })).toBeVisible()
})

test('a read-only tab can list and search, and change nothing', async () => {
  const user = showHistory(await twoUploads(), { services: { ownership: inTab('watcher') } })
  const { item } = await openMenu(user, 'new.csv')
  expect(item('Rename')).toBeDisabled()
  expect(item('Delete')).toBeDisabled()
})

async function manyUploads(count: number): Promise<Store> {
  const store = await aStore()
  const entries = [order('1', 'T1')]
  for (let n = 0; n < count; n += 1)
    await keepUpload(store, { id: `u${n}`, entries, about: { startedAt: n } })
  return store
}

test('of very many uploads the newest are rendered, and more on request', async () => {
  const user = showHistory(await manyUploads(35))
  expect(await rows()).toHaveLength(30)
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }))
  expect(await rows()).toHaveLength(35)
  await waitFor(() => expect(screen.getByRole('link', { name: 'u4.csv' })).toHaveFocus())
})

test('the list returns with the same search, filter, length and scroll position', async () => {
  const store = await manyUploads(65)
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => {
    scrolled.mockRestore()
    window.scrollY = 0
  })
  const user = showHistory(store)
  await user.type(await screen.findByRole('searchbox'), 'csv')
  await user.click(await screen.findByRole('button', { name: 'Show 30 more' }))
  await waitFor(async () => expect(await named()).toHaveLength(60))
  expect(scrolled).not.toHaveBeenCalled()
  window.scrollY = 1234
  await user.click(screen.getByRole('link', { name: 'u20.csv' }))
  user.leave()
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await isBack
  showHistory(store)
  expect(await screen.findByRole('searchbox')).toHaveValue('csv')
  expect(await named()).toHaveLength(60)
  expect(scrolled).toHaveBeenLastCalledWith(0, 1234)
})

test('the results of a new search start at the top', async () => {
  const user = showHistory(await manyUploads(65))
  await user.click(await screen.findByRole('button', { name: 'Show 30 more' }))
  await user.type(screen.getByRole('searchbox'), 'csv')
  await waitFor(async () => expect(await named()).toHaveLength(30))
})

test('uploads that another tab sent or deleted are loaded again', async () => {
  const store = await twoUploads()
  const { tell } = showHistory(store)
  expect(await rows()).toHaveLength(2)
  await keepUpload(store, { id: 'third', entries: [anEntry()], about: { startedAt: 30 } })
  await store.deleteUpload('old')
  tell()
  expect(await screen.findByRole('link', { name: 'third.csv' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'old.csv' })).not.toBeInTheDocument()
})

test('without uploads it says what to do', async () => {
  showHistory(await aStore())
  expect(await screen.findByText('No uploads yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add tracking numbers' })).toHaveAttribute('href', '/')
})

test('if the browser’s storage cannot be read, the page says so and can try again', async () => {
  const store = await twoUploads()
  const working = createInProcessRecordsClient(store)
  const listUploads = vi.fn<RecordsClient['listUploads']>(working.listUploads)
  listUploads.mockRejectedValueOnce(new Error('blocked'))
  const records = changed(working, { listUploads })
  const user = showHistory(store, { services: { records } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('link')).toHaveLength(2)
})
