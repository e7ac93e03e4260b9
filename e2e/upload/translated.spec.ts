import type { Page } from '@playwright/test'
import { translatePage } from '../../src/testing/translate-page.ts'
import {
  expect,
  expectEachOnce,
  expectSummary,
  pasteSheet,
  test,
  upload,
} from '../support/product.ts'

/** Translates the page and what appears later, as a browser does. */
const translate = (page: Page, how: 'moves' | 'replaces') =>
  page.evaluate(`{
    const translatePage = ${String(translatePage)}
    translatePage('${how}')
    const later = new MutationObserver(() => translatePage('${how}'))
    later.observe(document.body, { childList: true, subtree: true, characterData: true })
  }`)

for (const how of ['moves', 'replaces'] as const)
  test(`a page that is translated while it sends shows true counts to the end, when texts are ${how === 'moves' ? 'moved' : 'replaced'}`, async ({
    page,
    request,
    token,
  }) => {
    const rows = Array.from({ length: 120 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
    rows[50] = ['TEST-SLOW-1', 'ZZ-50']
    rows[119] = ['TEST-REJECTED-1', 'ZZ-119']
    await pasteSheet(page, token, rows)
    await translate(page, how)
    await upload(page, 120)
    await expectSummary(page, { Accepted: 10, Sending: 100 })
    await expectSummary(page, { Accepted: 119, Failed: 1 })
    await page.getByRole('button', { name: 'Failed 1' }).click()
    await expect(page.getByRole('grid', { name: 'Failed entries' })).toContainText(
      'TEST-REJECTED-1',
    )
    await page.getByRole('link', { name: 'Uploads' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectEachOnce(request, token, 119)
  })
