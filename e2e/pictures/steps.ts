import { expect, type Route } from '@playwright/test'
import type { TextKey } from '../support/languages.ts'
import type { file } from '../support/make-files.ts'
import { enterToken, pasteAside } from '../support/product.ts'
import { sheet } from './sheets.ts'
import type { Stage } from './stage.ts'

type Values = Readonly<Record<string, string | number>>

/** Steps to a state, in any language. */
export const button = ({ page, t }: Stage, key: TextKey, values?: Values) =>
  page.getByRole('button', { name: t(key, values), exact: true })

export const press = (stage: Stage, key: TextKey, values?: Values) =>
  button(stage, key, values).first().click()

/** Waits for the dialog or menu opened last. */
export const seeDialog = ({ page }: Stage) => expect(page.getByRole('dialog').last()).toBeVisible()
export const seeMenu = ({ page }: Stage) => expect(page.getByRole('menu')).toBeVisible()

export const chooseFile = ({ page, t }: Stage, chosen: ReturnType<typeof file>) =>
  page.getByLabel(t('prepare.intake.chooseFile')).setInputFiles(chosen)

export const region = ({ page, t }: Stage, key: TextKey) =>
  page.getByRole('region', { name: t(key), exact: true })

/** Opens a page and waits until it is usable. */
export async function open({ page }: Stage, path = '/') {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
}

export async function pasteRows(stage: Stage, rows: readonly (readonly string[])[]) {
  const { page, t } = stage
  await open(stage)
  await enterToken(page, stage.token, t)
  await pasteAside(page, sheet(rows))
  await expect(page.getByRole('grid', { name: t('prepare.sheet.grid') })).toBeVisible()
  await expect(page.getByText(t('prepare.sheet.saved'))).toBeVisible()
}

async function pressUpload(stage: Stage, count: number) {
  await press(stage, 'prepare.upload.button', { count })
  const anyway = button(stage, 'prepare.warningsDialog.anyway')
  const summary = region(stage, 'upload.summary')
  await expect(anyway.or(summary).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(summary).toBeVisible()
}

export async function uploadRows(stage: Stage, rows: readonly (readonly string[])[]) {
  await pasteRows(stage, rows)
  await pressUpload(stage, rows.length)
}

export async function openPanel({ page, t }: Stage, key: TextKey) {
  const rail = page.getByRole('navigation', { name: t('upload.rail.title') })
  await rail
    .getByRole('button')
    .filter({ hasText: t(key) })
    .first()
    .click()
}

/** Leaves requests after the first few unanswered, to show the sending state; returns a function that cuts them. */
export async function holdAnswers({ page }: Stage, answered: number) {
  const held: Route[] = []
  let seen = 0
  let onHeld = () => {}
  const isHeld = new Promise<void>((resolve) => {
    onHeld = resolve
  })
  await page.route('**/v1/api/tracking', async (route) => {
    seen += 1
    if (seen <= answered) await route.continue()
    else {
      held.push(route)
      onHeld()
    }
  })
  const cut = async () => {
    await page.context().setOffline(true)
    for (const route of held) await route.abort('internetdisconnected')
  }
  return { cut, untilHeld: () => isHeld }
}
