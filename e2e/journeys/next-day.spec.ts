import type { Page } from '@playwright/test'
import { dropInPage } from '../person/in-page.ts'
import { heading } from '../support/entries.ts'
import {
  enterToken,
  expect,
  expectEachOnce,
  expectLastAction,
  expectSummary,
  pasteAside,
  readBook,
  sheetOf,
  test,
  upload,
} from '../support/product.ts'

const HEADER =
  'Name,Financial Status,Fulfillment Status,Lineitem quantity,Lineitem name,Tracking number'
const ORDERS = Array.from({ length: 300 }, (_, at) => 1001 + at)

/** A day's export of 300 orders, some of them with a number. */
const exportWith = (numbered: number) =>
  [
    HEADER,
    ...ORDERS.map((order, at) => {
      const number = at < numbered ? `ZZ-${order}` : ''
      return [`#${order}`, 'paid', 'unfulfilled', '1', 'Mug', number].join(',')
    }),
  ].join('\r\n')

/** Numbers of another shop with similar order IDs: five match orders without a number, one matches none. */
const OTHER_SHOP = sheetOf(
  ['Order ID', 'Tracking number'],
  [...ORDERS.slice(295), 9001].map((order) => [`#${order}`, `YY-${order}`]),
)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function dropExport(page: Page, day: number, numbered: number) {
  const base64 = Buffer.from(exportWith(numbered)).toString('base64')
  await page.evaluate(dropInPage, [`orders_export_${day}.csv`, base64])
}

test('the next day’s export sends only new entries, and keeps another shop’s numbers apart', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await dropExport(page, 1, 58)
  await expect(heading(page, 58)).toBeVisible()
  await upload(page, 58)
  await expectSummary(page, { Accepted: 58 })
  await page.getByRole('link', { name: 'Back to the sheet (242 left)' }).click()
  await expect(button(page, 'No number yet 242')).toBeVisible()

  await test.step('the next day', async () => {
    await dropExport(page, 2, 98)
    await expect(heading(page, 98)).toBeVisible()
    await expect(button(page, 'No number yet 202')).toBeVisible()
    const before = page.getByRole('region', { name: 'Rows uploaded before' })
    await expect(before).toContainText('58 of 98 rows were accepted before')
    await before.getByRole('button', { name: 'Leave out 58 accepted before' }).click()
    await expect(heading(page, 40)).toBeVisible()
    await expect(before).toBeHidden()
    await expect(button(page, 'All 242')).toBeVisible()
    await putOneBack(page)
  })

  await test.step('another shop', async () => {
    await pasteAside(page, OTHER_SHOP)
    await expect(heading(page, 46)).toBeVisible()
    const fits = page.getByText('5 numbers fit orders that have none.')
    await expect(fits).toBeVisible()
    await button(page, 'Use them').click()
    await expect(heading(page, 46)).toBeVisible()
    await expect(button(page, 'No number yet 197')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(button(page, 'No number yet 202')).toBeVisible()
    await button(page, 'Keep apart').click()
    await expect(fits).toBeHidden()
    await expect(button(page, 'No number yet 202')).toBeVisible()
    // The upload to their own shop follows later.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading(page, 40)).toBeVisible()
  })

  await upload(page, 40)
  await expectSummary(page, { Accepted: 40 })
  await expectEachOnce(request, token, 98)
  const sent = (await readBook(request, token)).map(({ orderId }) => orderId)
  expect(new Set(sent)).toEqual(new Set(ORDERS.slice(0, 98).map((order) => `#${order}`)))
  await expect(page.getByText('202 orders without a number are still in your sheet.')).toBeVisible()
})

async function putOneBack(page: Page) {
  await button(page, 'Left out 58').click()
  const leftOut = dialog(page, 'Left out 58')
  const group = leftOut.getByRole('region', { name: 'Accepted before 58' })
  await group.getByRole('button', { name: 'Put back', exact: true }).first().click()
  await dialog(page, 'Left out 57').getByText('Close').click()
  await expect(heading(page, 41)).toBeVisible()
  await expectLastAction(page, 'Put back 1 row')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 40)).toBeVisible()
}
