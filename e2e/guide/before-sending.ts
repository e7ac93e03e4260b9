import { expect, type Route } from '@playwright/test'
import { goodRows, MESSY, sheet, UNCERTAIN } from '../pictures/sheets.ts'
import { button, open, pasteRows, seeDialog } from '../pictures/steps.ts'
import { enterToken, pasteAside } from '../support/product.ts'
import { sheetOf } from '../support/sheets.ts'
import { chooseMissingColumn, closeTop, goTo, type Tasks } from './tasks.ts'

const NUMBERS = ['Order ID', 'Tracking number']

const EXPORT = [
  'Name',
  'Financial Status',
  'Fulfillment Status',
  'Lineitem name',
  'Tracking number',
  'Cancelled at',
]

/** A shop's export: two orders with a number, a cancelled one with a number, and three without one yet. */
const ORDERS = sheetOf(
  EXPORT,
  [1, 2, 3, 4, 5, 6].map((n) => [
    `#${1000 + n}`,
    'paid',
    'unfulfilled',
    'Mug',
    n < 4 ? `YT2432521266000${100 + n}` : '',
    n === 3 ? '2026-11-20 10:00:00 +0000' : '',
  ]),
)

const FITTING = sheetOf(
  NUMBERS,
  [104, 105].map((n) => [`#${900 + n}`, `YT2432521266000${n}`]),
)

/** Preparing a sheet, on a computer, on a phone and with a scanner. */
export const BEFORE_SENDING: Tasks = {
  '1-prepare.md': async ({ press, see, next }, stage) => {
    const { page } = stage
    await goTo(stage, 'upload-done')
    await open(stage, '/settings')
    await press('link')
    await expect(page.getByRole('form')).toBeVisible()
    await press()
    await closeTop(stage)
    await expect(next('field')).toBeEnabled()
    await see('heading')
    await pasteAside(page, UNCERTAIN)
    await see('dialog')
    await chooseMissingColumn(page)
    await press()
    await see()
    await pasteAside(page, sheetOf(NUMBERS, [['SO-1', 'ZZ-1']]))
    await press()
    await press()
    await closeTop(stage)
    await press()
    await see()

    await open(stage)
    await pasteAside(page, ORDERS)
    await press()
    await pasteAside(page, FITTING)
    await see()
    await press()
    await press()
    await seeDialog(stage)
    await see()
    await closeTop(stage)

    await pasteAside(page, sheet(goodRows(12)))
    await see()
  },

  '2-fix.md': async ({ press, see }, stage) => {
    const { page, t } = stage
    await pasteRows(stage, MESSY)
    await press()
    await see('complementary')
    await see()
    await see()
    await press()
    await see()
    await page.getByRole('gridcell', { name: /^12,50/ }).click()
    await page.keyboard.type('YT2432521266000999')
    await page.keyboard.press('Enter')
    await see('text')
    await page.getByRole('gridcell', { name: 'SO-1028' }).click({ button: 'right' })
    await see('menuitem')
    await see('menuitem')
    await closeTop(stage)
    await page
      .getByRole('columnheader', { name: t('common.orderId') })
      .getByRole('button')
      .first()
      .click()
    await see('menuitemradio')
    await see('menuitemcheckbox')
    await closeTop(stage)
    await page.getByRole('gridcell', { name: 'SO-1028' }).click()
    await page.keyboard.press('ControlOrMeta+h')
    await see('dialog')
    await see()
    await closeTop(stage)
    await see('text')
    await see()
  },

  '8-phone.md': async ({ press, see, next }, stage) => {
    const { page, token, t } = stage
    await page.setViewportSize({ width: 390, height: 760 })
    await open(stage, '/help')
    await enterToken(page, token, t)
    await press('link')
    await press()
    await closeTop(stage)
    await expect(next('field')).toBeEnabled()
    await pasteAside(page, sheet(goodRows(120)))
    await press()
    const held = new Promise<Route>((hold) => {
      void page.route('**/v1/api/tracking', hold, { times: 1 })
    })
    await next('button').click()
    const request = await held
    await button(stage, 'upload.pause').click()
    await request.continue()
    await see()
  },

  '9-scanner.md': async ({ press, see, next }, stage) => {
    const { page } = stage
    await open(stage)
    const order = next('field')
    await see('heading')
    await order.click()
    await page.keyboard.type('SO-1')
    await page.keyboard.press('Enter')
    const number = next('field')
    await expect(number).toBeFocused()
    await page.keyboard.type('YT2300000000000481')
    await page.keyboard.press('Enter')
    await expect(order).toBeFocused()
    await press()
    await page.setViewportSize({ width: 390, height: 760 })
    await see()
    await pasteAside(page, ORDERS)
    await press()
    await see('text')
    await see('text')
    await see()
    await see()
    await see()
    await page.keyboard.type('YT2300000000000482')
    await page.keyboard.press('Enter')
    await see()
    await see()
  },
}
