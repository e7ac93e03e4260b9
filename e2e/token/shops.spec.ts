import type { Page } from '@playwright/test'
import { connection, expect, test } from '../support/product.ts'
import { isTooWide } from '../support/measure.ts'

async function connect(page: Page, token: string, shop: string) {
  await connection(page).click()
  const panel = page.getByRole('banner').getByRole('dialog')
  await panel.getByLabel('Shop').fill(shop)
  await panel.getByLabel('Access token').fill(token)
  await panel.getByLabel('Access token').press('Enter')
  await expect(panel).toBeHidden()
}

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
