import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { useUpload } from '#page/upload-context.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { acceptAll, answered, aRun, faulted, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { summary, button, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

test('a double click on Resume goes on, and does not pause again', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  showUpload(run.run)
  const resume = button('Resume')
  await userEvent.click(resume)
  await waitFor(() => expect(resume).toHaveAccessibleName('Pause'))
  fireEvent.click(resume, { detail: 2 })
  await act(() => reply(answered({ acceptedOrders: 1 })))
  await waitFor(() => expect(summary()).toHaveTextContent('Accepted 1'))
  expect(summary()).toHaveTextContent('Sending 1')
})

test('an upload goes from its sending to its end, with the way on', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(4), { answer, requestSize: 2 })
  showUpload(run.run)
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
  expect(screen.getByRole('link', { name: 'Start the next sheet' })).toHaveAttribute('href', '/')
  expect(summary()).toHaveTextContent('Accepted 4')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(document.title).toBe('Done · Typed entries')
})

test('Pause lets the request in flight be answered, Stop keeps the rest for later', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(3), { answer, requestSize: 1 })
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  await userEvent.click(button('Pause'))
  expect(screen.getByText(/Waiting for the answer to the request/)).toBeVisible()
  await act(() => reply(answered({ acceptedOrders: 1 })))
  expect(screen.getByText(/^Paused\. 2 entries wait to be sent\.$/)).toBeVisible()
  await userEvent.click(button('Stop'))
  expect(await screen.findByText(/You stopped this upload/)).toBeVisible()
  run.service.answer = acceptAll
  await userEvent.click(button('Send the remaining 2 entries'))
  expect(await screen.findByText('Nothing left to do')).toBeVisible()
})

test('the keyboard is caught when its control goes away with the last open entry', async () => {
  const run = await aRun(someEntries(2), { answer: () => faulted({ kind: 'not-connected' }) })
  showUpload(run.run, {
    failures: function GiveUp() {
      const { run, view } = useUpload()
      if (view.state.counts['not-sent'] === 0) return null
      return (
        <button type="button" onClick={() => void run.setAside([0, 1], '')}>
          Give up
        </button>
      )
    },
  })
  await userEvent.click(button('Resume'))
  await userEvent.click(await screen.findByRole('button', { name: 'Give up' }))
  const end = await screen.findByRole('heading', { name: 'Nothing left to do' })
  expect(end).toHaveFocus()
  expect(screen.getByText(/0 entries were accepted.*2 were set aside/)).toBeVisible()
  await waitFor(
    () => expect(screen.getByRole('status')).toHaveTextContent('Everything of this upload is done'),
    {
      timeout: 3000,
    },
  )
})

test('the upload is named as the person named it, and downloads stand in one place', async () => {
  const run = await aRun(someEntries(1), { name: 'Monday' })
  showUpload(run.run, { download: () => <button type="button">Download</button> })
  expect(screen.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  expect(button('Download')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start the next sheet' })).toBeVisible()
  await userEvent.click(button('Resume'))
  expect(await screen.findByText('Nothing left to do')).toBeVisible()
  expect(button('Download')).toBeVisible()
})

test.each([
  ['the summary stands there before the work below them is drawn', null, true],
  ['work above an entry that the address asks for is drawn with it', 0, false],
])('%s', async (_, entry, isBefore) => {
  const run = await aRun(someEntries(1))
  const stood: boolean[] = []
  const Work = ({ named }: { named: string }) => {
    stood.push(screen.queryByRole('region', { name: 'Where every entry stands' }) !== null)
    return <p>{named}</p>
  }
  const slots = { couriers: () => <Work named="couriers" />, failures: () => <Work named="work" /> }
  showUpload(run.run, { ...slots, entry })
  expect(screen.getByText('couriers')).toBeVisible()
  expect(screen.getByText('work')).toBeVisible()
  expect(new Set(stood)).toEqual(new Set([isBefore]))
})

test('when all is sent the progress stays while there is work below, which must not move up', async () => {
  const run = await aRun(someEntries(2), {
    answer: (batch, number) =>
      number > 1
        ? answered({ acceptedOrders: 1 })
        : answered({ acceptedOrders: 1, shipmentFailed: [aFailure(batch[1], 'No')] }),
  })
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  await waitFor(() => expect(summary()).toHaveTextContent('Failed 1'))
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
  await act(() => run.run.resend([1]))
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
})
