import type { Locator, Page } from '@playwright/test'
import { keyboard, tabInto, touch } from '../journeys/input-device.ts'
import { expectNoFindings } from '../support/findings.ts'
import { languageOf, textsOf } from '../support/languages.ts'
import {
  enterToken,
  expect,
  expectSummary,
  pasteAside,
  pasteSheet,
  sheetOf,
  test,
  upload,
} from '../support/product.ts'

const YUN = { key: '190008', name: 'YunExpress', nameZhCn: '云途物流', nameZhHk: '雲途物流' }
const YANWEN = { key: '190012', name: 'YANWEN', nameZhCn: '燕文物流', nameZhHk: '燕文物流' }

type Sent = { orderId: string; trackingId: string; courier?: string }

/** Mocks a service that needs a courier for every entry and accepts those with one. */
async function askForCouriers(page: Page): Promise<Map<string, string>> {
  const sent = new Map<string, string>()
  await page.route('**/v1/api/tracking', async (route) => {
    const batch = route.request().postDataJSON() as Sent[]
    for (const { orderId, courier } of batch) if (courier) sent.set(orderId, courier)
    const asked = batch.filter(({ courier }) => !courier)
    await route.fulfill({
      json: {
        acceptedOrders: batch.length - asked.length,
        ordersSelectCourier: asked.length,
        shipmentFailed: [],
        shipmentSelectCourier: asked.map((one) => ({ ...one, possibleCouriers: [YUN, YANWEN] })),
      },
    })
  })
  return sent
}

/** Four groups of ten. */
const ROWS = Array.from({ length: 40 }, (_, n) => {
  const letters = ['AA', 'BB', 'CC', 'DD'][n % 4] ?? ''
  return [`${n < 20 ? 'SO' : 'MX'}-${n}`, `${letters}${10_000_000 + n}X`]
})

const region = (page: Page) => page.getByRole('region', { name: 'Choose couriers' })

test('by keyboard a group gets its couriers, and one of them is used for the rest', async ({
  page,
  token,
}) => {
  const sent = await askForCouriers(page)
  await pasteSheet(page, token, ROWS)
  await upload(page, 40)
  await expectSummary(page, { 'Courier needed': 40 })
  const first = region(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('radiogroup') })
  await first.first().getByRole('radio').first().focus()
  await expect(first.first()).toMatchAriaSnapshot(`
    - listitem "10 entries, AA 8 digits X":
      - heading "10 entries AA 8 digits X" [level=3]
      - list
      - button "Show all 10"
      - radiogroup "10 entries, AA 8 digits X":
        - radio /YunExpress/
        - radio /YANWEN/
      - button "Choose later"
  `)
  await expectNoFindings(page)
  await page.keyboard.press('2')
  await page.keyboard.press('n')
  await expect(first.nth(1).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('1')
  await expect(region(page)).toContainText('20 of 40 chosen')
  await page.keyboard.press('Enter')
  await page.keyboard.press('u')
  const dialog = page.getByRole('dialog', { name: 'Groups that get YunExpress' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(3)
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('40 of 40 chosen')).toBeFocused()
  await region(page).getByRole('button', { name: 'Send 40 entries with couriers' }).press('Enter')
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  const yanwen = [...sent].filter(([, courier]) => courier === YANWEN.key)
  expect([yanwen.length, sent.size]).toEqual([10, 40])
})

/** The numbers of the last group match a format of the service's couriers. */
const WITH_FORMAT = ROWS.map(([order = '', number = ''], n) => [
  order,
  n % 4 === 3 ? `YT${2_229_521_272_164_400 + n}` : number,
])

const DESK = { viewport: { width: 1280, height: 800 }, hasTouch: false }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const PEOPLE = [
  [languageOf('zh-Hant-HK'), 'a finger', PHONE, touch],
  [languageOf('zh-Hans'), 'keys alone', DESK, keyboard],
] as const

for (const [language, hand, use, handsOf] of PEOPLE)
  test.describe(`in ${language.tag} with ${hand}`, () => {
    test.use({ locale: language.locale, ...use })

    test('one group is chosen, suggestions are accepted, and the rest gets one courier', async ({
      page,
      token,
    }) => {
      const t = textsOf(language)
      const { kind, press } = handsOf(page)
      const sent = await askForCouriers(page)
      await page.goto('/')
      await enterToken(page, token, t)
      await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], WITH_FORMAT))
      await press(page.getByRole('button', { name: t('prepare.upload.button', { count: 40 }) }))
      const couriers = page.getByRole('region', { name: t('couriers.title') })
      const groups = couriers.getByRole('radiogroup')
      const choose = async (group: Locator, candidate: number) => {
        if (kind !== 'keyboard') return press(group.getByRole('radio').nth(candidate - 1))
        await tabInto(page, group)
        await page.keyboard.press(String(candidate))
      }
      await expect(groups).toHaveCount(4)
      await choose(groups.first(), 2)
      const dialog = page.getByRole('dialog')
      await press(
        couriers.getByRole('button', {
          name: t('couriers.accept.open', { count: 1, entries: 10 }),
        }),
      )
      await expect(dialog.getByRole('checkbox')).toHaveCount(1)
      await expectNoFindings(page)
      await press(dialog.getByRole('button', { name: t('couriers.accept.yes', { count: 10 }) }))
      const courier = language.tag === 'zh-Hans' ? YUN.nameZhCn : YUN.nameZhHk
      await choose(groups.nth(1), 1)
      if (kind === 'keyboard') await page.keyboard.press('Enter')
      const open = t('couriers.offer.open', { courier, count: 1 })
      await press(couriers.getByRole('button', { name: open }).first())
      await press(dialog.getByRole('button', { name: t('couriers.accept.yes', { count: 10 }) }))
      await press(page.getByRole('button', { name: t('couriers.send', { count: 40 }) }))
      await expect(page.getByText(t('upload.end.title'))).toBeVisible()
      const counts = [YANWEN.key, YUN.key].map(
        (key) => [...sent.values()].filter((one) => one === key).length,
      )
      expect(counts).toEqual([10, 30])
    })
  })
