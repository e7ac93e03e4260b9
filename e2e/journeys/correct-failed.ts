import type { Locator } from '@playwright/test'
import { walkTo } from './grid-hands.ts'
import { act, dialog, panel, type Person, press } from './person.ts'
import { setAside } from './resolve.ts'

const CORRECTIONS: readonly (readonly [RegExp, 'orderId' | 'trackingId'])[] = [
  [/^TEST-NOT-FOUND.*-[01]$/, 'orderId'],
  [/^TEST-(?:REJECTED|MARKUP|NAMED-TWICE)/, 'trackingId'],
]

export async function correctFailed(person: Person): Promise<void> {
  person.saw.add('failed')
  const failed = await panel(person, 'common.outcome.failed')
  const grid = failed.getByRole('grid')
  const rows = await grid
    .getByRole('row')
    .filter({ has: person.page.getByRole('checkbox') })
    .all()
  const orders = await Promise.all(
    rows.map((row) => row.getByRole('checkbox').getAttribute('aria-label')),
  )
  let corrected = 0
  for (const label of orders) {
    const order = /[\w-]*\d$/.exec(label ?? '')?.[0] ?? ''
    const field = CORRECTIONS.find(([name]) => name.test(order))?.[1]
    if (!field) continue
    await correct(person, grid, order, field, `CORRECTED-${order.slice(-3)}`)
    corrected += 1
  }
  if (corrected > 0) return act(person, () => press(person, 'failures.resend', failed))
  await person.hands.press(failed.getByRole('checkbox', { name: person.t('failures.selectAll') }))
  await setAside(person, failed, '…')
}

async function correct(
  person: Person,
  grid: Locator,
  order: string,
  field: 'orderId' | 'trackingId',
  value: string,
): Promise<void> {
  const { page, hands, t } = person
  const row = grid.getByRole('row').filter({ hasText: order })
  const cell = row
    .getByRole('gridcell')
    .filter({ hasText: field === 'orderId' ? order : /^ZZ-/ })
    .first()
  if (hands.kind === 'mouse') await cell.dblclick()
  if (hands.kind === 'touch') {
    await cell.tap()
    await press(person, 'failures.detail.change')
    const label = t(field === 'orderId' ? 'common.orderId' : 'common.trackingNumber')
    await hands.fill(dialog(person).getByLabel(label, { exact: true }), value)
    return press(person, 'failures.detail.save', dialog(person))
  }
  if (hands.kind === 'keyboard') await walkTo(page, grid, cell)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}
