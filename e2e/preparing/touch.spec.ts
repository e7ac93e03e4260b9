import type { CDPSession, Locator, Page } from '@playwright/test'
import { entries, openSheet, orders } from '../support/entries.ts'
import { expect, test } from '../support/product.ts'

const selected = (page: Page) => entries(page).locator('[aria-selected=true]')
const field = (page: Page) => entries(page).locator('[data-row] input')
const corner = (page: Page, which: 'first' | 'last') => page.locator(`[data-corner=${which}]`)

const SOON = { timeout: 500 }

/** Sends touch events to the browser. */
class Finger {
  constructor(private readonly screen: CDPSession) {}

  async down(place: Locator) {
    await this.send('touchStart', await middleOf(place))
  }

  async move(place: Locator) {
    await this.send('touchMove', await middleOf(place))
  }

  /** Moves to a cell until a condition holds; near an edge the grid scrolls under the finger. */
  async moveUntil(place: Locator, isThere: () => Promise<void>) {
    await expect(async () => {
      await this.move(place)
      await isThere()
    }).toPass()
  }

  async moveTo(x: number, y: number) {
    await this.send('touchMove', { x, y })
  }

  async up() {
    await this.send('touchEnd')
  }

  /** Holds a long press until its result is visible. */
  async hold(place: Locator, brings: Locator) {
    await this.down(place)
    await expect(brings).toBeVisible()
    await this.up()
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) {
    await this.screen.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  }
}

type Point = { readonly x: number; readonly y: number }

async function middleOf(place: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

const fingerOn = async (page: Page) => new Finger(await page.context().newCDPSession(page))

/** Scroll offset of the grid; on a phone, of the page. */
const scrolledBy = (page: Page) =>
  entries(page).evaluate((element) => element.scrollTop + window.scrollY)

const TABLET = { name: 'tablet', viewport: { width: 1180, height: 820 } }
const PHONE = { name: 'phone', viewport: { width: 390, height: 844 } }

test.describe('phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: true, isMobile: true })

  test('on a phone, a tap selects a cell and a second one edits it', async ({ page }) => {
    await openSheet(page, orders(5))
    const number = entries(page).getByText('ZZ-1', { exact: true })
    await number.tap()
    await expect(entries(page).locator(':focus')).toHaveText(/ZZ-1/)
    await expect(field(page)).toHaveCount(0)
    // Two quick taps would otherwise edit as a double click.
    await page.evaluate(() => addEventListener('dblclick', (e) => e.stopPropagation(), true))
    await number.tap()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('YY-9')
    await page.keyboard.press('Enter')
    await expect(entries(page).getByText('YY-9', { exact: true })).toBeVisible()
  })
})

test.describe('tablet', () => {
  test.use({ viewport: TABLET.viewport, hasTouch: true, isMobile: true })

  test('on a tablet, a long press selects, and dragging the corners selects more cells', async ({
    page,
  }) => {
    await openSheet(page, orders(12))
    const finger = await fingerOn(page)
    const cell = (at: number) => entries(page).getByText(`ZZ-${at}`, { exact: true })
    await finger.hold(cell(3), corner(page, 'first'))
    await expect(page.getByRole('menu')).toHaveCount(0)
    const box = await corner(page, 'last').boundingBox()
    expect(box).toMatchObject({ width: 44, height: 44 })

    await finger.down(corner(page, 'last'))
    await finger.move(cell(4))
    await finger.moveUntil(cell(5), () => expect(selected(page)).toHaveCount(3, SOON))
    await finger.up()
    await finger.down(corner(page, 'first'))
    await finger.move(cell(2))
    const five = [/ZZ-1/, /ZZ-2/, /ZZ-3/, /ZZ-4/, /ZZ-5/]
    await finger.moveUntil(cell(1), () => expect(selected(page)).toHaveText(five, SOON))
    await finger.up()

    const clear = page.getByRole('menuitem', { name: 'Clear' }).first()
    await finger.hold(cell(3), clear)
    await clear.tap()
    await expect(cell(3)).toHaveCount(0)
    await expect(cell(6)).toBeVisible()
    await cell(6).tap()
    await expect(corner(page, 'first')).toHaveCount(0)
  })
})

// On a phone the grid scrolls with the page.
for (const { name, viewport } of [TABLET, PHONE]) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test(`on a ${name}, a finger that scrolls neither selects nor edits`, async ({ page }) => {
      await page.clock.install()
      await openSheet(page, orders(60))
      const finger = await fingerOn(page)
      const row = entries(page).getByText('ZZ-8', { exact: true })
      const { x, y } = await middleOf(row)
      await finger.down(row)
      for (const way of [10, 40, 80, 120]) await finger.moveTo(x, y - way)
      await page.clock.fastForward(700)
      await finger.up()
      await expect.poll(() => scrolledBy(page)).toBeGreaterThan(20)
      await expect(corner(page, 'first')).toHaveCount(0)
      await expect(field(page)).toHaveCount(0)
    })

    test(`on a ${name}, dragging a corner to the edge scrolls`, async ({ page }) => {
      await openSheet(page, orders(300))
      const finger = await fingerOn(page)
      await finger.hold(entries(page).getByText('ZZ-3', { exact: true }), corner(page, 'first'))
      const { x } = await middleOf(entries(page).getByText('ZZ-3', { exact: true }))
      await finger.down(corner(page, 'last'))
      await finger.moveTo(x, 500)
      await finger.moveTo(x, viewport.height - 4)
      await expect.poll(() => scrolledBy(page)).toBeGreaterThan(600)
      await finger.up()
      await expect.poll(() => selected(page).count()).toBeGreaterThan(5)
    })
  })
}
