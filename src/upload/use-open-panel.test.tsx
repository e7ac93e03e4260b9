import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { AccessToken } from '#service/token.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { button, rail, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
/** The panel that has the focus: in its first open field, or on its heading. */
const focused = () =>
  within(document.activeElement!.closest('section')!).getByRole('heading', { level: 2 }).textContent
const failOne = (batch: readonly TrackingEntry[]) =>
  answered({ acceptedOrders: batch.length - 1, shipmentFailed: [aFailure(batch[0], 'No')] })

/** An upload with one failed entry and one that needs a courier; nothing is being sent. */
async function twoTasks() {
  const run = await aRun(someEntries(3), {
    answer: (batch) =>
      answered({
        acceptedOrders: 1,
        shipmentFailed: [aFailure(batch[0], 'No')],
        shipmentSelectCourier: [{ ...aFailure(batch[1], ''), possibleCouriers: [] }],
      }),
  })
  await run.resume()
  return run
}

test('all entries are open while sending, then the most urgent task', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  expect(await heading('All entries')).toBeVisible()
  await act(() => reply(failOne(someEntries(2))))
  await waitFor(() => expect(focused()).toBe('Failed'))
})

test('a reopened upload starts with the most urgent task', async () => {
  const run = await twoTasks()
  showUpload(run.upload)
  expect(await heading('Choose couriers')).toBeVisible()
})

test('a panel that is opened by key has the focus', async () => {
  const run = await twoTasks()
  showUpload(run.upload)
  rail().getByRole('button', { name: 'Failed 1' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Failed'))
})

test('a panel that the user opened stays until it is empty, then the next task opens', async () => {
  const run = await twoTasks()
  showUpload(run.upload)
  await userEvent.click(rail().getByRole('button', { name: 'Failed 1' }))
  expect(await heading('Failed')).not.toHaveFocus()
  await act(() => run.upload.setAside([0], ''))
  await waitFor(() => expect(focused()).toBe('Choose couriers'))
  await waitFor(
    () => expect(screen.getByRole('status')).toHaveTextContent('Next: Choose couriers'),
    { timeout: 3000 },
  )
  expect(rail().queryByRole('button', { name: /^Failed/ })).toBeNull()
})

test('while entries are being sent, the open task waits for the answer', async () => {
  const run = await twoTasks()
  showUpload(run.upload)
  await userEvent.click(rail().getByRole('button', { name: 'Failed 1' }))
  const { answer, reply } = repliesOnDemand()
  run.service.answer = answer
  act(() => void run.upload.resend([0]))
  expect(await screen.findByText('Sending…')).toBeVisible()
  expect(await heading('Failed')).toBeVisible()
  await act(() => reply(answered({ acceptedOrders: 1 })))
  expect(await heading('Choose couriers')).toBeVisible()
})

test('the panel of a resend doesn’t say “Sending…” while the upload asks about the shop', async () => {
  const run = await aRun(someEntries(1), { shop: 'North', answer: failOne })
  await run.resume()
  run.tokens.set('token-of-the-south' as AccessToken, false, 'South')
  showUpload(run.upload)
  act(() => void run.upload.resend([0]))
  expect(await screen.findByRole('button', { name: 'Same shop' })).toBeVisible()
  expect(screen.getByText('No entries left here.')).toBeVisible()
  expect(screen.queryByText('Sending…')).toBeNull()
})

test('a panel stays open while the user types in it', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  const search = screen.getByRole('searchbox', { name: 'Search these entries' })
  await userEvent.type(search, 'O-1')
  await act(() => reply(failOne(someEntries(2))))
  expect(search).toHaveFocus()
  await userEvent.click(rail().getByRole('button', { name: /^All entries/ }))
  expect(search).toBeVisible()
})

test('a panel stays open while the user answers a question', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  await act(() => reply(failOne(someEntries(2))))
  expect(await heading('All entries')).toBeVisible()
  dialog.remove()
  act(() => void document.dispatchEvent(new FocusEvent('focusout')))
  expect(await heading('Failed')).toBeVisible()
})

test('after the user leaves the field, the most urgent task opens', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await userEvent.type(screen.getByRole('searchbox'), 'O-1')
  await act(() => reply(failOne(someEntries(2))))
  await userEvent.tab()
  expect(await heading('Failed')).toBeVisible()
})

test('a list that has become empty gives way to all entries', async () => {
  const run = await aRun(someEntries(1), { answer: failOne })
  await run.resume()
  await run.upload.setAside([0], '')
  showUpload(run.upload)
  await userEvent.click(rail().getByRole('button', { name: 'Set aside 1' }))
  expect(await heading('Set aside')).toBeVisible()
  await act(() => run.upload.takeBack([0]))
  expect(await heading('Failed')).toBeVisible()
})

test('when the last entries of a panel are sent, the focus stays on the page', async () => {
  const run = await twoTasks()
  const { answer, reply } = repliesOnDemand()
  showUpload(run.upload)
  run.service.answer = answer
  await run.upload.chooseCourier([1], '3013', 'China EMS')
  await userEvent.click(await screen.findByRole('button', { name: /^Send 1/ }))
  await waitFor(() => expect(focused()).toBe('Choose couriers'))
  await act(() => reply(answered({ acceptedOrders: 1 })))
  await waitFor(() => expect(focused()).toBe('Failed'))
})

test('the open panel is in the address, and an address opens its panel', async () => {
  const run = await twoTasks()
  const addresses = showUpload(run.upload, { query: '?panel=failed' })
  expect(await heading('Failed')).toBeVisible()
  await userEvent.click(rail().getByRole('button', { name: /^All entries/ }))
  expect(addresses).toEqual(['/uploads/U?panel=all'])
})

test('the panel that opens by itself is in the address, without a step of its own for Back', async () => {
  const run = await twoTasks()
  const addresses = showUpload(run.upload)
  expect(await heading('Choose couriers')).toBeVisible()
  expect(addresses).toEqual(['/uploads/U?panel=courier-needed'])
})

test('a panel in the address that does not exist opens the most urgent task', async () => {
  const run = await twoTasks()
  showUpload(run.upload, { query: '?panel=chores' })
  expect(await heading('Choose couriers')).toBeVisible()
})
