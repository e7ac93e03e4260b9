import type { Locator, Page } from '@playwright/test'
import { cell, entries, openSheet } from '../support/entries.ts'
import { expect, keep, test } from '../support/product.ts'

const LONG = `PO-${'2026-11-'.repeat(12)}END`
const HEADER = ['Order ID', 'Tracking number', 'Courier code', 'Merchant order ID']
const ROWS = [
  ['SO-1', 'YT2300000000000001', '190008', 'M-1'],
  [LONG, 'YT2300000000000002', '190008', 'M-2'],
]

const head = (page: Page, name: string) =>
  entries(page).getByRole('columnheader').filter({ hasText: name }).first()

async function widthOf(page: Page, name: string): Promise<number> {
  const box = await head(page, name).boundingBox()
  return Math.round(box?.width ?? 0)
}

async function dragEdge(page: Page, name: string, distance: number): Promise<void> {
  const box = await head(page, name).boundingBox()
  if (box === null) throw new Error(`No column ${name}.`)
  const x = box.x + box.width - 3
  await page.mouse.move(x, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(x + distance, box.y + 10, { steps: 4 })
  await page.mouse.up()
}

test('a column keeps the width set by dragging or keys, also after a reload', async ({ page }) => {
  await openSheet(page, ROWS, HEADER)
  const before = await widthOf(page, 'Order ID')
  await dragEdge(page, 'Order ID', 60)
  expect(await widthOf(page, 'Order ID')).toBe(before + 60)
  expect(Math.round((await cell(page, 1, 2).boundingBox())?.width ?? 0)).toBe(before + 60)
  // The header was dragged, not pressed, so no column is selected.
  await expect(entries(page).locator('[aria-selected=true]')).toHaveCount(0)
  await cell(page, 1, 2).click()
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expect.poll(() => widthOf(page, 'Order ID')).toBe(before + 44)
  await page.reload()
  await expect.poll(() => widthOf(page, 'Order ID')).toBe(before + 44)
})

test('a value that does not fit is shown below the rows until its column is wide enough', async ({
  page,
}) => {
  await openSheet(page, ROWS, HEADER)
  const line = page.locator('main p', { hasText: LONG })
  await cell(page, 1, 2).click()
  await expect(line).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(line).toBeVisible()
  const first = await cell(page, 1, 2).boundingBox()
  const box = await head(page, 'Order ID').boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + (box?.width ?? 0) - 3, (box?.y ?? 0) + 10)
  await expect.poll(() => widthOf(page, 'Order ID')).toBeGreaterThan(LONG.length * 7)
  const text = cell(page, 2, 2).locator('span').first()
  expect(await text.evaluate((span) => span.scrollWidth <= span.clientWidth)).toBe(true)
  await cell(page, 1, 2).click()
  await cell(page, 2, 2).click()
  await expect(line).toHaveCount(0)
  expect((await cell(page, 1, 2).boundingBox())?.y).toBe(first?.y)
})

test('a hidden column is announced and can be shown again; pasted cells skip it', async ({
  page,
}) => {
  await openSheet(page, ROWS, HEADER)
  await cell(page, 1, 4).click()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('menuitem', { name: 'Hide column' }).click()
  await expect(cell(page, 1, 4)).toHaveText('M-1')
  await page.evaluate(() => navigator.clipboard.writeText('YT2300000000000009\tM-9'))
  await cell(page, 1, 3).click()
  await keep(page, () => page.keyboard.press('Control+v'))
  await expect(cell(page, 1, 4)).toHaveText('M-9')
  await page.reload()
  await page.getByRole('button', { name: 'Show 1 hidden column' }).click()
  await expect(cell(page, 1, 4)).toContainText('190008')
  await expect(cell(page, 1, 5)).toHaveText('M-9')
  // Required columns can't be hidden.
  await cell(page, 1, 3).click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Fit to content' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0)
})

test('the courier of the selected rows is cleared from the menu, whatever columns are selected', async ({
  page,
}) => {
  await openSheet(page, ROWS, HEADER)
  await cell(page, 1, 2).click()
  // To the end of the sheet, then to the last column with values.
  await page.keyboard.press('Control+Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('4 cells', { exact: true })).toBeVisible()
  await cell(page, 2, 2).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Clear courier' }).click()
  await expect(cell(page, 1, 4)).toHaveText('')
  await expect(cell(page, 2, 4)).toHaveText('')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 2, 4)).toContainText('190008')
})

const USPS = '9400111206206406260787'

/** Whether an element or a text in it is cut. */
const isCut = (target: Locator) =>
  target.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  )

test('the longest numbers and the words of an issue are whole beside the panel; the fix stays in place and can be pressed', async ({
  page,
}) => {
  await openSheet(
    page,
    [
      ['SO-1016', USPS, '', 'M-2016'],
      ['SO-1030', '12,50', '', 'M-2030'],
    ],
    HEADER,
  )
  await expect(page.getByRole('complementary', { name: 'Issues' })).toBeVisible()
  expect(await isCut(cell(page, 1, 3))).toBe(false)
  const row = entries(page).locator('[data-row="1"]')
  const fix = row.getByRole('button', { name: 'Send as it is' })
  const words = row.getByText('Price, not a tracking number')
  await page.mouse.move(2, 300)
  const atRest = await fix.boundingBox()
  expect(await isCut(words)).toBe(false)
  await row.getByRole('rowheader').hover()
  const remove = row.getByRole('button', { name: 'Delete entry' })
  await expect(remove).toHaveCSS('opacity', '1')
  expect(await fix.boundingBox()).toEqual(atRest)
  const edge = await remove.boundingBox()
  expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual(atRest?.x ?? 0)
  await fix.click()
  await expect(fix).toBeHidden()
})
