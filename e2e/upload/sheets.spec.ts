import {
  chooseFile,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  test,
  upload,
} from '../support/product.ts'

const ROWS = Array.from({ length: 1000 }, (_, n) => [`F-${n + 1}`, `ZZF${10_000 + n}`])

test('a 1,000-row file is uploaded, each row once, and the counts add up', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  const lines = [['Order ID', 'Tracking number'], ...ROWS].map((cells) => cells.join(','))
  await chooseFile(page, 'orders.csv', lines.join('\n'))
  await expect(page.getByText('1,000 entries', { exact: true })).toBeVisible()
  await upload(page, 1000)
  await expect(page.getByText('Nothing left to do')).toBeVisible({ timeout: 45_000 })
  await expectSummary(page, { Accepted: 1000 })
  await expect(page.getByRole('region', { name: 'Reported by the service' })).toContainText(
    /Accepted\s*1,000/,
  )
  await expectEachOnce(request, token, 1000)
})
