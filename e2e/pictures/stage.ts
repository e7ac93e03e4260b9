import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { type Language, type Say, textsOf } from '../support/languages.ts'
import { isTooWide, untilDrawn } from '../support/measure.ts'

/** Outside of what is committed. */
const FOLDER = fileURLToPath(new URL('../../.cache/pictures/states', import.meta.url))

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

/** A Thursday morning, on which every picture is taken. */
const TODAY = new Date('2026-11-26T09:14:00Z')

type Look = {
  readonly colorScheme?: Theme
  /** Names the book at the simulator, and is read in some states. */
  readonly token?: string
}

/** A browser profile of its own, where nothing is moving and it is always the same time. */
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
    // The clipboard is one for all browsers of a run; what another test copied would be pasted here.
    navigator.clipboard.read = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  const page = await context.newPage()
  return { page, t: textsOf(language), language, token }
}

/** A page that never stops is looked at no more often. */
const MOST_LOOKS = 20

/** A picture of the page when two in a row are the same. */
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

/** Runs in the page: the caret blinks, and each build has a name of its own. */
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

/** A picture of the page as it is now in every size and theme; names the sizes in which the page is wider than the window. */
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
