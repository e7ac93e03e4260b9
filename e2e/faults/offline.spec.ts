import type { Page } from '@playwright/test'
import { postNumber } from '../../bench/film.mjs'
import { playwrightPerson } from '../person/playwright-person.ts'
import { drawLabel } from '../support/labels.ts'
import {
  addEntry,
  enterToken,
  expect,
  expectEachOnce,
  expectSummary,
  readBook,
  test,
  untilKeptOffline,
  upload,
} from '../support/product.ts'

test.use({ serviceWorkers: 'allow' })

async function openAndGoOffline(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await untilKeptOffline(page)
  await page.context().setOffline(true)
}

async function uploadOne(page: Page, token: string) {
  await page.goto('/')
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-NUMBER-1')
  await upload(page, 1)
}

test('offline the page opens, takes a sheet, and sends it once online', async ({
  page,
  context,
  request,
  token,
}) => {
  await openAndGoOffline(page)
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await uploadOne(page, token)
  await expect(page).toHaveURL(/\/uploads\//)
  expect(await readBook(request, token)).toEqual([])
  // A service on this computer is retried even offline.
  await expect(page.getByText(/nothing was sent\. Trying again in/)).toBeVisible()
  await context.setOffline(false)
  await expectSummary(page, { Accepted: 1 })
  await expectEachOnce(request, token, 1)
})

test('a changed configuration is loaded before anything is sent', async ({
  page,
  context,
  request,
  token,
}) => {
  await openAndGoOffline(page)
  await uploadOne(page, token)
  await expect(page.getByText(/nothing was sent\. Trying again in/)).toBeVisible()
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { practice: true, requestSize: 7 } }),
  )
  const isReloaded = page.waitForEvent('load')
  await context.setOffline(false)
  await isReloaded
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await readBook(request, token)).toEqual([])
})

test('labels can be scanned offline after a first scan online', async ({ page, context }) => {
  const person = playwrightPerson(page)
  const drop = async (number: string) =>
    person.dropFile({ name: 'label.png', content: await drawLabel(number) })
  const dialog = page.getByRole('dialog', { name: 'Scan labels' })
  const [first = '', second = ''] = [1, 2].map(postNumber)
  await page.goto('/')
  await untilKeptOffline(page)
  await drop(first)
  await expect(dialog.getByRole('listitem')).toContainText(first)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Entries' })).toContainText(first)
  await drop(second)
  await expect(dialog.getByRole('listitem')).toContainText(second)
})
