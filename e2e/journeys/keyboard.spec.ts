import { connection, expect, expectEachOnce, expectSummary, test } from '../support/product.ts'
import { tabTo } from './hands.ts'

test('entries are typed, fixed in the sheet and uploaded by keyboard alone', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await tabTo(page, connection(page))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Access token')).toBeFocused()
  await page.keyboard.type(token)
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Add an entry' })
  await tabTo(page, form.getByLabel('Order ID', { exact: true }))
  for (const [order, number] of [
    ['SO-1', 'ZZ-1'],
    ['TEST-REJECTED', 'ZZ-2'],
    ['SO-WRONG', 'ZZ-3'],
  ] as const) {
    await page.keyboard.type(order)
    await page.keyboard.press('Enter')
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
  }
  const entries = page.getByRole('grid', { name: 'Entries' })
  await expect(entries).toContainText('SO-WRONG')

  await tabTo(page, entries.locator('[role=gridcell][tabindex="0"]'))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  for (let row = 0; row < 2; row += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.type('SO-3')
  await page.keyboard.press('Enter')
  await expect(entries).not.toContainText('SO-WRONG')

  await tabTo(page, page.getByRole('button', { name: 'Upload 3 entries' }))
  await page.keyboard.press('Enter')
  await expectSummary(page, { Accepted: 2, Failed: 1 })
  await expectEachOnce(request, token, 2)
})
