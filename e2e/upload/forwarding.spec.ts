import { PORTS } from '../playwright.config.ts'
import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  test,
  upload,
} from '../support/product.ts'

test.use({ baseURL: `http://127.0.0.1:${PORTS.forwarding}` })

test('with a real service configured the same job goes through the forwarding server', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/')
  await expect(page.getByText('Practice mode')).toHaveCount(0)
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-1')
  await addEntry(page, 'TEST-REJECTED', 'ZZ-2')
  await upload(page, 2)
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await expectEachOnce(request, token, 1, `http://127.0.0.1:${PORTS.service}`)
})
