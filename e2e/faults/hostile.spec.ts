import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  openPanel,
  test,
  upload,
} from '../support/product.ts'

const HOSTILE = '<img src=x onerror=alert(1)>'

test('hostile text in the sheet and in the answer is shown as text', async ({ page, token }) => {
  page.on('dialog', () => {
    throw new Error('A script ran.')
  })
  await page.route('**/v1/api/tracking', (route) =>
    route.fulfill({
      json: {
        acceptedOrders: 0,
        shipmentFailed: [
          {
            orderId: HOSTILE,
            trackingId: 'ZZ-1',
            errorMessage: `<b onclick=alert(1)>${HOSTILE}</b>`,
          },
        ],
        shipmentSelectCourier: [
          {
            orderId: 'SO-2',
            trackingId: 'ZZ-2',
            possibleCouriers: [
              { key: '1', name: HOSTILE, url: 'javascript:alert(1)', countryIso: '' },
              { key: 2, name: 'Honest', url: 'https://example.com/', countryIso: 'ES' },
            ],
          },
        ],
      },
    }),
  )
  await page.goto('/')
  await enterToken(page, token)
  await addEntry(page, HOSTILE, 'ZZ-1')
  await addEntry(page, 'SO-2', 'ZZ-2')
  // An order ID with tags is held back until the user confirms it.
  await page.getByRole('button', { name: 'Send as it is' }).first().click()
  await upload(page, 2)
  await page.getByRole('button', { name: 'Upload anyway' }).click()
  await expectSummary(page, { Failed: 1, 'Courier needed': 1 })
  await expect(await openPanel(page, 'Failed')).toContainText(HOSTILE)
  const couriers = await openPanel(page, 'Choose couriers')
  await expect(couriers).toContainText(HOSTILE)
  await expect(couriers.getByRole('link')).toHaveCount(1)
  await expect(couriers.getByRole('link')).toHaveAttribute('href', 'https://example.com/')
  expect(await page.locator('img').count()).toBe(0)
})
