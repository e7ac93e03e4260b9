import { expect } from '@playwright/test'
import { COURIERS, DOUBT, FAILED, goodRows, only, SAME_COURIERS, TRIAL } from '../sheets.ts'
import type { Stage } from '../stage.ts'
import { button, holdAnswers, openPanel, press, region, uploadRows } from '../steps.ts'
import type { States } from './state.ts'

const seePaused = ({ page, t }: Stage) =>
  expect(page.getByText(t('upload.paused.word'), { exact: true })).toBeVisible({ timeout: 20_000 })

export async function uploadDoubt(stage: Stage) {
  await uploadRows(stage, DOUBT)
  await expect(button(stage, 'failures.doubt.sendOne')).toBeVisible({ timeout: 20_000 })
}

export async function uploadFailed(stage: Stage) {
  await uploadRows(stage, FAILED)
  await expect(stage.page.getByRole('grid', { name: stage.t('failures.grid') })).toBeVisible({
    timeout: 20_000,
  })
}

async function uploadCouriers(stage: Stage) {
  await uploadRows(stage, COURIERS)
  await expect(region(stage, 'couriers.title')).toBeVisible({ timeout: 20_000 })
}

async function uploadGood(stage: Stage) {
  await uploadRows(stage, goodRows(24))
  await expect(stage.page.getByRole('heading', { name: stage.t('upload.end.title') })).toBeVisible({
    timeout: 20_000,
  })
}

export const uploading: States = {
  'upload-sending': async (stage) => {
    const { untilHeld } = await holdAnswers(stage, 3)
    await uploadRows(stage, goodRows(640))
    await untilHeld()
  },
  'upload-offline': async (stage) => {
    const { cut, untilHeld } = await holdAnswers(stage, 2)
    await uploadRows(stage, goodRows(320))
    await untilHeld()
    await cut()
    await seePaused(stage)
  },
  'upload-token': async (stage) => {
    await uploadRows(stage, [...goodRows(120), ...only(`TEST-TOKEN-EXPIRES-${stage.token}`, 0)])
    await seePaused(stage)
  },
  'upload-trial': async (stage) => {
    await uploadRows(stage, TRIAL)
    await seePaused(stage)
  },
  'upload-couriers': uploadCouriers,
  'upload-couriers-chosen': async (stage) => {
    await uploadCouriers(stage)
    await stage.page.getByRole('radio').first().check()
  },
  'upload-couriers-same': async (stage) => {
    await uploadRows(stage, SAME_COURIERS)
    const apart = button(stage, 'couriers.list.apart').first()
    await expect(apart).toBeVisible({ timeout: 20_000 })
  },
  'upload-couriers-many': async (stage) => {
    await uploadCouriers(stage)
    await region(stage, 'couriers.title').locator('li').getByRole('combobox').first().click()
    await expect(stage.page.getByRole('option').first()).toBeVisible()
  },
  'upload-failed': uploadFailed,
  'upload-corrected': async (stage) => {
    await uploadFailed(stage)
    const grid = stage.page.getByRole('grid', { name: stage.t('failures.grid') })
    await grid
      .getByRole('gridcell', { name: /^794644790/ })
      .first()
      .dblclick()
    await stage.page.keyboard.press('ControlOrMeta+a')
    await stage.page.keyboard.type('RB123456785CN')
    await stage.page.keyboard.press('Enter')
  },
  'upload-doubt': uploadDoubt,
  'upload-set-aside': async (stage) => {
    await uploadDoubt(stage)
    await region(stage, 'common.outcomes.in-doubt')
      .getByRole('button', { name: new RegExp(`^${stage.t('failures.setAside')}`) })
      .first()
      .click()
    await stage.page.getByRole('dialog').getByRole('button').last().click()
    await openPanel(stage, 'common.outcomes.set-aside')
  },
  'upload-set-aside-question': async (stage) => {
    await uploadDoubt(stage)
    await region(stage, 'common.outcomes.in-doubt')
      .getByRole('button', { name: new RegExp(`^${stage.t('failures.setAside')}`) })
      .first()
      .click()
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  },
  'upload-unexplained': async (stage) => {
    await uploadRows(stage, only('TEST-NOT-ITEMISED', 6))
    await expect(region(stage, 'common.outcomes.unexplained')).toBeVisible({ timeout: 20_000 })
  },
  'upload-refused': async (stage) => {
    await uploadRows(stage, only('TEST-TURNED-DOWN', 6))
    await expect(region(stage, 'common.outcomes.refused')).toBeVisible({ timeout: 20_000 })
  },
  'upload-not-sent': async (stage) => {
    const headers = { 'x-tracking-upload': 'not-connected' }
    await stage.page.route('**/v1/api/tracking', (route) => route.fulfill({ status: 502, headers }))
    await stage.page.clock.install()
    await uploadRows(stage, goodRows(7))
    // Retries follow after 1, 2, 4, 8, 16 and 30 seconds.
    await expect(async () => {
      await stage.page.clock.fastForward(30_000)
      await expect(
        stage.page.getByText(stage.t('upload.paused.word'), { exact: true }),
      ).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [50] })
    await openPanel(stage, 'common.outcomes.not-sent')
  },
  'upload-entries': async (stage) => {
    await uploadFailed(stage)
    await openPanel(stage, 'upload.all.title')
  },
  'upload-history': async (stage) => {
    await uploadFailed(stage)
    await openPanel(stage, 'upload.all.title')
    const order = { order: 'TEST-REJECTED-1' }
    await stage.page.getByRole('button', { name: stage.t('upload.story.title', order) }).click()
    await expect(stage.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  },
  'upload-log': async (stage) => {
    await uploadFailed(stage)
    await openPanel(stage, 'receipts.record.title')
    await expect(region(stage, 'receipts.record.title')).toBeVisible()
  },
  'upload-request': async (stage) => {
    await uploadFailed(stage)
    await openPanel(stage, 'receipts.record.title')
    await press(stage, 'receipts.record.open', { number: 1 })
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  },
  'upload-done': uploadGood,
  'upload-hand-over': async (stage) => {
    await uploadFailed(stage)
    await press(stage, 'upload.handOver.button')
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  },
  'upload-download': async (stage) => {
    await uploadFailed(stage)
    await press(stage, 'receipts.download')
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  },
}
