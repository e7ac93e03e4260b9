import type { Page } from '@playwright/test'
import {
  addEntry,
  chooseFile,
  expect,
  expectSummary,
  grid,
  paste,
  pasteAside,
  pasteSheet,
  sheetOf,
  test,
  retype,
  untilKept,
  problems,
} from '../support/product.ts'

const numbered = (count: number, prefix = 'SO') =>
  Array.from({ length: count }, (_, n) => [
    `${prefix}-${100_000 + n}`,
    `YT${2_300_000_000_000_000 + n}`,
  ])

const entriesOf = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'entry' : 'entries'}`

test('everything can be undone, back to the empty page, and redone', async ({ page }) => {
  await page.goto('/')
  await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], numbered(4)))
  await expect(page.getByText(entriesOf(4), { exact: true })).toBeVisible()
  await retype(
    page,
    grid(page, 'Entries').getByText('YT2300000000000001', { exact: true }),
    'YT9900000000000001',
  )
  await expect(grid(page, 'Entries')).toContainText('YT9900000000000001')
  await grid(page, 'Entries').getByRole('button', { name: 'Delete entry' }).first().click()
  await expect(page.getByText(entriesOf(3), { exact: true })).toBeVisible()
  await addEntry(page, 'SO-9', 'YT9900000000000009')
  await expect(page.getByText(entriesOf(4), { exact: true })).toBeVisible()

  const undo = page.getByRole('button', { name: 'Undo' })
  for (let step = 0; step < 4; step += 1) await undo.click()
  await expect(grid(page, 'Entries')).toHaveCount(0)
  const redo = page.getByRole('button', { name: 'Redo' })
  for (let step = 0; step < 4; step += 1) await redo.click()
  await expect(page.getByText(entriesOf(4), { exact: true })).toBeVisible()
  await expect(grid(page, 'Entries')).toContainText('YT9900000000000001')
  await expect(grid(page, 'Entries')).toContainText('SO-9')
})

test('a scanner types order, Enter, number, Enter, eight times', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('form', { name: 'Add an entry' })
    .getByLabel('Order ID', { exact: true })
    .click()
  for (let n = 0; n < 8; n += 1) {
    await page.keyboard.type(`SCAN-${n}`)
    await page.keyboard.press('Enter')
    await page.keyboard.type(`YT23000000000001${String(n).padStart(2, '0')}`)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(entriesOf(8), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload 8 entries' })).toBeVisible()
})

test('a block of cells pasted into the sheet fills it', async ({ page }) => {
  await page.goto('/')
  await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], numbered(4)))
  await grid(page, 'Entries').getByText('SO-100001', { exact: true }).click()
  await paste(page, 'X-1\nX-2')
  await expect(grid(page, 'Entries')).toContainText('X-2')
  await expect(grid(page, 'Entries')).not.toContainText('SO-100002')
  await expect(page.getByText(entriesOf(4), { exact: true })).toBeVisible()
})

test('a reload brings back sheet, undo, filter and place', async ({ page }) => {
  await page.goto('/')
  const rows = numbered(300)
  rows[250] = ['', 'YT2300000000009999']
  await chooseFile(
    page,
    'orders.csv',
    [['Order ID', 'Tracking number'], ...rows].map((cells) => cells.join(',')).join('\n'),
  )
  await expect(problems(page, 1)).toBeVisible()
  await page.getByRole('button', { name: /^Problems/ }).click()
  await expect(page.getByText('1 of 300', { exact: true })).toBeVisible()
  await untilKept(page)
  await page.reload()
  await expect(page.getByText('1 of 300', { exact: true })).toBeVisible()
  await expect(grid(page, 'Entries')).toContainText('252')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(grid(page, 'Entries')).toHaveCount(0)
})

test('warnings ask before an upload, and exact copies are skipped', async ({ page, token }) => {
  await pasteSheet(page, token, [
    ['SO-1', 'ZZ-1'],
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
    ['SO-3', 'ZZ-2'],
  ])
  await page.getByRole('button', { name: 'Upload 3 entries' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload anyway' }).click()
  await expectSummary(page, { Accepted: 3 })
})

/** The first row that holds an entry, and how many are seen whole. */
const seenRows = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector('[role=grid]')?.getBoundingClientRect()
    const rows = [...document.querySelectorAll('[role=grid] [data-row]')]
    const places = rows.map((row) => row.getBoundingClientRect())
    const isSeen = ({ bottom }: DOMRect) => bottom <= Math.min(grid?.bottom ?? 0, innerHeight)
    return { top: Math.min(...places.map(({ y }) => y)), whole: places.filter(isSeen).length }
  })

test('in every language the grid is the page: it begins high, and a filter moves nothing', async ({
  browser,
  baseURL,
}) => {
  const rows = numbered(40)
  rows[3] = ['', 'ZZ-1']
  rows[4] = ['SO-5', '9.40011E+21']
  rows[6] = [...(rows[5] ?? [])]
  for (const locale of ['en', 'es', 'zh-CN', 'zh-HK']) {
    const viewport = { width: 1280, height: 800 }
    const context = await browser.newContext({ locale, viewport, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('form')).toBeVisible()
    await paste(page, sheetOf(['Order ID', 'Tracking number'], rows))
    await expect(page.getByRole('grid')).toContainText('SO-100010')
    // While a sheet is read a line says so.
    await expect
      .poll(async () => (await seenRows(page)).whole, { message: locale })
      .toBeGreaterThanOrEqual(16)
    const { top } = await seenRows(page)
    expect(top, locale).toBeLessThanOrEqual(230)
    await page.locator('[aria-pressed]').nth(1).click()
    await expect(page.getByRole('grid')).not.toContainText('SO-100010')
    expect((await seenRows(page)).top, locale).toBe(top)
    await context.close()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page does not scroll sideways and the main button is in reach', async ({ page }) => {
    await page.goto('/')
    await chooseFile(
      page,
      'orders.csv',
      [['Order ID', 'Tracking number'], ...numbered(200)]
        .map((cells) => cells.join(','))
        .join('\n'),
    )
    const button = page.getByRole('button', { name: 'Upload 200 entries' })
    await expect(button).toBeInViewport()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
