import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { OpenStorage } from '#shell/open-storage.ts'
import type { Reply } from '#service/send-request.ts'
import type { Upload } from '#run/upload.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { changed, someUploads } from '#testing/services.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { Notices } from './notices.tsx'

const STORAGE = {
  subscribe: () => () => undefined,
  getState: () => 'open',
} as unknown as OpenStorage

/** Renders another page while an upload is being sent. The test decides when its single answer arrives. */
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
    { uploads, draft: changed(aDraft({}, {}), { isMissing: () => false }) },
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

test('an upload that ends while another page is open is announced there, and marks the tab’s title', async () => {
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

test('after a visit to the upload’s page its end is not announced again', async () => {
  const { end, navigate, address } = await showElsewhere()
  await end()
  await screen.findByText(/^Sending has ended/)
  act(() => navigate(address))
  expect(screen.queryByText(/^Sending has ended/)).toBeNull()
  act(() => navigate('/help'))
  expect(screen.queryByText(/^Sending has ended/)).toBeNull()
})

test('every page but the upload’s own says that it is being sent', async () => {
  const { navigate, address } = await showElsewhere()
  await screen.findByText('Uploading…')
  act(() => navigate(address))
  expect(screen.queryByText('Uploading…')).toBeNull()
  act(() => navigate('/help'))
  expect(screen.getByText('Uploading…')).toBeVisible()
})
