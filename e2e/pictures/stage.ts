import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { LANGUAGES, type Say, textsOf } from '../support/languages.ts'
import { isTooWide, untilDrawn } from '../support/measure.ts'

/** Outside of what is committed. */
const FOLDER = fileURLToPath(new URL('../../.cache/pictures/states', import.meta.url))

export type Language = (typeof LANGUAGES)[number]

/** The product open in a language, and what a step needs to come to a state of it. */
export type Stage = {
  readonly page: Page
  readonly t: Say
  readonly language: Language
  readonly token: string
}

const SIZES = [
  { name: '1280', width: 1280, height: 800 },
  { name: '1600', width: 1600, height: 1000 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'zoomed', width: 640, height: 400 },
] as const

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** A theme that was just changed is drawn part by part while the machine has much to do. */
const REPAINTED_MS = 150

/** A browser profile of its own, where nothing is moving. */
export async function openStage(
  browser: Browser,
  language: Language,
  colorScheme: Theme = 'light',
): Promise<Stage> {
  const context = await browser.newContext({
    locale: language.locale,
    colorScheme,
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  return { page, t: textsOf(language), language, token: `practice-${randomUUID()}` }
}

/** A picture of the page as it is now in every size and theme; names the sizes in which the page is wider than the window. */
export async function takeAll({ page, language }: Stage, state: string): Promise<string[]> {
  const tooWide: string[] = []
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await untilDrawn(page)
      await page.waitForTimeout(REPAINTED_MS)
      const file = `${state}-${language.tag}-${name}-${colorScheme}.png`
      await page.screenshot({ path: `${FOLDER}/${file}` })
    }
    if (await isTooWide(page)) tooWide.push(name)
  }
  return tooWide
}
