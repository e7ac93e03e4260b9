import { expect } from '@playwright/test'
import { chooseCouriers } from './choose-couriers.ts'
import { correctFailed } from './correct-failed.ts'
import {
  act,
  button,
  type Kind,
  OPEN_KINDS,
  type Merchant,
  readSummary,
  standStill,
} from './merchant.ts'
import { resolveDoubt, workOnRefused, resolveUnexplained } from './resolve.ts'

export async function workUntilNothingIsLeft(merchant: Merchant): Promise<void> {
  await standStill(merchant)
  for (let step = 0; step < 80; step += 1) {
    const counts = await readSummary(merchant)
    if (OPEN_KINDS.every((kind) => counts[kind] === 0)) break
    await workOn(merchant, counts)
  }
  await expect(
    merchant.page.getByRole('heading', { name: merchant.t('upload.end.title') }),
  ).toBeVisible()
}

async function workOn(merchant: Merchant, counts: Record<Kind, number>): Promise<void> {
  const { page, t, saw } = merchant
  const note = (what: string) => saw.add(what)
  if (await page.getByLabel(t('token.field')).isVisible()) {
    note('token')
    return enterNewToken(merchant)
  }
  if (counts['in-doubt'] > 0) {
    note('in doubt')
    return resolveDoubt(merchant)
  }
  if (counts.refused > 0) return workOnRefused(merchant)
  if (counts.unexplained > 0) {
    note('unexplained')
    return resolveUnexplained(merchant)
  }
  if (counts['not-sent'] + counts.waiting > 0) return goOn(merchant)
  if (counts.failed > 0) return correctFailed(merchant)
  return chooseCouriers(merchant)
}

async function goOn(merchant: Merchant): Promise<void> {
  const rest = button(merchant, 'upload.paused.sendRest')
  const isTrial = await rest.isVisible()
  if (isTrial) merchant.saw.add('trial')
  await act(merchant, () =>
    merchant.device.press(isTrial ? rest : button(merchant, 'upload.resume')),
  )
}

async function enterNewToken(merchant: Merchant): Promise<void> {
  const { page, device, t, newToken } = merchant
  const field = page.getByLabel(t('token.field'))
  await act(merchant, async () => {
    await device.fill(field, newToken)
    await page.keyboard.press('Enter')
  })
}
