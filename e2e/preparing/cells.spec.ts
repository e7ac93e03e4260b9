import { cell, column, openSheet } from '../support/entries.ts'
import { expect, paste, sheetOf, test } from '../support/product.ts'

const LONG = '9400111206206406260787'
const ROWS = [
  ['00122', LONG],
  ['00123', 'ZZ-0'],
  ['00124', 'ZZ-1'],
  ['00125', 'ZZ-2'],
  ['00126', 'ZZ-3'],
]

test('a copied value is pasted into all selected cells, and the fill handle repeats them', async ({
  page,
}) => {
  await openSheet(page, ROWS)
  await cell(page, 2, 3).click()
  await page.keyboard.press('Control+c')
  await cell(page, 1, 5).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+v')
  const numbers = column(page, 5)
  await expect(numbers).toHaveText(['ZZ-0', 'ZZ-0', '', '', ''])
  const box = await cell(page, 2, 5).boundingBox()
  await page.mouse.move(
    (box?.x ?? 0) + (box?.width ?? 0) - 5,
    (box?.y ?? 0) + (box?.height ?? 0) - 5,
  )
  await page.mouse.down()
  await cell(page, 4, 5).hover()
  await page.mouse.up()
  await expect(numbers).toHaveText(['ZZ-0', 'ZZ-0', 'ZZ-0', 'ZZ-0', ''])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(numbers).toHaveText(['ZZ-0', 'ZZ-0', '', '', ''])
})

test('rows that are not on the page are copied too, once', async ({ page }) => {
  await page.addInitScript(() => {
    let copies = 0
    addEventListener('copy', () => (document.documentElement.dataset.copies = String(++copies)), {
      capture: true,
    })
  })
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  const rows = Array.from({ length: 3000 }, (_, at) => [`SO-${at}`, `ZZ-${at}`] as const)
  await paste(page, sheetOf(['Order ID', 'Tracking number'], rows))
  await expect(page.getByRole('heading', { name: '3,000 entries' })).toBeVisible()
  await cell(page, 1, 2).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  const html = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      // Until the rows are copied, the clipboard may have older content.
      return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : ''
    })
  // Reading fails while the rows are being written.
  await expect(async () => expect(await html()).toContain('mso-number-format')).toPass()
  const lines = () =>
    page.evaluate(async () => (await navigator.clipboard.readText()).split('\n').length)
  await expect.poll(lines).toBe(3000)
  // The key's own event, and the one for the rows from the worker.
  await expect(page.locator('html')).toHaveAttribute('data-copies', '2')
})

test('the row menu inserts, duplicates and deletes; the menu key opens it, and Escape returns to the cell', async ({
  page,
}) => {
  await openSheet(page, ROWS)
  const menu = page.getByRole('menu', { name: 'Cells and rows' })
  const orders = column(page, 2)
  await cell(page, 2, 2).click()
  await cell(page, 3, 2).click({ modifiers: ['Shift'] })
  await cell(page, 2, 2).click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Duplicate 2 rows' }).click()
  await expect(orders).toHaveText(['00122', '00123', '00124', '00123', '00124', '00125', '00126'])
  await cell(page, 1, 3).click()
  await page.keyboard.press('Shift+F10')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell(page, 1, 3)).toBeFocused()
  await cell(page, 1, 2).hover()
  await page.getByRole('button', { name: 'More for this row' }).first().click()
  await menu.getByRole('menuitem', { name: 'Insert row above' }).click()
  await expect(page.getByRole('heading', { name: '8 entries' })).toBeVisible()
  await expect(orders.first()).toHaveText('')
})
