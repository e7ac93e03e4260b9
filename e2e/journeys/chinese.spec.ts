import { LANGUAGES, textsOf } from '../support/languages.ts'
import { enterToken, expect, test } from '../support/product.ts'

/** A number that China Post and China EMS could both carry, after its check digit. */
const NUMBER = 'RB123456785CN'

const LANGUAGE = LANGUAGES[3]
const COURIER = '中國郵政'

test.use({ locale: 'zh-TW' })

test('a browser set to zh-TW does the whole job, with couriers by their own names', async ({
  page,
  token,
}) => {
  const texts = LANGUAGE.catalogue
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE.tag)
  await enterToken(page, token, textsOf(LANGUAGE))
  const form = page.getByRole('form')
  await form.getByLabel(texts.common.orderId, { exact: true }).fill('SO-1')
  await form.getByLabel(texts.common.trackingNumber).fill(NUMBER)
  await form.getByLabel(texts.common.trackingNumber).press('Enter')
  await page
    .getByRole('button', { name: texts.prepare.upload.button.replace(/\{.*\}.*/s, '').trim() })
    .click()
  const radio = page.getByRole('radio', { name: new RegExp(COURIER) })
  await radio.check()
  await expect(page.getByRole('radiogroup').getByText(COURIER).first()).toBeVisible()
  await page.getByRole('region', { name: texts.couriers.title }).getByRole('button').last().click()
  await expect(page.getByText(texts.upload.end.title)).toBeVisible()
})
