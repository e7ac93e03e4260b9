import type { Locator, Page } from '@playwright/test'
import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  pasteAside,
  sheetOf,
  test,
  upload,
} from '../support/product.ts'

const goTo = async (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

const uploads = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Earlier uploads' })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })

const hits = (page: Page): Locator =>
  page.getByRole('region', { name: 'Matching entries' }).getByRole('listitem')

/** Opens the menu of a listed upload; returns one of its items. */
async function openMenu(page: Page, name: string, item: string): Promise<Locator> {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter')
  return page.getByRole('menuitem', { name: item })
}

async function uploadSheet(page: Page, rows: readonly (readonly string[])[]) {
  await goTo(page, 'Prepare')
  await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], rows))
  await upload(page, rows.length)
}

/** Keeps requests from leaving until the returned function is called. */
async function holdRequests(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/v1/api/tracking', async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

const FAILING = [
  ['SO-3', 'ZZ-3'],
  ['TEST-REJECTED-1', 'ZZ-4'],
] as const

/** Three uploads: 2 accepted; 1 accepted and 1 failed; 2 accepted, 1 failed and 1 that needs a courier. */
async function threeUploads(page: Page, token: string) {
  await page.goto('/')
  await enterToken(page, token)
  await uploadSheet(page, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
  ])
  await expectSummary(page, { Accepted: 2 })
  await uploadSheet(page, FAILING)
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await uploadSheet(page, [
    ['SO-5', 'ZZ-5'],
    ['SO-77', 'ZZ-88'],
    ['TEST-NOT-FOUND-9', 'ZZ-7'],
    ['TEST-AMBIGUOUS-2-1', 'ZZ-8'],
  ])
  await expectSummary(page, { Accepted: 2, Failed: 1, 'Courier needed': 1 })
}

/** Scroll offset of the page. */
const place = (page: Page) => page.getByRole('main').evaluate(({ scrollTop }) => scrollTop)

test('Back restores the search and the position in the list', async ({ page, token }) => {
  await threeUploads(page, token)
  await goTo(page, 'Uploads')
  await page.getByRole('searchbox', { name: 'Search uploads' }).fill('so-77')
  await expect(hits(page)).toContainText('SO-77')
  await hits(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/uploads\/[^/]+\?panel=all&entry=1$/)
  await expectSummary(page, { Accepted: 2, Failed: 1, 'Courier needed': 1 })
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('so-77')
  await expect(hits(page)).toHaveCount(1)

  await page.setViewportSize({ width: 1280, height: 200 })
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Needs you 2' }).click()
  await expect(uploads(page)).toHaveCount(2)
  const last = uploads(page).nth(1).getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const before = await place(page)
  expect(before).toBeGreaterThan(10)
  await last.click()
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await page.goBack()
  await expect(uploads(page)).toHaveCount(2)
  await expect.poll(() => place(page)).toBe(before)
})

test('uploads are renamed and deleted by keyboard, after a warning about open entries', async ({
  page,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await uploadSheet(page, FAILING)
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await goTo(page, 'Uploads')
  await expect(uploads(page)).toContainText('Failed 1')
  await (await openMenu(page, 'Pasted', 'Rename')).press('Enter')
  await expect(page.getByLabel('Name of this upload')).toBeFocused()
  await page.keyboard.type('Friday noon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Actions for Friday noon' })).toBeFocused()
  await page.reload()
  await page.getByRole('searchbox').fill('friday')
  await expect(page.getByRole('table', { name: 'Matching uploads' })).toContainText('Friday noon')
  await page.getByRole('searchbox').fill('')
  await expect(uploads(page)).toContainText('Failed 1')
  await (await openMenu(page, 'Friday noon', 'Delete')).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete “Friday noon”?' })
  await expect(question).toContainText('1 entry is still open: Failed 1.')
  await page.keyboard.press('Escape')
  await expect(uploads(page)).toHaveCount(1)
  await (await openMenu(page, 'Friday noon', 'Delete')).press('Enter')
  await question.getByRole('button', { name: 'Delete upload' }).press('Enter')
  await expect(page.getByText('No uploads yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Uploads' })).toBeFocused()
})

test('an upload being sent shows its progress in both tabs and cannot be deleted', async ({
  context,
  page,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  const answer = await holdRequests(page)
  await uploadSheet(page, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
  ])
  await expectSummary(page, { Sending: 2 })
  await goTo(page, 'Uploads')
  await expect(uploads(page)).toContainText('Uploading: 0 of 2')
  await expect(await openMenu(page, 'Pasted', 'Delete')).toBeDisabled()
  const watching = await context.newPage()
  await watching.goto('/uploads')
  await expect(uploads(watching)).toContainText('Sending 2')
  await expect(await openMenu(watching, 'Pasted', 'Rename')).toBeDisabled()
  answer()
  await expect(uploads(page)).toContainText('Done')
  await expect(uploads(watching)).toContainText('Done')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeEnabled()
})

test('everything is deleted after two confirmations, and the token stays', async ({
  page,
  token,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await uploadSheet(page, FAILING)
  await expectSummary(page, { Failed: 1 })
  await goTo(page, 'Prepare')
  await addEntry(page, 'SO-LEFT', 'ZZ-LEFT')
  await goTo(page, 'Settings')
  const kept = page.getByRole('region', { name: 'Data in this browser' })
  await expect(kept).toContainText(/Uploads\s*1.*Entries\s*2/s)
  await expect(kept).toContainText(/Rows in the current sheet\s*1/)
  await page.getByRole('button', { name: 'Delete everything…' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('1 upload and 1 sheet row')
  await expect(question).toContainText('1 entry is still open')
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('All data deleted.').first()).toBeVisible()
  await expect(kept).toContainText(/Uploads\s*0.*Entries\s*0/s)
  await goTo(page, 'Uploads')
  await expect(page.getByText('No uploads yet')).toBeVisible()
  await goTo(page, 'Prepare')
  await expect(page.getByText('SO-LEFT')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Connected|Token added)/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('SO-LEFT')).toHaveCount(0)
  await addEntry(page, 'SO-NEW', 'ZZ-NEW')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
})
