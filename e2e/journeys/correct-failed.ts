import type { Locator } from '@playwright/test'
import { moveToCell } from './grid-keys.ts'
import { act, dialog, panel, type Merchant, press } from './merchant.ts'
import { setAside } from './resolve.ts'

const CORRECTIONS: readonly (readonly [RegExp, 'orderId' | 'trackingId'])[] = [
  [/^TEST-NOT-FOUND.*-[01]$/, 'orderId'],
  [/^TEST-(?:REJECTED|MARKUP|NAMED-TWICE)/, 'trackingId'],
]

export async function correctFailed(merchant: Merchant): Promise<void> {
  merchant.saw.add('failed')
  const failed = await panel(merchant, 'common.outcomes.failed')
  const grid = failed.getByRole('grid')
  const rows = await grid
    .getByRole('row')
    .filter({ has: merchant.page.getByRole('checkbox') })
    .all()
  const orders = await Promise.all(
    rows.map((row) => row.getByRole('checkbox').getAttribute('aria-label')),
  )
  let corrected = 0
  for (const label of orders) {
    const order = /[\w-]*\d$/.exec(label ?? '')?.[0] ?? ''
    const field = CORRECTIONS.find(([name]) => name.test(order))?.[1]
    if (!field) continue
    await correct(merchant, grid, order, field, `CORRECTED-${order.slice(-3)}`)
    corrected += 1
  }
  if (corrected > 0) return act(merchant, () => press(merchant, 'failures.resend', failed))
  await merchant.device.press(
    failed.getByRole('checkbox', { name: merchant.t('failures.selectAll') }),
  )
  await setAside(merchant, failed)
}

async function correct(
  merchant: Merchant,
  grid: Locator,
  order: string,
  field: 'orderId' | 'trackingId',
  value: string,
): Promise<void> {
  const { page, device, t } = merchant
  const row = grid.getByRole('row').filter({ hasText: order })
  const cell = row
    .getByRole('gridcell')
    .filter({ hasText: field === 'orderId' ? order : /^ZZ-/ })
    .first()
  if (device.kind === 'mouse') await cell.dblclick()
  if (device.kind === 'touch') {
    await cell.tap()
    await press(merchant, 'failures.detail.change')
    const label = t(field === 'orderId' ? 'common.orderId' : 'common.trackingNumber')
    await device.fill(dialog(merchant).getByLabel(label, { exact: true }), value)
    return press(merchant, 'failures.detail.save', dialog(merchant))
  }
  if (device.kind === 'keyboard') await moveToCell(page, grid, cell)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}
