import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { type Language, type Say, textsOf } from '../support/languages.ts'
import { isTooWide, untilDrawn } from '../support/measure.ts'

/** A folder that isn't committed. */
const FOLDER = fileURLToPath(new URL('../../.cache/pictures/states', import.meta.url))

/** The product open in a language, for the steps to a state. */
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

/** The time of every picture, a Thursday morning. */
const TODAY = new Date('2026-11-26T09:14:00Z')

type Look = {
  readonly colorScheme?: Theme
  /** Identifies the simulator's book, and is visible in some states. */
  readonly token?: string
}

/** Opens a fresh profile without animations and with a fixed time. */
export async function openStage(
  browser: Browser,
  language: Language,
  { colorScheme = 'light', token = `practice-${randomUUID()}` }: Look = {},
): Promise<Stage> {
  const context = await browser.newContext({
    locale: language.locale,
    colorScheme,
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.clock.setFixedTime(TODAY)
  await context.addInitScript(() => {
    navigator.storage.estimate = async () => ({ usage: 1_200_000, quota: 2_000_000_000 })
    // All browsers of a run share the clipboard, so this could paste another test's text.
    navigator.clipboard.read = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  const page = await context.newPage()
  return { page, t: textsOf(language), language, token }
}

/** Limit for a page that never stops changing. */
const MOST_LOOKS = 20

/** Takes pictures until two in a row are equal. */
export async function takeStill(page: Page, take: () => Promise<Buffer>): Promise<Buffer> {
  await page.evaluate(hideWhatVaries)
  let last = await take()
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await untilDrawn(page)
    const next = await take()
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** Runs in the page: hides the blinking caret and the build's version. */
function hideWhatVaries() {
  const style = new CSSStyleSheet()
  style.replaceSync('* { caret-color: transparent !important; }')
  document.adoptedStyleSheets = [style]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? ''
    texts.currentNode.nodeValue = text.replace(/(\d+\.\d+\.\d+)\+\w{1,40}(-dirty)?/, '$1')
  }
}

/** Takes pictures in every size and theme; returns the sizes in which the page is wider than the window. */
export async function takeAll({ page, language }: Stage, state: string): Promise<string[]> {
  const tooWide: string[] = []
  await mkdir(FOLDER, { recursive: true })
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      const picture = await takeStill(page, () => page.screenshot())
      await writeFile(`${FOLDER}/${state}-${language.tag}-${name}-${colorScheme}.png`, picture)
    }
    if (await isTooWide(page)) tooWide.push(name)
  }
  return tooWide
}
