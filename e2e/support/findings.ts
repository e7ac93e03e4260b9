import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/** Axe finds nothing on the page as it is: in the light by all its rules, in the dark by that of colours. */
export async function expectNoFindings(page: Page): Promise<void> {
  expect(await findingsOf(axeOn(page))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findingsOf(axeOn(page).withRules('color-contrast'))).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The same in another language: its words have the colours of the first one. */
export async function expectNoFindingsInWords(page: Page): Promise<void> {
  expect(await findingsOf(axeOn(page).disableRules('color-contrast'))).toEqual([])
}

/** The product has no frames, so axe needs no second page to put their results together. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })

async function findingsOf(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join('\n')}`)
}
