import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/** Expects no axe findings: all rules in the light theme, and the colour rules in the dark one. */
export async function expectNoFindings(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await reportOf(axeOn(page).withRules('color-contrast'))).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Axe findings for the page's current language and theme. */
export const findingsOf = (page: Page) => reportOf(axeOn(page))

/** Legacy mode: the product has no frames, so axe needs no second page to merge results. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })

async function reportOf(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join('\n')}`)
}
