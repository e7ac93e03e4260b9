import type { Page } from '@playwright/test'
import { cell, column, entries, openSheet, orders } from '../support/entries.ts'
import { untilDrawn } from '../support/measure.ts'
import { expect, test } from '../support/product.ts'

async function takeHandle(page: Page, row: number, at: number) {
  await cell(page, row, at).click()
  const box = await cell(page, row, at).boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  await page.mouse.move(x + width - 4, y + height - 4)
  await page.mouse.down()
}

test('the fill handle released outside the sheet fills once; Escape cancels it', async ({
  page,
}) => {
  await openSheet(page, orders(5))
  await takeHandle(page, 1, 3)
  await cell(page, 3, 3).hover()
  await page.getByRole('heading', { name: '5 entries' }).hover()
  await cell(page, 3, 3).hover()
  await page.mouse.move(400, 790)
  await page.mouse.up()
  await expect(column(page, 3)).toHaveText(['ZZ-0', 'ZZ-0', 'ZZ-0', 'ZZ-0', 'ZZ-0'])
  await page.keyboard.press('Control+z')
  await expect(column(page, 3).last()).toHaveText('ZZ-4')
  await cell(page, 4, 3).click()
  await expect(column(page, 3)).toHaveText(['ZZ-0', 'ZZ-1', 'ZZ-2', 'ZZ-3', 'ZZ-4'])

  await takeHandle(page, 1, 3)
  await cell(page, 3, 3).hover()
  await expect(entries(page).locator('[aria-selected=true]')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(entries(page).locator('[aria-selected=true]')).toHaveCount(0)
  await expect(column(page, 3)).toHaveText(['ZZ-0', 'ZZ-1', 'ZZ-2', 'ZZ-3', 'ZZ-4'])
})

test('dragging over column headers and row numbers selects several', async ({ page }) => {
  await openSheet(page, orders(5))
  await entries(page).getByRole('columnheader', { name: 'Order ID' }).first().hover()
  await page.mouse.down()
  await entries(page).getByRole('columnheader', { name: 'Courier' }).first().hover()
  await page.mouse.up()
  await expect(entries(page).locator('[aria-selected=true]')).toHaveCount(15)
  await cell(page, 2, 1).hover()
  await page.mouse.down()
  await cell(page, 4, 1).hover()
  await page.mouse.up()
  await expect(entries(page).locator('[aria-selected=true]')).toHaveCount(12)
})

test('a drag below the sheet scrolls and extends the selection', async ({ page }) => {
  await openSheet(page, orders(400))
  await cell(page, 2, 2).hover()
  await page.mouse.down()
  const box = await entries(page).boundingBox()
  await page.mouse.move(300, (box?.y ?? 0) + (box?.height ?? 0) + 40, { steps: 3 })
  await expect(cell(page, 100, 2)).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('footer strong')).toHaveText(/^\d{3,} cells/)
  const scrolled = () => entries(page).evaluate((element) => element.scrollTop)
  const before = await scrolled()
  await untilDrawn(page)
  expect(await scrolled()).toBe(before)
})
