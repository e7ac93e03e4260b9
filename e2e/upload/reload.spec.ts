import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  pasteSheet,
  test,
  upload,
  untilKept,
} from '../support/product.ts'

test('a reload keeps the sheet, its undo, the upload and the open work', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await addEntry(page, 'SO-1', 'ZZ-1')
  await addEntry(page, 'TEST-REJECTED', 'ZZ-2')
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
  await untilKept(page)
  await page.reload()
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await enterToken(page, token)
  await upload(page, 2)
  await expectSummary(page, { Accepted: 1, Failed: 1 })

  await page.reload()
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await expect(page.getByRole('grid', { name: 'Failed entries' })).toContainText('TEST-REJECTED')
  await page.goto('/uploads')
  await page.getByRole('table').getByRole('link').first().click()
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await expectEachOnce(request, token, 1)
})

test('the browser asks before a page is left in the middle of a request, and not when nothing is on its way', async ({
  page,
  token,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await pasteSheet(page, token, [['TEST-SLOW', 'ZZ-1']])
  await upload(page, 1)
  await expectSummary(page, { Sending: 1 })
  await page.reload()
  await expectSummary(page, { 'In doubt': 1 })
  expect(asked).toEqual(['beforeunload'])
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await page.reload()
  await expectSummary(page, { 'In doubt': 1 })
  expect(asked).toEqual(['beforeunload'])
})
