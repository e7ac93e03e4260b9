import {
  enterToken,
  expect,
  expectBooks,
  expectEachOnce,
  paste,
  sheetOf,
  test,
  upload,
} from './product.ts'

test('an upload is paused, resumed, stopped and sent to its end, and nothing goes twice', async ({
  page,
  request,
  token,
}) => {
  const rows = Array.from({ length: 320 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
  rows[50] = ['TEST-SLOW-1', 'ZZ-50']
  rows[150] = ['TEST-SLOW-2', 'ZZ-150']
  await page.goto('/')
  await enterToken(page, token)
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await paste(page, sheetOf(['Order ID', 'Tracking number'], rows))
  await upload(page, 320)
  await expectBooks(page, { Accepted: 10, Sending: 100 })
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectBooks(page, { Accepted: 110, Waiting: 210 })
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectBooks(page, { Accepted: 110, Sending: 100 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expectBooks(page, { Accepted: 210, Waiting: 110 })
  await page.reload()
  await enterToken(page, token)
  await page.getByRole('button', { name: 'Send the remaining 110 entries' }).click()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectBooks(page, { Accepted: 320 })
  await expectEachOnce(request, token, 320)
})

test('a service that asks to wait is waited for, in sight', async ({ page, request, token }) => {
  await page.goto('/')
  await enterToken(page, token)
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await paste(
    page,
    sheetOf(
      ['Order ID', 'Tracking number'],
      [
        ['TEST-TOO-MANY-REQUESTS', 'ZZ-1'],
        ['TEST-TOO-LARGE', 'ZZ-2'],
        ['SO-3', 'ZZ-3'],
      ],
    ),
  )
  await upload(page, 3)
  await expect(page.getByText(/seconds?/).first()).toBeVisible()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectBooks(page, { Accepted: 3 })
  await expectEachOnce(request, token, 3)
})

test('a request that is turned down whole is split until the culprit stands alone', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  const rows = Array.from({ length: 6 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
  rows[4] = ['TEST-TURNED-DOWN', 'ZZ-4']
  await paste(page, sheetOf(['Order ID', 'Tracking number'], rows))
  await upload(page, 6)
  await expectBooks(page, { Refused: 6 })
  const refused = page.getByRole('region', { name: 'Refused' })
  await refused.getByRole('button', { name: 'Split to find the culprit' }).click()
  await expectBooks(page, { Accepted: 5, Refused: 1 })
  await expect(refused).toContainText('TEST-TURNED-DOWN')
  await refused.getByRole('button', { name: 'Set aside' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Set aside/ })
    .last()
    .click()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectEachOnce(request, token, 5)
})
