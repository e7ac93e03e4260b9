import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, expectSummary, openPanel, pasteAside, test } from '../support/product.ts'

const CLICKS = 16

test('40 messy rows of a clerk are worked to the end by mouse in a few clicks', async ({
  page,
  token,
}) => {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto('/')
  await expect(button('Paste')).toBeVisible()
  await pasteAside(page, await readFile(new URL('../support/clerk.tsv', import.meta.url), 'utf8'))
  await click(button('Use these codes'))
  await click(button(/^Upload \d+ entries/))
  await page.getByLabel('Access token').fill(token)
  await page.keyboard.press('Enter')
  await click(button('Upload anyway'))
  await expectSummary(page, { 'Courier needed': 3, Failed: 2 })

  const couriers = await openPanel(page, 'Choose couriers')
  const open = couriers.locator('li[data-folded=false]').getByRole('radio')
  for (const left of [2, 1]) {
    await expect(couriers.locator('li[data-folded=false]')).toHaveCount(left)
    await click(open.first())
  }
  await click(couriers.getByRole('button', { name: 'Send 3 entries with couriers' }))

  const failed = page.getByRole('region', { name: 'Failed' })
  await click(failed.getByRole('checkbox').first())
  await click(failed.getByRole('button', { name: /^Set aside/ }))
  await click(page.getByRole('dialog').getByRole('button', { name: /^Set/ }).last())
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(CLICKS)
})
