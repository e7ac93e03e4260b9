import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  pasteSheet,
  test,
  upload,
} from './product.ts'

test('a reload keeps the sheet, its undo, the upload and the open work', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await addEntry(page, 'SO-1', 'ZZ-1')
  await addEntry(page, 'TEST-REJECTED', 'ZZ-2')
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
  await page.waitForTimeout(1200)
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
  await page.getByRole('main').getByRole('link').first().click()
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await expectEachOnce(request, token, 1)
})

test('a page closed in the middle of a request says what is in doubt and sends the rest after a yes', async ({
  page,
  request,
  token,
}) => {
  const rows = Array.from({ length: 150 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
  rows[20] = ['TEST-SLOW', 'ZZ-20']
  await pasteSheet(page, token, rows)
  await upload(page, 150)
  await expectSummary(page, { Accepted: 10, Sending: 100 })
  await page.reload()
  await expectSummary(page, { Accepted: 10, 'In doubt': 100, Waiting: 40 })
  await enterToken(page, token)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectSummary(page, { Accepted: 50, 'In doubt': 100 })
  await expectEachOnce(request, token, 150)
})

test('the browser asks before the page is left while a request is on its way, and at no other time', async ({
  page,
  token,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const rows = Array.from({ length: 150 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
  rows[20] = ['TEST-SLOW', 'ZZ-20']
  await pasteSheet(page, token, rows)
  await upload(page, 150)
  await expectSummary(page, { Accepted: 10, Sending: 100 })
  await page.reload()
  await expectSummary(page, { 'In doubt': 100, Waiting: 40 })
  expect(asked).toEqual(['beforeunload'])
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await page.reload()
  await expectSummary(page, { 'In doubt': 100, Waiting: 40 })
  expect(asked).toEqual(['beforeunload'])
})
