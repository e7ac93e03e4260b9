import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { OpenStorage } from '#app/open-storage.ts'
import type { Reply } from '#service/send-request.ts'
import type { Upload } from '#run/upload.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { someUploads } from '#testing/services.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { Notices } from './notices.tsx'

const STORAGE = {
  subscribe: () => () => undefined,
  getState: () => 'open',
} as unknown as OpenStorage

/** Another page while an upload is being sent; its only answer comes when the test says so. */
async function showElsewhere(path = '/settings') {
  const entries = someEntries(3)
  let resolve: (reply: Reply) => void = () => undefined
  const coming = new Promise<Reply>((give) => {
    resolve = give
  })
  const { upload } = await aRun(entries, { answer: () => coming })
  let active: Upload | null = upload
  const { uploads, tell } = someUploads({ active: () => active })
  const { hook, navigate } = memoryLocation({ path })
  upload.resume()
  renderWithTexts(
    <Router hook={hook}>
      <Notices storage={STORAGE} textsMissing={false} />
    </Router>,
    { uploads, draft: { ...aDraft({}, {}), isMissing: () => false } },
  )
  const end = async () => {
    await screen.findByText('Uploading…')
    resolve(answered({ acceptedOrders: 2, shipmentFailed: [aFailure(entries[1], 'No')] }))
    await waitFor(() => expect(upload.getSnapshot().status.kind).toBe('idle'))
    act(() => {
      active = null
      tell()
    })
  }
  return { end, navigate, address: `/uploads/${upload.getSnapshot().header.id}` }
}

const look = (state: DocumentVisibilityState) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('an upload that ends while another page is open is told there, and marks the title of the tab', async () => {
  document.title = 'Settings'
  const { end, address } = await showElsewhere()
  look('hidden')
  await end()
  expect(await screen.findByText('Sending has ended. 2 accepted, 1 open.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View upload' })).toHaveAttribute('href', address)
  await waitFor(() => expect(document.title).toBe('● Settings'))
  look('visible')
  await waitFor(() => expect(document.title).toBe('Settings'))
})

test('who has seen the upload’s own page is not told again', async () => {
  const { end, navigate, address } = await showElsewhere()
  await end()
  await screen.findByText(/^Sending has ended/)
  act(() => navigate(address))
  expect(screen.queryByText(/^Sending has ended/)).toBeNull()
  act(() => navigate('/help'))
  expect(screen.queryByText(/^Sending has ended/)).toBeNull()
})

test('that an upload is being sent is said on every page but its own', async () => {
  const { navigate, address } = await showElsewhere()
  await screen.findByText('Uploading…')
  act(() => navigate(address))
  expect(screen.queryByText('Uploading…')).toBeNull()
  act(() => navigate('/help'))
  expect(screen.getByText('Uploading…')).toBeVisible()
})
