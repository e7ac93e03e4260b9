import type { Page, Route } from '@playwright/test'
import {
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  jump,
  openPanel,
  pasteSheet,
  readBook,
  test,
  upload,
} from '../support/product.ts'

test('an upload is paused, resumed, stopped and finished, and nothing is sent twice', async ({
  page,
  request,
  token,
}) => {
  const rows = Array.from({ length: 320 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
  rows[50] = ['TEST-SLOW-1', 'ZZ-50']
  rows[150] = ['TEST-SLOW-2', 'ZZ-150']
  await pasteSheet(page, token, rows)
  await upload(page, 320)
  await expectSummary(page, { Accepted: 10, Sending: 100 })
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectSummary(page, { Accepted: 110, Waiting: 210 })
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectSummary(page, { Accepted: 110, Sending: 100 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expectSummary(page, { Accepted: 210, Waiting: 110 })
  await page.reload()
  await enterToken(page, token)
  await page.getByRole('button', { name: 'Send the remaining 110 entries' }).click()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectSummary(page, { Accepted: 320 })
  await expectEachOnce(request, token, 320)
})

test('offline the rest waits, and continues once online', async ({
  page,
  context,
  request,
  token,
}) => {
  const rows = Array.from({ length: 250 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
  const cut = await holdRequest(page, 2)
  await pasteSheet(page, token, rows)
  await upload(page, 250)
  await expectSummary(page, { Accepted: 10, Sending: 100 })
  await context.setOffline(true)
  await cut()
  // Past the time for which the server keeps the answer. The page asks for it once it notices the cut.
  await expect(async () => {
    await jump(page, 10 * 60_000)
    await expect(page.getByText('You’re offline.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await context.setOffline(false)
  // Entries in flight stay in doubt.
  await expectSummary(page, { Accepted: 150, 'In doubt': 100 })
  await expect((await openPanel(page, 'In doubt')).getByRole('grid')).toHaveAttribute(
    'aria-rowcount',
    '101',
  )
  const list = (await openPanel(page, 'All entries')).getByRole('grid')
  await page.getByRole('searchbox', { name: 'Search these entries' }).fill('so-150')
  await expect(list).toHaveAttribute('aria-rowcount', '2')
  const book = await readBook(request, token)
  expect(book.filter((line) => line.times !== 1)).toEqual([])
})

/** Holds the request with this number until its connection is cut. */
async function holdRequest(page: Page, number: number) {
  let seen = 0
  let held: Route | undefined
  await page.route('**/v1/api/tracking', async (route) => {
    seen += 1
    if (seen === number) held = route
    else await route.continue()
  })
  return () => held?.abort('internetdisconnected')
}
