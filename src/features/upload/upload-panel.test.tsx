import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { entryStory } from '#domain/upload/entry-story.ts'
import type { Fault } from '#domain/upload/fault.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { acceptAll, aRun, answered, faulted, repliesOnDemand } from '#testing/fake-run.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { aFailure, someEntries } from '#testing/upload-journal.ts'
import type { UploadRun } from '#workflows/upload-run.ts'
import { restoreEvent } from '#workers/restore-event.ts'
import { UploadPanel, type UploadPanelProps } from './upload-panel.tsx'
import type { ReadStory } from './use-entry-story.ts'

beforeAll(() => giveElementsASize())

const onTokenNeeded = vi.fn<() => void>()

function PlainLink({
  children,
  ...link
}: {
  href: string
  className: string
  children: ReactNode
}) {
  return <a {...link}>{children}</a>
}

const noStory: ReadStory = () => Promise.resolve([])
const parts = {
  onTokenNeeded,
  couriers: () => <p>Couriers here</p>,
  failures: () => <p>Failures here</p>,
  link: PlainLink,
  readStory: noStory,
}

const show = (run: UploadRun, more: Partial<UploadPanelProps> = {}) =>
  renderWithTexts(<UploadPanel run={run} {...parts} {...more} />)

const books = () => screen.getByRole('region', { name: 'Where every entry stands' })
const reported = () => screen.getByRole('region', { name: 'Reported by the service' })
const button = (name: string) => screen.getByRole('button', { name })

test('a double click on Resume goes on, and does not pause again', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  show(run.run)
  const resume = button('Resume')
  await userEvent.click(resume)
  await waitFor(() => expect(resume).toHaveAccessibleName('Pause'))
  fireEvent.click(resume, { detail: 2 })
  await act(() => reply(answered({ acceptedOrders: 1 })))
  await waitFor(() => expect(books()).toHaveTextContent('Accepted 1'))
  expect(books()).toHaveTextContent('Sending 1')
})

test('an upload goes from its sending to its end, with the way on', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(4), { answer, requestSize: 2 })
  show(run.run)
  await userEvent.click(button('Resume'))
  await waitFor(() => expect(books()).toHaveTextContent('Waiting 2'))
  expect(books()).toHaveTextContent('Sending 2')
  expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 4 entries sent',
  )
  await act(() => reply(answered({ acceptedOrders: 2 })))
  await waitFor(() => expect(document.title).toBe('50% · Typed entries'))
  await act(() => reply(answered({ acceptedOrders: 2 })))
  expect(screen.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start the next sheet' })).toHaveAttribute('href', '/')
  expect(books()).toHaveTextContent('Accepted 4')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(document.title).toBe('Done · Typed entries')
})

test('Pause lets the request in flight be answered, Stop keeps the rest for later', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(3), { answer, requestSize: 1 })
  show(run.run)
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

test('a token that the service does not accept is said, with the way to its field', async () => {
  const run = await aRun(someEntries(2), { answer: () => faulted({ kind: 'unauthorized' }) })
  show(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/The service did not accept this token/)).toBeVisible()
  await userEvent.click(button('Enter a token'))
  expect(onTokenNeeded).toHaveBeenCalledOnce()
})

test.each<[Fault, string, string]>([
  [
    { kind: 'no-answer', cause: 'network' },
    'connection broke before an answer',
    'Nobody knows whether its entries were processed',
  ],
  [{ kind: 'no-answer', cause: 'timeout' }, 'No answer came in time', 'Nobody knows'],
  [
    { kind: 'unclear-status', status: 500, excerpt: '' },
    'answered with status 500',
    'Nobody knows',
  ],
  [
    { kind: 'unreadable', status: 200, why: 'not-json', excerpt: '' },
    'answer could not be read',
    'Nobody knows',
  ],
  [
    { kind: 'unreadable', status: 200, why: 'no-sense', excerpt: '' },
    'numbers in the service’s answer make no sense',
    'Nobody knows',
  ],
  [
    { kind: 'turned-down', status: 403, excerpt: '' },
    'turned the whole request down (status 403)',
    'stand under “Refused”',
  ],
  [{ kind: 'not-connected' }, 'could not be reached', 'never left. Resume sends them'],
])('when %j happens, the page says what it means and what waits', async (fault, what, meaning) => {
  const run = await aRun(someEntries(3), { answer: () => faulted(fault), requestSize: 2 })
  show(run.run)
  await userEvent.click(button('Resume'))
  const notice = await screen.findByText(
    (text, element) => element?.tagName === 'P' && text.includes(what),
  )
  expect(notice).toHaveTextContent(meaning)
  expect(notice).toHaveTextContent(/waits? to be sent/)
  expect(button('Resume')).toBeEnabled()
})

test.each<[Fault, string, string]>([
  [{ kind: 'no-answer', cause: 'timeout' }, 'Go to “In doubt”', 'Led to in-doubt'],
  [{ kind: 'turned-down', status: 422, excerpt: '' }, 'Go to “Refused”', 'Led to refused'],
])('after %j the notice leads to the entries that it is about', async (fault, name, led) => {
  const run = await aRun(someEntries(3), { answer: () => faulted(fault), requestSize: 2 })
  show(run.run, { failures: ({ leadTo }) => <p>Led to {leadTo?.kind ?? 'nothing'}</p> })
  await userEvent.click(button('Resume'))
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(led)).toBeVisible()
})

test('what the service wrote to a refusal is shown as plain text', async () => {
  const excerpt = '<script>alert(1)</script>'
  const run = await aRun(someEntries(3), {
    answer: () => faulted({ kind: 'turned-down', status: 400, excerpt }),
    requestSize: 2,
  })
  show(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(excerpt)).toBeVisible()
})

test('a trial that failed whole shows the reason before the rest goes the same way', async () => {
  const run = await aRun(someEntries(120), {
    answer: (batch) =>
      answered({
        acceptedOrders: 0,
        shipmentFailed: batch.map((entry) => aFailure(entry, 'Unknown shop')),
      }),
  })
  show(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/all of them failed for the same reason/)).toBeVisible()
  expect(screen.getByText('Unknown shop', { selector: 'blockquote' })).toBeVisible()
  expect(run.sent).toHaveLength(1)
  expect(button('Stop')).toBeEnabled()
  run.service.answer = acceptAll
  await userEvent.click(button('Send the rest'))
  await waitFor(() => expect(books()).toHaveTextContent('Accepted 110'))
})

test('turned away for now, it counts down and goes on by itself', async () => {
  const run = await aRun(someEntries(1), {
    answer: (batch, number) =>
      number === 1
        ? faulted({ kind: 'turned-away', status: 429, retryAfterMs: 30_000 })
        : answered({ acceptedOrders: batch.length }),
  })
  show(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/The service asks to wait/)).toBeVisible()
  await act(() => run.clock.advance(30_000))
  expect(screen.getByText('Nothing left to do')).toBeVisible()
})

test('offline, it says that the rest goes by itself, and it does', async () => {
  const run = await aRun(someEntries(3), { requestSize: 1 })
  run.service.answer = () => {
    run.network.set(false)
    return faulted({ kind: 'no-answer', cause: 'network' })
  }
  show(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/This computer is offline/)).toBeVisible()
  run.service.answer = acceptAll
  act(() => run.network.set(true))
  await waitFor(() => expect(run.kinds()).toEqual(['in-doubt', 'accepted', 'accepted']))
})

test('the service’s counts are shown as it gave them, a missing one as not reported', async () => {
  const entries = someEntries(3)
  const run = await aRun(entries, {
    answer: (batch, number) =>
      number > 1
        ? answered({ acceptedOrders: batch.length })
        : answered({
            acceptedOrders: 2,
            rejectedOrders: 1,
            ordersNotFound: undefined,
            shipmentFailed: [aFailure(entries[0], 'No')],
          }),
  })
  show(run.run)
  await userEvent.click(button('Resume'))
  await waitFor(() => expect(reported()).toHaveTextContent('First sending'))
  expect(reported()).toHaveTextContent('Accepted2Rejected1Not foundnot reportedCourier needed0')
  await act(() => run.run.resend([0]))
  await waitFor(() => expect(reported()).toHaveTextContent('Resend 1'))
  expect(reported()).toHaveTextContent('The service counts each sending by itself')
  expect(books()).toHaveTextContent('Accepted 3')
})

test('a number in the books lists its entries, and the search finds one', async () => {
  const entries = someEntries(30)
  const run = await aRun(entries, {
    answer: () =>
      answered({
        acceptedOrders: 28,
        shipmentFailed: [aFailure(entries[4], 'Not pending'), aFailure(entries[9], 'Not found')],
      }),
  })
  show(run.run)
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

test('what the service named and nobody sent is shown', async () => {
  const run = await aRun(someEntries(1), {
    answer: () =>
      answered({
        acceptedOrders: 1,
        shipmentFailed: [{ orderId: 'ALIEN', trackingId: 'X-1', errorMessage: 'Unknown' }],
      }),
  })
  show(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText('ALIEN · X-1: Unknown')).toBeVisible()
})

test('a trial is said while it runs, and a size that the service did not take', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(120), { answer })
  show(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/A trial of 10 entries goes first/)).toBeVisible()
  await act(() => reply(answered({ acceptedOrders: 10 })))
  await waitFor(() => expect(screen.queryByText(/A trial of/)).not.toBeInTheDocument())
  await act(() => reply(faulted({ kind: 'too-large' })))
  expect(await screen.findByText(/goes on with at most 50 entries a request/)).toBeVisible()
})

test.each([
  [403, 'ask the person who gave it to you'],
  [404, 'tell the person who looks after this installation'],
  [422, 'perhaps in a single entry'],
])('a refusal with status %i says where to look', async (status, hint) => {
  const fault: Fault = { kind: 'turned-down', status, excerpt: '' }
  const run = await aRun(someEntries(3), { answer: () => faulted(fault), requestSize: 2 })
  show(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText((text) => text.includes(hint))).toBeVisible()
})

test('a part of the picture lists its entries, as its number does', async () => {
  const entries = someEntries(3)
  const run = await aRun(entries, {
    answer: () => answered({ acceptedOrders: 2, shipmentFailed: [aFailure(entries[1], 'No')] }),
  })
  show(run.run)
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
  show(run.run)
  await userEvent.click(button('Resume'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these entries' }), 'PENDING')
  const list = screen.getByRole('grid', { name: 'All entries' })
  await waitFor(() => expect(list).toHaveAttribute('aria-rowcount', '2'))
  expect(screen.getByText('1 entry')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), ' nowhere')
  expect(await screen.findByText('No entry fits.')).toBeVisible()
})

test('an entry opens to its story, from its button or by Enter on its row', async () => {
  const entries = someEntries(3)
  const run = await aRun(entries, {
    answer: (batch, number) =>
      number > 1
        ? answered({ acceptedOrders: batch.length })
        : answered({ acceptedOrders: 2, shipmentFailed: [aFailure(entries[1], 'Bad number')] }),
  })
  const readStory: ReadStory = (position) =>
    Promise.resolve(entryStory(entries, position, run.journal.events.map(restoreEvent)))
  show(run.run, { readStory })
  await userEvent.click(button('Resume'))
  await waitFor(() => expect(books()).toHaveTextContent('Failed 1'))
  await userEvent.click(button('What happened to order O-1'))
  const story = screen.getByRole('dialog', { name: 'What happened to order O-1' })
  expect(story).toHaveTextContent('Row 1 of Typed entries')
  const steps = () => within(story).getAllByRole('listitem')
  await waitFor(() => expect(steps()).toHaveLength(2))
  expect(steps()[0]).toHaveTextContent('First sending, request 1')
  expect(steps()[1]).toHaveTextContent('FailedBad number')
  await act(async () => {
    await run.run.mend(1, { orderId: 'O-1', trackingId: 'NEW' })
    await run.run.resend([1])
  })
  await waitFor(() => expect(steps()).toHaveLength(5))
  expect(steps()[2]).toHaveTextContent('Changed by youTracking number: T-1 → NEW')
  expect(steps()[3]).toHaveTextContent('Resend 1, request 2')
  expect(within(story).getByRole('region', { name: 'Now' })).toHaveTextContent('Accepted')
  await userEvent.click(within(story).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('gridcell', { name: 'O-2' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'What happened to order O-2' })).toBeVisible()
})

test('the entry that the address asks for is shown with its story open', async () => {
  const onEntryClosed = vi.fn<() => void>()
  const run = await aRun(someEntries(3))
  show(run.run, { entry: 2, onEntryClosed })
  const story = screen.getByRole('dialog', { name: 'What happened to order O-2' })
  expect(await within(story).findByText('It was not sent yet.')).toBeVisible()
  await userEvent.click(within(story).getByRole('button', { name: 'Close' }))
  expect(onEntryClosed).toHaveBeenCalledOnce()
  expect(screen.getByRole('row', { name: /O-2/ })).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
})

test('an entry that the upload does not have opens nothing', async () => {
  const run = await aRun(someEntries(3))
  show(run.run, { entry: 3 })
  expect(screen.getByRole('grid', { name: 'All entries' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a story that cannot be read says so', async () => {
  const run = await aRun(someEntries(1))
  show(run.run, { entry: 0, readStory: () => Promise.reject(new Error('gone')) })
  expect(await screen.findByText(/could not be read/)).toBeVisible()
})

test('of many sendings the latest stand first and the older ones are summed', async () => {
  const entries = someEntries(2)
  const run = await aRun(entries, {
    answer: () => answered({ acceptedOrders: 0, shipmentFailed: [aFailure(entries[0], 'No')] }),
  })
  show(run.run)
  await userEvent.click(button('Resume'))
  for (let number = 1; number <= 6; number += 1) {
    await act(() => run.run.resend([0]))
    await waitFor(() => expect(reported()).toHaveTextContent(`Resend ${number}`))
  }
  const names = within(reported())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
  expect(names.slice(0, 4)).toEqual(['Resend 6', 'Resend 5', 'Resend 4', '4 earlier sendings'])
  expect(reported()).toHaveTextContent('First sending')
})

test('the keyboard is caught when its control goes away with the last open entry', async () => {
  const run = await aRun(someEntries(2), { answer: () => faulted({ kind: 'not-connected' }) })
  show(run.run, {
    failures: ({ run: given, view }) =>
      view.state.counts['not-sent'] > 0 ? (
        <button type="button" onClick={() => void given.setAside([0, 1], '')}>
          Give up
        </button>
      ) : null,
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
  show(run.run, { download: () => <button type="button">Download</button> })
  expect(screen.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  expect(button('Download')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start the next sheet' })).toBeVisible()
  await userEvent.click(button('Resume'))
  expect(await screen.findByText('Nothing left to do')).toBeVisible()
  expect(button('Download')).toBeVisible()
})

test('the story of an entry that was sent is not told as if it had not been when its record is gone', async () => {
  const { run, resume } = await aRun(someEntries(1), { answer: acceptAll })
  await resume()
  show(run, { readStory: noStory, entry: 0 })
  const story = await screen.findByRole('dialog')
  expect(await within(story).findByText(/could not be read/)).toBeVisible()
  expect(within(story).queryByText('It was not sent yet.')).toBeNull()
})
