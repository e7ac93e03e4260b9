import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { button, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

test('a number in the summary lists its entries, and the search finds one', async () => {
  const entries = someEntries(30)
  const run = await aRun(entries, {
    answer: () =>
      answered({
        acceptedOrders: 28,
        shipmentFailed: [aFailure(entries[4], 'Not pending'), aFailure(entries[9], 'Not found')],
      }),
  })
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  await userEvent.click(await screen.findByRole('button', { name: 'Failed 2' }))
  const list = screen.getByRole('grid', { name: 'All entries' })
  expect(within(list).getAllByRole('row')).toHaveLength(3)
  expect(within(list).getByRole('row', { name: /O-9/ })).toHaveTextContent('Not found')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these entries' }), 'o-4')
  await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(2))
  await userEvent.click(button('Show all entries'))
  expect(screen.getByRole('heading', { name: 'All entries' })).toHaveFocus()
  await userEvent.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(list).toHaveAttribute('aria-rowcount', '31'))
})

test('a part of the picture lists its entries, as its number does', async () => {
  const entries = someEntries(3)
  const run = await aRun(entries, {
    answer: () => answered({ acceptedOrders: 2, shipmentFailed: [aFailure(entries[1], 'No')] }),
  })
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  await userEvent.click(await screen.findByTitle('Failed 1'))
  expect(button('Failed 1')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Only: Failed')).toBeVisible()
  await userEvent.click(screen.getByTitle('Failed 1'))
  expect(screen.queryByText('Only: Failed')).not.toBeInTheDocument()
})

test('a search looks into every column, also into the reason', async () => {
  const entries = someEntries(30)
  const run = await aRun(entries, {
    answer: () =>
      answered({ acceptedOrders: 29, shipmentFailed: [aFailure(entries[4], 'Not pending')] }),
  })
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these entries' }), 'PENDING')
  const list = screen.getByRole('grid', { name: 'All entries' })
  await waitFor(() => expect(list).toHaveAttribute('aria-rowcount', '2'))
  expect(screen.getByText('1 entry')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), ' nowhere')
  expect(await screen.findByText('No entry fits.')).toBeVisible()
})
