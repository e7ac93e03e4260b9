import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/** Axe finds nothing on the page as it is: in the light by all its rules, in the dark by that of colours. */
export async function expectNoFindings(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await reportOf(axeOn(page).withRules('color-contrast'))).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What axe finds in the language and the colours that the page has now. */
export const findingsOf = (page: Page) => reportOf(axeOn(page))

/** The product has no frames, so axe needs no second page to put their results together. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })

async function reportOf(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join('\n')}`)
}
