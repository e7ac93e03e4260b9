import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { acceptAll, answered, aRun } from '#testing/uploads/fake-run.ts'
import { withStatus } from '#testing/uploads/from-server.ts'
import { summary, button, rail, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

test('an entry opens to its history, from its button or by Enter on its row', async () => {
  const entries = someEntries(3)
  const run = await aRun(entries, {
    answer: (batch, number) =>
      number > 1
        ? answered({ acceptedOrders: batch.length })
        : answered({ acceptedOrders: 2, shipmentFailed: [aFailure(entries[1], 'Bad number')] }),
  })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await waitFor(() => expect(summary()).toHaveTextContent('Failed 1'))
  await userEvent.click(rail().getByRole('button', { name: 'All entries 3' }))
  await userEvent.click(button('History of O-1'))
  const shown = screen.getByRole('dialog', { name: 'History of O-1' })
  expect(shown).toHaveTextContent('Row 2 of Typed entries')
  const steps = () => within(shown).getAllByRole('listitem')
  await waitFor(() => expect(steps()).toHaveLength(2))
  expect(steps()[0]).toHaveTextContent('Sent (request 1)')
  expect(steps()[1]).toHaveTextContent('FailedBad number')
  await act(async () => {
    await run.upload.correct(1, { orderId: 'O-1', trackingId: 'NEW' })
    await run.upload.resend([1])
  })
  await waitFor(() => expect(steps()).toHaveLength(5))
  expect(steps()[2]).toHaveTextContent('Corrected by youTracking number: T-1 → NEW')
  expect(steps()[3]).toHaveTextContent('Resend 1 (request 2)')
  expect(within(shown).getByRole('region', { name: 'Now' })).toHaveTextContent('Accepted')
  await userEvent.click(within(shown).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('gridcell', { name: 'O-2' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'History of O-2' })).toBeVisible()
})

test('the history of a refused entry quotes the service', async () => {
  const run = await aRun(someEntries(1), { answer: withStatus(422, 'trackingId is bad') })
  await run.resume()
  showUpload(run.upload)
  await userEvent.click(rail().getByRole('button', { name: 'All entries 1' }))
  await userEvent.click(button('History of O-0'))
  const shown = screen.getByRole('dialog', { name: 'History of O-0' })
  expect(await within(shown).findByText(/trackingId is bad/)).toBeVisible()
})

test('the entry named in the address is shown with its history open', async () => {
  const run = await aRun(someEntries(3))
  const addresses = showUpload(run.upload, { query: '?entry=2' })
  const story = screen.getByRole('dialog', { name: 'History of O-2' })
  expect(await within(story).findByText('Not sent yet')).toBeVisible()
  await userEvent.click(within(story).getByRole('button', { name: 'Close' }))
  expect(addresses.at(-1)).toBe('/uploads/U?panel=all')
  expect(screen.getByRole('row', { name: /O-2/ })).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
})

test('an entry that the upload does not have opens nothing', async () => {
  const run = await aRun(someEntries(3))
  showUpload(run.upload, { query: '?entry=3' })
  expect(screen.getByRole('grid', { name: 'All entries' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a history that cannot be read says so', async () => {
  const run = await aRun(someEntries(1))
  const story = () => Promise.reject(new Error('gone'))
  showUpload({ ...run.upload, story }, { query: '?entry=0' })
  expect(await screen.findByText(/couldn’t be read/)).toBeVisible()
})

test('an entry that was sent isn’t shown as new when its record is missing', async () => {
  const { upload, resume } = await aRun(someEntries(1), { answer: acceptAll })
  await resume()
  showUpload({ ...upload, story: async () => [] }, { query: '?entry=0' })
  const story = await screen.findByRole('dialog')
  expect(await within(story).findByText(/couldn’t be read/)).toBeVisible()
  expect(within(story).queryByText('Not sent yet')).toBeNull()
})

test('an accepted entry that is wrong can be put into the sheet, with a warning that its order is probably complete', async () => {
  const addEntry = vi.fn<(entry: unknown) => void>()
  const run = await aRun(someEntries(2), { answer: acceptAll })
  const entries = someEntries(2)
  await run.resume()
  const query = '?entry=1'
  const addresses = showUpload(run.upload, { query, draft: aDraft({ addEntry }) })
  const story = within(screen.getByRole('dialog', { name: 'History of O-1' }))
  expect(story.getByText(/^Accepted .+ The order is probably no longer pending/)).toBeVisible()
  await userEvent.click(story.getByRole('button', { name: 'Correct this entry' }))
  expect(addEntry).toHaveBeenCalledExactlyOnceWith(entries[1])
  expect(addresses.at(-1)).toBe('/')
})

test('only an accepted entry has the button to correct it in the sheet', async () => {
  const run = await aRun(someEntries(1))
  showUpload(run.upload, { query: '?entry=0' })
  expect(screen.queryByRole('button', { name: 'Correct this entry' })).not.toBeInTheDocument()
})
