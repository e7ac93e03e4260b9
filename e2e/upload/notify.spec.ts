import { expectNoFindings } from '../support/findings.ts'
import { languageOf, textsOf } from '../support/languages.ts'
import { enterToken, expect, expectSummary, pasteAside, sheetOf, test } from '../support/product.ts'

const HEADER = ['Order ID', 'Tracking number'] as const
const ROWS = [
  ['TEST-SLOW-1', 'ZZ-1'],
  ['SO-2', 'ZZ-2'],
  ['TEST-REJECTED', 'ZZ-3'],
] as const

const t = textsOf(languageOf('en'))

test.use({ permissions: ['notifications', 'clipboard-read', 'clipboard-write'] })

test('a notification reports the end in another tab, and the summary can be copied', async ({
  page,
  token,
}) => {
  await page.addInitScript(() => {
    const shown: string[] = []
    class Shown extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string, { body = '' }: NotificationOptions = {}) {
        super()
        shown.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { Notification: Shown, shown })
  })
  await page.goto('/')
  await enterToken(page, token)
  await pasteAside(page, sheetOf(HEADER, ROWS))
  await page.getByRole('button', { name: t('prepare.upload.button', { count: 3 }) }).click()
  const notify = page.getByRole('button', { name: t('upload.notify.button') })
  await notify.click()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page).toHaveTitle(/^● /)
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toEqual([
    expect.stringContaining(t('upload.announce.ended', { accepted: 2, open: 1 })),
  ])
  await page.getByRole('button', { name: t('upload.share.copy') }).click()
  await expect(page.getByRole('button', { name: t('upload.share.copied') })).toBeVisible()
  const line = await page.evaluate(() => navigator.clipboard.readText())
  expect(line).toContain(t('upload.share.accepted', { count: 2, total: 3 }))
  expect(line).toContain(t('upload.share.parts.failed', { count: 1 }))
  await expectSummary(page, { Accepted: 2, Failed: 1 })
  await expectNoFindings(page)
})
