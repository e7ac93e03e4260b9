import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import { anEntry } from '#testing/builders.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { inTab, someUploads } from '#testing/services.ts'
import { createStoreInMemory, emptyContent } from '#testing/store-in-memory.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { UploadPage } from './upload-page.tsx'

/** Renders the page of an upload with an unreadable header. */
async function showBroken(inWhich: 'owner' | 'watcher' = 'owner', about: Partial<Uploads> = {}) {
  const content = emptyContent()
  const store = createStoreInMemory(content)
  await keepUpload(store, { id: 'broken', entries: [anEntry()] })
  Object.assign(content.uploads.get('broken') ?? {}, { header: { startedAt: 'yesterday' } })
  const { uploads, tell } = someUploads({
    open: async (id) => {
      await store.readHeader(id)
      return null
    },
    remove: async (ids) => {
      for (const id of ids) await store.deleteUpload(id)
      tell()
      return ids.length
    },
    ...about,
  })
  const records = createInProcessRecordsClient(store)
  renderWithTexts(<UploadPage id="broken" />, { records, uploads, ownership: inTab(inWhich) })
  return { content, user: userEvent.setup() }
}

const broken = () => screen.findByText(/^This upload can’t be read/)

test('an unreadable upload is reported in place of its page', async () => {
  await showBroken()
  expect(await broken()).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/Download it as it is, or delete it\./)
  expect(screen.getByRole('heading', { name: 'Uploads' })).toHaveFocus()
})

test('its raw data can be downloaded', async () => {
  const saved = noteSavedFiles()
  const { user } = await showBroken()
  await user.click(await screen.findByRole('button', { name: 'Download Upload broken as it is' }))
  await waitFor(() => expect(saved).toEqual(['broken.json']))
})

test('once it is deleted, the page says that there is none', async () => {
  const { content, user } = await showBroken()
  await user.click(await screen.findByRole('button', { name: 'Delete “Upload broken”?' }))
  await user.click(screen.getByRole('button', { name: 'Delete upload' }))
  expect(await screen.findByText(/isn’t in this browser/)).toBeVisible()
  expect(content.uploads.has('broken')).toBe(false)
})

test('a read-only tab cannot delete it', async () => {
  await showBroken('watcher')
  expect(await screen.findByRole('button', { name: 'Delete “Upload broken”?' })).toBeDisabled()
})

test('storage that the browser blocks is not reported as a broken upload', async () => {
  await showBroken('owner', { open: () => Promise.reject(new DOMException('', 'AbortError')) })
  expect(await screen.findByText(/couldn’t be read\. Reload/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
})
