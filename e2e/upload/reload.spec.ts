import { expect, expectSummary, pasteSheet, test, upload } from '../support/product.ts'

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
