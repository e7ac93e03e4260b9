import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  readBook,
  test,
  upload,
} from '../support/product.ts'

test('one typed entry is uploaded with exactly its two values and accepted', async ({
  page,
  request,
  token,
}) => {
  const bodies: (string | null)[] = []
  const headers: Record<string, string>[] = []
  page.on('request', (sent) => {
    if (!sent.url().endsWith('/v1/api/tracking')) return
    bodies.push(sent.postData())
    headers.push(sent.headers())
  })
  await page.goto('/')
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-NUMBER-1')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await upload(page, 1)
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectSummary(page, { Accepted: 1 })
  expect(bodies).toEqual(['[{"orderId":"SO-1","trackingId":"ZZ-NUMBER-1"}]'])
  expect(headers[0]).toMatchObject({
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  })
  await expectEachOnce(request, token, 1)
})

test('a worker that fails to load is reported', async ({ page }) => {
  await page.route('**/assets/main.worker-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Part of this page didn’t load.')).toBeVisible()
  await page.unroute('**/assets/main.worker-*.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByText('Opening your sheet…')).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
  await expect(page.getByText('Part of this page didn’t load.')).toHaveCount(0)
})

test('an entry typed while the sheet fails to load is kept, and uploaded once after a reload', async ({
  page,
  request,
  token,
}) => {
  await page.route('**/assets/later-parts-*.js', (route) => route.abort())
  await page.goto('/')
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-NUMBER-1')
  await expect(page.getByText('Part of this page didn’t load.')).toBeVisible()
  expect(await readBook(request, token)).toEqual([])
  await page.unroute('**/assets/later-parts-*.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await enterToken(page, token)
  await upload(page, 1)
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectEachOnce(request, token, 1)
})

for (const part of ['index', 'first-page'])
  test(`a page whose ${part} fails to load says so and what to do`, async ({ page }) => {
    const sentence = page.getByText('Tracking Upload could not be loaded.')
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
    await page.goto('/')
    await expect(sentence).toBeVisible()
    await page.unroute(`**/assets/${part}-*.js`)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible()
    await expect(sentence).toHaveCount(0)
  })
