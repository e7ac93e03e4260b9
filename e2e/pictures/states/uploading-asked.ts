import { expect } from '@playwright/test'
import { only } from '../sheets.ts'
import { openPanel, press, region, seeDialog, uploadRows } from '../steps.ts'
import type { States } from './state.ts'
import { uploadDoubt, uploadFailed } from './uploading.ts'

/** Menus and questions of an upload, and the panels behind them. */
export const uploadingAsked: States = {
  'upload-blocked': async (stage) => {
    const [doubtful] = only('TEST-DROPPED-AFTER')
    const [order = '', number = ''] = doubtful ?? []
    await uploadRows(stage, [...only(order), [order, `${number}0`, '', 'M-9']])
    await openPanel(stage, 'failures.behind.title')
    await expect(region(stage, 'failures.behind.title')).toBeVisible()
  },
  'upload-marked': async (stage) => {
    await uploadDoubt(stage)
    await press(stage, 'failures.mark', { count: 3 })
    await openPanel(stage, 'failures.marked.title')
    await expect(region(stage, 'failures.marked.title')).toBeVisible()
  },
  'upload-resend-question': async (stage) => {
    await uploadDoubt(stage)
    await press(stage, 'failures.doubt.sendAll', { count: 3 })
    await seeDialog(stage)
  },
  'upload-one-by-one-question': async (stage) => {
    await uploadRows(stage, only('TEST-NOT-ITEMISED', 6))
    await press(stage, 'failures.unexplained.sendOneByOne')
    await seeDialog(stage)
  },
  'upload-rename': async (stage) => {
    await uploadFailed(stage)
    await press(stage, 'upload.rename')
    await expect(stage.page.getByLabel(stage.t('history.name'))).toBeFocused()
  },
  'upload-hand-over': async (stage) => {
    await uploadFailed(stage)
    await press(stage, 'upload.handOver.button')
    await seeDialog(stage)
  },
  'upload-handed-over': async (stage) => {
    await uploadFailed(stage)
    await press(stage, 'upload.handOver.button')
    await press(stage, 'upload.handOver.yes')
    await expect(
      stage.page.getByRole('button', { name: stage.t('upload.handOver.takeBack') }),
    ).toBeVisible()
  },
  'upload-edit': async (stage) => {
    await uploadFailed(stage)
    await stage.page
      .getByRole('gridcell', { name: /^TEST-REJECTED-1/ })
      .first()
      .click()
    await press(stage, 'failures.detail.change')
    await seeDialog(stage)
  },
  'upload-replace': async (stage) => {
    await uploadFailed(stage)
    await press(stage, 'failures.replace.open')
    await seeDialog(stage)
  },
}
