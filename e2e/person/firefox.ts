import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core'
import { drivenPerson, type Tab } from './driven-person.ts'
import { noteFaults } from './in-page.ts'
import { FROM_EDGE } from './person.ts'
import type { Visit } from './visit.ts'

/** Starts a headless Firefox over WebDriver BiDi. */
export async function visitInFirefox(origin: string): Promise<Visit> {
  const downloads = await mkdtemp(join(tmpdir(), 'tracking-upload-firefox-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '',
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'intl.accept_languages': 'en-GB',
      'ui.prefersReducedMotion': 1,
    },
  })
  const faults: string[] = []
  const tab = await tabOf(await browser.newPage())
  return {
    person: drivenPerson(tab, { origin, downloads }, faults),
    faults,
    end: async () => {
      await browser.close()
      await rm(downloads, { recursive: true })
    },
  }
}

async function tabOf(page: Page): Promise<Tab<ElementHandle>> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.evaluateOnNewDocument(noteFaults)
  const atFront = async <Result>(work: () => Promise<Result>) => {
    await page.bringToFront()
    return work()
  }
  return {
    go: async (address) => void (await atFront(() => page.goto(address))),
    address: async () => page.url(),
    reload: async () => void (await atFront(() => page.reload())),
    run: async <Given, Result>(work: (given: Given) => Result, given: Given) =>
      (await page.evaluate(work as (given: unknown) => unknown, given)) as Result,
    find: async (work, given) => {
      const found = await page.evaluateHandle(work as never, given)
      return (found as unknown as { asElement: () => ElementHandle | null }).asElement()
    },
    load: async (script) => void (await page.evaluate(script)),
    click: (found, times, where) =>
      atFront(async () => {
        const box = where === 'corner' ? await found.boundingBox() : null
        const corner = box && { x: box.width - FROM_EDGE, y: box.height - FROM_EDGE }
        await found.click({ count: times, ...(corner && { offset: corner }) })
      }),
    type: (text) => atFront(() => page.keyboard.type(text)),
    key: (keys) => atFront(() => pressTogether(page, keys.split('+') as KeyInput[])),
    open: async () => tabOf(await page.browserContext().newPage()),
    close: () => page.close(),
  }
}

async function pressTogether({ keyboard }: Page, keys: readonly KeyInput[]) {
  const pressed = keys.map((key) => (key === 'Space' ? ' ' : key))
  for (const key of pressed) await keyboard.down(key)
  for (const key of pressed.toReversed()) await keyboard.up(key)
}
