import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from '@playwright/test'
import { type InputDevice, keyboard, mouse, touch } from './input-device.ts'
import { type Language, languageOf, textsOf } from '../support/languages.ts'
import { usualCsvSeparator } from '../../src/i18n/languages.ts'
import { workUntilNothingIsLeft } from './open-work.ts'
import { button, type Merchant, readSummary } from './merchant.ts'
import { expect, readBook, setRequestSize, sheetOf, test } from '../support/product.ts'
import { HEADER, missingValues, REQUEST_SIZE, UNREACHED, wholeSheet } from './whole-sheet.ts'

type Journey = {
  readonly title: string
  readonly language: Language
  readonly rowCount: number
  readonly device: (page: Page) => InputDevice
}

const FEW = 290
const IS_LONG = Boolean(process.env['LONG'])

const AT_A_DESK: readonly Journey[] = [
  { title: 'by mouse', language: languageOf('en'), rowCount: IS_LONG ? 5000 : FEW, device: mouse },
  {
    title: 'by keyboard alone, in es',
    language: languageOf('es'),
    rowCount: FEW,
    device: keyboard,
  },
]
const ON_A_PHONE: readonly Journey[] = (
  IS_LONG ? (['zh-Hans', 'pt-BR', 'zh-Hant-HK'] as const) : (['zh-Hant-HK'] as const)
).map((tag) => ({
  title: `on a phone, in ${tag}`,
  language: languageOf(tag),
  rowCount: FEW,
  device: touch,
}))

for (const journey of AT_A_DESK) {
  test.describe('at a desk', () => {
    test.use({ locale: journey.language.locale })
    defineJourney(journey)
  })
}

for (const journey of ON_A_PHONE) {
  test.describe(journey.title, () => {
    const viewport = { width: 390, height: 844 }
    test.use({ locale: journey.language.locale, viewport, hasTouch: true, isMobile: true })
    defineJourney(journey)
  })
}

function defineJourney({ title, language, rowCount, device }: Journey) {
  test(`a sheet with every practice value is worked to its end: ${title}`, async ({
    page,
    request,
    token,
  }) => {
    test.setTimeout(240_000)
    const rows = wholeSheet(rowCount, randomUUID().slice(0, 8))
    expect(missingValues(rows)).toEqual([])
    const newToken = `${token}-new`
    const merchant = {
      page,
      device: device(page),
      t: textsOf(language),
      newToken,
      saw: new Set<string>(),
    }
    await setRequestSize(page, REQUEST_SIZE)
    await breakTheWayOnce(page)
    await uploadSheet(merchant, rows, token)
    await workUntilNothingIsLeft(merchant)
    expect([...merchant.saw].sort()).toEqual(EVERYTHING)
    const needsYou = merchant.t('prepare.unfinished.needYou', { count: 1 })
    await expect(page.getByText(needsYou)).toHaveCount(0)

    const counts = await readSummary(merchant)
    expect(counts.accepted + counts['set-aside']).toBe(rowCount)
    const receipt = await downloadAll(merchant, usualCsvSeparator(language.tag))
    expect(receipt).toHaveLength(rowCount)
    const accepted = receipt.filter(({ outcome }) => outcome === 'accepted')
    expect(accepted).toHaveLength(counts.accepted)
    const book = [...(await readBook(request, token)), ...(await readBook(request, newToken))]
    expect(book.filter(({ times }) => times !== 1)).toEqual([])
    const line = (entry: { orderId: string; trackingId: string }) =>
      `${entry.orderId} ${entry.trackingId}`
    expect(accepted.map(line).sort()).toEqual(book.map(line).sort())
  })
}

const EVERYTHING = [
  'bad entry',
  'failed',
  'had arrived',
  'had not arrived',
  'in doubt',
  'split',
  'token',
  'trial',
  'unexplained',
  'waiting behind',
]

/** The forwarding server reports once that it can't reach the service. */
async function breakTheWayOnce(page: Page): Promise<void> {
  let isBroken = true
  await page.route('**/v1/api/tracking', async (route) => {
    const meets = isBroken && route.request().postData()?.includes(`"${UNREACHED}"`)
    if (!meets) return route.continue()
    isBroken = false
    await route.fulfill({ status: 502, headers: { 'x-tracking-upload': 'not-connected' } })
  })
}

async function uploadSheet(merchant: Merchant, rows: string[][], token: string): Promise<void> {
  const { page, device, t } = merchant
  await page.goto('/')
  // The page has to be rendered before a paste.
  await expect(button(merchant, 'prepare.intake.paste')).toBeVisible()
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheetOf(HEADER, rows))
  if (device.kind === 'touch') await device.press(button(merchant, 'prepare.intake.paste'))
  else await page.keyboard.press('ControlOrMeta+v')
  const upload = button(merchant, 'prepare.upload.button')
  await expect(upload).toBeEnabled()
  await device.press(upload)
  await device.fill(page.getByLabel(t('token.field')), token)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: t('upload.summary') })).toBeVisible()
}

type ReceiptLine = {
  readonly orderId: string
  readonly trackingId: string
  readonly outcome: string
}

async function downloadAll(merchant: Merchant, delimiter: string): Promise<ReceiptLine[]> {
  const { page, device } = merchant
  await device.press(button(merchant, 'receipts.download'))
  const coming = page.waitForEvent('download')
  await device.press(button(merchant, 'receipts.csv'))
  const text = await readFile(await (await coming).path(), 'utf8')
  const [, ...lines] = Papa.parse<string[]>(text.trim(), { delimiter }).data
  return lines.map((cells) => ({
    orderId: cells[0] ?? '',
    trackingId: cells[1] ?? '',
    outcome: cells.at(-1) ?? '',
  }))
}
