import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enterToken, expect, paste, sheetOf, test } from './product.ts'

const LANGUAGES = ['en', 'es', 'zh-Hans', 'zh-Hant-HK'] as const

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join('\n')}`),
  ).toEqual([])
}

const MIXED = sheetOf(
  ['Order ID', 'Tracking number'],
  [
    ['SO-1', 'ZZ-1'],
    ['SO-1', 'ZZ-1'],
    ['', 'ZZ-2'],
    ['SO-3', '9.40011E+21'],
    ['TEST-REJECTED', 'ZZ-4'],
    ['TEST-AMBIGUOUS-2', 'ZZ-5'],
    ['TEST-AMBIGUOUS-40', 'ZZ-6'],
  ],
)

for (const language of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any page in ${language}, ${colorScheme}`, async ({
      page,
      token,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const speak = async () => {
        await page.locator('header select').first().selectOption(language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
      const speakEnglish = async () => {
        await page.locator('header select').first().selectOption('en')
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      }
      await speak()
      await expectNoFindings(page)
      await speakEnglish()
      await enterToken(page, token)
      await page.locator('main').click({ position: { x: 2, y: 2 } })
      await paste(page, MIXED)
      await expect(page.getByText('7 entries', { exact: true })).toBeVisible()
      await speak()
      await expectNoFindings(page)
      await speakEnglish()
      await page.getByRole('button', { name: 'What will be sent' }).click()
      await expectNoFindings(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Upload 4 entries' }).click()
      await expectNoFindings(page)
      await page.getByRole('button', { name: 'Upload anyway' }).click()
      await expect(page.getByRole('grid', { name: 'Failed entries' })).toBeVisible()
      await speak()
      await expectNoFindings(page)
      for (const path of ['/uploads', '/settings', '/help', '/nowhere']) {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectNoFindings(page)
      }
    })
  }
}
