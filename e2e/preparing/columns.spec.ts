import type { Locator, Page } from '@playwright/test'
import { findingsOf } from '../support/findings.ts'
import { chooseFile, expect, grid, keep, pasteAside, test } from '../support/product.ts'

const exact = (page: Page, text: string) => page.getByText(text, { exact: true })
const rowOf = (page: Page, name: RegExp) => grid(page, 'Entries').getByRole('row', { name })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Match columns' })
const choiceOf = (dialog: Locator, name: string) =>
  dialog.getByRole('combobox', { name, exact: true })
const headOf = (dialog: Locator, name: RegExp) => dialog.getByRole('columnheader', { name })
const use = (dialog: Locator) => dialog.getByRole('button', { name: 'Use these columns' })

const tracking = (n: number) => `YT23000000000${String(n).padStart(5, '0')}`

/** Two possible order columns, a number and a weight, without a header. */
const headerless = (from: number) =>
  Array.from({ length: 6 }, (_, row) => {
    const n = from + row
    return [`K-${2207 + n * 13}`, `SO-${4118 + n * 7}`, tracking(n), `${(n % 4) + 1}.${n % 10}5`]
  })

const textOf = (rows: readonly (readonly string[])[], between = '\t') =>
  rows.map((cells) => cells.join(between)).join('\n')

async function open(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
}

/** Chooses the first column for the order IDs. */
async function correct(dialog: Locator) {
  await choiceOf(dialog, 'Order ID').selectOption('Column A')
  await choiceOf(dialog, 'Tracking number').selectOption('Column C')
  await choiceOf(dialog, 'Courier code').selectOption('None')
  await choiceOf(dialog, 'Merchant order ID').selectOption('None')
}

test('columns of a headerless sheet are confirmed and remembered; a different sheet asks again', async ({
  page,
}) => {
  await open(page)
  await pasteAside(page, textOf(headerless(0)))
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('row', { name: /K-2207/ })).toHaveText(/1K-2207SO-4118YT23/)
  await correct(dialog)
  await expect(choiceOf(dialog, 'Order ID')).toHaveValue('0')
  await expect(choiceOf(dialog, 'Tracking number')).toHaveValue('2')
  await use(dialog).click()
  await expect(exact(page, '6 entries')).toBeVisible()
  await expect(rowOf(page, /K-2207/)).toContainText(tracking(0))
  await expect(exact(page, 'Not used: column B, column D')).toBeVisible()

  await pasteAside(page, textOf(headerless(20)))
  await expect(exact(page, '12 entries')).toBeVisible()
  await expect(rowOf(page, /K-2467/)).toContainText(tracking(20))
  await expect(dialog).toHaveCount(0)

  const others = ['Ada Byron', 'Bo Li', 'Eve Doe', 'Max Roe', 'Zoe Lau', 'Ian Poe']
  await pasteAside(page, textOf(others.map((name, n) => [name, String(n % 3), tracking(n), 'DE'])))
  await expect(dialog).toBeVisible()
})

test('after Cancel a message says that nothing was added, also after a reload, with a way back', async ({
  page,
}) => {
  await open(page)
  await chooseFile(page, 'orders.csv', textOf(headerless(0), ','))
  const dialog = dialogOf(page)
  await keep(page, () => dialog.getByRole('button', { name: 'Cancel' }).click())
  const told = page.getByRole('status').filter({ hasText: 'Nothing was added from orders.csv.' })
  await expect(told).toBeVisible()
  await page.reload()
  await told.getByRole('button', { name: 'Match columns' }).click()
  await correct(dialog)
  await use(dialog).click()
  await expect(exact(page, '6 entries')).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('by keyboard the missing field has the focus, then the button uses the columns', async ({
  page,
}) => {
  await open(page)
  const rows = ['red', 'green', 'blue'].map((colour, n) => [`SO-${n + 1}`, colour, `${colour}ish`])
  await pasteAside(page, textOf([['Order ID', 'Colour', 'Shade'], ...rows]))
  const dialog = dialogOf(page)
  await expect(choiceOf(dialog, 'Tracking number')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(choiceOf(dialog, 'Order ID')).toHaveValue('0')
  await expect(choiceOf(dialog, 'Order ID')).toBeFocused()
  await page.keyboard.press('Tab')
  // Typing passes the column of the order IDs, which must keep it.
  await page.keyboard.type('Column C', { delay: 70 })
  await expect(choiceOf(dialog, 'Tracking number')).toHaveValue('2')
  await expect(choiceOf(dialog, 'Order ID')).toHaveValue('0')
  for (let presses = 0; presses < 20; presses += 1) {
    if (await use(dialog).evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(rowOf(page, /SO-2/)).toContainText('greenish')

  await page.getByRole('button', { name: 'Change columns' }).press('Enter')
  await expect(use(dialog)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Change columns' })).toBeFocused()
  await expect(page.getByText('Nothing was added')).toHaveCount(0)
})

test('a wide sheet scrolls to the used columns', async ({ page }) => {
  const wide = (other: string, order: string, number: string) =>
    Array.from({ length: 30 }, (_, column) => {
      return column === 20 ? order : column === 22 ? number : `${other} ${column}`
    })
  await open(page)
  const rows = [0, 1, 2].map((n) => wide('x', `SO-${n + 10}`, tracking(n)))
  await pasteAside(page, textOf([wide('Field', 'Order ID', 'Tracking number'), ...rows]))
  await page.getByRole('button', { name: 'Change columns' }).click()
  await expect(headOf(dialogOf(page), /^U /)).toBeInViewport({ ratio: 0.9 })
  await expect(headOf(dialogOf(page), /^W /)).toBeInViewport({ ratio: 0.9 })
})

test('on a phone the table scrolls in the dialog, never the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await pasteAside(page, textOf(headerless(0)))
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  await choiceOf(dialog, 'Courier code').selectOption('Column D')
  await expect(headOf(dialog, /^D/)).toBeInViewport({ ratio: 0.9 })
  await choiceOf(dialog, 'Merchant order ID').selectOption('Column A')
  await expect(headOf(dialog, /^A/)).toBeInViewport({ ratio: 0.9 })
  const widths = await dialog.evaluate((element) => [
    document.documentElement.scrollWidth,
    element.scrollWidth - element.clientWidth,
  ])
  expect(widths).toEqual([390, 0])
})

test('axe finds nothing in the question with a column chosen twice, nor after it is closed', async ({
  page,
}) => {
  await open(page)
  await pasteAside(page, textOf(headerless(0)))
  const dialog = dialogOf(page)
  await choiceOf(dialog, 'Order ID').selectOption('Column C')
  await choiceOf(dialog, 'Courier code').selectOption('Column C')
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing was added')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})
