import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'
import { storeName } from '../../src/storage/store.ts'
import { pasteInPage } from '../person/in-page.ts'
import { languageOf, type Say, textsOf } from './languages.ts'
import { type BookLine, sheetOf } from './sheets.ts'

/** Records policy violations and uncaught errors. */
export async function watch(context: BrowserContext, seen: string[]) {
  const listen = (page: Page) => {
    page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) seen.push(message.text())
    })
  }
  for (const page of context.pages()) listen(page)
  context.on('page', listen)
  // For the whole context: a page that closes at once couldn't get its own init script.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

/** Longer than between two keys of a scanner. */
const BETWEEN_KEYS_MS = 70

/** Presses keys as far apart as a person does; the product ignores a key right behind a character, as from a scanner. */
function pressLikeAPerson({ keyboard }: Page): void {
  const press = keyboard.press.bind(keyboard)
  keyboard.press = async (key, options) => {
    await setTimeout(BETWEEN_KEYS_MS)
    await press(key, options)
  }
}

/** A test with a unique token, and so its own book at the simulator. */
export const test = base.extend<{ token: string; watched: void }>({
  token: async ({}, use) => {
    await use(`practice-${randomUUID()}`)
  },
  context: async ({ context }, use) => {
    context.on('page', pressLikeAPerson)
    await use(context)
  },
  watched: [
    async ({ context }, use) => {
      const seen: string[] = []
      await watch(context, seen)
      await use()
      expect(seen).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
export { sheetOf } from './sheets.ts'

/** The header's button that shows the connection. */
export const connection = (page: Page) =>
  page.getByRole('banner').locator('button[aria-haspopup=dialog]')

export async function enterToken(page: Page, token: string, t: Say = textsOf(languageOf('en'))) {
  await connection(page).click()
  const panel = page.getByRole('banner').getByRole('dialog')
  const field = panel.getByLabel(t('token.field'))
  await field.fill(token)
  await field.press('Enter')
  // Don't wait for "Token added": it is shown only until the first answer, and a paused upload sends at once.
  await expect(panel).toBeHidden()
}

/** Pastes like Ctrl+V into the focused element. */
export const paste = (page: Page, text: string, html = '') =>
  page.evaluate(pasteInPage, [text, html])

const HEADER = ['Order ID', 'Tracking number'] as const

/** Opens the product, enters the token and pastes a sheet. */
export async function pasteSheet(
  page: Page,
  token: string,
  rows: readonly (readonly string[])[],
  header: readonly string[] = HEADER,
) {
  await page.goto('/')
  await enterToken(page, token)
  await pasteAside(page, sheetOf(header, rows))
}

/** Expects the last action, as named by the Undo button. */
export const expectLastAction = (page: Page, action: string, timeout = 10_000) =>
  expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(action, {
    timeout,
  })

/** The filters of the sheet, by their row count. */
export const problems = (page: Page, count: number) =>
  page.getByRole('button', { name: `Problems ${count}`, exact: true })
export const warnings = (page: Page, count: number) =>
  page.getByRole('button', { name: `Warnings ${count}`, exact: true })

/** Pastes a sheet, with the focus outside of fields and cells. */
export async function pasteAside(page: Page, text: string) {
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await paste(page, text)
}

export async function chooseFile(page: Page, name: string, content: string) {
  await page
    .getByLabel('Choose file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

export async function addEntry(page: Page, orderId: string, trackingId: string) {
  const form = page.getByRole('form', { name: 'Add an entry' })
  await form.getByLabel('Order ID', { exact: true }).fill(orderId)
  await form.getByLabel('Tracking number').fill(trackingId)
  await form.getByRole('button', { name: 'Add entry' }).click()
}

export async function upload(page: Page, count: number) {
  const text = count === 1 ? 'Upload 1 entry' : `Upload ${count.toLocaleString('en')} entries`
  await page.getByRole('button', { name: text }).click()
}

export const summary = (page: Page) =>
  page.getByRole('region', { name: 'Where every entry stands' })

/** Waits until the summary shows these counts. */
export async function expectSummary(page: Page, counts: Readonly<Record<string, number>>) {
  for (const [term, count] of Object.entries(counts)) {
    await expect(summary(page)).toContainText(
      new RegExp(`${term}\\s*${count.toLocaleString('en')}(?![\\d,])`),
      { timeout: 45_000 },
    )
  }
}

/** The panel of this name, opened from the rail if needed. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  const panel = page.getByRole('region', { name, exact: true })
  const rail = page.getByRole('navigation', { name: 'This upload' })
  if (!(await panel.isVisible()))
    await rail.getByRole('button', { name: new RegExp(`^${name} [\\d,]+$`) }).click()
  await expect(panel).toBeVisible()
  return panel
}

/** Reads the simulator's book of processed entries for a token. */
export async function readBook(
  request: APIRequestContext,
  token: string,
  origin = '',
): Promise<BookLine[]> {
  const response = await request.get(`${origin}/practice/book`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(response.ok()).toBe(true)
  return (await response.json()) as BookLine[]
}

export async function expectEachOnce(
  request: APIRequestContext,
  token: string,
  count: number,
  origin = '',
) {
  const lines = await readBook(request, token, origin)
  expect(lines).toHaveLength(count)
  expect(lines.filter((line) => line.times !== 1)).toEqual([])
}

export function recordBodies(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/api/tracking')) bodies.push(request.postDataJSON())
  })
  return bodies
}

export const setRequestSize = (page: Page, requestSize: number) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    await route.fulfill({ response, json: { ...config, requestSize } })
  })

/** Changes the sheet and waits until it is saved, when other tabs are notified. */
export async function keep(page: Page, change: () => Promise<void>) {
  const { origin } = new URL(page.url())
  const written = page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        new BroadcastChannel(name).addEventListener('message', () => resolve())
      }),
    `draft of ${storeName(origin, true)}`,
  )
  await Promise.all([written, change()])
}

/** Moves the clock without running timers, like a sleeping laptop. */
export const jump = (page: Page, ms: number) =>
  page.evaluate((by) => {
    const now = Date.now
    Date.now = () => now() + by
  }, ms)

/** Waits until the product is cached for offline use, which it starts after an idle period that is skipped here. */
export async function untilKeptOffline(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await page.clock.fastForward(3000)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Types over the value of a cell. */
export async function retype(page: Page, cell: Locator, value: string) {
  await cell.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}

export const grid = (page: Page, name: string): Locator => page.getByRole('grid', { name })
