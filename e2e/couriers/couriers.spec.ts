import type { Page } from '@playwright/test'
import { expect, expectSummary, pasteSheet, test, upload } from '../support/product.ts'

type Sent = { orderId: string; trackingId: string; courier?: string }

/** Plays a service that names these couriers for every entry; with a courier, entries are accepted from `acceptFrom` on. */
async function nameCouriers(page: Page, possibleCouriers: unknown, acceptFrom = 2) {
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

test('120 entries in 12 groups are decided and sent with the keyboard alone', async ({
  page,
  token,
}) => {
  const couriers = [
    { key: 190012, name: 'YANWEN', nameZhCn: '燕文物流', country: 301, countryIso: 'CN' },
    { key: 'DHL', name: 'DHL', countryIso: '', url: 'javascript:alert(1)' },
  ]
  const batches = await nameCouriers(page, couriers, 4)
  const letters = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))
  const rows = Array.from({ length: 120 }, (_, n) => [
    `SO-${n}`,
    `${letters(n % 12)}${10_000_000 + n}X`,
  ])
  await uploadRows(page, token, rows)
  await expectSummary(page, { 'Courier needed': 120 })
  await expect(region(page)).toContainText('120 entries in 12 groups')

  await region(page).getByRole('radio').first().focus()
  for (let group = 1; group <= 12; group += 1) {
    if (group > 1) await page.keyboard.press('Enter')
    await page.keyboard.press(group % 3 === 0 ? '2' : '1')
    await expect(region(page)).toContainText(/Undo (YANWEN|DHL)/)
  }
  // What was chosen a moment ago is written down first; until then it would be asked for again.
  await expect(page.getByText('120 of 120 decided')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('120 of 120 decided')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send 120 entries with couriers' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  const resent = batches.slice(3).flat()
  expect(resent).toHaveLength(120)
  expect(new Set(resent.map(({ courier }) => courier))).toEqual(new Set(['190012', 'DHL']))
})

test('entries that come back say what was tried, and the code is known the next time', async ({
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
    // What was named is kept within a second or so, and read when the field is used.
    await page.reload()
    await code.click()
    await expect(region(page).getByRole('option').first()).toContainText(
      'Offered by this service',
      {
        timeout: 5000,
      },
    )
  }).toPass()
  await expect(region(page).getByRole('option').nth(2)).toContainText('Public list, unconfirmed')
  await code.fill('another')
  await code.press('ArrowDown')
  await code.press('Enter')
  await expect(code).toHaveValue('OUR-8')
  await code.fill('my-own-code')
  await code.press('Enter')
  await expect(region(page).getByRole('button', { name: 'Undo my-own-code' })).toBeVisible()
})
