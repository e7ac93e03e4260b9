import type { Page } from '@playwright/test'
import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  untilKeptOffline,
  upload,
} from '../support/product.ts'
import { test } from '../support/released-product.ts'

const PATIENT = { timeout: 30_000 }
/** Cache name of a release and its path. */
const NEWER = 'tracking-upload newer /'

test.use({ serviceWorkers: 'allow' })

test('it is installable, with a complete manifest and icons', async ({ page, context }) => {
  await page.goto('/')
  const tools = await context.newCDPSession(page)
  const { url, errors, data } = await tools.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Tracking Upload', display: 'standalone' })
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors')
  // A test's browser is in incognito mode, which never offers installation.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(others).toEqual([])
})

test('the licences of all bundled packages are served', async ({ request }) => {
  const response = await request.get('/third-party-notices.txt')
  const text = await response.text()
  for (const name of ['react-dom', 'papaparse', 'zod', 'use-intl', 'idb', 'Courier-Validation'])
    expect(text).toContain(name)
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5)
})

test('the service worker serves the page’s files, and never touches the service or the configuration', async ({
  page,
  token,
}) => {
  await page.clock.install()
  await page.goto('/')
  await untilKeptOffline(page)
  const byWorker = new Map<string, boolean>()
  page.on('response', (response) =>
    byWorker.set(new URL(response.url()).pathname, response.fromServiceWorker()),
  )
  await page.reload()
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-1')
  await upload(page, 1)
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  expect(byWorker.get('/config.json')).toBe(false)
  expect(byWorker.get('/v1/api/tracking')).toBe(false)
  const parts = [...byWorker].filter(([path]) => path.startsWith('/assets/'))
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.filter(([, isByWorker]) => !isByWorker)).toEqual([])
})

/** The cached releases: the one in use and, if any, a waiting one. */
const keptReleases = async (page: Page) =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('tracking-upload '))

test('a newer release waits during an upload, and takes over when the page is opened next', async ({
  page,
  context,
  site,
  token,
}) => {
  await page.clock.install()
  await page.goto('/')
  await untilKeptOffline(page)
  const [used] = await keptReleases(page)
  const letGo = site.holdUploads()
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-1')
  await upload(page, 1)
  await expectSummary(page, { Sending: 1 })

  site.bringOutRelease('newer')
  const other = await context.newPage()
  await other.goto('/')
  await untilKeptOffline(other)
  await expect.poll(() => keptReleases(other), PATIENT).toEqual([used, NEWER])
  // It waits now; opening another tab during the upload doesn't activate it.
  await other.reload()
  await untilKeptOffline(other)
  letGo()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  expect(await keptReleases(page)).toEqual([used, NEWER])
  await other.close()

  // Don't move the clock: the page must hold the lock for sending before it checks.
  await page.reload()
  await expect.poll(() => keptReleases(page), PATIENT).toEqual([NEWER])
})
