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
  retype,
} from '../support/product.ts'

const goTo = async (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

const uploads = (page: Page): Locator =>
  page.getByRole('list', { name: 'Earlier uploads' }).getByRole('listitem')

const hits = (page: Page): Locator =>
  page.getByRole('region', { name: 'Entries with this number' }).getByRole('listitem')

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

/** Three uploads: 2 accepted; 1 accepted and 1 failed; 2 accepted, 1 failed and 1 that needs a courier. */
async function threeUploads(page: Page, token: string) {
  await page.goto('/')
  await enterToken(page, token)
  await uploadSheet(page, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
  ])
  await expectSummary(page, { Accepted: 2 })
  await uploadSheet(page, [
    ['SO-3', 'ZZ-3'],
    ['TEST-REJECTED-1', 'ZZ-4'],
  ])
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await uploadSheet(page, [
    ['SO-5', 'ZZ-5'],
    ['SO-77', 'ZZ-88'],
    ['TEST-NOT-FOUND-9', 'ZZ-7'],
    ['TEST-AMBIGUOUS-2-1', 'ZZ-8'],
  ])
  await expectSummary(page, { Accepted: 2, Failed: 1, 'Courier needed': 1 })
}

test('an entry is found among all uploads, with what became of it, and opened', async ({
  page,
  token,
}) => {
  await threeUploads(page, token)
  await goTo(page, 'Uploads')
  await expect(uploads(page)).toHaveCount(3)
  await expect(uploads(page).nth(0)).toContainText(/Courier needed 1.*Failed 1/)
  await expect(uploads(page).nth(1)).toContainText('Failed 1')
  await expect(uploads(page).nth(2)).toContainText('Nothing left to do')
  await page.getByRole('checkbox', { name: 'Open only (2)' }).check()
  await expect(uploads(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Open only (2)' }).uncheck()

  const field = page.getByRole('searchbox', { name: 'Search by name or number' })
  await field.fill('so-77')
  await expect(hits(page)).toHaveCount(1)
  await expect(hits(page)).toContainText(/SO-77.*ZZ-88.*Accepted.*row 3/)
  await field.fill('ZZ-7')
  await field.press('Enter')
  await expect(hits(page).first()).toContainText(/TEST-NOT-FOUND-9.*Failed/)
  await expect(hits(page).first()).toContainText(/not found/i)
  await field.fill('SO-4711')
  await expect(page.getByText(/“SO-4711” was not uploaded from this browser/)).toBeVisible()

  await field.fill('ZZ-8')
  await expect(hits(page)).toHaveCount(2)
  await hits(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/uploads\/[^/]+\?entry=3$/)
  await expectSummary(page, { Accepted: 2, Failed: 1, 'Courier needed': 1 })
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('ZZ-8')
  await expect(hits(page)).toHaveCount(2)
})

test('Back from an upload leads to the place in the list from which it was opened', async ({
  page,
  token,
}) => {
  await threeUploads(page, token)
  await page.setViewportSize({ width: 1280, height: 260 })
  await goTo(page, 'Uploads')
  await page.getByRole('checkbox', { name: 'Open only (2)' }).check()
  await expect(uploads(page)).toHaveCount(2)
  const last = uploads(page).nth(1).getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(50)
  await last.click()
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Open only (2)' })).toBeChecked()
  await expect(uploads(page)).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

  await page.getByRole('searchbox').fill('SO')
  await expect(hits(page)).toHaveCount(5)
  const hit = hits(page).nth(4).getByRole('link')
  await hit.scrollIntoViewIfNeeded()
  const found = await page.evaluate(() => scrollY)
  await hit.click()
  await expect(page).toHaveURL(/entry=/)
  await page.goBack()
  await expect(hits(page)).toHaveCount(5)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(found)
})

test('a corrected entry is found under both its numbers', async ({ page, token }) => {
  await page.goto('/')
  await enterToken(page, token)
  await uploadSheet(page, [
    ['TEST-REJECTED', 'OLD-1'],
    ['SO-1', 'ZZ-1'],
  ])
  await expectSummary(page, { Accepted: 1, Failed: 1 })
  const failed = page.getByRole('grid', { name: 'Failed entries' })
  await retype(page, failed.getByRole('gridcell', { name: 'OLD-1' }).first(), 'NEW-1')
  await page.getByRole('button', { name: 'Resend 1 entry' }).click()
  await expectSummary(page, { Accepted: 2 })
  await goTo(page, 'Uploads')
  await expect(uploads(page).first()).toContainText('Nothing left to do')
  await page.getByRole('searchbox').fill('NEW-1')
  await expect(hits(page)).toContainText(/NEW-1.*Accepted/)
  await page.getByRole('searchbox').fill('OLD-1')
  await expect(hits(page)).toContainText(/NEW-1.*Accepted.*Found under “OLD-1”/)
})

test('uploads are renamed and deleted by keyboard, and the open ones are named first', async ({
  page,
  token,
}) => {
  await threeUploads(page, token)
  await goTo(page, 'Uploads')
  await uploads(page)
    .nth(0)
    .getByRole('button', { name: /^Rename/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of this upload')).toBeFocused()
  await page.keyboard.type('Friday noon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Friday noon' })).toBeFocused()
  await page.reload()
  await page.getByRole('searchbox').fill('friday')
  await expect(page.getByRole('list', { name: 'Uploads with this name' })).toContainText(
    'Friday noon',
  )
  await page.getByRole('searchbox').fill('')

  await page.getByRole('button', { name: 'Delete Friday noon' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete “Friday noon”?' })
  await expect(question).toContainText('2 entries of it are still open')
  await page.keyboard.press('Escape')
  await expect(uploads(page)).toHaveCount(3)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete this upload' }).focus()
  await page.keyboard.press('Enter')
  await expect(uploads(page)).toHaveCount(2)
  await expect(uploads(page).first().getByRole('link')).toBeFocused()
  await page.getByRole('searchbox').fill('SO-77')
  await expect(page.getByText(/“SO-77” was not uploaded from this browser/)).toBeVisible()
})

test('the upload that is being sent shows how far it is, in both tabs, and cannot be deleted', async ({
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
  await expect(uploads(page)).toContainText('Being sent: 0 of 2')
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeDisabled()
  const watching = await context.newPage()
  await watching.goto('/uploads')
  await expect(uploads(watching)).toContainText('Sending 2')
  await expect(watching.getByRole('button', { name: /^Rename/ })).toBeDisabled()
  answer()
  await expect(uploads(page)).toContainText('Nothing left to do')
  await expect(uploads(watching)).toContainText('Nothing left to do')
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeEnabled()
})

test('everything is deleted after two steps of yes, and the token stays', async ({
  page,
  token,
}) => {
  await threeUploads(page, token)
  await goTo(page, 'Prepare')
  await addEntry(page, 'SO-LEFT', 'ZZ-LEFT')
  await goTo(page, 'Settings')
  const kept = page.getByRole('region', { name: 'Data in this browser' })
  await expect(kept).toContainText(/Uploads\s*3.*Entries\s*8/s)
  await expect(kept).toContainText(/Rows in the current sheet\s*1/)
  await page.getByRole('button', { name: 'Delete everything…' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('3 uploads and 1 sheet row')
  await expect(question).toContainText('3 entries are still open')
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('All data deleted.').first()).toBeVisible()
  await expect(kept).toContainText(/Uploads\s*0.*Entries\s*0/s)
  await goTo(page, 'Uploads')
  await expect(page.getByText('Nothing was uploaded from this browser yet.')).toBeVisible()
  await goTo(page, 'Prepare')
  await expect(page.getByText('SO-LEFT')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connected' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('SO-LEFT')).toHaveCount(0)
  await addEntry(page, 'SO-NEW', 'ZZ-NEW')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
})
