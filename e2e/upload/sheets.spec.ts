import {
  chooseFile,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  pasteSheet,
  test,
  upload,
} from '../support/product.ts'

const rows = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, n) => [`${prefix}-${n + 1}`, `ZZ${prefix}${10_000 + n}`])

test('50 pasted rows are uploaded, each once, and the counts add up', async ({
  page,
  request,
  token,
}) => {
  await pasteSheet(page, token, rows(50, 'P'))
  await expect(page.getByText('50 entries', { exact: true })).toBeVisible()
  await upload(page, 50)
  await expectSummary(page, { Accepted: 50 })
  await expect(page.getByRole('region', { name: 'Reported by the service' })).toContainText(
    /Accepted\s*50/,
  )
  await expectEachOnce(request, token, 50)
})

test('a 1,000-row file is uploaded, each row once, and the counts add up', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  const lines = [['Order ID', 'Tracking number'], ...rows(1000, 'F')].map((cells) =>
    cells.join(','),
  )
  await chooseFile(page, 'orders.csv', lines.join('\n'))
  await expect(page.getByText('1,000 entries', { exact: true })).toBeVisible()
  await upload(page, 1000)
  await expect(page.getByText('Nothing left to do')).toBeVisible({ timeout: 45_000 })
  await expectSummary(page, { Accepted: 1000 })
  await expectEachOnce(request, token, 1000)
})
