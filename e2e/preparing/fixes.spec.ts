import type { Page } from '@playwright/test'
import {
  expect,
  grid,
  paste,
  pasteAside,
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
const about = (page: Page) => page.getByRole('group', { name: 'About this row' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

async function openWith(page: Page, text: string, html = '') {
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  await paste(page, text, html)
}

const CLEANED = [
  ['full-width digits', 'ＹＴ２３００', 'YT2300'],
  ['a no-break space at the end', 'YT2301\u00A0', 'YT2301', 'YT2301no-break space'],
  ['the text formula of Excel', '="002300"', '002300'],
] as const

test('cleaned values are marked, with the original to be had back', async ({ page }) => {
  const rows = CLEANED.map(([, raw], n) => [`SO-${n + 2}`, raw])
  await openWith(page, sheetOf(HEADER, [['SO-1', 'ZZ-1'], ...rows]))
  await expect(rowOf(page, /SO-1/)).not.toContainText('cleaned')
  for (const [n, [what, raw, cleaned, told = raw]] of CLEANED.entries())
    await test.step(what, async () => {
      const row = rowOf(page, new RegExp(`SO-${n + 2}`))
      await expect(row).toContainText(`${cleaned} cleaned`)
      await cellOf(page, cleaned).click()
      await expect(about(page)).toContainText('Original Tracking number:')
      await expect(about(page).getByRole('code')).toHaveText(told)

      await about(page).getByRole('button', { name: 'Restore original' }).click()
      await expect(row).not.toContainText('cleaned')
      expect(await row.textContent()).toContain(raw)
      await undo(page).click()
      await expect(row).toContainText(`${cleaned} cleaned`)
    })
})

test('numbers that Excel cut short get a verdict: which rows, and how to keep the digits', async ({
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

test('blocks of one number can be joined, and several numbers of one cell split', async ({
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

test('a warning about a duplicate goes at once when the other row is fixed, and comes back by undo', async ({
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
  const mark = 'Also on row'
  await expect(rowOf(page, /SO-1/)).toContainText(`${mark} 4`)
  await expect(rowOf(page, /SO-3/)).toContainText(`${mark} 2`)
  // Checks that come a moment later may move the rows between the two clicks that open a cell.
  await page.waitForTimeout(500)
  await retype(page, rowOf(page, /SO-3/).getByText('ZZ-1', { exact: true }), 'ZZ-3')
  await expect(rowOf(page, /SO-1/)).not.toContainText(mark)
  await expect(warnings(page, 0)).toBeVisible()
  await undo(page).click()
  await expect(rowOf(page, /SO-1/)).toContainText(`${mark} 4`)

  await rowOf(page, /SO-3/).getByRole('button', { name: 'Delete entry' }).click()
  await expect(exact(page, '2 entries')).toBeVisible()
  await expect(rowOf(page, /SO-1/)).not.toContainText(mark)
})

test('an exact copy counts again as soon as it is no copy any more', async ({ page }) => {
  await openWith(
    page,
    sheetOf(HEADER, [
      ['SO-1', 'ZZ-1'],
      ['SO-1', 'ZZ-1'],
    ]),
  )
  await expect(page.getByRole('button', { name: 'Upload 1 entry' })).toBeVisible()
  await expect(rowOf(page, /SO-1/).last()).toContainText('Same as row 2 (skipped)')
  await retype(page, cellOf(page, 'SO-1').last(), 'SO-2')
  await expect(page.getByRole('button', { name: 'Upload 2 entries' })).toBeVisible()
  await expect(page.getByText(/\(skipped\)/)).toHaveCount(0)
})

test('merchant numbers become order IDs only when the person says so', async ({ page }) => {
  await openWith(
    page,
    sheetOf(
      ['Merchant order ID', 'Tracking number'],
      [
        ['M-1', 'ZZ-1'],
        ['M-2', 'ZZ-2'],
      ],
    ),
  )
  await expect(problems(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Use merchant numbers as order IDs' }).click()
  await expect(problems(page, 2)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Upload 2 entries' })).toBeVisible()
  await undo(page).click()
  await expect(problems(page, 2)).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Use merchant numbers as order IDs' }),
  ).toBeVisible()
})

test('"Next issue" goes from one row with an issue to the next', async ({ page }) => {
  const rows = numbered(300)
  rows[99] = ['SO-200', '']
  rows[250] = ['', 'ZZ-250']
  await openWith(page, sheetOf(HEADER, rows))
  const next = page.getByRole('button', { name: 'Next issue' })
  const focused = grid(page, 'Entries')
    .getByRole('row')
    .filter({ has: page.locator(':focus') })
  await next.click()
  await expect(focused).toContainText('No tracking number')
  await expect(focused).toBeInViewport()
  await next.click()
  await expect(focused).toContainText('No order ID')
  await expect(focused).toBeInViewport()
  await next.click()
  await expect(focused).toContainText('No tracking number')
})

test('rows selected with Shift are deleted together; Ctrl+Z and Ctrl+Y take it back and again', async ({
  page,
}) => {
  await openWith(page, sheetOf(HEADER, numbered(12)))
  await cellOf(page, 'SO-103').click()
  await cellOf(page, 'SO-106').click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Delete 4 entries' }).click()
  await expect(exact(page, '8 entries')).toBeVisible()
  await expect(rowOf(page, /SO-104/)).toHaveCount(0)
  await expect(rowOf(page, /SO-107/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(exact(page, '12 entries')).toBeVisible()
  await expect(rowOf(page, /SO-104/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+y')
  await expect(exact(page, '8 entries')).toBeVisible()

  await cellOf(page, 'SO-101').click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+Delete')
  await expect(exact(page, '6 entries')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(exact(page, '12 entries')).toBeVisible()
  await retype(page, cellOf(page, 'SO-101'), 'SO-1')
  await expect(rowOf(page, /SO-1 /)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cellOf(page, 'SO-101')).toBeVisible()
})

test('couriers given by name are set to a code at once, or left to the service', async ({
  page,
}) => {
  await page.goto('/')
  await pasteAside(
    page,
    sheetOf(
      ['Order ID', 'Courier', 'Tracking number'],
      [
        ['SO-1', 'DHL Express', 'ZZ-1'],
        ['SO-2', '100001', 'ZZ-2'],
      ],
    ),
  )
  await page.getByRole('button', { name: /Courier name, not a code/ }).click()
  await page.getByRole('button', { name: 'Courier codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Courier names and codes' })
  await dialog.getByLabel('What to send for DHL Express').selectOption('Courier code')
  await dialog.getByRole('combobox', { name: 'Courier code for DHL Express' }).fill('100001')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Change 1 entry' }).click()
  await expect(warnings(page, 1)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(warnings(page, 1)).toBeVisible()
})
