import type { Locator, Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { LANGUAGES, textsOf } from '../support/languages.ts'
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

/** Plays a service that asks for the courier of every entry without one, and accepts the others. */
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

/** Four groups of ten; in each, five orders of one shop and five of another. */
const ROWS = Array.from({ length: 40 }, (_, n) => {
  const letters = ['AA', 'BB', 'CC', 'DD'][n % 4] ?? ''
  return [`${n < 20 ? 'SO' : 'MX'}-${n}`, `${letters}${10_000_000 + n}X`]
})

const region = (page: Page) => page.getByRole('region', { name: 'Choose couriers' })

test('by keyboard a group is split, its parts are decided and found, and the rest gets one courier', async ({
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
  await first.first().getByRole('button', { name: 'Split group' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /^By start of tracking number/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(region(page)).toContainText('40 entries in 5 groups')
  await expect(first.first()).toMatchAriaSnapshot(`
    - listitem:
      - heading "5 entries AA 8 digits X · order starting with S" [level=3]
      - list
      - button "See all 5"
      - button "Decide later"
      - button "Merge back"
      - button "Split group"
      - radiogroup "5 entries, AA 8 digits X · order starting with S":
        - radio /YunExpress/
        - radio /YANWEN/
  `)
  await expect(first.first().getByRole('radio').first()).toBeFocused()
  await expectNoFindings(page)
  await page.keyboard.press('2')
  await page.keyboard.press('n')
  await expect(first.nth(1).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('1')
  await expect(region(page)).toContainText('10 of 40 decided')
  await page.keyboard.press('Enter')

  await region(page).getByRole('searchbox').fill('mx-23')
  await expect(region(page).getByRole('radiogroup')).toHaveCount(1)
  await expect(region(page)).toContainText('MX-23 · DD10000023X')
  await region(page).getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(region(page).getByRole('radiogroup')).toHaveCount(5)

  const rest = first.nth(1).getByRole('button', { name: 'YunExpress for 3 more groups' })
  await rest.press('Enter')
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(3)
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('40 of 40 decided')).toBeFocused()
  await region(page).getByRole('button', { name: 'Send 40 entries with couriers' }).press('Enter')
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  const yanwen = [...sent].filter(([, courier]) => courier === YANWEN.key).map(([order]) => order)
  expect(yanwen.sort()).toEqual(['SO-0', 'SO-12', 'SO-16', 'SO-4', 'SO-8'])
  expect(sent.size).toBe(40)
})

const HANDS = [
  ['a mouse', { viewport: { width: 1280, height: 800 }, hasTouch: false }],
  ['a finger', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const

for (const language of [LANGUAGES[2], LANGUAGES[3]])
  for (const [hand, { viewport, hasTouch }] of HANDS)
    test.describe(`in ${language.tag} with ${hand}`, () => {
      test.use({ locale: language.locale, viewport, hasTouch })

      test('a group is split by the shop, decided, and the rest gets one courier', async ({
        page,
        token,
      }) => {
        const t = textsOf(language)
        const press = (target: Locator) => (hasTouch ? target.tap() : target.click())
        const sent = await askForCouriers(page)
        await page.goto('/')
        await enterToken(page, token, t)
        await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], ROWS))
        await press(page.getByRole('button', { name: t('prepare.upload.button', { count: 40 }) }))
        const couriers = page.getByRole('region', { name: t('couriers.title') })
        const groups = couriers.getByRole('radiogroup')
        await expect(groups).toHaveCount(4)
        const names = { parts: 2 }
        await press(couriers.getByRole('button', { name: t('couriers.split.open') }).first())
        await press(page.getByRole('menuitem', { name: t('couriers.split.order-prefix', names) }))
        await expect(groups).toHaveCount(5)
        await expect(groups.first()).toHaveAccessibleName(
          new RegExp(t('couriers.part.order-prefix', { text: 'S' })),
        )
        await expectNoFindings(page)
        const name = language.tag === 'zh-Hans' ? YUN.nameZhCn : YUN.nameZhHk
        await press(groups.first().getByRole('radio', { name: new RegExp(YANWEN.key) }))
        await press(groups.nth(1).getByRole('radio', { name: new RegExp(name) }))
        const open = t('couriers.offer.open', { courier: name, count: 3 })
        await press(couriers.getByRole('button', { name: open }))
        const dialog = page.getByRole('dialog')
        await expect(dialog).toHaveAccessibleName(t('couriers.offer.title', { courier: name }))
        await expectNoFindings(page)
        await press(dialog.getByRole('button', { name: t('couriers.accept.yes', { count: 30 }) }))
        await press(page.getByRole('button', { name: t('couriers.send', { count: 40 }) }))
        await expect(page.getByText(t('upload.end.title'))).toBeVisible()
        const counts = [YANWEN.key, YUN.key].map(
          (key) => [...sent.values()].filter((courier) => courier === key).length,
        )
        expect(counts).toEqual([5, 35])
      })
    })
