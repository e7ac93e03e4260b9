import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, expectSummary, openPanel, pasteAside, test } from '../support/product.ts'

const CLICKS = 16

test('40 messy rows of a clerk are worked by mouse until nothing is left, in a few clicks', async ({
  page,
  token,
}) => {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.first().click()
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const grid = page.getByRole('grid', { name: 'Entries' })
  const cell = (row: string | RegExp, column: number) =>
    grid.getByRole('row', { name: row }).getByRole('gridcell').nth(column)
  /** Types a value into the active cell. */
  const write = async (value: string) => {
    await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
  await page.goto('/')
  await expect(button('Paste')).toBeVisible()
  await pasteAside(page, await readFile(new URL('../support/clerk.tsv', import.meta.url), 'utf8'))
  await click(button('Use these codes'))
  await expect(button('Left out 2')).toBeVisible()

  await click(button(/^Problems/))
  await click(grid.getByRole('gridcell', { name: '9.40011E+21' }))
  await write('9400111206206406260794')
  await write('9400111206206406260800')
  // The next row with a problem has a number but no order ID.
  await expect(cell('YT2300000000010099', 1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await write('SO-5027')
  await click(grid.getByRole('button', { name: 'Split in 2' }))
  await click(grid.getByRole('gridcell', { name: '#N/A' }))
  await write('794644790150')
  await expect(button(/^Problems/)).toHaveText(/0$/)

  await click(button(/^No number yet/))
  await click(cell('SO-5025', 1))
  await write('3318810026')
  await write('AM794644790161')
  await expect(button(/^No number yet/)).toHaveText(/0$/)

  await click(button('Upload 38 entries'))
  await page.getByLabel('Access token').fill(token)
  await page.keyboard.press('Enter')
  await click(button('Upload anyway'))
  await expectSummary(page, { Accepted: 33, 'Courier needed': 3, Failed: 2 })

  const couriers = await openPanel(page, 'Choose couriers')
  const open = couriers.locator('li[data-folded=false]')
  for (const left of [2, 1]) {
    await expect(open).toHaveCount(left)
    await click(open.getByRole('radio'))
  }
  await click(couriers.getByRole('button', { name: 'Send 3 entries with couriers' }))

  const failed = page.getByRole('grid', { name: 'Failed entries' })
  await click(failed.getByRole('gridcell', { name: /^SO-5024/ }))
  await write('SO-5124')
  await write('SO-5128')
  await click(button('Resend 2 entries'))
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await expectSummary(page, { Accepted: 38 })
  expect(clicks).toBeLessThanOrEqual(CLICKS)

  await page.goto('/')
  // The total below the table stays in the sheet and is not sent.
  await expect(page.getByRole('heading', { name: '0 entries' })).toBeVisible()
  await expect(button(/^Upload/)).toBeDisabled()
})
