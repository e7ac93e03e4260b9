import type { Page } from '@playwright/test'
import { cell, column, entries, openSheet } from '../support/entries.ts'
import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/product.ts'

const ROWS = [
  ['SO-10', 'LX123456785CN'],
  ['SO-9', 'SO-4711'],
  ['MO-1', '12.50'],
  ['so-2', 'LX123456794CN'],
] as const

const panel = (page: Page) => page.getByRole('dialog', { name: 'Find and replace' })

test('Ctrl+H replaces in all cells, undone in one step', async ({ page }) => {
  await openSheet(page, ROWS)
  await cell(page, 1, 2).click()
  await page.keyboard.press('Control+h')
  await expect(panel(page).getByLabel('Find')).toBeFocused()
  await page.keyboard.type('so-')
  await page.keyboard.press('Tab')
  await panel(page).getByLabel('Replace with').fill('A')
  const preview = panel(page).getByRole('group', { name: 'What changes' })
  await expect(preview.getByRole('row')).toHaveCount(4)
  await expectNoFindings(page)
  await panel(page).getByRole('button', { name: 'Replace all' }).click()
  await expect(panel(page).getByText('Replaced text in 4 cells.')).toBeVisible()
  await expect(column(page, 2)).toHaveText(['A10', 'A9', 'MO-1', 'A2'])
  await expect(column(page, 3).nth(1)).toHaveText('A4711')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(column(page, 2)).toHaveText(['SO-10', 'SO-9', 'MO-1', 'so-2'])
  await expect(column(page, 3).nth(1)).toHaveText('SO-4711')
})

test('a hit far away is scrolled to', async ({ page }) => {
  const rows = Array.from({ length: 3000 }, (_, at) => [`SO-${at}`, `ZZ-${at}-9`] as const)
  await openSheet(page, rows)
  await cell(page, 1, 2).click()
  await page.keyboard.press('Control+f')
  await expect(panel(page).getByLabel('Find')).toBeFocused()
  await page.keyboard.type('ZZ-2718')
  await expect(entries(page).locator('mark')).toHaveText(['ZZ-2718'])
  await expect(panel(page).getByRole('status')).toHaveText('1 of 1')
})

test('Alt+↓ sorts by a column, and rows keep their numbers and position while edited', async ({
  page,
}) => {
  await openSheet(page, ROWS)
  await cell(page, 1, 2).click()
  await page.keyboard.press('Alt+ArrowDown')
  const menu = page.getByRole('menu', { name: 'Order ID: sort and filter' })
  await expect(menu.getByRole('menuitemradio', { name: 'Sort A to Z' })).toBeFocused()
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  await expect(column(page, 2)).toHaveText(['MO-1', 'so-2', 'SO-9', 'SO-10'])
  await expect(column(page, 1)).toHaveText(['4', '5', '3', '2'])
  await expect(cell(page, 1, 2)).toBeFocused()
  await page.keyboard.type('ZZ-9')
  await page.keyboard.press('Enter')
  await expect(cell(page, 2, 2)).toBeFocused()
  await expect(column(page, 2)).toHaveText(['ZZ-9', 'so-2', 'SO-9', 'SO-10'])
  await entries(page)
    .getByRole('button', { name: 'Order ID: sort and filter', exact: true })
    .click()
  await menu.getByRole('menuitemradio', { name: 'Sort Z to A' }).click()
  await expect(column(page, 2)).toHaveText(['ZZ-9', 'SO-10', 'SO-9', 'so-2'])
  await page.keyboard.press('Alt+ArrowDown')
  await menu.getByRole('menuitemradio', { name: 'Original order' }).click()
  await expect(column(page, 2)).toHaveText(['SO-10', 'SO-9', 'ZZ-9', 'so-2'])
})
