import { expect, type Locator } from '@playwright/test'
import { tabInto, tabTo } from './input-device.ts'
import { act, panel, type Merchant, press } from './merchant.ts'

export async function chooseCouriers(merchant: Merchant): Promise<void> {
  const { page, device } = merchant
  const couriers = await panel(merchant, 'couriers.title')
  await chooseSingly(merchant, couriers)
  const groups = couriers.getByRole('radiogroup')
  await each(groups.filter({ hasNot: page.locator('input:checked') }), (group) =>
    chooseFirst(merchant, group),
  )
  await each(couriers.getByRole('form').locator(UNFILLED), async (field) => {
    await device.fill(field, 'OUR-7')
    await page.keyboard.press('Enter')
  })
  await each(couriers.locator(`li ${UNFILLED}`), async (field) => {
    await device.fill(field, 'a')
    await expect(page.locator('[role=option]').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  })
  await act(merchant, () => press(merchant, 'couriers.send', couriers))
}

const UNFILLED = 'input[role=combobox][value=""]'

/** More groups than any of these sheets has. */
const MOST_GROUPS = 20

/** Decides one after the other; a decided one collapses and no longer matches. */
async function each(undecided: Locator, decide: (one: Locator) => Promise<void>): Promise<void> {
  for (let step = 0; step < MOST_GROUPS; step += 1) {
    const before = await undecided.count()
    if (before === 0) return
    await decide(undecided.first())
    await expect.poll(() => undecided.count()).toBeLessThan(before)
  }
  throw new Error('There are more groups than any sheet has.')
}

async function chooseFirst({ page, device }: Merchant, group: Locator): Promise<void> {
  if (device.kind !== 'keyboard') return device.press(group.getByRole('radio').first())
  await tabInto(page, group)
  await page.keyboard.press('1')
}

async function chooseSingly(merchant: Merchant, couriers: Locator): Promise<void> {
  const { page, device } = merchant
  await press(merchant, 'couriers.showAll', couriers)
  const grid = couriers.getByRole('grid').first()
  if (device.kind !== 'keyboard') {
    await device.press(grid.getByRole('combobox').nth(1))
    return device.press(page.getByRole('option').nth(2))
  }
  await tabTo(page, grid.locator('[data-active=true][tabindex="0"]'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('2')
}
