import { expect } from '@playwright/test'
import type { Stage } from '../pictures/stage.ts'
import { COURIERS, FAILED, goodRows, sheet } from '../pictures/sheets.ts'
import { button, holdAnswers, open, openPanel, region, uploadRows } from '../pictures/steps.ts'
import { pasteAside } from '../support/product.ts'
import { closeTop, goTo, type Tasks } from './tasks.ts'

/** A courier's name instead of its code. */
const WARNED = [...goodRows(3), ['SO-1019', '3318810025', 'DHL Express', 'M-2019']]

/** Orders for a shop whose order IDs begin with `MO-`, and without a courier 999. */
const OF_A_STRICT_SHOP = [
  ...['MO-001000', 'MO-001001', 'MO-001002', '1003', '1004', '1005'].map((id, n) => [
    id,
    `ZZ-${n}`,
    '',
    '',
  ]),
  ...[6, 7].map((n) => [`MO-00100${n}`, `ZZ-${n}`, '999', '']),
]

/** Entries of the next day, from two warehouses, whose courier was chosen before. */
const AMBIGUOUS_AGAIN = ['A', 'B'].flatMap((warehouse) =>
  [50, 51, 52].map((n) => [
    `TEST-AMBIGUOUS-2-${warehouse}-${n}`,
    `7946447901${n}`,
    '',
    `${warehouse}-${n}`,
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

/** From `Upload` until nothing is left. */
export const SENDING: Tasks = {
  '3-upload.md': async ({ press, see, next }, stage) => {
    const { page, token } = stage
    const { untilHeld } = await holdAnswers(stage, 0)
    await open(stage)
    await pasteAside(page, sheet(WARNED))
    await press()
    await closeTop(stage)
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
    await goTo(stage, 'upload-couriers')
    await press()
    await panel.getByRole('radio').first().check()
    await press()
    const send = next('button')
    await page.getByLabel(t('common.courierCode')).last().fill('X-1')
    await press()
    await see()
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
    await closeTop(stage)
    await reasons.getByText('is not valid').click()
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
}
