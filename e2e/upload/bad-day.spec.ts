import {
  enterToken,
  expect,
  grid,
  pasteAside,
  retype,
  sheetOf,
  summary,
  test,
  upload,
} from '../support/product.ts'

const rows = Array.from({ length: 40 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])

test('simulated problems are set in Help, affect ordinary orders, and can be turned off', async ({
  page,
  token,
}) => {
  const days: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') days.push(request.headers()['x-tracking-upload-practice'])
  })
  await page.goto('/help')
  await page.getByRole('button', { name: 'Use typical problems' }).click()
  await expect(page.getByRole('banner')).toContainText('Simulating problems')
  // Half of the entries fail; all other random faults are off.
  await page.getByLabel('Entries that fail').press('End')
  for (const name of ['need a courier', 'Answers without details', 'hit an outage'])
    await page.getByLabel(name).press('Home')

  await page.getByRole('link', { name: 'Prepare' }).click()
  await enterToken(page, token)
  await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], rows))
  await upload(page, 40)
  const failed = grid(page, 'Failed entries')
  await retype(page, failed.getByRole('gridcell', { name: /^ZZ-\d/ }).first(), 'CORRECTED-1')
  const before = Number(/Accepted\s*(\d+)/.exec((await summary(page).textContent()) ?? '')?.[1])
  await page.getByRole('button', { name: 'Resend 1 entry' }).click()
  await expect(summary(page)).toContainText(new RegExp(`Accepted\\s*${before + 1}(?!\\d)`))
  expect(days.map((day) => JSON.parse(day ?? 'null') as unknown)).toEqual([
    { failures: 50, ambiguous: 0, unexplained: 0, outages: 0, delay: 1, voice: 'plain' },
    { failures: 50, ambiguous: 0, unexplained: 0, outages: 0, delay: 1, voice: 'plain' },
  ])

  await page.getByRole('link', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('banner')).not.toContainText('Simulating problems')
})
