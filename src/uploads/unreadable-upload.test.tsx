import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { changed, inTab } from '#testing/services.ts'
import { createStoreInMemory, emptyContent } from '#testing/store-in-memory.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { rowOf, showHistory } from '#testing/uploads/show-history.tsx'

beforeEach(() => history.replaceState(null, ''))

/** An upload with one unreadable part, beside an intact one. */
async function aBrokenUpload(part: 'header' | 'events' | 'chunks', record: unknown) {
  const content = emptyContent()
  const store = createStoreInMemory(content)
  for (const id of ['whole', 'broken'])
    await keepUpload(store, { id, entries: [anEntry({ orderId: id })], answer: {} })
  Object.assign(content.uploads.get('broken') ?? {}, { [part]: record })
  return { content, store }
}

test.each([
  ['header', { id: 'broken', startedAt: 'yesterday' }, 'Upload broken'],
  ['events', [{ type: 'reconsidered' }], 'broken.csv'],
  ['chunks', [{ orderIds: 1 }], 'broken.csv'],
] as const)(
  'an upload whose %s cannot be read stays in the list until it is deleted',
  async (part, record, name) => {
    const { content, store } = await aBrokenUpload(part, record)
    const user = showHistory(store)
    const broken = () => rowOf(name)
    expect(await screen.findByText(/^This upload can’t be read/)).toBeVisible()
    expect(await (await rowOf('whole.csv')).findByText('Done')).toBeVisible()
    await user.click((await broken()).getByRole('button', { name: `Delete “${name}”?` }))
    expect(screen.getByRole('dialog')).toHaveTextContent(/deletes everything this browser keeps/)
    await user.click(screen.getByRole('button', { name: 'Delete upload' }))
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
    expect(content.uploads.has('broken')).toBe(false)
  },
)

test('the other uploads are searched as if it were not there', async () => {
  const { store } = await aBrokenUpload('events', [{ type: 'reconsidered' }])
  const user = showHistory(store)
  await user.type(await screen.findByRole('searchbox'), 'whole')
  expect(await screen.findByText('1 entry found.')).toBeVisible()
})

test('its raw data can be downloaded', async () => {
  const saved = noteSavedFiles()
  const { store } = await aBrokenUpload('chunks', [{ orderIds: 1 }])
  const user = showHistory(store)
  await user.click(await screen.findByRole('button', { name: 'Download broken.csv as it is' }))
  await waitFor(() => expect(saved).toEqual(['broken.json']))
})

test('if even the raw data cannot be read, the message is beside the button', async () => {
  const { store } = await aBrokenUpload('chunks', [{ orderIds: 1 }])
  const working = createInProcessRecordsClient(store)
  const makeRawUpload = () => Promise.reject(new Error('gone'))
  const records = changed(working, { makeRawUpload })
  const user = showHistory(store, { services: { records } })
  await user.click(await screen.findByRole('button', { name: 'Download broken.csv as it is' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser couldn’t read it.')
})

test('a read-only tab can download it, and not delete it', async () => {
  const { store } = await aBrokenUpload('header', { id: 'broken' })
  showHistory(store, { services: { ownership: inTab('watcher') } })
  expect(await screen.findByRole('button', { name: 'Delete “Upload broken”?' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Download Upload broken as it is' })).toBeEnabled()
})
