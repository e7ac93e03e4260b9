import type { CDPSession, Page } from '@playwright/test'
import { entries, openSheet } from '../support/entries.ts'
import { expect, test } from '../support/product.ts'

const field = (page: Page) => entries(page).locator('[data-row] input')

/** Sends the key event that precedes a composition. */
const pressKey = (keyboard: CDPSession) =>
  keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Process',
    code: 'KeyN',
    windowsVirtualKeyCode: 229,
  })

test('a composition replaces the cell from its first key, and its Enter does not move the cell', async ({
  page,
}) => {
  await openSheet(page, [
    ['SO-1', 'ZZ-1'],
    ['SO-2', 'ZZ-2'],
  ])
  await entries(page).getByText('SO-1', { exact: true }).click()
  const keyboard = await page.context().newCDPSession(page)
  await page.evaluate(() =>
    addEventListener(
      'keydown',
      // An input method checks the focus at the end of the event.
      () => (document.body.dataset['typed'] = document.activeElement?.tagName),
      { once: true },
    ),
  )
  await pressKey(keyboard)
  await expect(page.locator('body')).toHaveAttribute('data-typed', 'INPUT')
  for (const text of ['n', 'に', 'にほ', '日本'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await expect(field(page)).toHaveValue('日本')
  await pressKey(keyboard)
  await keyboard.send('Input.insertText', { text: '日本' })
  await expect(field(page)).toHaveValue('日本')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveCount(0)
  await expect(entries(page).getByText('日本', { exact: true })).toBeVisible()
})
