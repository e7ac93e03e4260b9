import type { Locator, Page } from '@playwright/test'
import { expect, expectSummary, expectEachOnce, test } from '../support/product.ts'

/** Presses Tab until the element has the focus, as a person without a mouse would. */
async function tabTo(page: Page, target: Locator, back = false) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  throw new Error('The keyboard does not get there.')
}

test('the whole job is done by keyboard alone', async ({ page, request, token }) => {
  await page.goto('/')
  await tabTo(page, page.getByLabel('Access token'))
  await page.keyboard.type(token)
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Add an entry' })
  await tabTo(page, form.getByLabel('Order ID', { exact: true }))
  for (const [order, number] of [
    ['SO-1', 'ZZ-1'],
    ['TEST-REJECTED', 'ZZ-2'],
    ['TEST-AMBIGUOUS-2', 'ZZ-3'],
    ['SO-WRONG', 'ZZ-4'],
  ] as const) {
    await page.keyboard.type(order)
    await page.keyboard.press('Enter')
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
  }
  const entries = page.getByRole('grid', { name: 'Entries' })
  await expect(entries).toContainText('SO-WRONG')

  // Mend an entry in the sheet before it goes.
  await tabTo(
    page,
    entries.getByRole('gridcell', { name: /.*/ }).locator('xpath=self::*[@tabindex="0"]'),
  )
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.type('SO-4')
  await page.keyboard.press('Enter')
  await expect(entries).not.toContainText('SO-WRONG')

  await tabTo(page, page.getByRole('button', { name: 'Upload 4 entries' }), true)
  await page.keyboard.press('Enter')
  await expectSummary(page, { Accepted: 2, Failed: 1, 'Courier needed': 1 })

  const failed = page.getByRole('grid', { name: 'Failed entries' })
  await tabTo(page, failed.locator('[tabindex="0"]').first())
  await page.keyboard.press('Home')
  for (let column = 0; column < 8; column += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent)
    if (text?.includes('ZZ-2')) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.type('MENDED-2')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Resend 1 entry' }), true)
  await page.keyboard.press('Enter')
  await expectSummary(page, { Accepted: 3, 'Courier needed': 1 })

  const couriers = page.getByRole('region', { name: 'Choose couriers' })
  await tabTo(page, couriers.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, couriers.getByRole('button', { name: 'Send 1 entry with couriers' }), true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectSummary(page, { Accepted: 4 })
  await expectEachOnce(request, token, 4)
})
