import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { AccessToken } from '#service/token.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { tokensOf } from '#testing/services.ts'
import {
  acceptAll,
  answered,
  type Answering,
  aRun,
  faulted,
  first,
  repliesOnDemand,
  unreached,
} from '#testing/uploads/fake-run.ts'
import { withoutAnswer, withStatus } from '#testing/uploads/from-server.ts'
import { summary, button, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

test('a rejected token is reported, with a field for another one', async () => {
  const run = await aRun(someEntries(2), { answer: withStatus(401) })
  const tokens = tokensOf(null)
  showUpload(run.upload, { tokens })
  act(() => button('Resume').click())
  expect(await screen.findByText(/^Your access token was rejected or has expired\.$/)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Access token')).toHaveFocus())
  await userEvent.keyboard('practice-token-7f3a')
  await userEvent.click(button('Use token and continue'))
  expect(tokens.getSnapshot()).toMatchObject({ hasToken: true, lastFour: '7f3a' })
})

test.each(['main', 'heading'] as const)(
  'a token that is rejected while the keyboard rests on the %s is asked for under it',
  async (role) => {
    const run = await aRun(someEntries(2), { answer: withStatus(401) })
    showUpload(run.upload, { tokens: tokensOf(null) })
    const [resting] = await screen.findAllByRole(role)
    resting?.focus()
    expect(resting).toHaveFocus()
    act(() => button('Resume').click())
    expect(await screen.findByLabelText('Access token')).toHaveFocus()
  },
)

test('a token rejected after Resume was pressed by key is asked for in its field', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer })
  showUpload(run.upload, { tokens: tokensOf(null) })
  button('Resume').focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await act(() => reply(faulted({ kind: 'unauthorized' })))
  expect(await screen.findByLabelText('Access token')).toHaveFocus()
})

test('a press that needs a token focuses the token field', async () => {
  const run = await aRun(someEntries(2), { token: null })
  showUpload(run.upload, { tokens: tokensOf(null) })
  button('Resume').focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByLabelText('Access token')).toHaveFocus()
})

test('a rejected token doesn’t take the focus from a user typing elsewhere', async () => {
  const run = await aRun(someEntries(2), { answer: withStatus(401) })
  showUpload(run.upload, { tokens: tokensOf(null) })
  const search = await screen.findByRole('searchbox')
  search.focus()
  act(() => button('Resume').click())
  expect(await screen.findByLabelText('Access token')).toBeVisible()
  expect(search).toHaveFocus()
})

const timeout: Answering = () => faulted({ kind: 'no-answer', cause: 'timeout' })

test.each<[string, Answering, string, string]>([
  [
    'the connection breaks',
    withoutAnswer,
    'The connection dropped before the service answered.',
    'These entries may or may not have arrived.',
  ],
  [
    'no answer comes in time',
    timeout,
    'The service didn’t answer in time.',
    'may or may not have arrived',
  ],
  [
    'the service breaks',
    withStatus(500),
    'The service had an error (500).',
    'won’t be resent automatically',
  ],
  [
    'half an answer comes',
    withStatus(200, '{"acc'),
    'The service’s answer couldn’t be read.',
    'may or may not have arrived',
  ],
  [
    'an answer without counts comes',
    withStatus(200, '{"shipmentFailed": []}'),
    'The service’s answer is inconsistent.',
    'may or may not have arrived',
  ],
  [
    'the token may not do this',
    withStatus(403),
    'The service rejected the whole request (403).',
    'This token can’t upload tracking numbers.',
  ],
  [
    'there is no service at the address',
    withStatus(404),
    'The service rejected the whole request (404).',
    'Ask your administrator.',
  ],
  [
    'the request is rejected',
    withStatus(422),
    'The service rejected the whole request (422).',
    'They’re under Refused.',
  ],
  [
    'the service cannot be reached',
    unreached,
    'The service couldn’t be reached.',
    'Nothing was sent. Resume',
  ],
])('when %s, the page says what it means and what to do', async (_, answer, what, meaning) => {
  const run = await aRun(someEntries(3), { answer, requestSize: 2 })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await act(run.tryInVain)
  expect(await within(summary()).findByText(what)).toBeVisible()
  expect(summary()).toHaveTextContent(meaning)
  expect(summary()).toHaveTextContent('Paused')
  expect(button('Resume')).toBeEnabled()
})

test.each([
  ['in doubt', timeout],
  ['refused', withStatus(422)],
])('entries that are %s are one press away', async (outcome, answer) => {
  const run = await aRun(someEntries(3), { answer, requestSize: 2 })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await userEvent.click(await screen.findByRole('button', { name: `View ${outcome}` }))
  const panel = { level: 2, name: new RegExp(`^${outcome}$`, 'i') }
  expect(await screen.findByRole('heading', panel)).toHaveFocus()
})

test('the service’s message about a refusal is shown as plain text', async () => {
  const answer = withStatus(400, '<p>No</p> <b allowed')
  const run = await aRun(someEntries(3), { answer, requestSize: 2 })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText('No <b allowed')).toBeVisible()
})

test('a trial that failed completely shows the reason before the rest can be sent', async () => {
  const run = await aRun(someEntries(120), {
    answer: (batch) =>
      answered({
        acceptedOrders: 0,
        shipmentFailed: batch.map((entry) => aFailure(entry, 'Unknown shop')),
      }),
  })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText('The first 10 entries (sent as a test) all failed.')).toBeVisible()
  expect(within(screen.getByRole('blockquote')).getByText('Unknown shop')).toBeVisible()
  expect(run.sent).toHaveLength(1)
  expect(button('Stop')).toBeEnabled()
  run.service.answer = acceptAll
  await userEvent.click(screen.getByRole('button', { name: /^Send the other/ }))
  await waitFor(() => expect(summary()).toHaveTextContent('Accepted 110'))
})

test('while the service is busy it counts down and continues', async () => {
  const run = await aRun(someEntries(1), {
    answer: first(withStatus(429, '', { 'Retry-After': '30' })),
  })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText(/^The service is busy\. Continuing in \d+ s\.$/)).toBeVisible()
  await act(() => run.clock.advance(30_000))
  expect(screen.getByText('Nothing left to do')).toBeVisible()
})

test('offline, the strip says that the upload continues later, and it does', async () => {
  const run = await aRun(someEntries(3), { requestSize: 1 })
  run.service.answer = (...request) => {
    run.network.set(false)
    return withoutAnswer(...request)
  }
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText('You’re offline.')).toBeVisible()
  run.service.answer = acceptAll
  act(() => run.network.set(true))
  await waitFor(() => expect(run.kinds()).toEqual(['in-doubt', 'accepted', 'accepted']))
})

test('the strip reports a running trial, and a request size that the service didn’t accept', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(120), { answer })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  expect(await screen.findByText('Testing with 10 entries first.')).toBeVisible()
  await act(() => reply(answered({ acceptedOrders: 10 })))
  await waitFor(() => expect(screen.queryByText(/Testing with/)).not.toBeInTheDocument())
  await act(() => reply(faulted({ kind: 'too-large' })))
  expect(await screen.findByText(/Sending 50 at a time/)).toBeVisible()
})

test('a fault of the last request is reported once, beside its entries', async () => {
  const run = await aRun(someEntries(2), { answer: timeout })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  expect(await screen.findByRole('heading', { level: 2, name: 'In doubt' })).toBeVisible()
  expect(summary()).toHaveTextContent('2 need you')
  expect(within(summary()).queryByText(/didn’t answer in time/)).toBeNull()
  expect(screen.getByText(/didn’t answer in time/)).toBeVisible()
})

test('a message of the service in place of a result comes first, its entries are in doubt, and the rest waits', async () => {
  const message = 'Request exceeds 40-number batch limit.'
  const answer = withStatus(200, JSON.stringify({ meta: { code: 4062, message }, data: [] }))
  const run = await aRun(someEntries(3), { answer, requestSize: 2 })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  const said = await within(summary()).findByText(message)
  const reason = within(summary()).getByText(/answer is inconsistent/)
  expect(said.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(run.kinds()).toEqual(['in-doubt', 'in-doubt', 'waiting'])
  expect(run.sent).toHaveLength(1)
})

test('the question about a token of another shop comes once per upload', async () => {
  const run = await aRun(someEntries(3), { requestSize: 1, shop: 'North' })
  run.tokens.set('token-of-the-south' as AccessToken, false, 'South')
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  expect(
    await within(summary()).findByText(/This upload is for North. Your token is for South./),
  ).toBeVisible()
  expect(run.sent).toHaveLength(0)
  await userEvent.click(button('Same shop'))
  await waitFor(() => expect(run.state().counts.accepted).toBe(3))
})
