import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { test as base } from '../support/faulty-product.ts'
import { type Mishap, SIMULATOR } from '../support/faulty-service.ts'
import {
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  openPanel,
  pasteSheet,
  upload,
  retype,
} from '../support/product.ts'

type Browser = { readonly open: () => Promise<Page>; readonly kill: () => Promise<void> }

/** A browser that can be killed and restarted with the same profile. */
const test = base.extend<{ browserOfMine: Browser }>({
  browserOfMine: async ({ launchOptions, baseURL, locale, viewport }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'tracking-upload-e2e-'))
    let context: BrowserContext | null = null
    const open = async () => {
      const about = { baseURL: baseURL ?? '', locale: locale ?? 'en-GB', viewport }
      context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...about })
      return context.pages()[0] ?? (await context.newPage())
    }
    const kill = async () => {
      if (context === null) return
      const closed = context.waitForEvent('close')
      process.kill(await processOf(context), 'SIGKILL')
      await closed
      context = null
    }
    await use({ open, kill })
    await kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  },
})

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  const answer = await session?.send('SystemInfo.getProcessInfo')
  const id = answer?.processInfo.find(({ type }) => type === 'browser')?.id
  if (id === undefined) throw new Error('The browser does not say which process it is.')
  return id
}

const resume = (page: Page) => page.getByRole('button', { name: 'Resume', exact: true })
const fine: Mishap = { processed: true, reply: { status: 200, body: '{"acceptedOrders": 2}' } }
const lost = (processed: boolean): Mishap => ({ processed, reply: 'never' })

/** Opens the only upload of the history. */
async function returnTo(page: Page, token: string) {
  await page.goto('/uploads')
  await page.getByRole('table', { name: 'Earlier uploads' }).getByRole('link').first().click()
  await expect(
    page.getByRole('main').getByText(/^The page was closed during this upload\./),
  ).toBeVisible()
  await enterToken(page, token)
}

test('a browser killed during requests and a wait: unanswered entries are in doubt, the rest waits for confirmation', async ({
  browserOfMine: browser,
  request,
  token,
  service,
}) => {
  test.setTimeout(120_000)
  const rows = Array.from({ length: 10 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
  let page = await browser.open()
  service.plan([fine, lost(true)])
  await pasteSheet(page, token, rows)
  await upload(page, 10)
  await expectSummary(page, { Accepted: 2, Sending: 2, Waiting: 6 })
  await expect.poll(() => service.requests().length).toBe(2)
  await browser.kill()

  page = await browser.open()
  await returnTo(page, token)
  await expectSummary(page, { Accepted: 2, 'In doubt': 2, Waiting: 6 })
  expect(service.requests()).toHaveLength(2)
  service.plan([lost(false)])
  await resume(page).click()
  await expectSummary(page, { Accepted: 2, 'In doubt': 2, Sending: 2, Waiting: 4 })
  await expect.poll(() => service.requests().length).toBe(3)
  await browser.kill()

  page = await browser.open()
  await returnTo(page, token)
  await expectSummary(page, { Accepted: 2, 'In doubt': 4, Waiting: 4 })
  service.plan([{ processed: false, reply: { status: 429, headers: { 'Retry-After': '900' } } }])
  await resume(page).click()
  await expect(page.getByText(/^The service is busy\. Continuing in \d+ s\.$/)).toBeVisible()
  await browser.kill()

  page = await browser.open()
  await returnTo(page, token)
  await expectSummary(page, { Accepted: 2, 'In doubt': 4, Waiting: 4 })
  expect(service.requests()).toHaveLength(4)
  await resume(page).click()
  await expectSummary(page, { Accepted: 6, 'In doubt': 4 })
  const doubt = await openPanel(page, 'In doubt')
  await expect(doubt).toContainText('The page was closed before the service answered.')
  await doubt.getByRole('button', { name: 'Resend all 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resend 4 entries' }).click()
  // Two of the four had arrived before the browser was killed.
  await expectSummary(page, { Accepted: 8, 'In doubt': 2 })
  await expect(doubt).toContainText('is not pending shipment')
  await doubt.getByRole('button', { name: /^Mark \d+ as accepted$/ }).click()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectSummary(page, { Accepted: 10 })
  await expectEachOnce(request, token, 10, SIMULATOR)
})

test('a browser killed while corrected entries are resent: they are in doubt with their corrections', async ({
  browserOfMine: browser,
  request,
  token,
  service,
}) => {
  const rows = [
    ['SO-1', 'ZZ-1'],
    ['TEST-REJECTED', 'ZZ-2'],
  ]
  let page = await browser.open()
  await pasteSheet(page, token, rows)
  await upload(page, 2)
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  const failed = page.getByRole('grid', { name: 'Failed entries' })
  await retype(page, failed.getByRole('gridcell', { name: /^ZZ-2/ }), 'CORRECTED-2')
  service.plan([lost(true)])
  await page.getByRole('button', { name: 'Resend 1 entry' }).click()
  await expect.poll(() => service.requests().length).toBe(2)
  await browser.kill()

  page = await browser.open()
  await page.goto('/uploads')
  await page.getByRole('table', { name: 'Earlier uploads' }).getByRole('link').first().click()
  await expectSummary(page, { Accepted: 1, 'In doubt': 1 })
  await enterToken(page, token)
  const doubt = await openPanel(page, 'In doubt')
  await expect(doubt).toContainText('CORRECTED-2')
  await doubt.getByRole('button', { name: 'Resend 1 to check' }).click()
  await expect(doubt).toContainText(/The service now says about TEST-REJECTED.*not pending/)
  await doubt.getByRole('button', { name: /^Mark \d+ as accepted$/ }).click()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectEachOnce(request, token, 2, SIMULATOR)
})
