import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Upload } from '#run/upload.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { someUploads } from '#testing/services.ts'
import { aRun } from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import { useOpenUpload } from './use-open-upload.ts'

const drawn = vi.fn<(upload: Upload | null) => void>()

function Page() {
  const opening = useOpenUpload('u1')
  const upload = opening.kind === 'open' ? opening.upload : null
  drawn(upload)
  return <p>{upload ? upload.getSnapshot().header.name : opening.kind}</p>
}

const named = async (name: string) => (await aRun(someEntries(1), { name })).upload

test('an upload that is deleted and restored from its file is shown in its new state', async () => {
  let upload: Upload | null = await named('Before')
  const { uploads, tell } = someUploads({ open: async () => upload })
  renderWithTexts(<Page />, { uploads })
  expect(await screen.findByText('Before')).toBeVisible()
  upload = null
  act(tell)
  expect(await screen.findByText('missing')).toBeVisible()
  upload = await named('Again')
  act(tell)
  expect(await screen.findByText('Again')).toBeVisible()
})

test('changes of other uploads render nothing', async () => {
  const upload = await named('Friday')
  const { uploads, tell } = someUploads({ open: async () => upload })
  renderWithTexts(<Page />, { uploads })
  await screen.findByText('Friday')
  drawn.mockClear()
  await act(async () => tell())
  expect(drawn).not.toHaveBeenCalled()
})

test('an upload that cannot be read is reported, and read again when something changes', async () => {
  const open = vi.fn<() => Promise<Upload | null>>()
  open.mockRejectedValueOnce(new DOMException('', 'AbortError')).mockResolvedValue(null)
  const { uploads, tell } = someUploads({ open })
  renderWithTexts(<Page />, { uploads })
  expect(await screen.findByText('failed')).toBeVisible()
  act(tell)
  expect(await screen.findByText('missing')).toBeVisible()
})
