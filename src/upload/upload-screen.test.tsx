import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { acceptAll, answered, aRun, faulted, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { summary, button, showUpload } from '#testing/uploads/show-upload.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import cardStyles from '#upload/card/upload-card.module.css'

beforeAll(() => giveElementsASize())

test('an upload from sending to its end, with the next step', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(4), { answer, requestSize: 2 })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await waitFor(() => expect(summary()).toHaveTextContent('Waiting 2'))
  expect(summary()).toHaveTextContent('Sending 2')
  expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 4 entries sent',
  )
  await act(() => reply(answered({ acceptedOrders: 2 })))
  await waitFor(() => expect(document.title).toBe('50% · Typed entries'))
  await act(() => reply(answered({ acceptedOrders: 2 })))
  expect(screen.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New sheet' })).toHaveAttribute('href', '/')
  expect(summary()).toHaveTextContent('Accepted 4')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(document.title).toBe('Done · Typed entries')
})

test('Pause lets the request in flight be answered, Stop keeps the rest for later', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(3), { answer, requestSize: 1 })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await userEvent.click(button('Pause'))
  expect(screen.getByText('Pausing after the current request…')).toBeVisible()
  await act(() => reply(answered({ acceptedOrders: 1 })))
  expect(screen.getByText('2 entries are waiting.')).toBeVisible()
  expect(button('Resume')).toHaveFocus()
  await userEvent.click(button('Stop'))
  expect(await screen.findByText('Stopped. 2 entries not sent.')).toBeVisible()
  run.service.answer = acceptAll
  await userEvent.click(button('Send the remaining 2 entries'))
  expect(await screen.findByText('Nothing left to do')).toBeVisible()
})

test('the upload has the name that the user gave it, and downloads are in one place', async () => {
  const run = await aRun(someEntries(1), { name: 'Monday' })
  showUpload(run.upload)
  expect(screen.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  expect(button('Download')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New sheet' })).toBeVisible()
  await userEvent.click(button('Resume'))
  expect(await screen.findByText('Nothing left to do')).toBeVisible()
  expect(button('Download')).toBeVisible()
})

test('the end says what stays in the sheet, and links to it', async () => {
  const run = await aRun(someEntries(1))
  const stays = { entryCount: 1, problemCount: 1, noNumberCount: 16 }
  showUpload(run.upload, { draft: aDraft({}, stays) })
  expect(screen.queryByText(/still in your sheet/)).toBeNull()
  await userEvent.click(button('Resume'))
  expect(
    await screen.findByText('16 orders without a number are still in your sheet.'),
  ).toBeVisible()
  expect(screen.getByText('1 entry is held back in your sheet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the sheet (17 left)' })).toBeVisible()
})

test.each([
  ['what was accepted to the last entry is green', [], true],
  ['what ends by setting aside is not', [0], false],
])('%s', async (_, aside, isGreen) => {
  const run = await aRun(someEntries(2), { answer: () => faulted({ kind: 'not-connected' }) })
  await run.resume()
  await run.tryInVain()
  showUpload(run.upload)
  act(() => run.upload.stop())
  await act(() => run.upload.setAside(aside, ''))
  run.service.answer = acceptAll
  await act(() => run.upload.resend([0, 1].filter((one) => !aside.includes(one))))
  expect(await screen.findByRole('heading', { name: 'Nothing left to do' })).toBeVisible()
  const card = screen.getByRole('region', { name: 'Where every entry stands' })
  expect(card.className.includes(cardStyles.done ?? '-')).toBe(isGreen)
})

test('a finished upload says so, with the entries that were set aside', async () => {
  const run = await aRun(someEntries(2), { answer: () => faulted({ kind: 'not-connected' }) })
  await run.resume()
  await run.tryInVain()
  showUpload(run.upload)
  act(() => run.upload.stop())
  await act(() => run.upload.setAside([0], ''))
  run.service.answer = acceptAll
  await act(() => run.upload.resend([1]))
  expect(await screen.findByRole('heading', { name: 'Nothing left to do' })).toBeVisible()
  await waitFor(
    () =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Upload complete. 1 accepted and 1 set aside.',
      ),
    { timeout: 3000 },
  )
})

test('after renaming, the focus stays at the name', async () => {
  const run = await aRun(someEntries(1), { name: 'Monday' })
  showUpload(run.upload)
  await userEvent.click(button('Rename this upload'))
  await userEvent.click(button('Cancel'))
  await waitFor(() => expect(button('Rename this upload')).toHaveFocus())
})
