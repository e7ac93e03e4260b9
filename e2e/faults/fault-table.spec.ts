import type { Page } from '@playwright/test'
import { test } from '../support/faulty-product.ts'
import { type FaultyReply, type Mishap, SIMULATOR } from '../support/faulty-service.ts'
import {
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  jump,
  openPanel,
  pasteSheet,
  readBook,
  summary,
  upload,
} from '../support/product.ts'

/** Text beside a fault that leaves entries in doubt. */
const UNKNOWN = 'These entries may or may not have arrived.'
const statusSays = (status: number) => `The service had an error (${status}).`
const UNREADABLE = 'The service’s answer couldn’t be read.'
const NO_SENSE = 'The service’s answer is inconsistent.'

type Row = {
  readonly what: string
  readonly reply: FaultyReply
  readonly sentence: string
}

const text = (status: number, body: string, type = 'application/json') => ({
  status,
  body,
  headers: { 'Content-Type': type },
})

const BEHIND_THE_FORWARDER: readonly Row[] = [
  ...[304, 402, 409, 500, 503].map((status) => ({
    what: `status ${status}`,
    reply: { status },
    sentence: statusSays(status),
  })),
  {
    what: 'a 502 that claims that nothing left',
    reply: { status: 502, headers: { 'X-Tracking-Upload': 'not-connected' } },
    sentence: statusSays(502),
  },
  { what: 'a connection cut', reply: 'cut', sentence: statusSays(502) },
  { what: 'half an answer', reply: 'cut in the answer', sentence: statusSays(502) },
  { what: 'no content', reply: { status: 204 }, sentence: UNREADABLE },
  {
    what: 'a web page',
    reply: text(200, '<h1>Log in</h1>', 'text/html'),
    sentence: UNREADABLE,
  },
  { what: 'half a JSON', reply: text(200, '{"acceptedOrders": 2,'), sentence: UNREADABLE },
  { what: 'a list', reply: text(200, '[]'), sentence: NO_SENSE },
  { what: 'no counts', reply: text(200, '{"shipmentFailed": []}'), sentence: NO_SENSE },
  { what: 'a count below 0', reply: text(200, '{"acceptedOrders": -1}'), sentence: NO_SENSE },
  { what: 'half an order', reply: text(200, '{"acceptedOrders": 1.5}'), sentence: NO_SENSE },
]

const WITHOUT_FORWARDER: readonly Row[] = [
  {
    what: 'a redirect',
    reply: { status: 307, headers: { Location: '/v1/api/tracking' } },
    sentence: 'The service redirected the request. Ask your administrator to check its address.',
  },
  {
    what: 'a connection cut',
    reply: 'cut',
    sentence: 'The connection dropped before the service answered.',
  },
  {
    what: 'half an answer',
    reply: 'cut in the answer',
    sentence: 'The connection dropped before the service answered.',
  },
  { what: 'no answer', reply: 'never', sentence: 'The service didn’t answer in time.' },
]

const rowsFor = (requests: number) =>
  Array.from({ length: 2 * requests }, (_, n) => [`SO-${n}`, `ZZ-${n}`])

const pairs = (rows: readonly (readonly string[])[]) =>
  Array.from({ length: rows.length / 2 }, (_, n) => [rows[2 * n]?.[0], rows[2 * n + 1]?.[0]])

const notice = (page: Page, sentence: string | RegExp) => summary(page).getByText(sentence)
const resume = (page: Page) => page.getByRole('button', { name: 'Resume', exact: true })
const finished = (page: Page) => page.getByText('Nothing left to do')

for (const { where, table, settings } of [
  { where: 'behind the forwarder', table: BEHIND_THE_FORWARDER, settings: {} },
  {
    where: 'of a service that the page calls itself',
    table: WITHOUT_FORWARDER,
    settings: { SERVICE_DIRECT: 'true', TIMEOUT_MS: '2000' },
  },
]) {
  test.describe(where, () => {
    test.use({ settings })

    test(`every fault that leaves entries in doubt is shown, and nothing is resent automatically: ${where}`, async ({
      page,
      request,
      token,
      service,
    }) => {
      const rows = rowsFor(table.length + 1)
      // Every other request was processed before its answer was lost.
      service.plan(table.map(({ reply }, n) => ({ processed: n % 2 === 0, reply })))
      await pasteSheet(page, token, rows)
      await upload(page, rows.length)
      for (const [n, { what, sentence }] of table.entries()) {
        await test.step(what, async () => {
          const inDoubt = 2 * (n + 1)
          await expectSummary(page, { 'In doubt': inDoubt, Waiting: rows.length - inDoubt })
          await expect(notice(page, sentence)).toBeVisible()
          await expect(notice(page, UNKNOWN)).toBeVisible()
          expect(service.requests()).toHaveLength(n + 1)
          await resume(page).click()
        })
      }
      await expectSummary(page, { 'In doubt': 2 * table.length, Accepted: 2 })
      expect(service.requests()).toEqual(pairs(rows))

      const doubt = await openPanel(page, 'In doubt')
      await doubt.getByRole('button', { name: /^Resend all/ }).click()
      const question = page.getByRole('dialog')
      await expect(question).toContainText(`Up to ${2 * table.length} may be uploaded twice.`)
      await question.getByRole('button', { name: /^Resend/ }).click()
      // Entries that had arrived are no longer pending; the rest is accepted now.
      const arrived = 2 * Math.ceil(table.length / 2)
      await expectSummary(page, { 'In doubt': arrived, Accepted: rows.length - arrived })
      await expect(doubt).toContainText('is not pending shipment')
      await doubt.getByRole('button', { name: /^Mark \d+ as accepted$/ }).click()
      await expect(finished(page)).toBeVisible()
      await expectSummary(page, { Accepted: rows.length })
      await expectEachOnce(request, token, rows.length, SIMULATOR)
    })
  })
}

test.describe('a service that the page calls itself', () => {
  test.use({ settings: { SERVICE_DIRECT: 'true' } })

  test('a service that doesn’t allow the page (CORS) gets no entry, and none is in doubt', async ({
    page,
    request,
    token,
    service,
  }) => {
    service.allowPages(false)
    const rows = rowsFor(2)
    await pasteSheet(page, token, rows)
    await upload(page, rows.length)
    await expect(
      notice(page, 'The service doesn’t allow this page (CORS), or it can’t be reached.'),
    ).toBeVisible()
    await expectSummary(page, { 'Not sent': 2, Waiting: 2 })
    await expect(summary(page)).not.toContainText('In doubt')
    expect(service.requests()).toEqual([])
    service.allowPages(true)
    await resume(page).click()
    await expect(finished(page)).toBeVisible()
    expect(service.requests()).toEqual(pairs(rows))
    await expectEachOnce(request, token, rows.length, SIMULATOR)
  })
})

const HINTS: Readonly<Record<number, string>> = {
  400: 'They’re under Refused.',
  403: 'This token can’t upload tracking numbers.',
  404: 'The service address may be wrong.',
}

test('a rejected request refuses all its entries, with the service’s message as text', async ({
  page,
  request,
  token,
  service,
}) => {
  const statuses = Object.keys(HINTS).map(Number)
  const rows = rowsFor(statuses.length + 1)
  service.plan(statuses.map((status) => ({ processed: false, reply: refusal(status) })))
  await pasteSheet(page, token, rows)
  await upload(page, rows.length)
  for (const [n, status] of statuses.entries()) {
    await test.step(`status ${status}`, async () => {
      const refused = 2 * (n + 1)
      await expectSummary(page, { Refused: refused, Waiting: rows.length - refused })
      await expect(
        notice(page, `The service rejected the whole request (${status}).`),
      ).toBeVisible()
      await expect(notice(page, HINTS[status] ?? '')).toBeVisible()
      await expect(page.getByRole('blockquote').first()).toHaveText(`No & never: ${status}`)
      expect(service.requests()).toHaveLength(n + 1)
      await resume(page).click()
    })
  }
  await expectSummary(page, { Refused: 2 * statuses.length, Accepted: 2 })
  expect(service.requests()).toEqual(pairs(rows))
  const refused = await openPanel(page, 'Refused')
  await expect(refused.getByRole('button', { name: /^Find the bad entry/ })).toBeVisible()
  await refused.getByRole('button', { name: 'Resend 6 entries' }).click()
  await expect(finished(page)).toBeVisible()
  await expectSummary(page, { Accepted: rows.length })
  await expectEachOnce(request, token, rows.length, SIMULATOR)
})

function refusal(status: number): FaultyReply {
  const page = `<html><script>alert(1)</script><h1>No & never:</h1>\n${status}</html>`
  return text(status, page, 'text/html')
}

test('an unreachable service: nothing was sent, and the request is retried automatically', async ({
  page,
  request,
  token,
  service,
}) => {
  const rows = rowsFor(3)
  await pasteSheet(page, token, rows)
  await service.stop()
  await upload(page, rows.length)
  await expectSummary(page, { Waiting: 6 })
  await expect(summary(page)).toContainText('The service can’t be reached, nothing was sent.')
  expect(await readBook(request, token, SIMULATOR)).toEqual([])
  await service.start()
  await expect(finished(page)).toBeVisible()
  await expectSummary(page, { Accepted: rows.length })
  expect(service.requests()).toEqual(pairs(rows))
  await expectEachOnce(request, token, rows.length, SIMULATOR)
})

test('a token that expires midway: another one continues at the same entry', async ({
  page,
  request,
  token,
  service,
}) => {
  const rows = rowsFor(3)
  const fine: FaultyReply = text(200, '{"acceptedOrders": 2}')
  service.plan([
    { processed: true, reply: fine },
    { processed: false, reply: { status: 401 } },
  ])
  await pasteSheet(page, token, rows)
  await upload(page, rows.length)
  await expectSummary(page, { Accepted: 2, Waiting: 4 })
  await expect(notice(page, 'Your access token was rejected or has expired.')).toBeVisible()
  expect(service.requests()).toHaveLength(2)
  await enterToken(page, `${token}-new`)
  await expect(finished(page)).toBeVisible()
  const [first, second, third] = pairs(rows)
  expect(service.requests()).toEqual([first, second, second, third])
  await expectEachOnce(request, token, 2, SIMULATOR)
  await expectEachOnce(request, `${token}-new`, 4, SIMULATOR)
})

test('too large: requests are halved; a single too large entry is refused and doesn’t shrink later requests', async ({
  page,
  request,
  token,
  service,
}) => {
  const rows = rowsFor(3)
  const tooLarge: Mishap = { processed: false, reply: { status: 413 } }
  service.plan([tooLarge, tooLarge])
  await pasteSheet(page, token, rows)
  await upload(page, rows.length)
  await expectSummary(page, { Accepted: 5, Refused: 1 })
  const [first, ...others] = pairs(rows)
  const halves = (first ?? []).map((order) => [order])
  expect(service.requests()).toEqual([first, ...halves, ...others])
  const refused = await openPanel(page, 'Refused')
  await expect(refused).toContainText('The service says this is too large.')
  await expect(refused).toContainText('Shorten its longest value, then resend.')
  await refused.getByRole('button', { name: 'Set aside' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click()
  await expect(finished(page)).toBeVisible()
  await expectSummary(page, { Accepted: 5, 'Set aside': 1 })
  await expectEachOnce(request, token, 5, SIMULATOR)
})

const MINUTE_MS = 60_000
const unavailable = (status: number, headers: Readonly<Record<string, string>> = {}): Mishap => ({
  processed: false,
  reply: { status, headers },
})

test('unavailable with a time: the wait is shown, survives sleep and a clock set back, and needs no user', async ({
  page,
  request,
  token,
  service,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const rows = rowsFor(3)
  const inAnHour = new Date(Date.now() + 60 * MINUTE_MS).toUTCString()
  service.plan([
    unavailable(429, { 'Retry-After': '600' }),
    unavailable(503, { 'Retry-After': inAnHour }),
    unavailable(429, { 'Retry-After': '2' }),
  ])
  await pasteSheet(page, token, rows)
  await upload(page, rows.length)
  const waiting = notice(page, 'The service is busy. Continuing in')
  await expect(waiting).toContainText(/in (600|5\d\d) s\./)
  await expectSummary(page, { Waiting: 6 })
  expect(service.requests()).toHaveLength(1)
  await jump(page, 11 * MINUTE_MS)
  await expect(waiting).toContainText(/in (3,?\d\d\d|2,?\d\d\d) s\./)
  expect(service.requests()).toHaveLength(2)
  await jump(page, 61 * MINUTE_MS)
  await expect(waiting).toContainText(/in [12] s\./)
  await jump(page, -600 * MINUTE_MS)
  await expect(finished(page)).toBeVisible()
  const [first, second, third] = pairs(rows)
  expect(service.requests()).toEqual([first, first, first, first, second, third])
  await expectEachOnce(request, token, rows.length, SIMULATOR)
  expect(asked).toEqual([])
})

test('unavailable without a time: retries become rarer, and finally the user is asked', async ({
  page,
  request,
  token,
  service,
}) => {
  const tries = 7
  service.plan(Array.from({ length: tries }, () => unavailable(429)))
  const rows = rowsFor(2)
  await page.clock.install()
  await pasteSheet(page, token, rows)
  await upload(page, rows.length)
  for (let seen = 1; seen < tries; seen += 1) {
    await expect.poll(() => service.requests().length).toBe(seen)
    await expect(notice(page, 'Trying again in')).toBeVisible()
    await page.clock.fastForward(MINUTE_MS)
  }
  await expect(notice(page, 'The service is unavailable (429).')).toBeVisible()
  await expect(notice(page, 'Nothing was processed. Wait a moment, then resume.')).toBeVisible()
  expect(service.requests()).toHaveLength(tries)
  await expectSummary(page, { Waiting: 4 })
  await resume(page).click()
  await expect(finished(page)).toBeVisible()
  await expectEachOnce(request, token, rows.length, SIMULATOR)
})
