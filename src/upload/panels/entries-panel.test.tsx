import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { acceptAll, answered, aRun } from '#testing/uploads/fake-run.ts'
import { withoutAnswer } from '#testing/uploads/from-server.ts'
import { button, rail, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

test('a list of one outcome has a search of its own', async () => {
  const entries = someEntries(30)
  const run = await aRun(entries, { answer: acceptAll })
  await run.resume()
  showUpload(run.upload)
  await userEvent.click(rail().getByRole('button', { name: 'Accepted 30' }))
  const list = within(screen.getByRole('region', { name: 'Accepted' })).getByRole('grid')
  expect(list).toHaveAttribute('aria-rowcount', '31')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these entries' }), 'o-4')
  await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(2))
  await userEvent.click(rail().getByRole('button', { name: 'All entries 30' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('a search covers every column and the reason', async () => {
  const entries = someEntries(30)
  const run = await aRun(entries, {
    answer: () =>
      answered({ acceptedOrders: 29, shipmentFailed: [aFailure(entries[4], 'Not pending')] }),
  })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await userEvent.click(await screen.findByRole('button', { name: /^All entries/ }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these entries' }), 'PENDING')
  const list = screen.getByRole('grid', { name: 'All entries' })
  await waitFor(() => expect(list).toHaveAttribute('aria-rowcount', '2'))
  expect(screen.getByText('1 entry')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), ' nowhere')
  expect(await screen.findByText('No matches')).toBeVisible()
})

test('an empty column leaves its width to the others', async () => {
  const entries = [anEntry({ courier: '3011' }), anEntry({ orderId: 'O-2' })]
  const run = await aRun(entries, { answer: acceptAll })
  showUpload(run.upload)
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads()).toEqual(['Row', 'Order ID', 'Tracking number', 'Courier', 'Status', 'History'])
})

test('a paused upload does not claim to be updated', async () => {
  const run = await aRun(someEntries(2), { answer: acceptAll })
  showUpload(run.upload)
  expect(button('Resume')).toBeVisible()
  expect(screen.queryByText('Updates live')).toBeNull()
})

test('without any courier there is no column for them', async () => {
  const run = await aRun(someEntries(2), { answer: acceptAll })
  showUpload(run.upload)
  expect(screen.queryByRole('columnheader', { name: 'Courier' })).toBeNull()
})

test('a corrected entry no longer has the reason for what was sent before', async () => {
  const entries = [anEntry({ orderId: 'O-1' }), anEntry({ orderId: 'O-2' })] as const
  const run = await aRun(entries, {
    answer: () =>
      answered({ acceptedOrders: 1, shipmentFailed: [aFailure(entries[1], 'Not pending')] }),
  })
  await run.resume()
  await run.upload.correct(1, { ...entries[1], trackingId: 'NEW-1' })
  showUpload(run.upload)
  await userEvent.click(rail().getByRole('button', { name: 'All entries 2' }))
  const row = screen.getByRole('row', { name: /NEW-1/ })
  expect(row).toHaveTextContent('Corrected, not resent yet')
  expect(row).not.toHaveTextContent('Not pending')
})

test('entries that the person marked are counted once, apart from those that the service accepted', async () => {
  const run = await aRun(someEntries(2), { answer: withoutAnswer })
  await run.resume()
  await run.upload.markAccepted([0, 1])
  showUpload(run.upload)
  expect(rail().getByRole('button', { name: 'Marked as accepted 2' })).toBeVisible()
  expect(rail().queryByRole('button', { name: /^Accepted/ })).toBeNull()
})
