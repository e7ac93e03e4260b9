import type { Page } from '@playwright/test'
import {
  expect,
  grid,
  paste,
  retype,
  sheetOf,
  test,
  problems,
  warnings,
} from '../support/product.ts'

const HEADER = ['Order ID', 'Tracking number'] as const

const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => [`SO-${101 + n}`, `YT${2_300_000_000_000_000 + n}`])

const rowOf = (page: Page, name: RegExp) => grid(page, 'Entries').getByRole('row', { name })
const cellOf = (page: Page, text: string) => grid(page, 'Entries').getByText(text, { exact: true })
const exact = (page: Page, text: string) => page.getByText(text, { exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

async function openWith(page: Page, text: string) {
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  await paste(page, text)
}

test('numbers cut short by Excel are listed with their rows and with how to keep the digits', async ({
  page,
}) => {
  await openWith(
    page,
    sheetOf(HEADER, [
      ['SO-1', '9.40011E+21'],
      ['SO-2', 'ZZ-2'],
      ['SO-3', '9.40012E+21'],
    ]),
  )
  await expect(page.getByText(/Excel shortened 2 numbers/)).toBeVisible()
  await expect(problems(page, 2)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload 1 entry' })).toBeVisible()
  await page.getByRole('button', { name: 'How to avoid this' }).click()
  await expect(page.getByText(/without opening it in Excel/)).toBeVisible()
  await page.getByRole('button', { name: 'Show 2 rows' }).click()
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
  await expect(rowOf(page, /SO-3/)).toContainText('Digits lost in Excel')
  await page.getByRole('button', { name: /^All / }).click()
  await expect(rowOf(page, /SO-2/)).toBeVisible()
})

test('the blocks of a number can be joined, and several numbers in a cell split', async ({
  page,
}) => {
  await openWith(
    page,
    sheetOf(HEADER, [
      ['SO-1', 'LX 123456785 CN'],
      ['SO-2', 'RB123456785CN; RA123456785CN'],
      ['SO-3', 'ZZ-3'],
    ]),
  )
  await expect(problems(page, 2)).toBeVisible()
  await rowOf(page, /SO-1/).getByRole('button', { name: 'Join' }).click()
  await expect(rowOf(page, /SO-1/)).toContainText('LX123456785CN')
  await expect(problems(page, 1)).toBeVisible()
  await rowOf(page, /SO-2/).getByRole('button', { name: 'Split in 2' }).click()
  await expect(exact(page, '4 entries')).toBeVisible()
  await expect(rowOf(page, /SO-2/)).toHaveCount(2)
  await expect(rowOf(page, /RA123456785CN/).getByRole('rowheader')).toHaveText('3')
  await expect(problems(page, 1)).toHaveCount(0)
  await undo(page).click()
  await undo(page).click()
  await expect(problems(page, 2)).toBeVisible()
  await expect(rowOf(page, /SO-1/)).toContainText('LX 123456785 CN')
})

test('a duplicate’s warning disappears when the other row is fixed, and returns on undo', async ({
  page,
}) => {
  await openWith(
    page,
    sheetOf(HEADER, [
      ['SO-1', 'ZZ-1'],
      ['SO-2', 'ZZ-2'],
      ['SO-3', 'ZZ-1'],
    ]),
  )
  const mark = 'Same number as row'
  await expect(rowOf(page, /SO-1/)).toContainText(`${mark} 4`)
  await expect(rowOf(page, /SO-3/)).toContainText(`${mark} 2`)
  await expect(warnings(page, 2)).toBeVisible()
  await retype(page, rowOf(page, /SO-3/).getByText('ZZ-1', { exact: true }), 'ZZ-3')
  await expect(rowOf(page, /SO-1/)).not.toContainText(mark)
  await expect(warnings(page, 0)).toBeVisible()
  await undo(page).click()
  await expect(rowOf(page, /SO-1/)).toContainText(`${mark} 4`)

  await rowOf(page, /SO-3/).getByRole('button', { name: 'Delete entry' }).click()
  await expect(exact(page, '2 entries')).toBeVisible()
  await expect(rowOf(page, /SO-1/)).not.toContainText(mark)
})

test('an exact copy becomes an entry as soon as it differs', async ({ page }) => {
  await openWith(
    page,
    sheetOf(HEADER, [
      ['SO-1', 'ZZ-1'],
      ['SO-1', 'ZZ-1'],
    ]),
  )
  await expect(page.getByRole('button', { name: 'Upload 1 entry' })).toBeVisible()
  const leftOut = page.getByRole('button', { name: 'Left out 1' })
  await expect(leftOut).toBeVisible()
  await retype(page, cellOf(page, 'SO-1'), 'SO-2')
  await expect(page.getByRole('button', { name: 'Upload 2 entries' })).toBeVisible()
  await expect(leftOut).toHaveCount(0)
})

test('"Next issue" goes from one row with an issue to the next', async ({ page }) => {
  const rows = numbered(300)
  rows[99] = ['SO-200', '12.50']
  rows[250] = ['', 'ZZ-250']
  await openWith(page, sheetOf(HEADER, rows))
  const next = page.getByRole('button', { name: 'Next issue' })
  const focused = grid(page, 'Entries')
    .getByRole('row')
    .filter({ has: page.locator(':focus') })
  await next.click()
  await expect(focused).toContainText('Price, not a tracking number')
  await expect(focused).toBeInViewport()
  await next.click()
  await expect(focused).toContainText('No order ID')
  await expect(focused).toBeInViewport()
  await next.click()
  await expect(focused).toContainText('Price, not a tracking number')
})
