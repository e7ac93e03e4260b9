import type { Page } from '@playwright/test'
import { expect, grid, paste, sheetOf } from './product.ts'

/** The grid of entries and its cells, with rows and columns from 1. */
export const entries = (page: Page) => grid(page, 'Entries')
export const cell = (page: Page, row: number, column: number) =>
  entries(page).locator(`[data-row="${row - 1}"] > [aria-colindex="${column}"]`)
export const column = (page: Page, at: number) =>
  entries(page).locator(`[data-row]:not([data-new]) > [aria-colindex="${at}"]`)

export const heading = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${count.toLocaleString('en')} entries`, exact: true })

/** Orders SO-0 with ZZ-0, SO-1 with ZZ-1, and so on. */
export const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => [`SO-${at}`, `ZZ-${at}`] as const)

/** Opens the product, pastes a sheet and waits until it is shown. */
export async function openSheet(
  page: Page,
  rows: readonly (readonly string[])[],
  header: readonly string[] = ['Order ID', 'Tracking number'],
) {
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  await paste(page, sheetOf(header, rows))
  await expect(heading(page, rows.length)).toBeVisible()
  await expect(entries(page).locator('[data-row="0"]')).toContainText(rows[0]?.[0] ?? '')
}
