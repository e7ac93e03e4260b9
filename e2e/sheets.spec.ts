import {
  chooseFile,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  pasteSheet,
  test,
  upload,
} from './product.ts'

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

for (const [name, delimiter] of [
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
] as const) {
  test(`a file with ${name}s is read without a question`, async ({ page }) => {
    const lines = [
      ['Número de pedido', 'Transportista', 'Número de guía'],
      ['1001', '', 'ZZ1'],
      ['1002', '3011', 'ZZ2'],
    ]
    await page.goto('/')
    await chooseFile(page, 'pedidos.csv', lines.map((cells) => cells.join(delimiter)).join('\r\n'))
    await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
    const grid = page.getByRole('grid', { name: 'Entries' })
    await expect(grid.getByRole('row', { name: /1002/ })).toContainText('3011')
    await expect(page.getByText('pedidos.csv')).toBeVisible()
  })
}

test('a 2,000-row file is uploaded, each row once, and the counts add up', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  const lines = [['Order ID', 'Tracking number'], ...rows(2000, 'F')].map((cells) =>
    cells.join(','),
  )
  await chooseFile(page, 'orders.csv', lines.join('\n'))
  await expect(page.getByText('2,000 entries', { exact: true })).toBeVisible()
  await upload(page, 2000)
  await expect(page.getByText('Nothing left to do')).toBeVisible({ timeout: 45_000 })
  await expectSummary(page, { Accepted: 2000 })
  await expectEachOnce(request, token, 2000)
})
