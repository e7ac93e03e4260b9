import type { Page, Route } from '@playwright/test'
import {
  expect,
  expectSummary,
  openPanel,
  pasteSheet,
  summary,
  test,
  upload,
  setRequestSize,
} from '../support/product.ts'

type Sent = { orderId: string; trackingId: string; courier?: string }

const CHINA = [
  { key: '3011', name: 'China Post', countryIso: 'CN' },
  { key: '3013', name: 'China EMS', countryIso: 'CN' },
]
const GERMANY = [
  { key: '7041', name: 'DHL Paket', countryIso: 'DE' },
  { key: '100001', name: 'DHL Express', countryIso: 'DE' },
]

/** Mocks a service that needs a courier for every entry and accepts those with one, after `answerMs`. */
async function askForCouriers(page: Page, answerMs: number) {
  const requests: (readonly Sent[])[] = []
  const service = { requests, answerMs }
  await page.route('**/v1/api/tracking', async (route: Route) => {
    const batch = route.request().postDataJSON() as Sent[]
    requests.push(batch)
    const asked = batch.filter(({ courier }) => courier === undefined)
    await new Promise((resolve) => setTimeout(resolve, service.answerMs))
    await route.fulfill({
      json: {
        acceptedOrders: batch.length - asked.length,
        ordersSelectCourier: asked.length,
        shipmentFailed: [],
        shipmentSelectCourier: asked.map((entry) => ({
          ...entry,
          possibleCouriers: entry.trackingId.startsWith('PX') ? CHINA : GERMANY,
        })),
      },
    })
  })
  return service
}

const region = (page: Page) => page.getByRole('region', { name: 'Choose couriers' })
const option = (page: Page, group: RegExp, courier: string) =>
  region(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name: courier })

test('choosing while sending: one click per group gives all 1,000 entries a courier, each resent once', async ({
  page,
  token,
}) => {
  const service = await askForCouriers(page, 300)
  const { requests } = service
  const rows = Array.from({ length: 1000 }, (_, n) => [
    `SO-${n}`,
    `${n % 3 === 0 ? 'PX' : 'QX'}${String(10_000_000 + n)}X`,
  ])
  await pasteSheet(page, token, rows)
  await upload(page, 1000)
  await openPanel(page, 'Choose couriers')
  await option(page, /PX/, 'China EMS').check()
  await option(page, /QX/, 'DHL Express').check()
  await expect(region(page)).toContainText(/\d+ more joined this group/)
  await region(page)
    .getByRole('button', { name: /^Send \d+ entries with couriers$/ })
    .click()
  service.answerMs = 0
  await expect(summary(page)).not.toContainText(/(Waiting|Sending)\s*[1-9]/, { timeout: 30_000 })
  // Entries that came back after that press have their courier and need another press.
  const early = requests.flat().filter(({ courier }) => courier !== undefined)
  expect(early.length).toBeLessThan(1000)
  const left = 1000 - early.length
  await expectSummary(page, { Accepted: early.length, 'Courier needed': left })
  await openPanel(page, 'Choose couriers')
  await expect(region(page)).toContainText(`${left} of ${left} chosen`)
  await region(page)
    .getByRole('button', { name: `Send ${left} entries with couriers` })
    .click()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  const sent = requests.flat()
  expect(sent).toHaveLength(2000)
  const resent = sent.filter(({ courier }) => courier !== undefined)
  expect(new Set(resent.map(({ orderId }) => orderId)).size).toBe(1000)
  const wrong = resent.filter(
    ({ trackingId, courier }) => courier !== (trackingId.startsWith('PX') ? '3013' : '100001'),
  )
  expect(wrong).toEqual([])
})

/** Records in each frame the option and the marked card at a point. */
async function watchPlace(page: Page, x: number, y: number) {
  await page.evaluate(
    ([left = 0, top = 0]) => {
      const seen = new Set<string>()
      Object.assign(window, { seenUnderPointer: seen })
      const card = document.elementFromPoint(left, top)?.closest('li')
      if (card) card.dataset['mark'] = 'marked'
      const look = () => {
        const under = document.elementFromPoint(left, top)
        const mark = under?.closest('li')?.dataset['mark'] ?? 'another card'
        seen.add(`${mark}: ${under?.closest('label')?.textContent ?? 'no option'}`)
        requestAnimationFrame(look)
      }
      look()
    },
    [x, y],
  )
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { seenUnderPointer: Set<string> }).seenUnderPointer,
    ])
}

test('the option under the pointer stays the same while 25 answers arrive', async ({
  page,
  token,
}) => {
  await setRequestSize(page, 10)
  await askForCouriers(page, 30)
  // The first group soon becomes the smallest of many.
  const numberOf = (n: number) => `${n < 20 ? 'P' : 'ABCDEFGH'[n % 8]}X${String(10_000_000 + n)}X`
  await pasteSheet(
    page,
    token,
    Array.from({ length: 260 }, (_, n) => [`SO-${n}`, numberOf(n)]),
  )
  await upload(page, 260)
  await openPanel(page, 'Choose couriers')
  const rested = option(page, /PX/, 'China EMS')
  // From here on nothing moves; answers may have come until the pointer was there.
  await rested.hover()
  const box = await rested.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8]
  await page.mouse.move(x, y)
  const seen = await watchPlace(page, x, y)
  await expectSummary(page, { 'Courier needed': 260 })
  const [only, ...others] = await seen()
  expect(only).toContain('marked: ')
  expect(only).toContain('China EMS')
  expect(others).toEqual([])
  await page.mouse.move(2, 2)
  await expect(region(page).getByRole('radiogroup').first()).toHaveAccessibleName(/^20 entries, PX/)
  await region(page).getByRole('button', { name: 'Sort by size' }).click()
  await expect(region(page).getByRole('radiogroup').last()).toHaveAccessibleName(/^20 entries, PX/)
})
