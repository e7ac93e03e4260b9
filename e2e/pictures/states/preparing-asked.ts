import { expect } from '@playwright/test'
import { chineseCsv, file, severalSheets } from '../../support/make-files.ts'
import { connection, pasteAside } from '../../support/product.ts'
import { goodRows, MESSY, sheet, SWAPPED } from '../sheets.ts'
import type { Stage } from '../stage.ts'
import { button, chooseFile, open, pasteRows, press, seeDialog, seeMenu } from '../steps.ts'
import type { States } from './state.ts'

const firstCell = ({ page, t }: Stage) =>
  page
    .getByRole('grid', { name: t('prepare.sheet.grid') })
    .getByRole('gridcell', { name: 'SO-100001' })

async function findInSheet(stage: Stage, keys: string) {
  await pasteRows(stage, MESSY)
  await firstCell(stage).click()
  await stage.page.keyboard.press(keys)
  await seeDialog(stage)
}

/** The menus and dialogs of a sheet. */
export const preparingAsked: States = {
  'prepare-connected': async (stage) => {
    await pasteRows(stage, goodRows(40))
    await connection(stage.page).click()
    await seeDialog(stage)
  },
  'prepare-cell-menu': async (stage) => {
    await pasteRows(stage, MESSY)
    await firstCell(stage).click({ button: 'right' })
    await seeMenu(stage)
  },
  'prepare-column-menu': async (stage) => {
    await pasteRows(stage, MESSY)
    const column = stage.t('common.orderId')
    await stage.page
      .getByRole('columnheader', { name: column })
      .first()
      .getByRole('button')
      .first()
      .click()
    await seeMenu(stage)
  },
  'prepare-filter-menu': async (stage) => {
    await pasteRows(stage, MESSY)
    await press(stage, 'arrange.filter')
    await seeMenu(stage)
  },
  'prepare-find': (stage) => findInSheet(stage, 'ControlOrMeta+f'),
  'prepare-replace': async (stage) => {
    await findInSheet(stage, 'ControlOrMeta+h')
    await stage.page.getByLabel(stage.t('find.find'), { exact: true }).fill('SO-10')
    await expect(stage.page.locator('mark').first()).toBeVisible()
  },
  'prepare-no-match': async (stage) => {
    await pasteRows(stage, MESSY)
    await stage.page.getByRole('searchbox').fill('NOWHERE')
    await expect(stage.page.getByText(stage.t('prepare.sheet.none.found'))).toBeVisible()
  },
  'prepare-swapped': async (stage) => {
    await open(stage)
    await pasteAside(stage.page, sheet(SWAPPED))
    await expect(button(stage, 'prepare.doubt.swap')).toBeVisible()
  },
  'prepare-default-courier': async (stage) => {
    await pasteRows(stage, goodRows(40))
    await press(stage, 'prepare.fix.courierForAll')
    await seeDialog(stage)
  },
  'prepare-sheets': async (stage) => {
    await open(stage)
    await chooseFile(stage, file('orders.xlsx', severalSheets))
    await seeDialog(stage)
  },
  'prepare-reading': async (stage) => {
    await open(stage)
    await chooseFile(stage, file('orders.csv', chineseCsv))
    await press(stage, 'prepare.source.changeReadingOf', { name: 'orders.csv' })
    await seeDialog(stage)
  },
}
