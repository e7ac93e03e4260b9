import { languageOf, textsOf } from '../support/languages.ts'
import { enterToken, expect, test } from '../support/product.ts'

/** A number with a valid check digit that China Post and China EMS both use. */
const NUMBER = 'RB123456785CN'

for (const [locale, language, courier] of [
  ['zh-CN', languageOf('zh-Hans'), '中国邮政'],
  ['zh-TW', languageOf('zh-Hant-HK'), '中國郵政'],
] as const) {
  const { tag: lang, catalogue: texts } = language
  test.describe(`in ${lang}`, () => {
    test.use({ locale })

    test(`the whole job works in ${locale}, with couriers by their local names`, async ({
      page,
      token,
    }) => {
      const { common } = texts
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await enterToken(page, token, textsOf(language))
      const form = page.getByRole('form')
      await form.getByLabel(common.orderId, { exact: true }).fill('SO-1')
      await form.getByLabel(common.trackingNumber).fill(NUMBER)
      await form.getByLabel(common.trackingNumber).press('Enter')
      await page
        .getByRole('button', { name: texts.prepare.upload.button.replace(/\{.*\}.*/s, '').trim() })
        .click()
      const radio = page.getByRole('radio', { name: new RegExp(courier) })
      await radio.check()
      await expect(page.getByRole('radiogroup').getByText(courier).first()).toBeVisible()
      await page
        .getByRole('region', { name: texts.couriers.title })
        .getByRole('button')
        .last()
        .click()
      await expect(page.getByText(texts.upload.end.title)).toBeVisible()
    })
  })
}
