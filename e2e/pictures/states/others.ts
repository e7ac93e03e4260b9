import { expect } from '@playwright/test'
import { shapeKey } from '../../../src/domain/formats/describe-shape.ts'
import { writeRulesFile } from '../../../src/storage/rules-file.ts'
import type { TextKey } from '../../support/languages.ts'
import { file } from '../../support/make-files.ts'
import { keep, pasteAside } from '../../support/product.ts'
import { DOUBT, FAILED, goodRows, sheet } from '../sheets.ts'
import type { Stage } from '../stage.ts'
import { button, open, press, region, seeDialog, seeMenu, uploadRows } from '../steps.ts'
import type { States } from './state.ts'
import { uploadFailed } from './uploading.ts'

/** Three uploads: one done, one with failures, one in doubt. */
async function fillUploads(stage: Stage) {
  for (const rows of [goodRows(24), FAILED, DOUBT]) {
    await uploadRows(stage, rows)
    await expect(region(stage, 'upload.summary')).toContainText(/\d/)
    // There is a pause button while sending.
    await expect(button(stage, 'upload.pause')).toHaveCount(0)
  }
}

async function openRowMenu(stage: Stage) {
  await uploadFailed(stage)
  await open(stage, '/uploads')
  await stage.page.getByRole('table').getByRole('button').first().click()
  await seeMenu(stage)
}

const chooseInMenu = ({ page, t }: Stage, key: TextKey) =>
  page.getByRole('menuitem', { name: t(key) }).click()

const RULES = writeRulesFile([
  { shape: shapeKey('RB123456785CN'), offered: ['3011', '3013'], courier: '3011', isOn: true },
  { shape: shapeKey('7946447901'), offered: ['100003'], courier: '100003', isOn: true },
])

async function lookAtRules(stage: Stage) {
  await open(stage, '/settings')
  const input = stage.page.getByLabel(stage.t('settings.rules.file'))
  await input.setInputFiles(file('rules.json', RULES))
  await seeDialog(stage)
}

async function keepRules(stage: Stage) {
  await lookAtRules(stage)
  await press(stage, 'settings.rules.importYes', { count: 2 })
  await expect(stage.page.getByText(stage.t('settings.rules.count', { count: 2 }))).toBeVisible()
}

/** As in private browsing without storage. */
const FORBIDDEN = `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError') }`

/** Makes the saved sheet unreadable. */
const damageDraft = ({ page }: Stage) =>
  page.evaluate(async () => {
    const [about] = await indexedDB.databases()
    const opening = indexedDB.open(about?.name ?? '')
    await new Promise((done) => opening.addEventListener('success', done))
    const writing = opening.result.transaction('draftChunks', 'readwrite')
    writing.objectStore('draftChunks').put({ broken: true }, 0)
    await new Promise((done) => writing.addEventListener('complete', done))
  })

/** Other pages, and errors. */
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
  'uploads-rename': async (stage) => {
    await openRowMenu(stage)
    await chooseInMenu(stage, 'history.rename')
    await expect(stage.page.getByLabel(stage.t('history.name'))).toBeFocused()
  },
  'uploads-delete': async (stage) => {
    await openRowMenu(stage)
    await chooseInMenu(stage, 'history.delete')
    await seeDialog(stage)
  },
  'prepare-unfinished': async (stage) => {
    await fillUploads(stage)
    await open(stage)
    await expect(region(stage, 'prepare.unfinished.title')).toBeVisible()
  },
  settings: async (stage) => {
    await fillUploads(stage)
    await open(stage, '/settings')
    await expect(region(stage, 'settings.kept.title')).toContainText('60')
  },
  'settings-delete-old': async (stage) => {
    await uploadFailed(stage)
    await open(stage, '/settings')
    await press(stage, 'settings.old.open')
    await seeDialog(stage)
  },
  'settings-delete-everything': async (stage) => {
    await uploadFailed(stage)
    await open(stage, '/settings')
    await press(stage, 'settings.everything.open')
    await seeDialog(stage)
  },
  'settings-import-rules': lookAtRules,
  'settings-rules': keepRules,
  'settings-edit-rule': async (stage) => {
    await keepRules(stage)
    await stage.page
      .getByRole('button')
      .filter({ hasText: stage.t('settings.rules.edit') })
      .first()
      .click()
    await seeDialog(stage)
  },
  help: (stage) => open(stage, '/help'),
  'help-practice': async (stage) => {
    await open(stage, '/help')
    const title = stage.page.locator('summary')
    await title.click()
    // Scroll it below the sticky header.
    await title.evaluate((one) => {
      one.scrollIntoView()
      scrollBy(0, -80)
    })
  },
  'not-found': (stage) => open(stage, '/nowhere'),
  'storage-forbidden': async (stage) => {
    await stage.page.addInitScript(FORBIDDEN)
    await open(stage)
    await expect(stage.page.getByText(stage.t('shell.storage.forbidden'))).toBeVisible()
  },
  'draft-damaged': async (stage) => {
    await open(stage)
    await keep(stage.page, () => pasteAside(stage.page, sheet(goodRows(5))))
    await damageDraft(stage)
    await stage.page.reload()
    await expect(stage.page.getByText(stage.t('prepare.lastSheet.unreadable'))).toBeVisible()
  },
}
