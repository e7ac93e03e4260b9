import { expect, type Locator } from '@playwright/test'
import { tabInto, tabTo } from './hands.ts'
import { act, panel, type Person, press } from './person.ts'

export async function chooseCouriers(person: Person): Promise<void> {
  const { page, hands, t } = person
  const couriers = await panel(person, 'couriers.title')
  for (const group of await couriers.getByRole('radiogroup').all()) await chooseFirst(person, group)
  for (const form of await couriers.getByRole('form').all()) {
    await hands.fill(form.getByRole('combobox', { name: t('common.courierCode') }), 'OUR-7')
    await page.keyboard.press('Enter')
  }
  const code = t('common.courierCode')
  const lists = couriers
    .getByRole('combobox')
    .and(page.locator(`input:not([aria-label="${code}"])`))
  for (const list of await lists.all()) {
    if ((await list.inputValue()) !== '') continue
    await hands.fill(list, 'a')
    await expect(couriers.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await chooseSingly(person, couriers)
  await act(person, () => press(person, 'couriers.send', couriers))
}

async function chooseFirst({ page, hands }: Person, group: Locator): Promise<void> {
  if (hands.kind !== 'keyboard') return hands.press(group.getByRole('radio').first())
  await tabInto(page, group)
  await page.keyboard.press('1')
}

/** One entry goes with another courier than its group. */
async function chooseSingly(person: Person, couriers: Locator): Promise<void> {
  const { page, hands } = person
  await press(person, 'couriers.showAll', couriers)
  const grid = couriers.getByRole('grid').first()
  const select = grid.locator('select').nth(1)
  if (hands.kind !== 'keyboard') {
    await select.selectOption({ index: 2 })
    return
  }
  await tabTo(page, grid.locator('[data-active=true][tabindex="0"]'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('2')
}
