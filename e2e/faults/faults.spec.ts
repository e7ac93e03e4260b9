import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  openPanel,
  test,
  upload,
} from '../support/product.ts'

test('an order with two numbers: the second waits while the first is in doubt, and both are finished', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await addEntry(page, 'TEST-DROPPED-AFTER', 'ZZ-1')
  await addEntry(page, 'SO-2', 'ZZ-2')
  await addEntry(page, 'TEST-DROPPED-AFTER', 'ZZ-3')
  await upload(page, 3)
  await expectSummary(page, { 'In doubt': 2, Waiting: 1 })
  const behind = await openPanel(page, 'Blocked')
  await expect(behind.getByRole('row', { name: /ZZ-3/ })).toContainText('ZZ-1')

  const doubt = await openPanel(page, 'In doubt')
  await doubt.getByRole('button', { name: 'Resend 1 to check' }).click()
  await expect(doubt).toContainText(/The service now says about SO-2/)
  await doubt.getByRole('button', { name: /^Mark \d+ as accepted$/ }).click()
  await expectSummary(page, { Accepted: 2, Waiting: 1 })
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectSummary(page, { Accepted: 2, Failed: 1 })
  await expectEachOnce(request, token, 2)
})
