import { expect, type Locator, type Page } from '@playwright/test'

/** How the user presses and fills: mouse, keyboard or touch. */
export type InputDevice = {
  readonly kind: 'mouse' | 'keyboard' | 'touch'
  readonly press: (target: Locator) => Promise<void>
  readonly fill: (field: Locator, text: string) => Promise<void>
}

export const mouse = (): InputDevice => ({
  kind: 'mouse',
  press: (target) => target.click(),
  fill: async (field, text) => {
    await field.click()
    await field.fill(text)
  },
})

export const touch = (): InputDevice => ({
  kind: 'touch',
  press: (target) => target.tap(),
  fill: async (field, text) => {
    await field.tap()
    await field.fill(text)
  },
})

/** Keyboard only: a control that Tab doesn't reach can't be used. */
export const keyboard = (page: Page): InputDevice => ({
  kind: 'keyboard',
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press((await isBox(target)) ? 'Space' : 'Enter')
  },
  fill: async (field, text) => {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
})

const isBox = (target: Locator) =>
  target.evaluate((element) => element.matches('input[type=checkbox], input[type=radio]'))

/** More tab stops than any page has. */
const MOST_STOPS = 200

/** Presses Tab, or Shift+Tab for an earlier target, until the target has the focus. */
export const tabTo = (page: Page, target: Locator) => tab(page, target, false)

/** Presses Tab until an element inside the target has the focus. */
export const tabInto = (page: Page, target: Locator) => tab(page, target, true)

async function tab(page: Page, target: Locator, within: boolean): Promise<void> {
  await expect(target).toBeVisible()
  // Located once, and again only after a new render: a locator by name takes as long as many keys.
  let element = await target.elementHandle()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const next = (await element?.evaluate(nextKey, within)) ?? 'gone'
    if (next === 'there') return
    if (next === 'gone') element = await target.elementHandle()
    else await page.keyboard.press(next)
  }
  throw new Error(`The keyboard does not get to ${target.toString()}.`)
}

/** Runs in the page: the key that moves the focus towards an element. */
function nextKey(element: Node, within: boolean): 'there' | 'gone' | 'Tab' | 'Shift+Tab' {
  if (!element.isConnected) return 'gone'
  const focused = document.activeElement ?? document.body
  const isEnough = within && focused.matches('input') && element.contains(focused)
  if (focused === element || isEnough) return 'there'
  const place = focused.compareDocumentPosition(element)
  return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}
