import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type Page, test } from '@playwright/test'
import { type Language, LANGUAGES, languageOf } from '../support/languages.ts'
import { openStage, takeStill } from './stage.ts'
import { STATES } from './states/all.ts'

const FOLDER = fileURLToPath(new URL('../../docs/guide/pictures', import.meta.url))
const WINDOW = { width: 1120, height: 700 }
const PHONE = { width: 390, height: 760 }

/** Pictures in docs/guide. */
const SHOWN = [
  { name: 'prepare', state: 'prepare-empty', size: WINDOW },
  { name: 'fix', state: 'prepare-sheet', size: WINDOW },
  { name: 'upload', state: 'upload-done', size: WINDOW },
  { name: 'couriers', state: 'upload-couriers', size: WINDOW },
  { name: 'correct', state: 'upload-failed', size: WINDOW },
  { name: 'in-doubt', state: 'upload-doubt', size: WINDOW },
  { name: 'download', state: 'upload-download', size: WINDOW },
  { name: 'phone', state: 'prepare-sheet', size: PHONE },
  { name: 'token', state: 'upload-token', size: WINDOW },
  { name: 'settings', state: 'settings', size: WINDOW },
  { name: 'scanner', state: 'prepare-scanner', size: WINDOW },
  { name: 'practice', state: 'help-practice', size: WINDOW },
  { name: 'hand-over', state: 'upload-hand-over', size: WINDOW },
  { name: 'support', state: 'upload-request', size: WINDOW },
] as const

const README = fileURLToPath(new URL('../../docs', import.meta.url))

const IN_README = [
  { name: 'prepare', state: 'prepare-sheet' },
  { name: 'upload', state: 'upload-couriers' },
] as const

/** Takes a WebP screenshot, a quarter of the size of Playwright's formats. */
async function takeWebp(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await browser.detach()
  return Buffer.from(data, 'base64')
}

/** Opens a state reproducibly, with its own token, since the simulator remembers what a token has sent. */
async function withStage(
  browser: Browser,
  { name, state, language }: { name: string; state: string; language: Language },
  take: (page: Page) => Promise<void>,
) {
  const token = `practice-guide-${name}-${language.tag}-4f2a`
  const stage = await openStage(browser, language, { token })
  await STATES[state]?.(stage)
  await take(stage.page)
  await stage.page.context().close()
}

for (const language of LANGUAGES) {
  for (const { name, state, size } of SHOWN) {
    test(`guide: ${name} in ${language.tag}`, ({ browser }) =>
      withStage(browser, { name, state, language }, async (page) => {
        await page.setViewportSize(size)
        const picture = await takeStill(page, () => takeWebp(page))
        writeFileSync(`${FOLDER}/${name}-${language.tag}.webp`, picture)
      }))
  }
}

for (const { name, state } of IN_README) {
  test(`guide: ${name} in the README`, ({ browser }) =>
    withStage(
      browser,
      { name: `readme-${name}`, state, language: languageOf('en') },
      async (page) => {
        await page.setViewportSize({ width: 1280, height: 800 })
        const picture = await takeStill(page, () => page.screenshot())
        writeFileSync(`${README}/${name}.png`, picture)
      },
    ))
}
