import { randomUUID } from 'node:crypto'
import { tabTo } from './input-device.ts'
import { languageOf, textsOf } from '../support/languages.ts'
import { expect, expectEachOnce, pasteAside, sheetOf, test } from '../support/product.ts'

const simplified = languageOf('zh-Hans')
const t = textsOf(simplified)
const GROUPS = 60
const ROWS = 3000

/** 60 number shapes that need a courier, every other one with many candidates; all other numbers are accepted at once. */
function sheet(run: string): string[][] {
  const letters = (group: number) =>
    `${String.fromCharCode(65 + (group % 26))}${String.fromCharCode(65 + Math.floor(group / 26))}Q`
  return Array.from({ length: ROWS }, (_, n) => {
    const group = n % (GROUPS * 4)
    if (group >= GROUPS) return [`DD-${run}-${n}`, `YT${2_229_521_272_100_000 + n}`]
    const practice = group % 2 === 0 ? 'TEST-AMBIGUOUS-40' : 'TEST-AMBIGUOUS-2'
    return [`${practice}-${run}-${n}`, `${letters(group)}${1_000_000 + n}`]
  })
}

test.use({ locale: simplified.locale })

test('3,000 rows and 60 groups of couriers are worked to the end by keyboard, in 12 keys', async ({
  page,
  token,
  request,
}) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await expect(page.getByRole('button', { name: t('prepare.intake.paste') })).toBeVisible()
  const rows = sheet(randomUUID().slice(0, 6))
  await pasteAside(page, sheetOf(['订单号', '运单号'], rows))
  const upload = page.getByRole('button', { name: t('prepare.upload.button', { count: ROWS }) })
  await expect(upload).toBeEnabled()
  await tabTo(page, upload)
  await page.keyboard.press('Enter')
  await page.getByLabel(t('token.field')).fill(token)
  await page.keyboard.press('Enter')

  const couriers = page.getByRole('region', { name: t('couriers.title') })
  const question = (couriersOf: number) =>
    couriers.getByRole('group', {
      name: t('couriers.list.groups', { groups: GROUPS / 2, couriers: couriersOf }),
    })
  await expect(question(40)).toBeFocused({ timeout: 60_000 })
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await press('/')
  await expect(question(40).getByRole('combobox')).toBeFocused()
  await press('ArrowDown')
  await press('Enter')
  await expect(question(2)).toBeFocused()
  await press('1')
  const needed = rows.filter(([order]) => order?.startsWith('TEST')).length
  const chosen = { decided: needed, count: needed }
  await expect(page.getByText(t('couriers.decided', chosen))).toBeFocused()
  const send = page.getByRole('button', { name: t('couriers.send', { count: needed }) })
  await press('Tab')
  await press('Tab')
  await expect(send).toBeFocused()
  await press('Enter')
  expect(keys).toBeLessThanOrEqual(12)
  await expect(page.getByText(t('upload.end.title'))).toBeVisible({ timeout: 30_000 })
  await expectEachOnce(request, token, ROWS)
})
