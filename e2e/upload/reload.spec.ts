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

test('a page reloaded in the middle of a request: the browser asks before, what is in doubt is said, the rest goes after a yes', async ({
  page,
  request,
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
  await expectSummary(page, { Accepted: 10, 'In doubt': 100, Waiting: 40 })
  expect(asked).toEqual(['beforeunload'])
  // Nothing is on its way any more, so nothing is asked.
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await page.reload()
  await expectSummary(page, { Accepted: 10, 'In doubt': 100, Waiting: 40 })
  expect(asked).toEqual(['beforeunload'])
  await enterToken(page, token)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectSummary(page, { Accepted: 50, 'In doubt': 100 })
  await expectEachOnce(request, token, 150)
})
