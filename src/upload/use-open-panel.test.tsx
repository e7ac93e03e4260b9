import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { AccessToken } from '#service/token.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { useUpload } from './upload-context.ts'
import { button, PANELS, rail, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
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
  expect(await heading('Work on failed')).toHaveFocus()
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
  expect(await heading('Work on failed')).toHaveFocus()
})

test('a panel that the user opened stays until it is empty, then the next task opens', async () => {
  const run = await twoTasks()
  showUpload(run.upload)
  await userEvent.click(rail().getByRole('button', { name: 'Failed 1' }))
  expect(await heading('Work on failed')).not.toHaveFocus()
  await act(() => run.upload.setAside([0], ''))
  expect(await heading('Choose couriers')).toHaveFocus()
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
  expect(await heading('Work on failed')).toBeVisible()
})

test('after the user leaves the field, the most urgent task opens', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await userEvent.type(screen.getByRole('searchbox'), 'O-1')
  await act(() => reply(failOne(someEntries(2))))
  await userEvent.tab()
  expect(await heading('Work on failed')).toBeVisible()
})

test('a list that has become empty gives way to all entries', async () => {
  const run = await aRun(someEntries(1), { answer: failOne })
  await run.resume()
  await run.upload.setAside([0], '')
  showUpload(run.upload)
  await userEvent.click(rail().getByRole('button', { name: 'Set aside 1' }))
  expect(await heading('Work on set-aside')).toBeVisible()
  await act(() => run.upload.takeBack([0]))
  expect(await heading('Work on failed')).toBeVisible()
})

function SendButton() {
  const { upload } = useUpload()
  return <button onClick={() => void upload.sendWithCouriers()}>Send with couriers</button>
}

test('when the last entries of a panel are sent, the focus stays on the page', async () => {
  const run = await twoTasks()
  const { answer, reply } = repliesOnDemand()
  showUpload(run.upload, { panels: { ...PANELS, couriers: SendButton } })
  run.service.answer = answer
  await run.upload.chooseCourier([1], '3013', 'China EMS')
  await userEvent.click(button('Send with couriers'))
  expect(await heading('Choose couriers')).toHaveFocus()
  await act(() => reply(answered({ acceptedOrders: 1 })))
  expect(await heading('Work on failed')).toHaveFocus()
})
