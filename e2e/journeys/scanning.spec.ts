import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { cameraArguments, makeFilm, postNumber } from '../../bench/film.mjs'
import { BROWSER_ARGUMENTS } from '../../scripts/browser-arguments.mjs'
import { findingsOf } from '../support/findings.ts'
import {
  enterToken,
  expect,
  expectSummary,
  pasteAside,
  sheetOf,
  test,
  upload,
  watch,
} from '../support/product.ts'

const ORDERS = 20
const FRAMES = { label: 20, table: 6 }
const numbers = Array.from({ length: ORDERS }, (_, n) => postNumber(n + 1))
const KINDS = ['Code128', 'QRCode', 'DataMatrix', 'Code128']

/** Files of the scanner, which load only for scanning. */
const IS_OF_SCANNING = /\/assets\/(scan-dialog|barcodes|zxing)/

async function openCamera(browser: Browser): Promise<Browser> {
  const shots = numbers.map((text, n) => ({ codes: [{ text, format: KINDS[n % 4] ?? '' }] }))
  const film = await makeFilm(browser, shots, FRAMES)
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...BROWSER_ARGUMENTS, ...cameraArguments(film)],
  })
}

/** Opens the product and records every requested URL. */
async function openProduct(context: BrowserContext, baseURL = '') {
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(baseURL)
  return { page, asked }
}

async function scanAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Scan ${ORDERS} labels` }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan labels' })
  await expect(dialog.getByRole('heading', { name: 'Every order has a number' })).toBeVisible({
    timeout: 75_000,
  })
  // The film may restart, and its labels then belong to other orders.
  await expect(dialog.getByText('Check digit fits')).toHaveCount(ORDERS)
  expect(await findingsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
}

test('orders without a number are filled by the camera, uploaded, and printed for the driver', async ({
  browser,
  baseURL,
  token,
}) => {
  test.setTimeout(120_000)
  const own = await openCamera(browser)
  const context = await own.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const seen: string[] = []
  await watch(context, seen)
  const { page, asked } = await openProduct(context, baseURL)
  await enterToken(page, token)
  const rows = numbers.map((_, n) => [`#${1001 + n}`, '', '3011'])
  await pasteAside(page, sheetOf(['Order ID', 'Tracking number', 'Courier'], rows))
  await expect(page.getByRole('button', { name: `Scan ${ORDERS} labels` })).toBeVisible()
  expect(asked.filter((address) => IS_OF_SCANNING.test(address))).toEqual([])

  await scanAll(page)
  await upload(page, ORDERS)
  await expectSummary(page, { Accepted: ORDERS })

  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const list = page.locator('[data-print]')
  await expect(list.getByText(`China Post (3011) · ${ORDERS} parcels`)).toBeVisible()
  for (const number of numbers) await expect(list.getByText(number)).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(list).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  expect(asked.some((address) => IS_OF_SCANNING.test(address))).toBe(true)
  expect(
    asked.filter((address) => !address.startsWith(baseURL ?? '') && !isInPage(address)),
  ).toEqual([])
  expect(seen).toEqual([])
  await own.close()
})

const isInPage = (address: string) => /^(data|blob):/.test(address)
