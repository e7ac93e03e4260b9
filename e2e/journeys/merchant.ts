import { expect, type Locator, type Page } from '@playwright/test'
import type { InputDevice } from './input-device.ts'
import type { Say, TextKey } from '../support/languages.ts'

/**
 * A user at work on an upload, with an input method, a language and a new token for an expired one. Needs Playwright, for
 * touch and network control; journeys for every browser use `Person` (e2e/person).
 */
export type Merchant = {
  readonly page: Page
  readonly device: InputDevice
  readonly t: Say
  readonly newToken: string
  readonly saw: Set<string>
}

export const OPEN_KINDS = [
  'waiting',
  'sending',
  'failed',
  'courier-needed',
  'unexplained',
  'in-doubt',
  'refused',
  'not-sent',
] as const
export type Kind = (typeof OPEN_KINDS)[number] | 'accepted' | 'set-aside'
const KINDS: readonly Kind[] = [...OPEN_KINDS, 'accepted', 'set-aside']

const COUNTS = [1, 2, 1_000_000]
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches a text of the catalogue with any values; `whole`: with nothing before or after it. */
export function textLike({ t }: Merchant, key: TextKey, whole = true): RegExp {
  const values = (count: number) => ({
    count,
    order: '@',
    message: '@',
    courier: '@',
    outcome: '@',
  })
  const shapes = COUNTS.map((count) =>
    escape(t(key, values(count)))
      .replaceAll(/\d[\d.,\s]*\d|\d/g, String.raw`[\d.,\s]+`)
      .replaceAll('@', '.+'),
  )
  return new RegExp(whole ? `^(?:${shapes.join('|')})$` : shapes.join('|'))
}

export const button = (merchant: Merchant, key: TextKey, within: Locator | Page = merchant.page) =>
  within.getByRole('button', { name: textLike(merchant, key) })

const region = ({ page, t }: Merchant, key: TextKey) =>
  page.getByRole('region', { name: t(key), exact: true })
/** The panel of this name, opened from the rail if needed. */
export async function panel(merchant: Merchant, key: TextKey): Promise<Locator> {
  const { page, device, t } = merchant
  const found = region(merchant, key)
  if (!(await found.isVisible())) {
    const rail = page.getByRole('navigation', { name: t('upload.rail.title') })
    await device.press(rail.getByRole('button', { name: new RegExp(`^${t(key)} [\\d.,]+$`) }))
  }
  await expect(found).toBeVisible()
  return found
}

export const dialog = ({ page }: Merchant) => page.getByRole('dialog')
const summaryOf = (merchant: Merchant) => region(merchant, 'upload.summary')

export async function readSummary(merchant: Merchant): Promise<Record<Kind, number>> {
  const { t } = merchant
  const terms = await summaryOf(merchant).locator('dl > div').allTextContents()
  const countOf = (kind: Kind) => {
    const text = terms.find((term) => term.startsWith(`${t(`common.outcomes.${kind}`)} `)) ?? ''
    return Number(text.replaceAll(/\D/g, ''))
  }
  return Object.fromEntries(KINDS.map((kind) => [kind, countOf(kind)])) as Record<Kind, number>
}

const look = async (merchant: Merchant) => {
  const facts = merchant.page.locator('main header p').first()
  // The log also counts requests that change no outcome.
  const name = merchant.t('upload.rail.title')
  const rail = merchant.page.getByRole('navigation', { name, includeHidden: true })
  const texts = [summaryOf(merchant), facts, rail].map((place) => place.textContent())
  return (await Promise.all(texts)).join(' ')
}

/** Two quick taps on a button are a double tap, which counts once. */
const TAPS_APART_MS = 300
const PRESSES_APART_MS = 100

/** Waits until nothing is being sent or waited for, and two successive reads of the page are equal. */
export async function standStill(merchant: Merchant): Promise<void> {
  const brake = merchant.page.getByRole('button', { name: merchant.t('upload.pause'), exact: true })
  const apartMs = merchant.device.kind === 'touch' ? TAPS_APART_MS : PRESSES_APART_MS
  let before: string | null = null
  const isStill = async () => {
    const last = before
    before = (await brake.count()) === 0 ? await look(merchant) : null
    return before !== null && before === last
  }
  await expect.poll(isStill, { timeout: 60_000, intervals: [apartMs] }).toBe(true)
}

/** Does one thing to the upload and waits for its consequences to end. */
export async function act(merchant: Merchant, what: () => Promise<void>): Promise<void> {
  const before = await look(merchant)
  await what()
  await expect.poll(() => look(merchant), { timeout: 30_000, intervals: [50] }).not.toBe(before)
  await standStill(merchant)
}

export const press = (merchant: Merchant, key: TextKey, within?: Locator) =>
  merchant.device.press(button(merchant, key, within).first())
