import type { Page } from '@playwright/test'
import { expect, pasteSheet, test, upload } from '../support/product.ts'

type Sent = { orderId: string; trackingId: string; courier?: string }

/** Mocks a service that offers these couriers for every entry, and accepts entries with one from request `acceptFrom` on. */
async function nameCouriers(page: Page, possibleCouriers: unknown, acceptFrom: number) {
  const batches: Sent[][] = []
  await page.route('**/v1/api/tracking', async (route) => {
    const batch = route.request().postDataJSON() as Sent[]
    batches.push(batch)
    const accepts = batches.length >= acceptFrom
    const asked = accepts ? [] : batch
    await route.fulfill({
      json: {
        acceptedOrders: accepts ? batch.length : 0,
        ordersSelectCourier: asked.length,
        shipmentFailed: [],
        shipmentSelectCourier: asked.map((entry) => ({ ...entry, possibleCouriers })),
      },
    })
  })
  return batches
}

async function uploadRows(page: Page, token: string, rows: readonly (readonly string[])[]) {
  await pasteSheet(page, token, rows)
  await upload(page, rows.length)
}

const region = (page: Page) => page.getByRole('region', { name: 'Choose couriers' })

test('entries that come back show the tried courier, and its code is offered next time', async ({
  page,
  token,
}) => {
  const ours = { key: 'OUR-7', name: 'Our own courier', countryIso: 'HK' }
  await nameCouriers(page, [ours, { key: 'OUR-8', name: 'Another' }], 3)
  await uploadRows(page, token, [['SO-1', 'AB12345']])
  await region(page)
    .getByRole('radio', { name: /Our own courier/ })
    .check()
  await region(page).getByRole('button', { name: 'Send 1 entry with couriers' }).click()
  await expect(region(page)).toContainText(/1 entry was sent with Our own courier \(today .+\)/)
  await expect(region(page).getByRole('radio', { name: /Our own courier/ })).not.toBeChecked()
  await region(page)
    .getByRole('radio', { name: /Another/ })
    .check()
  await region(page).getByRole('button', { name: 'Send 1 entry with couriers' }).click()
  await expect(page.getByText('Nothing left to do')).toBeVisible()

  await page.unroute('**/v1/api/tracking')
  await uploadRows(page, token, [['TEST-NO-CANDIDATES', 'AB12345']])
  const code = region(page).getByRole('combobox', { name: 'Courier code' })
  await expect(code).toBeVisible()
  await expect(async () => {
    // Offered couriers are saved within about a second, and read when the field is used.
    await page.reload()
    await code.click()
    await expect(region(page).getByRole('option').first()).toContainText(
      'Seen in your service’s answers',
      {
        timeout: 5000,
      },
    )
  }).toPass()
  await expect(region(page).getByRole('option').nth(2)).toContainText('From a public list')
  await code.fill('another')
  await code.press('ArrowDown')
  await code.press('Enter')
  await region(page)
    .getByRole('button', { name: /^Change/ })
    .press('Enter')
  await expect(code).toHaveValue('OUR-8')
  await code.fill('my-own-code')
  await code.press('Enter')
  await expect(region(page).getByRole('button', { name: 'Undo my-own-code' })).toBeVisible()
})
