import { languageOf, textsOf } from '../support/languages.ts'
import { expect, expectEachOnce, test } from '../support/product.ts'

const spanish = languageOf('es')
const t = textsOf(spanish)
test.use({
  locale: spanish.locale,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test('on a phone in Spanish five entries are scanned without a touch in between, and uploaded', async ({
  page,
  request,
  token,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/')
  const form = page.getByRole('form', { name: t('prepare.form.title') })
  await form.getByLabel(t('common.orderId')).tap()
  for (const scanned of Array.from({ length: 5 }, (_, n) => [`SO-${n}`, `ZZ-${n}`]).flat()) {
    await page.keyboard.insertText(scanned)
    await page.keyboard.press('Enter')
  }
  await expect(form.getByLabel(t('common.orderId'))).toBeFocused()
  await button(t('prepare.upload.button', { count: 5 })).tap()
  await page.getByLabel(t('token.field')).fill(token)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('upload.end.title'))).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expectEachOnce(request, token, 5)
})
