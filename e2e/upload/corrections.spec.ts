import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import {
  expect,
  expectSummary,
  grid,
  pasteSheet,
  recordBodies,
  retype,
  test,
  upload,
} from '../support/product.ts'

type SentEntry = { readonly orderId: string; readonly trackingId: string }

/** Mocks a shop whose order IDs all look like `MO-001001`. */
async function answerAsShop(page: Page) {
  await page.route('**/v1/api/tracking', async (route) => {
    const sent = route.request().postDataJSON() as readonly SentEntry[]
    const failed = sent.filter(({ orderId }) => !/^MO-\d{6}$/.test(orderId))
    const shipmentFailed = failed.map((entry) => ({
      ...entry,
      errorMessage: `Order ${entry.orderId} was not found.`,
    }))
    const counts = { acceptedOrders: sent.length - failed.length, ordersNotFound: failed.length }
    const rest = { rejectedOrders: 0, ordersSelectCourier: 0, shipmentSelectCourier: [] }
    await route.fulfill({ json: { ...counts, ...rest, shipmentFailed } })
  })
}

const ROWS = [
  ...['MO-001000', 'MO-001001', 'MO-001002'].map((id, index) => [id, `ZZ-${index}`] as const),
  ...['1003', '1004', '1005'].map((id, index) => [id, `YY-${index}`] as const),
]

test('order IDs without their prefix are corrected like accepted ones, after a preview, by keyboard', async ({
  page,
  token,
}) => {
  await answerAsShop(page)
  await pasteSheet(page, token, ROWS)
  const bodies = recordBodies(page)
  await upload(page, 6)
  await expectSummary(page, { Accepted: 3, Failed: 3 })
  const offer = page.getByRole('region', { name: 'Suggested correction' })
  await expect(offer).toContainText('Change 1003 to MO-001003')
  await offer.getByRole('button', { name: 'Preview 3 corrections' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Correct 3 entries?' })
  await expect(dialog.getByRole('row', { name: /1005/ })).toContainText('MO-001005')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Correct 3 entries' }).press('Enter')
  await expect(grid(page, 'Failed entries')).toContainText('MO-001004')
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Resend 3 entries' }).press('Enter')
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  expect(bodies.at(-1)).toEqual([
    { orderId: 'MO-001003', trackingId: 'YY-0' },
    { orderId: 'MO-001004', trackingId: 'YY-1' },
    { orderId: 'MO-001005', trackingId: 'YY-2' },
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a text is replaced in all values that the reason names', async ({ page, token }) => {
    await pasteSheet(page, token, [
      ['TEST-REJECTED-1', 'ZZ-1'],
      ['TEST-REJECTED-2', 'ZZ-2'],
    ])
    await upload(page, 2)
    await expectSummary(page, { Failed: 2 })
    await page.getByRole('button', { name: 'Find and replace…' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Find and replace' })
    await expect(dialog.getByLabel('Column')).toHaveValue('trackingId')
    await dialog.getByLabel('Find').fill('ZZ-')
    await dialog.getByLabel('Replace with').fill('YT00')
    await expect(dialog.getByRole('row', { name: /ZZ-2/ })).toContainText('YT002')
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Replace in 2 entries' }).tap()
    await page.getByRole('button', { name: 'Resend 2 entries' }).tap()
    await expect(page.getByText('Nothing left to do')).toBeVisible()
  })
})

test('a wrong accepted entry can be put into the sheet again, with the service’s overwrite rule', async ({
  page,
  token,
}) => {
  await pasteSheet(page, token, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
  ])
  await upload(page, 2)
  await expectSummary(page, { Accepted: 2 })
  await page.getByRole('button', { name: 'History of SO-2' }).press('Enter')
  const story = page.getByRole('dialog', { name: 'History of SO-2' })
  await expect(story).toContainText('The order is probably no longer pending')
  await expectNoFindings(page)
  await story.getByRole('button', { name: 'Correct this entry' }).press('Enter')
  const sheet = grid(page, 'Entries')
  await expect(sheet.getByRole('row', { name: /SO-2/ })).toContainText('Already accepted')
  await retype(page, sheet.getByText('ZZ-2', { exact: true }), 'ZZ-3')
  await expect(sheet.getByRole('row', { name: /SO-2/ })).toContainText('Accepted with ZZ-2')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview).toContainText('Different numbers for orders already accepted: 1.')
  await expect(preview).toContainText('for orders that are pending shipment')
  await expectNoFindings(page)
})
