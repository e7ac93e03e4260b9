import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { Fault } from '#domain/upload/answers/fault.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { tokensOf } from '#testing/services.ts'
import { acceptAll, aRun, answered, faulted, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { summary, button, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

test('a token that the service does not accept is said, with the field for another one', async () => {
  const run = await aRun(someEntries(2), { answer: () => faulted({ kind: 'unauthorized' }) })
  const tokens = tokensOf(null)
  showUpload(run.run, { tokens })
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/The service did not accept this token/)).toBeVisible()
  await userEvent.type(await screen.findByLabelText('Access token'), 'practice-token-7f3a')
  await userEvent.click(button('Use token and continue'))
  expect(tokens.getSnapshot()).toMatchObject({ hasToken: true, lastFour: '7f3a' })
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
    { kind: 'request-rejected', status: 403, excerpt: '' },
    'turned the whole request down (status 403)',
    'stand under “Refused”',
  ],
  [{ kind: 'not-connected' }, 'could not be reached', 'never left. Resume sends them'],
])('when %j happens, the page says what it means and what waits', async (fault, what, meaning) => {
  const run = await aRun(someEntries(3), { answer: () => faulted(fault), requestSize: 2 })
  showUpload(run.run)
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
  [{ kind: 'request-rejected', status: 422, excerpt: '' }, 'Go to “Refused”', 'Led to refused'],
])('after %j the notice leads to the entries that it is about', async (fault, name, led) => {
  const run = await aRun(someEntries(3), { answer: () => faulted(fault), requestSize: 2 })
  showUpload(run.run, { failures: ({ leadTo }) => <p>Led to {leadTo?.kind ?? 'nothing'}</p> })
  await userEvent.click(button('Resume'))
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(led)).toBeVisible()
})

test('what the service wrote to a refusal is shown as plain text', async () => {
  const excerpt = '<script>alert(1)</script>'
  const run = await aRun(someEntries(3), {
    answer: () => faulted({ kind: 'request-rejected', status: 400, excerpt }),
    requestSize: 2,
  })
  showUpload(run.run)
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
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/all of them failed for the same reason/)).toBeVisible()
  expect(screen.getByText('Unknown shop', { selector: 'blockquote' })).toBeVisible()
  expect(run.sent).toHaveLength(1)
  expect(button('Stop')).toBeEnabled()
  run.service.answer = acceptAll
  await userEvent.click(button('Send the rest'))
  await waitFor(() => expect(summary()).toHaveTextContent('Accepted 110'))
})

test('turned away for now, it counts down and goes on by itself', async () => {
  const run = await aRun(someEntries(1), {
    answer: (batch, number) =>
      number === 1
        ? faulted({ kind: 'unavailable', status: 429, retryAfterMs: 30_000 })
        : answered({ acceptedOrders: batch.length }),
  })
  showUpload(run.run)
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
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/This computer is offline/)).toBeVisible()
  run.service.answer = acceptAll
  act(() => run.network.set(true))
  await waitFor(() => expect(run.kinds()).toEqual(['in-doubt', 'accepted', 'accepted']))
})

test('a trial is said while it runs, and a size that the service did not take', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(120), { answer })
  showUpload(run.run)
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
  const fault: Fault = { kind: 'request-rejected', status, excerpt: '' }
  const run = await aRun(someEntries(3), { answer: () => faulted(fault), requestSize: 2 })
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText((text) => text.includes(hint))).toBeVisible()
})

test.each<[Fault, string, string]>([
  [{ kind: 'no-answer', cause: 'timeout' }, 'Nobody knows', 'Go to “In doubt”'],
  [
    { kind: 'request-rejected', status: 422, excerpt: 'Oh' },
    'perhaps in a single',
    'Go to “Refused”',
  ],
])('%j of the very last request is said where it was sent from', async (fault, what, name) => {
  const run = await aRun(someEntries(2), { answer: () => faulted(fault) })
  showUpload(run.run)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText((text) => text.includes(what))).toBeVisible()
  expect(button(name)).toBeEnabled()
  await act(() => run.run.markAccepted([0, 1]))
  await act(() => run.run.setAside([0, 1], ''))
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
