import { expect } from '@playwright/test'
import { goodRows, only, sheet, UNCERTAIN } from '../pictures/sheets.ts'
import { button, open, uploadRows } from '../pictures/steps.ts'
import { connection, pasteAside } from '../support/product.ts'
import { chooseMissingColumn, closeTop, goTo, type Tasks } from './tasks.ts'

/** Downloads, tokens, settings and help. */
export const AFTERWARDS: Tasks = {
  '7-download.md': async ({ press, see }, stage) => {
    await goTo(stage, 'upload-failed')
    await press('link')
    await stage.page.getByRole('table').getByRole('link').first().click()
    await press()
    await see('radio')
    await see('radio')
    await see('radio')
    await see()
    await see()
    await closeTop(stage)
    await press('link')
    await pasteAside(stage.page, sheet(goodRows(3)))
    await see()
    await stage.page.goBack()
    await press()
  },

  '10-token.md': async ({ see }, stage) => {
    const { page } = stage
    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json()
      await route.fulfill({ json: { ...config, tokenHelpUrl: 'https://shop.example/tokens' } })
    })
    await goTo(stage, 'upload-token')
    await see('link')
    await see('field')
    await see()
    await connection(page).click()
    await see('field')
    await see('field')
  },

  '11-settings.md': async ({ press, see, next }, stage) => {
    const { page } = stage
    await goTo(stage, 'upload-done')
    await press('link')
    await see('field')
    await see('field')
    await see('heading')
    await page.goBack()
    await see()
    await open(stage, '/settings')
    await see()
    await see()
    await see()
    await see('heading')
    await open(stage)
    await pasteAside(page, UNCERTAIN)
    await chooseMissingColumn(page)
    await button(stage, 'columns.match.use').click()
    await expect(page.getByRole('grid')).toBeVisible()
    await open(stage, '/settings')
    await see('text')
    const other = await page.context().newPage()
    await other.goto('/')
    await next('button', other).click()
  },

  '12-practice.md': async ({ press, see, next }, stage) => {
    await open(stage)
    await see('text')
    await press()
    await see()
    const values = next('text')
    await press('link')
    await expect(values).toBeVisible()
  },

  '13-hand-over.md': async ({ press }, stage) => {
    await goTo(stage, 'upload-failed')
    await press()
    const saved = stage.page.waitForEvent('download')
    await press()
    await saved
    await press()
    await press()
  },

  '14-help.md': async ({ press, see }, stage) => {
    const { page } = stage
    await uploadRows(stage, only('TEST-REJECTED'))
    await press('link')
    await page.getByRole('table').getByRole('link').first().click()
    await press()
    await button(stage, 'receipts.record.open', { number: 1 }).click()
    await see()
    await press()
    await closeTop(stage)
    const saved = page.waitForEvent('download')
    await press()
    await saved
  },
}
