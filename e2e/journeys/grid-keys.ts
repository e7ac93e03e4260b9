import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './input-device.ts'
import type { Merchant } from './merchant.ts'

/** Selects a row by its checkbox; by keyboard, arrow keys move the focus in the grid. */
export async function selectRow({ device, page }: Merchant, box: Locator): Promise<void> {
  if (device.kind === 'keyboard') {
    await enterGrid(page, box.locator('xpath=ancestor::*[@role="grid"]'))
    await pressUntilIn(page, 'ArrowDown', box)
    await page.keyboard.press('Space')
  } else await device.press(box)
  await expect(box).toBeChecked()
}

/** Focuses the grid, which is one tab stop; arrow keys move inside. */
async function enterGrid(page: Page, grid: Locator): Promise<void> {
  const stop = grid.locator('[data-active=true][tabindex="0"], [data-active=true] [tabindex="0"]')
  await tabTo(page, stop.first())
  await page.keyboard.press('Control+Home')
}

/** Moves to a cell with the arrow keys. */
export async function moveToCell(page: Page, grid: Locator, cell: Locator): Promise<void> {
  await enterGrid(page, grid)
  await pressUntilIn(page, 'ArrowDown', cell.locator('xpath=..'))
  await pressUntilIn(page, 'ArrowRight', cell)
}

/** More rows than any of these grids has. */
const MOST_STEPS = 200

/** Presses a key until the focus is in the target. Locates the target once, and again after a new render. */
async function pressUntilIn(page: Page, key: string, target: Locator): Promise<void> {
  let element = await target.elementHandle()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await element?.evaluate((one) => one.contains(document.activeElement))) return
    await page.keyboard.press(key)
    if (!(await element?.evaluate((one) => one.isConnected))) element = await target.elementHandle()
  }
  throw new Error(`The arrows do not get to ${target.toString()}.`)
}
