import type { Page } from '@playwright/test'
import { tabInto, tabTo } from '../journeys/input-device.ts'
import { expectNoFindings } from '../support/findings.ts'
import {
  expect,
  expectSummary,
  grid,
  pasteAside,
  pasteSheet,
  sheetOf,
  test,
  upload,
} from '../support/product.ts'

const COURIERS = [
  { key: '190008', name: 'YunExpress', nameZhCn: '云途物流', countryIso: 'CN' },
  { key: '190012', name: 'YANWEN', nameZhCn: '燕文物流', countryIso: 'CN' },
  { key: '100001', name: 'DHL', countryIso: 'DE' },
]

type Sent = { orderId: string; trackingId: string; courier?: string }

/** Mocks a service that needs a courier for every entry and accepts those with one. */
async function askForCouriers(page: Page): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route('**/v1/api/tracking', async (route) => {
    const batch = route.request().postDataJSON() as Sent[]
    sent.push(...batch.filter(({ courier }) => courier))
    const asked = batch.filter(({ courier }) => !courier)
    await route.fulfill({
      json: {
        acceptedOrders: batch.length - asked.length,
        ordersSelectCourier: asked.length,
        shipmentFailed: [],
        shipmentSelectCourier: asked.map((entry) => ({ ...entry, possibleCouriers: COURIERS })),
      },
    })
  })
  return sent
}

const GROUPS = 12
const letters = (group: number) => String.fromCharCode(65 + group, 65 + group)
const sheet = (week: string) =>
  Array.from({ length: 1000 }, (_, n) => [
    `${week}-${n}`,
    `${letters(n % GROUPS)}${10_000_000 + n}X`,
  ])

const region = (page: Page) => page.getByRole('region', { name: 'Choose couriers' })

function countedKeys(page: Page) {
  let count = 0
  const press = async (key: string) => {
    count += 1
    await page.keyboard.press(key)
  }
  return { press, count: () => count }
}

async function send(page: Page, keys: ReturnType<typeof countedKeys>) {
  await expect(page.getByText('1,000 of 1,000 chosen')).toBeFocused()
  await keys.press('Tab')
  await keys.press('Tab')
  await expect(page.getByRole('button', { name: 'Send 1,000 entries with couriers' })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByText('Nothing left to do')).toBeVisible()
}

/** Gives five entries of the first group the third courier by keyboard, and returns the focus to the radios. */
async function chooseExceptions(page: Page, key: string) {
  const first = region(page).getByRole('radiogroup').first()
  await tabTo(page, region(page).getByRole('button', { name: 'Show all 84' }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, region(page).locator('[role=grid] [data-active=true][tabindex="0"]'))
  for (let entry = 0; entry < EXCEPTIONS; entry += 1) await page.keyboard.press(key)
  await expect(region(page).getByRole('button', { name: 'Undo DHL' })).toBeVisible()
  await tabTo(page, region(page).getByRole('button', { name: 'Hide entries' }))
  await page.keyboard.press('Enter')
  await tabInto(page, first)
}

const EXCEPTIONS = 5

test('beside its 5 exceptions, 1,000 entries in 12 groups take 30 keys the first time and 6 the second time', async ({
  page,
  token,
}) => {
  const sent = await askForCouriers(page)
  await pasteSheet(page, token, sheet('first'))
  await upload(page, 1000)
  await expectSummary(page, { 'Courier needed': 1000 })
  await region(page).getByRole('radio').first().focus()
  await chooseExceptions(page, '3')
  const first = countedKeys(page)
  for (let group = 0; group < GROUPS; group += 1) {
    await first.press(group % 3 === 0 ? '2' : '1')
    await expect(region(page)).toContainText(/Undo (YANWEN|YunExpress)/)
    if (group < GROUPS - 1) await first.press('Enter')
  }
  await expect(page.getByText('1,000 of 1,000 chosen')).toBeVisible()
  await first.press('Enter')
  await send(page, first)
  expect(first.count()).toBeLessThanOrEqual(30)
  const chosenFirst = new Map(sent.map(({ trackingId, courier }) => [trackingId, courier]))

  sent.length = 0
  await page.getByRole('link', { name: 'New sheet' }).click()
  await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], sheet('second')))
  await upload(page, 1000)
  await expectSummary(page, { 'Courier needed': 1000 })
  await expect(region(page).getByRole('radio').first()).toHaveAccessibleName(/You chose it for 79/)
  await expect(region(page).getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem "84 entries, AA 8 digits X":
      - heading "84 entries AA 8 digits X" [level=3]
      - list
      - button "Show all 84"
      - radiogroup "84 entries, AA 8 digits X":
        - radio "YANWEN 燕文物流 You chose it for 79 entries China 190012"
        - radio "DHL Same prefix Germany 100001"
        - radio "YunExpress 云途物流 China 190008"
  `)
  await region(page).getByRole('radio').first().focus()
  // DHL is now the second group.
  await chooseExceptions(page, '2')
  const second = countedKeys(page)
  await second.press('a')
  const dialog = page.getByRole('dialog', { name: 'Suggested couriers' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(GROUPS + 1)
  await expectNoFindings(page)
  await second.press('Enter')
  await send(page, second)
  expect(second.count()).toBeLessThanOrEqual(6)
  expect(sent).toHaveLength(1000)
  const others = sent.filter(({ trackingId, courier }) => courier !== chosenFirst.get(trackingId))
  expect(others).toEqual([])
})

test('a choice becomes a rule, which is exported, deleted, imported, suggests, and fills in before sending', async ({
  page,
  token,
}) => {
  await askForCouriers(page)
  await pasteSheet(page, token, [['A-1', 'YT2229521272164446']])
  await upload(page, 1)
  await region(page)
    .getByRole('radio', { name: /YunExpress/ })
    .check()
  await region(page)
    .getByRole('button', { name: /^Always use YunExpress/ })
    .click()
  await expect(
    region(page).getByRole('button', { name: /^Always use/, pressed: true }),
  ).toBeFocused()

  await page.getByRole('link', { name: 'Settings' }).click()
  const rules = page.getByRole('region', { name: 'Courier rules' })
  const rule = 'YT 16 digits, offered DHL, YunExpress, or YANWEN → YunExpress'
  await expect(rules.getByText(rule)).toBeVisible()
  const saved = page.waitForEvent('download')
  await rules.getByRole('button', { name: 'Export rules' }).click()
  const file = await (await saved).path()
  await rules.getByRole('button', { name: `Delete ${rule}` }).click()
  await expect(rules.getByText('No rules')).toBeFocused()
  await rules.getByLabel('File with courier rules').setInputFiles(file)
  await page.getByRole('button', { name: 'Import 1 rule' }).click()
  await expect(rules.getByText(rule)).toBeVisible()

  await page.getByRole('link', { name: 'Prepare' }).click()
  await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], [['B-1', 'YT2229521272164447']]))
  await upload(page, 1)
  await expect(region(page).getByRole('radio').first()).toHaveAccessibleName(
    /YunExpress.*Your rule/,
  )
  await expect(region(page).getByRole('radio').first()).not.toBeChecked()
  await page.getByRole('link', { name: 'Settings' }).click()
  const fills = rules.getByRole('checkbox', { name: `Fill in before sending: ${rule}` })
  await fills.click()
  await expect(fills).toBeChecked()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Prepare' }).click()
  await pasteAside(page, sheetOf(['Order ID', 'Tracking number'], [['C-1', 'YT2229521272164448']]))
  const row = grid(page, 'Entries').getByRole('row', { name: /C-1/ })
  await expect(row).toContainText('190008')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).not.toContainText('190008')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(row).toContainText('190008')
  await page.getByRole('button', { name: 'Upload 1 entry' }).click()
  await expect(page.getByText('Nothing left to do')).toBeVisible()
  await page.getByRole('link', { name: /^Uploads/ }).click()
  await expect(page.getByText('Rules chose 1 courier')).toBeVisible()
})
