import { expect, type Locator } from '@playwright/test'
import { selectRow } from './grid-keys.ts'
import {
  act,
  button,
  dialog,
  panel,
  type Merchant,
  press,
  readSummary,
  textLike,
} from './merchant.ts'

/** Resolves the entries in doubt: resending one shows what happened to its whole request. */
export async function resolveDoubt(merchant: Merchant): Promise<void> {
  const { page, t } = merchant
  const rail = page.getByRole('navigation', { name: t('upload.rail.title') })
  const blocked = t('failures.behind.title')
  if ((await rail.getByRole('button', { name: new RegExp(`^${blocked} `) }).count()) > 0) {
    merchant.saw.add('waiting behind')
    await setAside(merchant, await panel(merchant, 'failures.behind.title'))
  }
  const doubt = await panel(merchant, 'common.outcomes.in-doubt')
  await act(merchant, () => press(merchant, 'failures.doubt.sendOne', doubt))
  const { 'in-doubt': left } = await readSummary(merchant)
  if (left === 0) return
  await panel(merchant, 'common.outcomes.in-doubt')
  const wasPending = doubt.getByText(textLike(merchant, 'failures.probe.was-pending', false))
  const wasRejected = doubt.getByText(textLike(merchant, 'failures.probe.request-rejected', false))
  await expect(wasPending.or(wasRejected)).toBeVisible()
  if (await wasRejected.isVisible()) {
    merchant.saw.add('had arrived')
    return act(merchant, () => press(merchant, 'failures.mark', doubt))
  }
  merchant.saw.add('had not arrived')
  await press(merchant, 'failures.doubt.sendAll', doubt)
  await act(merchant, () => press(merchant, 'failures.doubt.sendAllYes', dialog(merchant)))
}

export async function workOnRefused(merchant: Merchant): Promise<void> {
  const refused = await panel(merchant, 'common.outcomes.refused')
  const split = button(merchant, 'failures.refused.split', refused)
  if (await split.isVisible()) {
    merchant.saw.add('split')
    return act(merchant, () => merchant.device.press(split))
  }
  merchant.saw.add('bad entry')
  await setAside(merchant, refused)
}

export async function setAside(merchant: Merchant, within: Locator): Promise<void> {
  const name = new RegExp(`^${merchant.t('failures.setAside')}`)
  await merchant.device.press(within.getByRole('button', { name }))
  await press(merchant, 'failures.whys.cancelled', dialog(merchant))
  await act(merchant, () => press(merchant, 'failures.setAside', dialog(merchant)))
}

/** Resends unexplained entries one by one: accepted ones are no longer pending, and the service rejects the rest without a reason. */
export async function resolveUnexplained(merchant: Merchant): Promise<void> {
  const unexplained = await panel(merchant, 'common.outcomes.unexplained')
  await press(merchant, 'failures.unexplained.sendOneByOne', unexplained)
  await act(merchant, () => press(merchant, 'failures.unexplained.sendOneByOne', dialog(merchant)))
  const doubt = await panel(merchant, 'common.outcomes.in-doubt')
  const boxes = doubt.getByRole('row', { name: /TEST-NOT-ITEMISED/ }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await selectRow(merchant, box)
  await setAside(merchant, doubt)
  await act(merchant, () => press(merchant, 'failures.mark', doubt))
}
