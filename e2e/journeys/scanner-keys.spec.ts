import type { Page } from '@playwright/test'
import { openSheet } from '../support/entries.ts'
import { enterToken, expect, pasteSheet, test, upload } from '../support/product.ts'

const LABEL = 'RB223456785CN'
const BETWEEN_KEYS_S = 0.045

/** Scans a label with a Bluetooth scanner: one key every 45 ms, by the events' own times. */
async function scan(page: Page, label = LABEL) {
  const keyboard = await page.context().newCDPSession(page)
  const keys = [...label.split(''), 'Enter']
  const start = Date.now() / 1000 - keys.length * BETWEEN_KEYS_S
  // Sent ahead of their answers: on a busy computer they would otherwise arrive further apart.
  await Promise.all(
    keys.flatMap((key, n) => {
      const timestamp = start + n * BETWEEN_KEYS_S
      const text = key === 'Enter' ? '\r' : key
      const code = key === 'Enter' ? 'Enter' : /\d/.test(key) ? `Digit${key}` : `Key${key}`
      const windowsVirtualKeyCode = text.charCodeAt(0)
      const press = { key, code, windowsVirtualKeyCode, timestamp }
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...press }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }),
      ]
    }),
  )
  await keyboard.detach()
}

async function countRequests(page: Page) {
  const sent: unknown[] = []
  await page.route('**/v1/api/tracking', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fallback()
  })
  return sent
}

test('a label that is scanned while Upload has the focus sends nothing and is shown', async ({
  page,
  token,
}) => {
  const sent = await countRequests(page)
  await openSheet(page, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
  ])
  await enterToken(page, token)
  const send = page.getByRole('button', { name: 'Upload 2 entries' })
  await send.focus()
  await scan(page)
  const dialog = page.getByRole('dialog', { name: 'Scan labels' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(send).toBeVisible()
  expect(sent).toEqual([])
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing left to do')).toBeVisible()
})

test('a label that is scanned while couriers are chosen chooses none', async ({ page, token }) => {
  const possibleCouriers = ['A', 'B', 'C'].map((key) => ({ key, name: `Courier ${key}` }))
  await page.route('**/v1/api/tracking', async (route) => {
    const batch = route.request().postDataJSON() as readonly object[]
    const shipmentSelectCourier = batch.map((entry) => ({ ...entry, possibleCouriers }))
    const counts = { acceptedOrders: 0, ordersSelectCourier: batch.length }
    await route.fulfill({ json: { ...counts, shipmentFailed: [], shipmentSelectCourier } })
  })
  await pasteSheet(page, token, [
    ['SO-1', 'AB12345'],
    ['SO-2', 'AB12346'],
  ])
  await upload(page, 2)
  const choose = page.getByRole('region', { name: 'Choose couriers' })
  const first = choose.getByRole('radio').first()
  await first.focus()
  await scan(page, '123456789012')
  await page.locator('body').click({ position: { x: 2, y: 2 } })
  await scan(page, '212345678901')
  await first.focus()
  for (const radio of await choose.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await page.keyboard.press('1')
  await expect(first).toBeChecked()
})

test('a token field takes a label as text and isn’t sent by its Enter', async ({ page }) => {
  const sent = await countRequests(page)
  await openSheet(page, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
  ])
  await upload(page, 2)
  const field = page.getByLabel('Access token')
  await field.focus()
  await scan(page)
  await expect(field).toHaveValue(LABEL)
  expect(sent).toEqual([])
  await field.press('Enter')
  await expect(field).toBeHidden()
})
