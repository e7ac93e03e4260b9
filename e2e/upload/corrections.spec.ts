import { expectNoFindings } from '../support/findings.ts'
import {
  expect,
  expectSummary,
  grid,
  pasteSheet,
  retype,
  test,
  upload,
} from '../support/product.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a text is replaced in all values that the reason names', async ({ page, token }) => {
    await pasteSheet(page, token, [
      ['TEST-REJECTED-1', 'ZZ-1'],
      ['TEST-REJECTED-2', 'ZZ-2'],
    ])
    await upload(page, 2)
    await expectSummary(page, { Failed: 2 })
    await page.getByRole('button', { name: 'Find and replace…' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Find and replace' })
    await expect(dialog.getByLabel('Column')).toHaveValue('trackingId')
    await dialog.getByLabel('Find').fill('ZZ-')
    await dialog.getByLabel('Replace with').fill('YT00')
    await expect(dialog.getByRole('row', { name: /ZZ-2/ })).toContainText('YT002')
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Replace in 2 entries' }).tap()
    await page.getByRole('button', { name: 'Resend 2 entries' }).tap()
    await expect(page.getByText('Nothing left to do')).toBeVisible()
  })
})

test('a wrong accepted entry can be put into the sheet again, with the service’s overwrite rule', async ({
  page,
  token,
}) => {
  await pasteSheet(page, token, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
  ])
  await upload(page, 2)
  await expectSummary(page, { Accepted: 2 })
  await page.getByRole('button', { name: 'History of SO-2' }).press('Enter')
  const story = page.getByRole('dialog', { name: 'History of SO-2' })
  await expect(story).toContainText('The order is probably no longer pending')
  await expectNoFindings(page)
  await story.getByRole('button', { name: 'Correct this entry' }).press('Enter')
  const sheet = grid(page, 'Entries')
  await expect(sheet.getByRole('row', { name: /SO-2/ })).toContainText('Already accepted')
  await retype(page, sheet.getByText('ZZ-2', { exact: true }), 'ZZ-3')
  await expect(sheet.getByRole('row', { name: /SO-2/ })).toContainText('Accepted with ZZ-2')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview).toContainText('Different numbers for orders already accepted: 1.')
  await expect(preview).toContainText('for orders that are pending shipment')
  await expectNoFindings(page)
})
