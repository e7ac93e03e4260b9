import { expect, type Locator, type Page } from '@playwright/test'

/** How a person gets at what they see. */
export type Hands = {
  readonly kind: 'mouse' | 'keyboard' | 'touch'
  readonly press: (target: Locator) => Promise<void>
  readonly fill: (field: Locator, text: string) => Promise<void>
}

export const mouse = (): Hands => ({
  kind: 'mouse',
  press: (target) => target.click(),
  fill: async (field, text) => {
    await field.click()
    await field.fill(text)
  },
})

export const touch = (): Hands => ({
  kind: 'touch',
  press: (target) => target.tap(),
  fill: async (field, text) => {
    await field.tap()
    await field.fill(text)
  },
})

/** Nothing but keys: what Tab does not reach, or what has lost the focus, cannot be used. */
export const keyboard = (page: Page): Hands => ({
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

/** More controls than any page has. */
const MOST_STOPS = 200

/** Presses Tab, or Shift and Tab where the target is further up, until the target has the focus. */
export const tabTo = (page: Page, target: Locator) => tab(page, target, false)

/** Presses Tab until a field in it has the focus. */
export const tabInto = (page: Page, target: Locator) => tab(page, target, true)

async function tab(page: Page, target: Locator, within: boolean): Promise<void> {
  await expect(target).toBeVisible()
  // Found once, and again only when it is drawn anew: to look for a name takes as long as many keys.
  let element = await target.elementHandle()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const next = (await element?.evaluate(nextKey, within)) ?? 'gone'
    if (next === 'there') return
    if (next === 'gone') element = await target.elementHandle()
    else await page.keyboard.press(next)
  }
  throw new Error(`The keyboard does not get to ${target.toString()}.`)
}

/** Runs in the page: which key brings the focus nearer to an element. */
function nextKey(element: Node, within: boolean): 'there' | 'gone' | 'Tab' | 'Shift+Tab' {
  if (!element.isConnected) return 'gone'
  const focused = document.activeElement ?? document.body
  const isEnough = within && focused.matches('input') && element.contains(focused)
  if (focused === element || isEnough) return 'there'
  const place = focused.compareDocumentPosition(element)
  return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}
