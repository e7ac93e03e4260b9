import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RecordedRequest } from '#domain/receipts/upload-record.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { aView } from '#testing/uploads/fake-run.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { recordsOf } from '#testing/services.ts'
import { aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import type { UploadView } from '#run/upload.ts'
import { UploadContext } from '#upload/frame/upload-context.ts'
import type { Upload } from '#run/upload.ts'
import { RequestLog } from './request-log.tsx'

beforeAll(() => giveElementsASize())
beforeEach(() => void noteSavedFiles())

const entries = someEntries(2)

function renderRecord(state: UploadView['state'], recorded: RecordedRequest | null = null) {
  const ask = vi.fn<(...asked: unknown[]) => Promise<unknown>>(() => Promise.resolve(recorded))
  renderWithTexts(
    <UploadContext value={{ view: aView(state), upload: {} as Upload }}>
      <RequestLog />
    </UploadContext>,
    { records: recordsOf(ask) },
  )
  return { ask, user: userEvent.setup() }
}

const twoRequests = () =>
  aJournal(entries)
    .submit()
    .request([0])
    .answer({ acceptedOrders: 1 })
    .request([1])
    .fault(TIMEOUT)
    .state()

const RECORDED: RecordedRequest = {
  request: 1,
  submission: 0,
  at: 0,
  entryCount: 1,
  body: '[{"orderId":"<b>1</b>"}]',
  reply: { kind: 'answer', at: 1, status: 200, body: '{"acceptedOrders": 1 }' },
}

test('each request is listed with its result; opened, request and answer are shown verbatim', async () => {
  const { ask, user } = renderRecord(twoRequests(), RECORDED)
  const rows = within(screen.getByRole('grid', { name: 'Request log' }))
  expect(rows.getByText(/Answered/)).toBeVisible()
  expect(rows.getByText(/didn’t answer in time/)).toBeVisible()
  await user.click(rows.getByRole('button', { name: 'Open request 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Request 1' }))
  expect(await dialog.findByText('[{"orderId":"<b>1</b>"}]')).toBeVisible()
  expect(dialog.getByText('{"acceptedOrders": 1 }')).toBeVisible()
  expect(dialog.getByText(/status 200/)).toBeVisible()
  expect(ask.mock.calls[0]?.slice(0, 2)).toEqual(['readRequest', { id: 'u1', request: 1 }])
})

test('the saved log is announced, with the name of its file', async () => {
  const { ask, user } = renderRecord(twoRequests())
  ask.mockResolvedValue(new Blob(['{}']))
  await user.click(screen.getByRole('button', { name: 'Download .json' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Saved as .+\.json$/), {
    timeout: 3000,
  })
})

test('the whole answer is copied', async () => {
  const body = 'x'.repeat(60_000)
  const { user } = renderRecord(twoRequests(), { ...RECORDED, body })
  await user.click(screen.getByRole('button', { name: 'Open request 1' }))
  expect(await screen.findByText(/first 50,000 of 60,000 characters/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy what was sent' }))
  expect(await navigator.clipboard.readText()).toBe(body)
  expect(screen.getByText('Copied')).toBeVisible()
})

test('a request that is no longer stored says so', async () => {
  const { user } = renderRecord(twoRequests(), null)
  await user.click(screen.getByRole('button', { name: 'Open request 2' }))
  expect(await screen.findByText('This request is no longer saved.')).toBeVisible()
})

test.each([
  ['whole', { text: '<p>Oh</p>', isCut: false }, '<p>Oh</p>', null],
  ['cut', { text: '<p>Oh', isCut: true }, '<p>Oh', /^Cut after 5 characters/],
])('what came with a fault is shown to the letter; it was kept %s', async (_, came, text, hint) => {
  const fault = { kind: 'unclear-status', status: 500, excerpt: 'Oh' } as const
  const { user } = renderRecord(twoRequests(), {
    ...RECORDED,
    reply: { kind: 'fault', at: 1, fault, came },
  })
  await user.click(screen.getByRole('button', { name: 'Open request 2' }))
  expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent(text)
  if (hint) expect(screen.getByText(hint)).toBeVisible()
  else expect(screen.queryByText(/Cut after/)).toBeNull()
})
