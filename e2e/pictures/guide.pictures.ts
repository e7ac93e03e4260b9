import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'
import { LANGUAGES } from '../support/languages.ts'
import { openStage, type Stage } from './stage.ts'
import { STATES } from './states/all.ts'

const FOLDER = fileURLToPath(new URL('../../docs/guide/pictures', import.meta.url))
const WINDOW = { width: 1120, height: 700 }
const PHONE = { width: 390, height: 760 }

/** What the pages of docs/guide show. */
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
  { name: 'practice', state: 'help-bad-day', size: WINDOW },
  { name: 'hand-over', state: 'upload-hand-over', size: WINDOW },
  { name: 'support', state: 'help-support-file', size: WINDOW },
] as const

const README = fileURLToPath(new URL('../../docs', import.meta.url))

/** What the README shows. */
const IN_README = [
  { name: 'prepare', state: 'prepare-sheet' },
  { name: 'upload', state: 'upload-couriers' },
] as const

/** In WebP, which weighs a quarter of what Playwright's own formats do. */
async function takePicture({ page }: Stage, file: string) {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${file}.webp`, Buffer.from(data, 'base64'))
}

for (const language of LANGUAGES.slice(0, 2)) {
  for (const { name, state, size } of SHOWN) {
    test(`guide: ${name} in ${language.tag}`, async ({ browser }) => {
      const stage = await openStage(browser, language)
      await STATES[state]?.(stage)
      await stage.page.setViewportSize(size)
      await stage.page.waitForTimeout(500)
      await takePicture(stage, `${name}-${language.tag}`)
      await stage.page.context().close()
    })
  }
}

for (const { name, state } of IN_README) {
  test(`guide: ${name} in the README`, async ({ browser }) => {
    const stage = await openStage(browser, LANGUAGES[0])
    await STATES[state]?.(stage)
    await stage.page.setViewportSize({ width: 1280, height: 800 })
    await stage.page.waitForTimeout(500)
    await stage.page.screenshot({ path: `${README}/${name}.png` })
    await stage.page.context().close()
  })
}
