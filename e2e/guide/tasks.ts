import { expect, type Page } from '@playwright/test'
import type { Stage } from '../pictures/stage.ts'
import { STATES } from '../pictures/states/all.ts'
import type { Reader } from './follow-page.ts'

/** The steps of each page of the guide, from one bold name to the next. */
export type Tasks = Readonly<Record<string, (reader: Reader, stage: Stage) => Promise<void>>>

export const goTo = (stage: Stage, state: string) => STATES[state]?.(stage)

/** Closes the dialog or menu opened last. */
export async function closeTop({ page }: Stage) {
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Chooses the second column for the field without one, which has the focus. */
export const chooseMissingColumn = (page: Page) => page.locator('select:focus').selectOption('1')
