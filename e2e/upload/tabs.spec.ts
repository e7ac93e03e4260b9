import type { BrowserContext, Page } from '@playwright/test'
import { test } from '../support/faulty-product.ts'
import { type FaultyReply, heldReply, type Mishap, SIMULATOR } from '../support/faulty-service.ts'
import {
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  jump,
  openPanel,
  pasteSheet,
  upload,
} from '../support/product.ts'

const resume = (page: Page) => page.getByRole('button', { name: 'Resume', exact: true })
const watches = (page: Page) =>
  page.getByText('You’re already using Tracking Upload in another tab')
const accepted: FaultyReply = { status: 200, body: '{"acceptedOrders": 2}' }
const lost: Mishap = { processed: true, reply: 'never' }

const ENDS = [
  { how: 'closed', end: (page: Page) => page.close({ runBeforeUnload: false }) },
  { how: 'crashed', end: crash },
] as const

async function crash(page: Page) {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => {})
  await crashed
}

async function openSecond(context: BrowserContext, first: Page): Promise<Page> {
  const second = await context.newPage()
  await second.goto(first.url())
  await expect(watches(second)).toBeVisible()
  return second
}

for (const { how, end } of ENDS) {
  test(`a second tab watches live, and takes over when the first is ${how} during a request`, async ({
    page: first,
    context,
    request,
    token,
    service,
  }) => {
    const rows = Array.from({ length: 8 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
    const held = heldReply(accepted)
    service.plan([{ processed: true, reply: held.reply }, lost])
    await pasteSheet(first, token, rows)
    await upload(first, 8)
    await expectSummary(first, { Sending: 2, Waiting: 6 })
    const second = await openSecond(context, first)
    await expectSummary(second, { Sending: 2, Waiting: 6 })
    await enterToken(second, token)
    for (const name of ['Pause', 'Resume', 'Stop'])
      await expect(second.getByRole('button', { name, exact: true })).toHaveCount(0)

    held.give()
    await expectSummary(second, { Accepted: 2, Sending: 2, Waiting: 4 })
    await expect.poll(() => service.requests().length).toBe(2)
    await end(first)

    await expect(watches(second)).toBeHidden()
    // Until then it asks its server for the answer.
    await jump(second, 15_000)
    await expectSummary(second, { Accepted: 2, 'In doubt': 2, Waiting: 4 })
    await expect(
      second.getByRole('main').getByText(/^The page was closed during this upload\./),
    ).toBeVisible()
    expect(service.requests()).toHaveLength(2)
    await resume(second).click()
    await expectSummary(second, { Accepted: 6, 'In doubt': 2 })
    // The rest is the same for both.
    if (how === 'crashed') return
    const doubt = await openPanel(second, 'In doubt')
    await doubt.getByRole('button', { name: 'Resend all 2' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Resend 2 entries' }).click()
    await expect(doubt).toContainText('is not pending shipment')
    await doubt.getByRole('button', { name: /^Mark \d+ as accepted$/ }).click()
    await expect(second.getByText('Nothing left to do')).toBeVisible()
    await expectSummary(second, { Accepted: 8 })
    await expectEachOnce(request, token, 8, SIMULATOR)
  })
}

test('an upload continues in the next used tab, and nothing is sent twice or in doubt', async ({
  page: first,
  context,
  request,
  token,
  service,
}) => {
  const rows = Array.from({ length: 6 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
  const held = heldReply(accepted)
  service.plan([{ processed: true, reply: held.reply }])
  await pasteSheet(first, token, rows)
  await first.getByRole('gridcell', { name: 'ZZ-5' }).dblclick()
  await first.keyboard.type('ZZ-5-typed')
  const onSheet = await context.newPage()
  await onSheet.goto('/')
  await onSheet.getByRole('button', { name: 'Use this tab' }).click()
  await expect(onSheet.getByRole('gridcell', { name: 'ZZ-5-typed' })).toBeVisible()
  await onSheet.close()

  await upload(first, 6)
  await expectSummary(first, { Sending: 2, Waiting: 4 })
  const second = await openSecond(context, first)
  await enterToken(second, token)
  await second.getByRole('button', { name: 'Use this tab' }).click()
  await expect(first.getByText('Finishing what was being sent')).toBeVisible()
  await expectSummary(second, { Sending: 2, Waiting: 4 })
  expect(service.requests()).toHaveLength(1)

  held.give()
  await expect(second.getByText('Nothing left to do')).toBeVisible()
  await expectSummary(second, { Accepted: 6 })
  await expect(watches(first)).toBeVisible()
  await expectSummary(first, { Accepted: 6 })
  expect(service.requests()).toHaveLength(3)
  await expectEachOnce(request, token, 6, SIMULATOR)
})

test('a second tab reports that its upload was deleted in the first', async ({
  page: first,
  context,
  token,
}) => {
  await pasteSheet(first, token, [['SO-1', 'ZZ-1']])
  await upload(first, 1)
  await expect(first.getByText('Nothing left to do')).toBeVisible()
  const second = await openSecond(context, first)
  await expect(second.getByText('Nothing left to do')).toBeVisible()
  const third = await context.newPage()
  await third.goto('/uploads')
  const earlier = third.getByRole('table', { name: 'Earlier uploads' })
  await expect(earlier.getByRole('link')).toHaveCount(1)

  await first.bringToFront()
  await first.getByRole('link', { name: 'Uploads' }).click()
  await first.getByRole('button', { name: /^Actions for / }).click()
  await first.getByRole('menuitem', { name: 'Delete' }).click()
  await first.getByRole('button', { name: 'Delete upload' }).click()
  await expect(second.getByRole('alert')).toContainText('This upload isn’t in this browser.')
  await expect(third.getByText('No uploads yet')).toBeVisible()
})
