import type { Page } from '@playwright/test'
import { column, entries, heading, openSheet, orders } from '../support/entries.ts'
import { expect, expectLastAction, paste, test } from '../support/product.ts'

const numbers = (page: Page) => column(page, 3)

test('text typed or pasted in the empty row becomes rows, undone in one step', async ({ page }) => {
  await openSheet(page, orders(3))
  await entries(page).getByText('SO-2', { exact: true }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('SO-9')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ZZ-9')
  await page.keyboard.press('Enter')
  await expect(heading(page, 4)).toBeVisible()
  await expect(numbers(page)).toHaveText(['ZZ-0', 'ZZ-1', 'ZZ-2', 'ZZ-9'])
  // The empty row is not counted.
  await page.keyboard.press('Control+a')
  await expect(page.getByText('16 cells, 8 empty', { exact: true })).toBeVisible()
  await entries(page).getByText('SO-9', { exact: true }).click()
  await page.keyboard.press('ArrowDown')
  await paste(page, 'SO-20\tZZ-20\nSO-21\tZZ-21')
  await expect(heading(page, 6)).toBeVisible()
  await expect(numbers(page).last()).toHaveText('ZZ-21')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 4)).toBeVisible()
  await expectLastAction(page, 'Edited row 1: Tracking number')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(heading(page, 3)).toBeVisible()
})

test('numbers are entered one after the other in the empty row, which stays visible', async ({
  page,
}) => {
  await openSheet(page, orders(60))
  await entries(page).getByText('ZZ-3', { exact: true }).click()
  await page.keyboard.press('Control+ArrowDown')
  await expect(entries(page).locator(':focus')).toHaveText('ZZ-59')
  await page.keyboard.press('Enter')
  for (const number of ['YY-60', 'YY-61', 'YY-62']) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(number)
  }
  await page.keyboard.press('Enter')
  await expect(heading(page, 63)).toBeVisible()
  await expect(numbers(page).last()).toHaveText('YY-62')
  await expect(entries(page).locator('[data-new] > :focus')).toBeInViewport()
})

test('with hidden rows there is no empty row', async ({ page }) => {
  await openSheet(page, orders(3))
  await expect(entries(page).locator('[data-new]')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the entries' }).fill('ZZ-1')
  await expect(numbers(page)).toHaveText(['ZZ-1'])
  await expect(entries(page).locator('[data-new]')).toHaveCount(0)
})
