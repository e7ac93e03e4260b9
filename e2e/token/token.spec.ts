import { readFile } from 'node:fs/promises'
import {
  addEntry,
  connection,
  enterToken,
  expect,
  expectSummary,
  openPanel,
  test,
  upload,
} from '../support/product.ts'

test('a token of 8,001 characters is refused with a message, and nothing is sent', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto('/')
  await addEntry(page, 'SO-1', 'ZZ-1')
  await upload(page, 1)
  const field = page.getByLabel('Access token')
  await field.fill('a'.repeat(8001))
  await page.getByRole('button', { name: 'Connect and upload 1 entry' }).click()
  await expect(page.getByText('This is too long for an access token.')).toBeVisible()
  expect(posts).toEqual([])
  await field.fill('a'.repeat(8000))
  await field.press('Enter')
  await expectSummary(page, { Accepted: 1 })
  expect(posts).toHaveLength(1)
})

test('a reload forgets the token, unless it is kept until the tab closes', async ({
  page,
  context,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await page.reload()
  await expect(connection(page)).toHaveText('Connect')

  await connection(page).click()
  const dialog = page.getByRole('banner').getByRole('dialog')
  const keep = dialog.getByLabel('Keep until I close this tab')
  await expect(keep).toHaveAccessibleDescription(
    'Others who use this computer could read it until you close the tab.',
  )
  await keep.check()
  await dialog.getByLabel('Access token').fill(token)
  await dialog.getByLabel('Access token').press('Enter')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(connection(page)).toContainText('Token added')

  const other = await context.newPage()
  await other.goto('/')
  await expect(connection(other)).toHaveText('Connect')
})

test('a token echoed by the service in base64 is hidden on the screen, in the request log and in receipts', async ({
  page,
  token,
}) => {
  const packed = [btoa(token), btoa(`Bearer ${token}`), btoa(`{"Authorization":"Bearer ${token}"}`)]
  // At any base64 alignment, part of the token's middle has one of these forms.
  const hints = packed.map((code) => code.slice(24, 44))
  await page.route('**/v1/api/tracking', (route) =>
    route.fulfill({
      json: {
        acceptedOrders: 0,
        shipmentFailed: [
          { orderId: 'SO-1', trackingId: 'ZZ-1', errorMessage: `Seen: ${packed.join(' and ')}.` },
        ],
      },
    }),
  )
  await page.goto('/')
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-1')
  await upload(page, 1)
  await expectSummary(page, { Failed: 1 })
  const seen = [(await (await openPanel(page, 'Failed')).textContent()) ?? '']

  await openPanel(page, 'Request log')
  await page.getByRole('button', { name: 'Open request 1' }).click()
  const record = page.getByRole('dialog', { name: 'Request 1' })
  await expect(record).toContainText('Seen: ')
  seen.push((await record.textContent()) ?? '')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'CSV (.csv)' }).click()
  seen.push(await readFile(await (await coming).path(), 'utf8'))

  for (const text of seen) {
    expect(text).toContain('••••')
    for (const hint of hints) expect(text).not.toContain(hint)
  }
})
