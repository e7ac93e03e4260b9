import type { Page } from '@playwright/test'
import {
  chineseCsv,
  damagedSheet,
  file,
  largeWorkbook,
  severalSheets,
} from '../support/make-files.ts'
import { expect, expectLastAction, grid, keep, paste, problems, test } from '../support/product.ts'

type File = ReturnType<typeof file>

async function choose(page: Page, ...files: readonly File[]) {
  await page.goto('/')
  await page.getByLabel('Choose file').setInputFiles([...files])
}

const entries = (page: Page, text: string) => page.getByText(text, { exact: true })
const rowOf = (page: Page, name: RegExp) => grid(page, 'Entries').getByRole('row', { name })
const numberOf = (page: Page, name: RegExp) => rowOf(page, name).getByRole('rowheader')
/** A source's item in the dialog behind the line under the sheet. */
const source = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Sources' }).getByRole('listitem').filter({ hasText: name })
const openSources = (page: Page) =>
  page.getByRole('button', { name: /^(Details|\+\d+ more)$/ }).click()

test('a workbook keeps its row numbers, and Excel’s changes are shown and can be reverted', async ({
  page,
}) => {
  await choose(page, file('any-name.bin', damagedSheet))
  await expect(entries(page, '7 entries')).toBeVisible()
  await expect(numberOf(page, /SO-4/)).toHaveText('4')
  await expect(rowOf(page, /ZZ-7/)).toContainText('SO-6')
  await expect(rowOf(page, /SO-8/)).toContainText('Excel error (#N/A)')
  await expect(rowOf(page, /SO-9/)).toContainText('9.40551120620151E+21')
  await expect(rowOf(page, /ZZ-10/)).toContainText('00001234')
  await expect(problems(page, 2)).toBeVisible()

  await openSources(page)
  await expect(source(page, 'any-name.bin, Orders')).toContainText(
    '1 cell filled from merged cells',
  )
  await page.getByRole('button', { name: 'Skip hidden rows' }).click()
  await expect(page.getByRole('button', { name: 'Include hidden rows' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entries(page, '6 entries')).toBeVisible()
  await expect(numberOf(page, /SO-6.*ZZ-6/)).toHaveText('6')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entries(page, '7 entries')).toBeVisible()
})

test('the user chooses among several sheets, and each keeps its name and row numbers', async ({
  page,
}) => {
  await choose(page, file('orders.xlsx', severalSheets))
  const dialog = page.getByRole('dialog', { name: 'Choose sheets' })
  await expect(dialog.getByRole('checkbox', { name: /May/ })).toBeChecked()
  await expect(dialog.getByRole('region', { name: 'June' })).toContainText('ZZ-J-3')
  await expect(dialog.getByText('hidden')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /June/ }).check()
  await keep(page, () => dialog.getByRole('button', { name: 'Import 2 sheets' }).click())
  await expect(entries(page, '5 entries')).toBeVisible()
  await expect(numberOf(page, /J-3/)).toHaveText('4')
  await page.reload()
  await expect(entries(page, '5 entries')).toBeVisible()
  await openSources(page)
  await expect(source(page, 'orders.xlsx, May')).toContainText('2 rows')
  await expect(source(page, 'orders.xlsx, June')).toContainText('3 rows')
})

test('the question about several sheets survives a reload and can be answered', async ({
  page,
}) => {
  await page.goto('/')
  const sheets = file('orders.xlsx', severalSheets)
  await keep(page, () => page.getByLabel('Choose file').setInputFiles(sheets))
  const dialog = page.getByRole('dialog', { name: 'Choose sheets' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('region', { name: 'June' })).toContainText('ZZ-J-3')
  await dialog.getByRole('checkbox', { name: /May/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /June/ }).check()
  await dialog.getByRole('button', { name: 'Import 1 sheet' }).click()
  await expect(entries(page, '3 entries')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('choosing another header row shows its columns at once; they can be used and undone', async ({
  page,
}) => {
  const report = [
    'Order,Tracking,',
    'Shop no.,Parcel code,Number of the order',
    'x,ZZ-1,SO-1',
    'y,ZZ-2,SO-2',
  ]
  await choose(page, file('report.csv', report.join('\n')))
  await expect(entries(page, '2 entries')).toBeVisible()
  await expect(rowOf(page, /SO-1/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Change columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Match columns' })
  const header = dialog.getByRole('combobox', { name: 'Header row' })
  await header.selectOption('Row 2: Shop no., Parcel code, Number of the order')
  await dialog.getByRole('combobox', { name: 'Order ID', exact: true }).selectOption({ index: 3 })
  await dialog.getByRole('combobox', { name: 'Tracking number' }).selectOption({ index: 2 })
  await expect(dialog.getByRole('columnheader', { name: /Number of the order/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  await expect(rowOf(page, /SO-1/)).toBeVisible()
  await expect(page.getByText('1 row without a shipment (title): 1')).toBeVisible()
  await expect(numberOf(page, /SO-1.*ZZ-1/)).toHaveText('3')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, /SO-1/)).toHaveCount(0)
  await expect(rowOf(page, /ZZ-1/)).toBeVisible()
})

test('a single column of numbers is accepted, and orders are pasted beside it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  await paste(page, 'RB123456785CN\nEE473124829CN')
  const dialog = page.getByRole('dialog', { name: 'Match columns' })
  await expect(dialog).toContainText('Only one column found')
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  await expect(problems(page, 2)).toBeVisible()
  const cell = rowOf(page, /RB123456785CN/)
    .getByRole('gridcell')
    .first()
  await cell.click()
  await paste(page, 'SO-1\nSO-2')
  await expect(rowOf(page, /EE473124829CN/)).toContainText('SO-2')
  await expect(page.getByRole('button', { name: 'Upload 2 entries' })).toBeVisible()
})

test('Chinese text of an old Excel is read; another encoding can be previewed, used and undone', async ({
  page,
}) => {
  await choose(page, file('orders.csv', chineseCsv))
  await expect(rowOf(page, /1001/)).toContainText('顺丰速运')
  await expect(page.getByTitle('Read as GBK')).toBeVisible()
  await page.getByRole('button', { name: 'Change import options of orders.csv' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import options' })
  await expect(dialog.getByRole('region')).toContainText('圆通速递')
  await dialog.getByLabel('Encoding').selectOption('utf-8')
  await expect(dialog.getByText('UTF-8 doesn’t fit this file.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await dialog.getByLabel('Encoding').selectOption('windows-1251')
  await expect(dialog.getByRole('region')).not.toContainText('圆通速递')
  await dialog.getByLabel('Encoding').selectOption('gb18030')
  await dialog.getByLabel('Separator').selectOption(';')
  await expect(dialog.getByRole('region')).toContainText('1001,顺丰速运,ZZ-1')
  await dialog.getByLabel('Separator').selectOption(',')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expectLastAction(page, 'Changed import options')
  await expect(rowOf(page, /1002/)).toContainText('圆通速递')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
  await expect(rowOf(page, /1002/)).toContainText('圆通速递')
})

test('a workbook of 30,000 rows is read by the real worker', async ({ page }, testInfo) => {
  const { writeFile } = await import('node:fs/promises')
  const path = testInfo.outputPath('large.xlsx')
  await writeFile(path, largeWorkbook())
  await page.goto('/')
  await page.getByLabel('Choose file').setInputFiles(path)
  await expect(entries(page, '30,000 entries')).toBeVisible({ timeout: 45_000 })
  await expectLastAction(page, 'Added 30,000 rows', 45_000)
})
