import { expect, expectSummary, grid, pasteSheet, test, upload } from '../support/product.ts'

test('by keyboard a corrected row is checked before sending, undone and corrected again', async ({
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
  await expect(first).toContainText('Digits lost in Excel')
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
