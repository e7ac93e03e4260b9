import { expect } from '@playwright/test'
import { pasteAside, untilKept } from '../../support/product.ts'
import { DOUBT, FAILED, goodRows, sheet } from '../sheets.ts'
import type { Stage } from '../stage.ts'
import { open, press, region, uploadRows } from '../steps.ts'
import type { States } from './state.ts'

/** Three uploads: one done, one with failures, one in doubt. */
async function fillUploads(stage: Stage) {
  for (const rows of [goodRows(24), FAILED, DOUBT]) {
    await uploadRows(stage, rows)
    await expect(region(stage, 'upload.summary')).toContainText(/\d/)
    await stage.page.waitForTimeout(1500)
  }
}

/** As in private browsing that keeps nothing. */
const FORBIDDEN = `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError') }`

/** The kept sheet can no longer be read. */
const damageDraft = ({ page }: Stage) =>
  page.evaluate(async () => {
    const [about] = await indexedDB.databases()
    const opening = indexedDB.open(about?.name ?? '')
    await new Promise((done) => opening.addEventListener('success', done))
    const writing = opening.result.transaction('draftChunks', 'readwrite')
    writing.objectStore('draftChunks').put({ broken: true }, 0)
    await new Promise((done) => writing.addEventListener('complete', done))
  })

export const others: States = {
  'uploads-empty': (stage) => open(stage, '/uploads'),
  uploads: async (stage) => {
    await fillUploads(stage)
    await open(stage, '/uploads')
  },
  'uploads-search': async (stage) => {
    await fillUploads(stage)
    await open(stage, '/uploads')
    await stage.page.getByRole('searchbox').fill('TEST-NOT')
    await expect(stage.page.getByText('TEST-NOT-FOUND-1').first()).toBeVisible()
  },
  'uploads-menu': async (stage) => {
    await fillUploads(stage)
    await open(stage, '/uploads')
    await stage.page.getByRole('table').getByRole('button').first().click()
  },
  'prepare-unfinished': async (stage) => {
    await fillUploads(stage)
    await open(stage)
    await stage.page.waitForTimeout(1000)
  },
  settings: async (stage) => {
    await fillUploads(stage)
    await open(stage, '/settings')
    await stage.page.waitForTimeout(1000)
  },
  help: (stage) => open(stage, '/help'),
  'help-bad-day': async (stage) => {
    await open(stage, '/help')
    await press(stage, 'help.day.bad')
    const heading = stage.page.getByRole('heading', { name: stage.t('help.day.title') })
    // Below the header, which stays where it is.
    await heading.evaluate((one) => {
      one.scrollIntoView()
      scrollBy(0, -80)
    })
  },
  'help-support-file': async (stage) => {
    await uploadRows(stage, FAILED)
    await open(stage, '/help')
    await press(stage, 'help.support.open')
    await expect(region(stage, 'help.support.content')).toBeVisible()
  },
  'not-found': (stage) => open(stage, '/nowhere'),
  'storage-forbidden': async (stage) => {
    await stage.page.addInitScript(FORBIDDEN)
    await open(stage)
    await expect(stage.page.getByText(stage.t('shell.storage.forbidden'))).toBeVisible()
  },
  'draft-damaged': async (stage) => {
    await open(stage)
    await pasteAside(stage.page, sheet(goodRows(5)))
    await expect(stage.page.getByText(stage.t('prepare.sheet.saved'))).toBeVisible()
    await untilKept(stage.page)
    await damageDraft(stage)
    await stage.page.reload()
    await expect(stage.page.getByText(stage.t('prepare.sheet.unreadable'))).toBeVisible()
  },
}
