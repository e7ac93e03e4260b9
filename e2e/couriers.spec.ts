import {
  enterToken,
  expect,
  expectBooks,
  expectEachOnce,
  paste,
  readBook,
  recordBodies,
  sheetOf,
  test,
  upload,
} from './product.ts'

/** The check digit of the Universal Postal Union's S10 standard. */
function postal(prefix: string, serial: number, country: string): string {
  const digits = String(serial).padStart(8, '0')
  const weights = [8, 6, 4, 2, 3, 5, 9, 7]
  const sum = weights.reduce((total, weight, n) => total + weight * Number(digits[n]), 0)
  const check = 11 - (sum % 11)
  return `${prefix}${digits}${check === 10 ? 0 : check === 11 ? 5 : check}${country}`
}

const ambiguous = () => [
  ...Array.from({ length: 30 }, (_, n) => [`CN-${n}`, postal('RB', 12_345_600 + n, 'CN')]),
  ...Array.from({ length: 18 }, (_, n) => [`DE-${n}`, postal('RR', 22_345_600 + n, 'DE')]),
  ...Array.from({ length: 12 }, (_, n) => [`GM-${n}`, `GM29511749401116${1000 + n}`]),
]

test('60 ambiguous entries in 3 groups need 3 choices; an exception goes its own way', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await paste(page, sheetOf(['Order ID', 'Tracking number'], ambiguous()))
  await upload(page, 60)
  await expectBooks(page, { 'Courier needed': 60 })

  const bodies = recordBodies(page)
  const region = page.getByRole('region', { name: 'Choose couriers' })
  const groups = region.getByRole('radiogroup')
  await expect(groups).toHaveCount(3)
  await expect(groups.nth(0)).toHaveAccessibleName(/30 entries/)
  await groups
    .nth(0)
    .getByRole('radio', { name: /China EMS/ })
    .check()
  await groups.nth(1).getByRole('radio').first().check()
  await groups.nth(2).getByRole('radio').first().check()
  await expect(region.getByRole('button', { name: 'Send 60 entries with couriers' })).toBeVisible()

  await region.getByRole('button', { name: 'Show all' }).first().click()
  await region.getByLabel(/CN-7\b/).selectOption({ label: 'China Post' })
  await region.getByRole('button', { name: 'Send 60 entries with couriers' }).click()

  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectBooks(page, { Accepted: 60 })
  const sent = bodies.flat() as { orderId: string; courier: string }[]
  expect(sent).toHaveLength(60)
  expect(sent.find((entry) => entry.orderId === 'CN-7')?.courier).toBe('3011')
  expect(sent.find((entry) => entry.orderId === 'CN-8')?.courier).toBe('3013')
  expect(sent.every((entry) => typeof entry.courier === 'string')).toBe(true)
  await expectEachOnce(request, token, 60)
  expect((await readBook(request, token)).find((line) => line.orderId === 'CN-7')?.courier).toBe(
    '3011',
  )
})
