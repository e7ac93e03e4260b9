import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './hands.ts'
import type { Person } from './person.ts'

/** In a grid the keyboard goes with the arrows. */
export async function tickRow({ hands, page }: Person, box: Locator): Promise<void> {
  if (hands.kind === 'keyboard') {
    await enterGrid(page, box.locator('xpath=ancestor::*[@role="grid"]'))
    while (!(await box.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
  } else await hands.press(box)
  await expect(box).toBeChecked()
}

/** A grid is one stop of the Tab key; inside, the arrows lead on. */
async function enterGrid(page: Page, grid: Locator): Promise<void> {
  const stop = grid.locator('[data-active=true][tabindex="0"], [data-active=true] [tabindex="0"]')
  await tabTo(page, stop.first())
  await page.keyboard.press('Control+Home')
}

/** Goes to a cell with the arrows. */
export async function walkTo(page: Page, grid: Locator, cell: Locator): Promise<void> {
  await enterGrid(page, grid)
  const row = cell.locator('xpath=..')
  const has = (target: Locator) => target.evaluate((one) => one.contains(document.activeElement))
  while (!(await has(row))) await page.keyboard.press('ArrowDown')
  while (!(await has(cell))) await page.keyboard.press('ArrowRight')
}
