import { catalogue as hongKong } from '../../src/i18n/zh-hant-hk/catalogue.ts'
import { catalogue as simplified } from '../../src/i18n/zh-hans/catalogue.ts'
import { expect, test } from '../support/product.ts'

/** A number that China Post and China EMS could both carry, after its check digit. */
const NUMBER = 'RB123456785CN'

for (const [locale, lang, texts, courier] of [
  ['zh-CN', 'zh-Hans', simplified, '中国邮政'],
  ['zh-TW', 'zh-Hant-HK', hongKong, '中國郵政'],
] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale })

    test(`a browser set to ${locale} does the whole job, with couriers by their own names`, async ({
      page,
      token,
    }) => {
      const { common, token: tokenTexts } = texts
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.getByLabel(tokenTexts.field).fill(token)
      await page.getByLabel(tokenTexts.field).press('Enter')
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
