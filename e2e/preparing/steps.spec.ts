import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PORTS } from '../playwright.config.ts'
import {
  chooseFile,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  expectLastAction,
  grid,
  keep,
  paste,
  sheetOf,
  test,
  upload,
  retype,
  problems,
} from '../support/product.ts'

const HEADER = ['Order ID', 'Tracking number'] as const

const exact = (page: Page, text: string) => page.getByText(text, { exact: true })
const rowOf = (page: Page, name: RegExp) => grid(page, 'Entries').getByRole('row', { name })

async function open(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
}

test('a reload after any step from paste to upload loses nothing', async ({
  page,
  request,
  token,
}) => {
  await open(page)
  const sheet = sheetOf(HEADER, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
    ['SO-3', '12.50'],
    ['SO-4', 'ZZ-4'],
  ])
  await keep(page, () => paste(page, sheet))
  await expect(exact(page, '4 entries')).toBeVisible()

  await page.reload()
  await expect(exact(page, '4 entries')).toBeVisible()
  await expect(problems(page, 1)).toBeVisible()
  await expect(page.getByText(/^Pasted, \d\d:\d\d$/).first()).toBeVisible()
  const number = grid(page, 'Entries').getByText('ZZ-2', { exact: true })
  await keep(page, () => retype(page, number, 'ZZ-22'))
  await expect(rowOf(page, /SO-2/)).toContainText('ZZ-22')

  await page.reload()
  await expect(rowOf(page, /SO-2/)).toContainText('ZZ-22')
  await expectLastAction(page, 'Edited row 3: Tracking number')
  const remove = rowOf(page, /SO-1/).getByRole('button', { name: 'Delete entry' })
  await keep(page, () => remove.click())
  await expect(exact(page, '3 entries')).toBeVisible()

  await page.reload()
  await expect(exact(page, '3 entries')).toBeVisible()
  await expectLastAction(page, 'Deleted 1 entry')
  await keep(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(exact(page, '4 entries')).toBeVisible()

  await page.reload()
  await expect(rowOf(page, /SO-1/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
  await keep(page, () => page.getByRole('button', { name: /^Problems/ }).click())
  await expect(page.getByText('1 of 4', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 of 4', { exact: true })).toBeVisible()
  await expect(rowOf(page, /SO-3/)).toContainText('Price, not a tracking number')
  await enterToken(page, token)
  await upload(page, 3)
  await expectSummary(page, { Accepted: 3 })
  await expectEachOnce(request, token, 3)

  await page.goto('/')
  await expect(exact(page, '1 entry')).toBeVisible()
  await expect(rowOf(page, /SO-3/).getByRole('rowheader')).toHaveText('4')
})

test('the question about columns survives a reload', async ({ page }) => {
  await open(page)
  await keep(page, () => paste(page, UNKNOWN))
  await expect(page.getByRole('dialog', { name: 'Match columns' })).toBeVisible()
  await page.reload()
  await answer(page)
  await expect(rowOf(page, /a-2/)).toContainText('c-2')
})

/** The first visible row as it is stored. */
const storedPlace = (page: Page) =>
  page.evaluate(async () => {
    const [about] = await indexedDB.databases()
    const opening = indexedDB.open(about?.name ?? '')
    await new Promise((done) => opening.addEventListener('success', done))
    const database = opening.result
    const reading = database.transaction('draftMeta').objectStore('draftMeta').getAll()
    await new Promise((done) => reading.addEventListener('success', done))
    database.close()
    const records = reading.result as readonly { readonly state?: { readonly place: number } }[]
    return records.find(({ state }) => state !== undefined)?.state?.place
  })

test('a reload restores the position in a long sheet', async ({ page }) => {
  const rows = Array.from({ length: 3000 }, (_, n) => `SO-${100_000 + n},ZZ-${n}`)
  await open(page)
  await chooseFile(page, 'long.csv', [HEADER.join(','), ...rows].join('\n'))
  await expect(exact(page, '3,000 entries')).toBeVisible()
  await grid(page, 'Entries').hover()
  await page.mouse.wheel(0, 32 * 1500)
  await expect(rowOf(page, /SO-101503/)).toBeInViewport()
  await expect(rowOf(page, /SO-100001/)).toHaveCount(0)
  // The rows may still be stored, before the place.
  await expect.poll(() => storedPlace(page)).toBeGreaterThan(1400)
  await page.reload()
  await expect(rowOf(page, /SO-101503/)).toBeInViewport()
})

const UNKNOWN = sheetOf(
  ['Alpha', 'Beta', 'Gamma'],
  [
    ['a-1', 'b-1', 'c-1'],
    ['a-2', 'b-2', 'c-2'],
    ['a-3', 'b-3', 'c-3'],
  ],
)

async function answer(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Match columns' })
  await dialog.getByRole('combobox', { name: 'Header row' }).selectOption('0')
  await dialog.getByRole('combobox', { name: 'Order ID', exact: true }).selectOption({ index: 1 })
  await dialog.getByRole('combobox', { name: 'Tracking number' }).selectOption({ index: 3 })
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

test('remembered columns can be forgotten in Settings; then the sheet asks again', async ({
  page,
}) => {
  await open(page)
  await paste(page, UNKNOWN)
  await answer(page)
  await expect(exact(page, '3 entries')).toBeVisible()
  await goTo(page, 'Settings')
  await page.getByRole('button', { name: 'Forget “Alpha, Beta, Gamma”' }).click()
  await expect(page.getByText('No layouts remembered')).toBeVisible()
  await goTo(page, 'Prepare')
  await expect(exact(page, '3 entries')).toBeVisible()
  await paste(page, UNKNOWN)
  await expect(page.getByRole('dialog', { name: 'Match columns' })).toBeVisible()
})

test.describe('with a real service', () => {
  test.use({ baseURL: `http://127.0.0.1:${PORTS.forwarding}` })

  for (const [kind, button] of [
    ['xlsx', 'For Excel (.xlsx)'],
    ['csv', 'As CSV (.csv)'],
  ] as const) {
    test(`an empty template can be downloaded as .${kind}`, async ({ page }) => {
      await open(page)
      await expect(page.getByRole('button', { name: 'Try a sample' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Download empty template' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`tracking-upload-template.${kind}`)
      const content = await readFile(await download.path())
      if (kind === 'xlsx') expect(content.subarray(0, 2).toString()).toBe('PK')
      else await expectFillable(page, content.toString())
    })
  }
})

test.describe('in Spanish with a real service', () => {
  test.use({ baseURL: `http://127.0.0.1:${PORTS.forwarding}`, locale: 'es' })

  test('the empty CSV has the separator that Excel expects there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Descargar plantilla vacía' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /\.csv/ }).click(),
    ])
    const template = (await readFile(await download.path())).toString()
    expect(template).toBe('\uFEFFOrder ID;Merchant order ID;Tracking number;Courier code\r\n')
  })
})

async function expectFillable(page: Page, template: string) {
  expect(template).toBe('\uFEFFOrder ID,Merchant order ID,Tracking number,Courier code\r\n')
  await chooseFile(page, 'filled.csv', `${template}SO-1,M-1,ZZ-1,190008\r\n`)
  await expect(rowOf(page, /SO-1/)).toContainText('190008')
  await expect(page.getByRole('button', { name: 'Upload 1 entry' })).toBeVisible()
}
