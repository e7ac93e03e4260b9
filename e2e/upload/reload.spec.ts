import { expect, expectSummary, pasteSheet, test, upload } from '../support/product.ts'

test('the browser asks before leaving the page only while a request is in flight', async ({
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
