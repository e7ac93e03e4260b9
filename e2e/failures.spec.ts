import {
  enterToken,
  expect,
  expectBooks,
  grid,
  paste,
  recordBodies,
  sheetOf,
  test,
  upload,
} from './product.ts'

test('failures show message and row; two are mended, and only these two are sent again', async ({
  page,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await paste(
    page,
    sheetOf(
      ['Order ID', 'Tracking number'],
      [
        ['SO-1', 'ZZ-1'],
        ['TEST-REJECTED-1', 'ZZ-2'],
        ['TEST-REJECTED-2', 'ZZ-3'],
        ['TEST-NOT-FOUND-1', 'ZZ-4'],
        ['SO-5', 'ZZ-5'],
      ],
    ),
  )
  const bodies = recordBodies(page)
  await upload(page, 5)
  await expectBooks(page, { Accepted: 2, Failed: 3 })
  const failed = grid(page, 'Failed entries')
  await expect(failed.getByRole('row', { name: /TEST-REJECTED-1/ })).toContainText('ZZ-2')
  await expect(failed.getByRole('row', { name: /TEST-NOT-FOUND-1/ })).toContainText(/not found/i)
  await expect(failed.getByRole('row', { name: /TEST-NOT-FOUND-1/ })).toContainText('5')

  const number = failed
    .getByRole('row', { name: /TEST-REJECTED-1/ })
    .getByText('ZZ-2', { exact: true })
  await number.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('MENDED-2')
  await page.keyboard.press('Enter')
  const order = failed
    .getByRole('row', { name: /TEST-NOT-FOUND-1/ })
    .getByRole('gridcell', { name: /^TEST-NOT-FOUND-1/ })
  await order.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('SO-4')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Resend 2 entries' }).click()

  await expectBooks(page, { Accepted: 4, Failed: 1 })
  expect(bodies.at(-1)).toEqual([
    { orderId: 'TEST-REJECTED-1', trackingId: 'MENDED-2' },
    { orderId: 'SO-4', trackingId: 'ZZ-4' },
  ])
  await expect(page.getByRole('region', { name: 'Reported by the service' })).toContainText(
    'Resend 1',
  )
})
