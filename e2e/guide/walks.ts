import { expect, type Route } from '@playwright/test'
import type { Stage } from '../pictures/stage.ts'
import { STATES } from '../pictures/states/all.ts'
import { COURIERS, FAILED, goodRows, MESSY, only, sheet, UNCERTAIN } from '../pictures/sheets.ts'
import {
  button,
  holdAnswers,
  open,
  openPanel,
  pasteRows,
  region,
  seeDialog,
  uploadRows,
} from '../pictures/steps.ts'
import { connection, enterToken, pasteAside } from '../support/product.ts'
import { sheetOf } from '../support/sheets.ts'
import type { Reader } from './follow-page.ts'

type Walk = (reader: Reader, stage: Stage) => Promise<void>

const goTo = (stage: Stage, state: string) => STATES[state]?.(stage)
/** Closes the dialog or the menu that was just opened. */
async function escape({ page }: Stage) {
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible()
  await page.keyboard.press('Escape')
}

const NUMBERS = ['Order ID', 'Tracking number']
const EXPORT = [
  'Name',
  'Financial Status',
  'Fulfillment Status',
  'Lineitem name',
  'Tracking number',
  'Cancelled at',
]

/** A shop's export: two orders with a number, a cancelled one with a number, three that wait for theirs. */
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

/** A courier's name where its code is wanted. */
const WARNED = [...goodRows(3), ['SO-1019', '3318810025', 'DHL Express', 'M-2019']]

/** Orders of a shop that knows `MO-001000` and the like, and no courier 999. */
const OF_A_STRICT_SHOP = [
  ...['MO-001000', 'MO-001001', 'MO-001002', '1003', '1004', '1005'].map((id, n) => [
    id,
    `ZZ-${n}`,
    '',
    '',
  ]),
  ...[6, 7].map((n) => [`MO-00100${n}`, `ZZ-${n}`, '999', '']),
]

/** The next day's entries of a kind whose courier was chosen before, from two warehouses. */
const AMBIGUOUS_AGAIN = ['A', 'B'].flatMap((house) =>
  [50, 51, 52].map((n) => [
    `TEST-AMBIGUOUS-2-${house}-${n}`,
    `7946447901${n}`,
    '',
    `${house}-${n}`,
  ]),
)

type Sent = { readonly orderId: string; readonly trackingId: string; readonly courier?: string }

async function answerAsStrictShop({ page }: Stage) {
  await page.route('**/v1/api/tracking', async (route) => {
    const sent = route.request().postDataJSON() as readonly Sent[]
    const failed = sent.filter(({ orderId, courier }) => courier || !orderId.startsWith('MO-'))
    const shipmentFailed = failed.map((entry) => ({
      ...entry,
      errorMessage: entry.courier
        ? `Courier ${entry.courier} is not valid.`
        : `Order ${entry.orderId} was not found.`,
    }))
    const counts = { acceptedOrders: sent.length - failed.length, rejectedOrders: failed.length }
    const others = { ordersNotFound: 0, ordersSelectCourier: 0, shipmentSelectCourier: [] }
    await route.fulfill({ json: { ...counts, ...others, shipmentFailed } })
  })
}

/** What somebody does who follows a page of the guide, from one bold name to the next. */
export const WALKS: Readonly<Record<string, Walk>> = {
  '1-prepare.md': async ({ press, see, next }, stage) => {
    const { page } = stage
    await goTo(stage, 'upload-done')
    await open(stage, '/settings')
    await press('link')
    await expect(page.getByRole('form')).toBeVisible()
    await press()
    await escape(stage)
    await expect(next('field')).toBeEnabled()
    await see('heading')
    await pasteAside(page, UNCERTAIN)
    await see('dialog')
    await press()
    await see()
    await pasteAside(page, sheetOf(NUMBERS, [['SO-1', 'ZZ-1']]))
    await press()
    await press()
    await escape(stage)
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
    await escape(stage)

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
    await escape(stage)
    await page
      .getByRole('columnheader', { name: t('common.orderId') })
      .getByRole('button')
      .first()
      .click()
    await see('menuitemradio')
    await see('menuitemcheckbox')
    await escape(stage)
    await page.getByRole('gridcell', { name: 'SO-1028' }).click()
    await page.keyboard.press('ControlOrMeta+h')
    await see('dialog')
    await see()
    await escape(stage)
    await see('text')
    await see()
  },

  '3-upload.md': async ({ press, see, next }, stage) => {
    const { page, token } = stage
    const { untilHeld } = await holdAnswers(stage, 0)
    await open(stage)
    await pasteAside(page, sheet(WARNED))
    await press()
    await escape(stage)
    await press()
    await next('field').fill(token)
    await press()
    await see()
    await press()
    await untilHeld()
    await see()
    await see()
    await see()
    await page.unroute('**/v1/api/tracking')

    await uploadRows(stage, [...COURIERS, ...FAILED.slice(0, 13)])
    await see('navigation')
    await see()
    await see()
    await goTo(stage, 'upload-doubt')
    await see()
    await goTo(stage, 'upload-refused')
    await see()
    await see()
    await goTo(stage, 'upload-not-sent')
    await see()
    await page.unroute('**/v1/api/tracking')
    await page.route('**/v1/api/tracking', (route) => {
      const acceptedOrders = route.request().postDataJSON()?.length
      return route.fulfill({ json: { acceptedOrders } })
    })
    await button(stage, 'upload.resume').click()
    await page.clock.resume()
    await see('heading')
    await press('link')
  },

  '4-couriers.md': async ({ press, see, next }, stage) => {
    const { page, t } = stage
    const panel = region(stage, 'couriers.title')
    const openMenu = () => panel.locator('[aria-haspopup=menu]').first().click()
    await goTo(stage, 'upload-couriers')
    await press()
    await panel.getByRole('radio').first().check()
    await press()
    const send = next('button')
    await page.getByLabel(t('common.courierCode')).last().fill('X-1')
    await press()
    await openMenu()
    await see('menuitem')
    await escape(stage)
    await press()
    await send.click()
    await expect(panel.getByRole('radio')).toHaveCount(0)

    await uploadRows(stage, AMBIGUOUS_AGAIN)
    await see('text')
    await see()
    const rules = next('heading')
    await press('link')
    await expect(rules).toBeVisible()
    await see('text')
    await page.goBack()
    await openMenu()
    await page.getByRole('menuitem').nth(1).click()
    await openMenu()
    await press('menuitem')
  },

  '5-correct.md': async ({ press, see, next }, stage) => {
    await goTo(stage, 'upload-corrected')
    await press()
    await stage.page.getByRole('checkbox').first().check()
    await see()
    await answerAsStrictShop(stage)
    await uploadRows(stage, OF_A_STRICT_SHOP)
    const reasons = next('field')
    await press()
    await escape(stage)
    await reasons.getByText('is not valid').click()
    await see()
    await reasons.getByText('was not found').click()
    await see()
    await see()
    await openPanel(stage, 'upload.all.title')
    await see('columnheader')
  },

  '6-in-doubt.md': async ({ press, see }, stage) => {
    await goTo(stage, 'upload-doubt')
    await press()
    await see()
    await see()
    await see()
    await see()
    await goTo(stage, 'upload-unexplained')
    await see('region')
    await stage.page.getByRole('checkbox').nth(1).check()
    await see()
    await see()
  },

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
    await escape(stage)
    await press('link')
    await pasteAside(stage.page, sheet(goodRows(3)))
    await see()
    await stage.page.goBack()
    await press()
  },

  '8-phone.md': async ({ press, see, next }, stage) => {
    const { page, token, t } = stage
    await page.setViewportSize({ width: 390, height: 760 })
    await open(stage, '/help')
    await enterToken(page, token, t)
    await press('link')
    await press()
    await escape(stage)
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
    await button(stage, 'columns.match.use').click()
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
    await press()
    await see('heading')
    await press()
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
    await uploadRows(stage, only('TEST-REJECTED'))
    await press('link')
    await press()
    await see()
    const saved = stage.page.waitForEvent('download')
    await press()
    await saved
  },
}
