import type { Page } from '@playwright/test'
import { chooseFile, expect, paste, sheetOf, test } from '../support/product.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => [`SO-${100_000 + n}`, `YT${2_300_000_000_000_000 + n}`])

/** Top of the first row, and the number of fully visible rows. */
const seenRows = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector('[role=grid]')?.getBoundingClientRect()
    const rows = [...document.querySelectorAll('[role=grid] [data-row]')]
    const places = rows.map((row) => row.getBoundingClientRect())
    const isSeen = ({ bottom }: DOMRect) => bottom <= Math.min(grid?.bottom ?? 0, innerHeight)
    return { top: Math.min(...places.map(({ y }) => y)), whole: places.filter(isSeen).length }
  })

test('the grid fills the page in every language, and a filter moves nothing', async ({
  browser,
  baseURL,
}) => {
  const rows = numbered(40)
  rows[3] = ['', 'ZZ-1']
  rows[4] = ['SO-5', '9.40011E+21']
  rows[6] = [...(rows[5] ?? [])]
  // Languages with the longest and the shortest words.
  for (const locale of ['es', 'zh-CN']) {
    const viewport = { width: 1280, height: 800 }
    const context = await browser.newContext({ locale, viewport, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('form')).toBeVisible()
    await paste(page, sheetOf(['Order ID', 'Tracking number'], rows))
    await expect(page.getByRole('grid')).toContainText('SO-100010')
    // A line is shown while the sheet is read.
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
