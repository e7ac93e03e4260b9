import {
  expect,
  expectSummary,
  grid,
  pasteSheet,
  recordBodies,
  test,
  upload,
  retype,
} from '../support/product.ts'

test('failures show message and row; two are corrected, and only these two are resent', async ({
  page,
  token,
}) => {
  await pasteSheet(page, token, [
    ['SO-1', 'ZZ-1'],
    ['TEST-REJECTED-1', 'ZZ-2'],
    ['TEST-REJECTED-2', 'ZZ-3'],
    ['TEST-NOT-FOUND-1', 'ZZ-4'],
    ['SO-5', 'ZZ-5'],
  ])
  const bodies = recordBodies(page)
  await upload(page, 5)
  await expectSummary(page, { Accepted: 2, Failed: 3 })
  const failed = grid(page, 'Failed entries')
  await expect(failed.getByRole('row', { name: /TEST-REJECTED-1/ })).toContainText('ZZ-2')
  await expect(failed.getByRole('row', { name: /TEST-NOT-FOUND-1/ })).toContainText(/not found/i)
  await expect(failed.getByRole('row', { name: /TEST-NOT-FOUND-1/ })).toContainText('5')

  const number = failed
    .getByRole('row', { name: /TEST-REJECTED-1/ })
    .getByText('ZZ-2', { exact: true })
  await retype(page, number, 'CORRECTED-2')
  const order = failed
    .getByRole('row', { name: /TEST-NOT-FOUND-1/ })
    .getByRole('gridcell', { name: /^TEST-NOT-FOUND-1/ })
  await retype(page, order, 'SO-4')
  await page.getByRole('button', { name: 'Resend 2 entries' }).click()

  await expectSummary(page, { Accepted: 4, Failed: 1 })
  expect(bodies.at(-1)).toEqual([
    { orderId: 'TEST-REJECTED-1', trackingId: 'CORRECTED-2' },
    { orderId: 'SO-4', trackingId: 'ZZ-4' },
  ])
  await expect(page.getByRole('region', { name: 'Reported by the service' })).toContainText(
    'Resend 1',
  )
})

test('a corrected row is checked before it is sent, undone, corrected again, all by keyboard', async ({
  page,
  token,
}) => {
  await pasteSheet(page, token, [
    ['TEST-REJECTED-1', 'ZZ-1'],
    ['TEST-REJECTED-2', 'ZZ-2'],
  ])
  await upload(page, 2)
  await expectSummary(page, { Failed: 2 })
  const failed = grid(page, 'Failed entries')
  const first = failed.getByRole('row', { name: /TEST-REJECTED-1/ })
  await first.getByRole('gridcell', { name: /^ZZ-1/ }).focus()
  await page.keyboard.type('9.4E+21')
  await page.keyboard.press('Enter')
  await expect(first).toContainText('digits lost in Excel')
  await expect(page.getByRole('button', { name: 'Resend 0 entries' })).toBeDisabled()

  await page.keyboard.press('ControlOrMeta+z')
  await expect(first).toContainText('ZZ-1')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('CORRECTED-1')
  await page.keyboard.press('Enter')
  await expect(first).toContainText('corrected')
  await page.keyboard.press('Shift+Delete')
  await expectSummary(page, { Failed: 1, 'Set aside': 1 })
  await page.getByRole('button', { name: 'Resend 1 entry' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectSummary(page, { Accepted: 1, 'Set aside': 1 })
  await expect(page.locator('body')).not.toBeFocused()
})
