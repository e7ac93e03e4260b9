import { expectNoFindings, expectNoFindingsInWords } from '../support/findings.ts'
import { LANGUAGES, textsOf } from '../support/languages.ts'
import { enterToken, expect, pasteAside, sheetOf, test } from '../support/product.ts'

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
    ['TEST-NO-CANDIDATES', 'ZZ-6'],
  ],
)

const UNCERTAIN = sheetOf(['Alpha', 'Beta', 'Gamma'], [['a-1', 'b-1', 'c-1']])

for (const language of LANGUAGES) {
  // Colours are the same in every language.
  const expectNone = language.tag === 'en' ? expectNoFindings : expectNoFindingsInWords
  const t = textsOf(language)
  test.describe(language.tag, () => {
    test.use({ locale: language.locale })

    test('axe finds nothing while a sheet is prepared, nor in its dialogs', async ({ page }) => {
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const dialog = page.getByRole('dialog')
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag)
      await expect(page.getByRole('form', { name: t('prepare.form.title') })).toBeVisible()
      await expectNone(page)
      await pasteAside(page, UNCERTAIN)
      await expect(dialog).toBeVisible()
      await expectNone(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await pasteAside(page, MIXED)
      await expect(page.getByText(t('common.entries', { count: 8 }), { exact: true })).toBeVisible()
      await expectNone(page)
      await button(t('prepare.preview.button')).click()
      await expect(dialog).toBeVisible()
      await expectNone(page)
      await page.keyboard.press('Escape')
      await button(t('prepare.upload.button', { count: 5 })).click()
      await expect(page.getByRole('dialog', { name: t('token.toUpload') })).toBeVisible()
      await expectNone(page)
      await page.getByLabel(t('token.field')).fill('practice-token')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await expectNone(page)
    })

    test('axe finds nothing after the press, nor on the other pages', async ({ page, token }) => {
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await page.goto('/')
      await enterToken(page, token, t)
      await pasteAside(page, MIXED)
      await button(t('prepare.upload.button', { count: 5 })).click()
      await button(t('prepare.warningsDialog.anyway')).click()
      await expect(page.getByRole('region', { name: t('couriers.title') })).toBeVisible()
      await expectNone(page)
      const rail = page.getByRole('navigation', { name: t('upload.rail.title') })
      await rail.getByRole('button', { name: t('common.outcome.failed') }).click()
      await expect(page.getByRole('grid', { name: t('failures.grid') })).toBeVisible()
      await expectNone(page)
      for (const path of ['/uploads', '/settings', '/help', '/nowhere']) {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language.tag)
        await expectNone(page)
      }
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: t('help.keysTitle') })).toBeVisible()
      await expectNone(page)
    })

    test('axe finds nothing where something is in doubt, nor in the question about it and its story', async ({
      page,
      token,
    }) => {
      await page.goto('/')
      await enterToken(page, token, t)
      await pasteAside(
        page,
        sheetOf(['Order ID', 'Tracking number'], [['TEST-DROPPED-AFTER', 'ZZ-1']]),
      )
      await page
        .getByRole('button', { name: t('prepare.upload.button', { count: 1 }), exact: true })
        .click()
      const doubt = page.getByRole('region', { name: t('common.outcome.in-doubt'), exact: true })
      await expect(doubt).toBeVisible()
      await expectNone(page)
      await doubt
        .getByRole('button', { name: t('failures.doubt.sendAll', { count: 1 }), exact: true })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNone(page)
      await page.keyboard.press('Escape')
      const rail = page.getByRole('navigation', { name: t('upload.rail.title') })
      await rail.getByRole('button', { name: t('upload.all.title') }).click()
      const order = { order: 'TEST-DROPPED-AFTER' }
      await page.getByRole('button', { name: t('upload.story.title', order) }).click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
      await expectNone(page)
    })
  })
}
