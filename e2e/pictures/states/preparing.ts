import { expect } from '@playwright/test'
import { file } from '../../support/make-files.ts'
import { connection, enterToken, pasteAside } from '../../support/product.ts'
import { goodRows, MESSY, sheet, UNCERTAIN } from '../sheets.ts'
import type { Stage } from '../stage.ts'
import { chooseFile, open, pasteRows, press, seeDialog } from '../steps.ts'
import type { States } from './state.ts'

const READY = 31

async function pasteWithoutToken(stage: Stage) {
  await open(stage)
  await pasteAside(stage.page, sheet(MESSY))
  await expect(stage.page.getByText(stage.t('prepare.sheet.saved'))).toBeVisible()
}

export const preparing: States = {
  'prepare-empty': async (stage) => {
    await open(stage)
    const steps = stage.page.getByRole('heading', { name: stage.t('help.title') })
    await expect(steps).toBeVisible()
  },
  'prepare-file-error': async (stage) => {
    await open(stage)
    await chooseFile(stage, file('label.pdf', '%PDF-1.4'))
    await expect(
      stage.page.getByText(stage.t('prepare.readProblem.pdf', { name: 'label.pdf' })),
    ).toBeVisible()
  },
  'prepare-scanner': async (stage) => {
    const { page, t } = stage
    await open(stage)
    const form = page.getByRole('form', { name: t('prepare.form.title') })
    await form.getByLabel(t('common.orderId'), { exact: true }).click()
    for (const scanned of [
      'SO-100481',
      'YT2300000000000481',
      'SO-100482',
      'YT2300000000000482',
      'SO-100483',
    ]) {
      await page.keyboard.type(scanned)
      await page.keyboard.press('Enter')
    }
  },
  'prepare-clean': (stage) => pasteRows(stage, goodRows(40)),
  'prepare-sheet': (stage) => pasteRows(stage, MESSY),
  'prepare-problems': async (stage) => {
    await pasteRows(stage, MESSY)
    await stage.page
      .getByRole('group', { name: stage.t('prepare.sheet.filter') })
      .getByRole('button')
      .nth(1)
      .click()
  },
  'prepare-warnings': async (stage) => {
    await pasteRows(stage, MESSY)
    await stage.page
      .getByRole('group', { name: stage.t('prepare.sheet.filter') })
      .getByRole('button')
      .nth(2)
      .click()
  },
  'prepare-kind': async (stage) => {
    await pasteRows(stage, MESSY)
    await stage.page
      .getByRole('complementary')
      .getByRole('button')
      .filter({ hasText: stage.t('prepare.kind.several-numbers') })
      .click()
  },
  'prepare-damage': async (stage) => {
    await pasteRows(stage, MESSY)
    await press(stage, 'prepare.verdict.how')
  },
  'prepare-connect': async (stage) => {
    await pasteWithoutToken(stage)
    await connection(stage.page).click()
    await seeDialog(stage)
  },
  'prepare-token': async (stage) => {
    await pasteWithoutToken(stage)
    await stage.page
      .getByRole('button', { name: stage.t('prepare.upload.button', { count: READY }) })
      .click()
    await seeDialog(stage)
  },
  'prepare-match': async (stage) => {
    await open(stage)
    await pasteAside(stage.page, UNCERTAIN)
    await seeDialog(stage)
  },
  'prepare-paste': async (stage) => {
    await open(stage)
    await stage.page
      .getByRole('button', { name: stage.t('prepare.intake.paste') })
      .first()
      .click()
    await seeDialog(stage)
  },
  'prepare-add-rows': async (stage) => {
    await pasteRows(stage, MESSY)
    await press(stage, 'prepare.intake.addRows')
  },
  'prepare-couriers': async (stage) => {
    await pasteRows(stage, MESSY)
    await press(stage, 'values.names.review')
    await seeDialog(stage)
  },
  'prepare-preview': async (stage) => {
    await pasteRows(stage, MESSY)
    await press(stage, 'prepare.preview.button')
    await seeDialog(stage)
  },
  'prepare-upload-warnings': async (stage) => {
    await pasteRows(stage, MESSY)
    await press(stage, 'prepare.upload.button', { count: READY })
    await seeDialog(stage)
  },
  'prepare-sources': async (stage) => {
    await pasteRows(stage, MESSY)
    await pasteAside(stage.page, sheet(goodRows(12, 300)))
    await press(stage, 'prepare.source.more', { count: 1 })
    await seeDialog(stage)
  },
  'prepare-keys': async (stage) => {
    await open(stage)
    await stage.page.keyboard.press('?')
    await seeDialog(stage)
  },
  'prepare-second-tab': async (stage) => {
    const first = await stage.page.context().newPage()
    await first.goto('/')
    await enterToken(first, stage.token, stage.t)
    await stage.page.bringToFront()
    await open(stage)
    await expect(stage.page.getByText(stage.t('shell.watching'))).toBeVisible()
  },
}
