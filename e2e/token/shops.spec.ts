import type { Page } from '@playwright/test'
import {
  chooseFile,
  connection,
  expect,
  expectEachOnce,
  expectSummary,
  openPanel,
  retype,
  test,
  upload,
} from '../support/product.ts'
import { isTooWide } from '../support/measure.ts'

async function connect(page: Page, token: string, shop: string) {
  await connection(page).click()
  const panel = page.getByRole('banner').getByRole('dialog')
  await panel.getByLabel('Shop').fill(shop)
  await panel.getByLabel('Access token').fill(token)
  await panel.getByLabel('Access token').press('Enter')
  await expect(panel).toBeHidden()
}

const asks = (page: Page, shop: string, tokenShop: string) =>
  page.getByText(`This upload is for ${shop}. Your token is for ${tokenShop}.`)

/** Corrects a failed entry and resends it. */
async function resend(page: Page, from: string, to: string) {
  const failed = await openPanel(page, 'Failed')
  await retype(page, failed.getByRole('gridcell', { name: new RegExp(`^${from}`) }), to)
  await page.getByRole('button', { name: 'Resend 1 entry' }).click()
}

test('an upload of one shop is resent with the token of another only after a yes, and names its shop', async ({
  page,
  request,
  token,
}) => {
  const [north, south] = [`${token}-north`, `${token}-south`]
  await page.goto('/')
  await connect(page, north, 'North')
  const rows = ['TEST-REJECTED-1,ZZ-1', 'TEST-REJECTED-2,ZZ-2', 'TEST-REJECTED-3,ZZ-3', 'SO-4,ZZ-4']
  await chooseFile(page, 'monday.csv', ['Order ID,Tracking number', ...rows].join('\n'))
  await upload(page, 4)
  await expectSummary(page, { Accepted: 1, Failed: 3 })
  await expect(page.getByText(/^North\s· today/)).toBeVisible()

  await connect(page, south, 'South')
  await resend(page, 'ZZ-1', 'ZZ-10')
  await expect(asks(page, 'North', 'South')).toBeVisible()
  await expect(connection(page)).toContainText('South')

  // The other way on: the token of the upload's own shop.
  await connect(page, north, 'North')
  await expectSummary(page, { Accepted: 2, Failed: 2 })
  await expectEachOnce(request, north, 2)

  await connect(page, south, 'South')
  await resend(page, 'TEST-REJECTED-2', 'SO-2')
  await expect(asks(page, 'North', 'South')).toBeVisible()
  await page.getByRole('button', { name: 'Same shop' }).click()
  await expectSummary(page, { Accepted: 3, Failed: 1 })
  await resend(page, 'TEST-REJECTED-3', 'SO-3')
  await expectSummary(page, { Accepted: 4 })
  await expectEachOnce(request, south, 2)

  await page.getByRole('button', { name: 'Download' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'CSV (.csv)' }).click()
  expect((await coming).suggestedFilename()).toContain('North')

  await page.getByRole('link', { name: 'Uploads' }).click()
  await page.getByRole('searchbox').fill('TEST-REJECTED-1')
  await expect(page.getByRole('region', { name: 'Matching entries' })).toContainText('North')
})

test('on a phone a long shop name leaves the title of the page its place', async ({
  page,
  token,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/uploads')
  await connect(page, token, 'Südwind Handelsgesellschaft')
  const title = page.getByRole('banner').getByText('Uploads', { exact: true }).first()
  expect((await title.boundingBox())?.width).toBeGreaterThan(50)
  expect(await isTooWide(page)).toBe(false)
})
