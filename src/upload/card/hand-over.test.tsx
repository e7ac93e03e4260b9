import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { recordsOf } from '#testing/services.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { useUploadView } from '#shell/services.ts'
import { UploadContext } from '#upload/frame/upload-context.ts'
import type { Upload } from '#run/upload.ts'
import { HandedOver } from './handed-over.tsx'
import { HandOverButton } from './hand-over-button.tsx'
import { OpenHandOver } from '#upload/open-hand-over.tsx'

function Parts({ upload }: { readonly upload: Upload }) {
  const view = useUploadView(upload)
  return (
    <UploadContext value={{ upload, view }}>
      <HandOverButton />
      <HandedOver />
    </UploadContext>
  )
}

/** An upload with failed entries; `make` creates its file. */
async function showFailed(make: () => Promise<Blob>) {
  const run = await aRun(someEntries(2), {
    answer: (batch) =>
      answered({ acceptedOrders: 0, shipmentFailed: batch.map((entry) => aFailure(entry, 'No')) }),
  })
  await run.resume()
  renderWithTexts(<Parts upload={run.upload} />, { records: recordsOf(make) })
  return run
}

function aBlobOf(size: number): Blob {
  return Object.defineProperty(new Blob(['file']), 'size', { value: size })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function handOver() {
  await press('Hand over to a colleague…')
  await press('Hand over and save file')
}

test('a warning before saving says that two people who open the file could both send', async () => {
  await showFailed(async () => new Blob(['file']))
  await press('Hand over to a colleague…')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Give the file to one person, since two could send the same entries.',
  )
})

test.each([
  [
    'is too large to be opened',
    async () => aBlobOf(64_000_001),
    /64 MB, so nothing was handed over/,
  ],
  ['cannot be made', () => Promise.reject(new Error('no room')), /^The file couldn’t be saved/],
])('an upload of which the file %s is not handed over', async (_, make, why) => {
  const saved = noteSavedFiles()
  const run = await showFailed(make)
  await handOver()
  expect(await screen.findByText(why)).toBeVisible()
  expect(run.state().handedOver).toBeNull()
  expect(saved).toEqual([])
})

test('a failed save of the file is reported, and another press saves it', async () => {
  const saved = noteSavedFiles()
  let made = 0
  await showFailed(async () => {
    made += 1
    // The first file is only used for its size.
    if (made === 2) throw new Error('no room')
    return new Blob(['file'])
  })
  await handOver()
  expect(await screen.findByText('The file couldn’t be saved. Try again.')).toBeVisible()
  await press('Save file again')
  await expect.poll(() => saved).toHaveLength(1)
  expect(screen.queryByText('The file couldn’t be saved. Try again.')).toBeNull()
})

test('an upload whose hand-over the browser cannot store is not handed over, with a message', async () => {
  const run = await showFailed(async () => new Blob(['file']))
  run.journal.failNext(99)
  await handOver()
  expect(await screen.findByText(/^Nothing was handed over; this browser’s/)).toBeVisible()
  expect(run.state().handedOver).toBeNull()
})

test('an upload that cannot be taken back stays handed over, with a message', async () => {
  noteSavedFiles()
  const run = await showFailed(async () => new Blob(['file']))
  await handOver()
  await screen.findByText(/^Handed over/)
  act(() => run.journal.failNext(99))
  await press('Take back…')
  await press('Take back')
  expect(await screen.findByText(/^It wasn’t taken back/)).toBeVisible()
  expect(run.state().handedOver).not.toBeNull()
})

test('the names in a file are rendered as text, cut, with control characters shown', async () => {
  const serviceName = `<b>\u202eshop</b>${'x'.repeat(10_000)}`
  const records = recordsOf(async () => ({ kind: 'other-service', serviceName }))
  const file = new File(['{}'], '<b>\u2066.json')
  renderWithTexts(<OpenHandOver file={file} onClose={() => {}} />, { records })
  const dialog = await screen.findByRole('dialog', { name: /<b>\[U\+2066\]\.json/ })
  await waitFor(() => expect(dialog).toHaveTextContent('<b>[U+202E]shop</b>xxx'))
  expect(dialog.textContent.length).toBeLessThan(1000)
  expect(dialog.querySelector('b')).toBeNull()
})
