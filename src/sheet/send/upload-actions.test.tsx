import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ColumnDoubt } from '#domain/draft/draft-view.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { SheetNotices } from '#sheet/bars/sheet-notices.tsx'
import { renderWithTexts } from '#testing/render.tsx'
import { tokensOf } from '#testing/services.ts'
import { holdSending } from '#testing/sheets/hold-sending.ts'
import { aDraft, idle, openSlowDraft, openWith } from '#testing/sheets/draft-client.ts'
import { InSheet } from '#testing/sheets/in-sheet.tsx'
import type { DraftClient } from '#worker/client.ts'
import { installationSchema } from '#service/installation.ts'
import { UploadActions } from './upload-actions.tsx'

const HEADER = 'Order ID\tTracking number'
const GOOD = 'SO-1\tRB123456785CN'
const SAME_NUMBER = 'SO-2\tRB123456785CN'

function show(client: DraftClient, token: string | null = 'a-token', about = {}) {
  const { startUpload, services } = holdSending(client)
  const tokens = tokensOf(token)
  renderWithTexts(
    <InSheet>
      <SheetNotices />
      <UploadActions />
    </InSheet>,
    {
      tokens,
      ...services,
      installation: installationSchema.parse(about),
    },
  )
  return { startUpload, tokens, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole('button', { name })
const token = () => screen.findByLabelText('Access token')
const warnings = (name = '2 entries have warnings') => screen.findByRole('dialog', { name })

test('without a token the press asks for one, and entering it starts the upload', async () => {
  const { startUpload, user } = show(await openWith(HEADER, GOOD), null)
  await user.click(await button('Upload 1 entry'))
  await waitFor(async () => expect(await token()).toHaveFocus())
  expect(startUpload).not.toHaveBeenCalled()
  await user.type(await token(), 'practice-token')
  await user.click(await button('Connect and upload 1 entry'))
  await waitFor(() => expect(startUpload).toHaveBeenCalledOnce())
  expect(screen.queryByLabelText('Access token')).toBeNull()
})

test('cancelling the question for the token uploads nothing', async () => {
  const { startUpload, user } = show(await openWith(HEADER, GOOD), null)
  await user.click(await button('Upload 1 entry'))
  await user.type(await token(), 'practice{Escape}')
  expect(screen.queryByLabelText('Access token')).toBeNull()
  expect(await button('Upload 1 entry')).toHaveFocus()
  expect(startUpload).not.toHaveBeenCalled()
})

test('after a rejected token the press asks for another one', async () => {
  const { startUpload, tokens, user } = show(await openWith(HEADER, GOOD))
  act(() => tokens.reject(tokens.current()!))
  await user.click(await button('Upload 1 entry'))
  expect(await token()).toBeVisible()
  expect(startUpload).not.toHaveBeenCalled()
})

test('the question about warnings comes after the token, and confirming it sends them', async () => {
  const { startUpload, user } = show(await openWith(HEADER, GOOD, SAME_NUMBER), null)
  await user.click(await button('Upload 2 entries'))
  await user.type(await token(), 'practice-token{Enter}')
  expect(await warnings()).toBeVisible()
  expect(startUpload).not.toHaveBeenCalled()
  await user.click(await button('Upload anyway'))
  await waitFor(() => expect(startUpload).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('warnings of held-back entries are not counted among those that are sent', async () => {
  const held = 'SO-3\tRB123456785CN, 12.50'
  const { user } = show(await openWith(HEADER, GOOD, SAME_NUMBER, '\tRB123456785CN', held))
  await user.click(await button('Upload 2 entries'))
  expect(await warnings()).toBeVisible()
  expect(await button('One number on several orders: 2')).toBeVisible()
})

test('columns that may be swapped are questioned, even if no row has a warning', async () => {
  const doubt: ColumnDoubt = {
    kind: 'swapped',
    sourceId: 0 as SourceId,
    source: { kind: 'sample' },
    field: 'orderId',
    rows: 9,
    of: 10,
  }
  const client = aDraft({}, { sendableCount: 10, checked: true, columnDoubts: [doubt] })
  const { startUpload, user } = show(client)
  await user.click(await button('Upload 10 entries'))
  expect(await warnings('Upload with warnings?')).toHaveTextContent(
    'may be swapped in 9 of 10 rows',
  )
  expect(startUpload).not.toHaveBeenCalled()
})

test('rows with a number that stay for their status are named before the confirmation, including returns', async () => {
  const leftOut = [
    { reason: 'cancelled', count: 4, withNumber: 1 },
    { reason: 'return', count: 2, withNumber: 2 },
    { reason: 'copy', count: 5, withNumber: 5 },
  ] as const
  const client = aDraft({}, { sendableCount: 10, checked: true, leftOut })
  const { startUpload, user } = show(client)
  await user.click(await button('Upload 10 entries'))
  const dialog = await screen.findByRole('dialog', { name: 'Upload without these rows?' })
  expect(dialog).toHaveTextContent(/3 with a number are left out: cancelled, returns/)
  expect(startUpload).not.toHaveBeenCalled()
})

test('nothing is uploaded while a file is being read', async () => {
  const source = { kind: 'file', name: 'large.csv', sheet: null } as const
  const importing = { source, done: 25, total: 100 }
  show(aDraft({}, { sendableCount: 17_475, importing }))
  expect(await button('Upload 17,475 entries')).toBeDisabled()
})

test('warnings that are still being computed are included in the question', async () => {
  const { client, hold, letGo } = await openSlowDraft()
  client.importPaste([HEADER, GOOD].join('\n'), '')
  await idle(client)
  const { startUpload, user } = show(client)
  hold()
  const { id } = client.getNewRow()
  act(() => client.editCell(id, 'orderId', 'SO-2'))
  act(() => client.editCell(id, 'trackingId', 'RB123456785CN'))
  await user.click(await button('Upload 1 entry'))
  expect(await button('Preparing the upload…')).toHaveAttribute('aria-disabled', 'true')
  await act(async () => letGo())
  expect(await warnings()).toBeVisible()
  expect(startUpload).not.toHaveBeenCalled()
})

test('an upload that could not start is reported, and the button can be pressed again', async () => {
  const { startUpload, user } = show(await openWith(HEADER, GOOD))
  startUpload.mockRejectedValueOnce(new Error('The storage is full'))
  await user.click(await button('Upload 1 entry'))
  expect(await screen.findByText(/^The upload didn’t start/)).toBeVisible()
  await user.click(await button('Upload 1 entry'))
  await waitFor(() => expect(startUpload).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.queryByText(/^The upload didn’t start/)).toBeNull())
})

const TWO_PARCELS = ['SO-1\tRB123456785CN', 'SO-1\tRB123456799CN']

test.each(['replaces', 'refuses'])(
  'where the service %s, several parcels of an order are asked about',
  async (overwriteRule) => {
    const client = await openWith(HEADER, ...TWO_PARCELS)
    const { startUpload, user } = show(client, 'a-token', { overwriteRule })
    await user.click(await button('Upload 2 entries'))
    expect(await warnings('Upload with warnings?')).toHaveTextContent(
      '2 entries belong to orders with several parcels.',
    )
    expect(startUpload).not.toHaveBeenCalled()
  },
)

test('if the service adds numbers, parcels are no warning, and the rule is shown beside the button', async () => {
  const client = await openWith(HEADER, ...TWO_PARCELS)
  const { startUpload, user } = show(client, 'a-token', { overwriteRule: 'adds' })
  const upload = await button('Upload 2 entries')
  expect(upload).toHaveAccessibleDescription('Is added to a number that an order already has')
  await user.click(upload)
  await waitFor(() => expect(startUpload).toHaveBeenCalledOnce())
})
