import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dropInPage } from '../person/in-page.ts'
import { entries, heading } from '../support/entries.ts'
import { languageOf, textsOf } from '../support/languages.ts'
import {
  addEntry,
  enterToken,
  expect,
  expectEachOnce,
  expectLastAction,
  expectSummary,
  readBook,
  test,
  upload,
} from '../support/product.ts'

type Line = { readonly order: number; readonly number?: string; readonly cancelled?: string }

const numbered = (order: number): Line => ({ order, number: `ZZ-${order}` })
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** 30 lines: 8 orders with a number, 17 without one yet, 4 further lines, and one order cancelled after its label was made. */
const LINES: readonly Line[] = [
  numbered(1001),
  { order: 1001 },
  { order: 1001 },
  numbered(1002),
  { order: 1002 },
  ...from(1003, 6).map(numbered),
  { order: 1009 },
  { order: 1009 },
  ...from(1010, 16).map((order) => ({ order })),
  { ...numbered(1026), cancelled: '2026-11-20 09:14:00 +0000' },
]

const HEADER =
  'Name,Email,Financial Status,Fulfillment Status,Lineitem quantity,Lineitem name,Cancelled at,Tracking number'

const EXPORT = [
  HEADER,
  ...LINES.map(({ order, number = '', cancelled = '' }) =>
    [`#${order}`, 'a@b.example', 'paid', 'unfulfilled', '1', 'Mug', cancelled, number].join(','),
  ),
].join('\r\n')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const rowOf = (page: Page, order: string) =>
  entries(page).getByRole('row').filter({ hasText: order })

async function dropExport(page: Page, token: string) {
  expect(LINES).toHaveLength(30)
  await page.goto('/')
  await enterToken(page, token)
  const base64 = Buffer.from(EXPORT).toString('base64')
  await page.evaluate(dropInPage, ['orders_export.csv', base64])
  await expect(heading(page, 8)).toBeVisible()
}

test('an export with orders without a number is sent as far as possible, and the rest stays', async ({
  page,
  request,
  token,
}) => {
  await dropExport(page, token)
  await expect(page.getByText('Read as Shopify orders export')).toBeVisible()
  await expect(page.locator('footer')).toContainText(
    '30 rows: 8 entries, 17 orders without a number, 4 further lines, 1 left out',
  )
  await expect(rowOf(page, '#1001')).toContainText('3 lines')
  await expect(button(page, 'All 25')).toBeVisible()

  await button(page, 'No number yet 17').click()
  await expect(page.getByText('17 of 25', { exact: true })).toBeVisible()
  await expect(rowOf(page, '#1001')).toHaveCount(0)
  await expect(rowOf(page, '#1009')).toContainText('No number yet')
  await button(page, 'All 25').click()

  await putBackAndUndo(page)

  await addEntry(page, '#1012', 'ZZ-1012')
  await expect(heading(page, 9)).toBeVisible()
  await expect(button(page, 'No number yet 16')).toBeVisible()
  await expect(rowOf(page, '#1012')).toHaveCount(1)

  await upload(page, 9)
  const question = dialog(page, 'Upload without these rows?')
  await expect(question).toContainText('1 with a number is left out: cancelled')
  await button(page, 'Upload anyway').click()
  await expectSummary(page, { Accepted: 9 })
  await expectEachOnce(request, token, 9)
  const sent = (await readBook(request, token)).map(({ orderId }) => orderId)
  expect(sent).toContain('#1012')
  expect(sent).not.toContain('#1026')

  await expect(page.getByText('16 orders without a number are still in your sheet.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the sheet (16 left)' }).click()
  await expect(heading(page, 0)).toBeVisible()
  await expect(button(page, 'All 16')).toBeVisible()
  await expect(button(page, 'Left out 1')).toBeVisible()
})

async function putBackAndUndo(page: Page) {
  await button(page, 'Left out 1').click()
  const leftOut = dialog(page, 'Left out 1')
  await expect(leftOut.getByRole('region', { name: 'Cancelled 1' })).toContainText('#1026')
  await leftOut.getByRole('button', { name: 'Put back', exact: true }).click()
  await expect(dialog(page, 'Left out 0').getByText('Close')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 9)).toBeVisible()
  await expectLastAction(page, 'Put back 1 row')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 8)).toBeVisible()
  await expect(button(page, 'Left out 1')).toBeVisible()
}

const TEMU = new URL(
  '../../src/testing/corpus/sheets/platforms/temu-orders-zh.csv',
  import.meta.url,
)

/** Two orders with a number, one of them with two lines; one without a number yet; one cancelled after its label was made. */
async function readTemuExport() {
  const lines = (await readFile(TEMU, 'utf8')).trimEnd().split('\n')
  const last = lines.at(-1) ?? ''
  const cancelled = last
    .replace('0004,,,', '0005,,已取消,')
    .replace('RB400560289CN', 'RB400560315CN')
  expect(cancelled).toContain('已取消')
  return [...lines, cancelled].join('\n')
}

test.describe('on a phone, in Chinese', () => {
  const chinese = languageOf('zh-Hans')
  const t = textsOf(chinese)
  test.use({
    locale: chinese.locale,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })

  test('a Temu export has its filter and left-out rows in reach, and its sendable entries are sent', async ({
    page,
    request,
    token,
  }) => {
    await page.goto('/')
    await enterToken(page, token, t)
    const base64 = Buffer.from(await readTemuExport()).toString('base64')
    await page.evaluate(dropInPage, ['订单导出.csv', base64])
    const upload = (count: number) => button(page, t('prepare.upload.button', { count }))
    const leftOut = (count: number) => `${t('prepare.sheet.leftOut')} ${count}`
    const rows = page.getByRole('grid').getByRole('row')
    await expect(upload(2)).toBeVisible()
    await button(page, `${t('prepare.sheet.noNumber')} 1`).tap()
    await expect(rows.filter({ hasText: 'PO-211-00000000000000001' })).toHaveCount(0)
    await expect(rows.filter({ hasText: 'PO-211-00000000000000002' })).toBeVisible()
    await button(page, leftOut(1)).tap()
    const putBack = button(page, t('prepare.leftOut.putBack'))
    await expect(putBack).toBeInViewport({ ratio: 1 })
    await putBack.tap()
    await page.keyboard.press('Escape')
    await expect(upload(3)).toBeVisible()
    await button(page, t('common.undo')).tap()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await upload(2).tap()
    // The dialog names the cancelled order before anything is sent.
    await expect(page.getByRole('dialog')).toContainText('已取消')
    await button(page, t('prepare.warningsDialog.anyway')).tap()
    await expect(page).toHaveURL(/uploads/)
    await expect.poll(async () => (await readBook(request, token)).length).toBe(2)
    await expectEachOnce(request, token, 2)
  })
})
