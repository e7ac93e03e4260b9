import type { Page } from '@playwright/test'
import { STATES } from '../pictures/states/all.ts'
import { openStage } from '../pictures/stage.ts'
import { findingsOf } from '../support/findings.ts'
import { languageOf } from '../support/languages.ts'
import { isTooWide } from '../support/measure.ts'
import { connection, expect, test } from '../support/product.ts'

/** The viewport of 1280x1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }
const DESK = { width: 1280, height: 800 }

/** Sets the text spacing of WCAG 1.4.12, with a constructed stylesheet because the page's policy blocks inline styles. */
const spaceTexts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })

/** Runs in the page: finds buttons and headings whose text is cut off, except those that show the user's own text. */
const findCutWords = () =>
  [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, label, legend')]
    .filter((one) => one.checkVisibility() && one.clientWidth > 1)
    .filter(
      (one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 4,
    )
    .filter((one) => getComputedStyle(one).overflow !== 'visible')
    .map((one) => one.textContent.trim().slice(0, 40))

/** Runs in the page: the share of the window that fixed elements cover. */
const coveredShare = () => {
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility(),
  )
  const heights = fixed
    .map((one) => one.getBoundingClientRect())
    .filter(({ top }) => top < innerHeight)
  return heights.reduce((sum, { height }) => sum + height, 0) / innerHeight
}

/** Runs in the page: the outline width of the focused element, which must be visible in forced colours. */
const edgeOfFocus = () => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
  return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
}

for (const name of ['prepare-problems', 'upload-couriers', 'upload-failed'] as const)
  test(`${name} at 400 %, with wider text and in forced colours`, async ({ browser }) => {
    const stage = await openStage(browser, languageOf('en'), { colorScheme: 'light' })
    const { page } = stage
    await STATES[name]?.(stage)
    await page.setViewportSize(ZOOMED)
    expect(await isTooWide(page)).toBe(false)
    expect(await page.evaluate(coveredShare)).toBe(0)

    await page.setViewportSize(DESK)
    await spaceTexts(page)
    expect(await isTooWide(page)).toBe(false)
    expect(await page.evaluate(findCutWords)).toEqual([])
    await page.evaluate(() => (document.adoptedStyleSheets = []))

    await page.emulateMedia({ forcedColors: 'active' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(edgeOfFocus)).toBeGreaterThanOrEqual(2)
    expect(await findingsOf(page)).toEqual([])
    await page.context().close()
  })

test('at 400 % every part of a dialog can be scrolled into view, and so can the token’s button', async ({
  browser,
}) => {
  const stage = await openStage(browser, languageOf('en'), { colorScheme: 'light' })
  const { page } = stage
  await STATES['prepare-match']?.(stage)
  await page.setViewportSize(ZOOMED)
  const dialog = page.getByRole('dialog', { name: 'Match columns' })
  const seen = () => dialog.getByRole('combobox').first().boundingBox()
  await dialog.getByRole('combobox').first().scrollIntoViewIfNeeded()
  // Neither title nor buttons cover the field after scrolling.
  expect((await seen())?.y).toBeGreaterThanOrEqual(0)
  await expect(dialog.getByRole('button', { name: 'Use these columns' })).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await connection(page).click()
  const use = page.getByRole('button', { name: 'Use token' })
  await use.scrollIntoViewIfNeeded()
  await expect(use).toBeInViewport()
  await page.context().close()
})

test('in a watching tab, the entry form stays in one line', async ({ browser }) => {
  const stage = await openStage(browser, languageOf('en'), { colorScheme: 'light' })
  await STATES['prepare-clean']?.(stage)
  const second = await stage.page.context().newPage()
  await second.goto('/')
  const form = second.getByRole('form', { name: stage.t('prepare.form.title') })
  await expect(form.getByRole('button')).toBeDisabled()
  // The sheet renders again once it has loaded completely.
  await expect(async () => {
    const [line, button] = await Promise.all([
      form.getByRole('textbox').first().boundingBox(),
      form.getByRole('button').boundingBox(),
    ])
    expect(button?.y).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0) / 2)
  }).toPass({ timeout: 5000 })
  await stage.page.context().close()
})
