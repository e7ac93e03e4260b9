import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import Papa from 'papaparse'
import { expect, openPanel, pasteSheet, readBook, test, upload } from '../support/product.ts'

const COUNT = 10_000
const TRIAL = 10
const REQUEST = 100

/** Each is the first entry of its own request. */
const FAULTS = [
  'TEST-NOT-ITEMISED',
  'TEST-REJECTED-1',
  'TEST-SERVER-FAULT',
  'TEST-MARKUP-1',
  'TEST-NOT-FOUND-1',
  'TEST-TOO-MANY-REQUESTS-1',
  'TEST-AMBIGUOUS-2',
  'TEST-DROPPED-BEFORE',
  'TEST-AMBIGUOUS-40',
  'TEST-TURNED-DOWN',
  'TEST-AMBIGUOUS-ODD',
  'TEST-DROPPED-AFTER',
  'TEST-NO-CANDIDATES',
  'TEST-TOKEN-EXPIRES',
  'TEST-STRAY-1',
  'TEST-TRY-LATER',
  'TEST-BROKEN-JSON',
  'TEST-NAMED-TWICE-1',
  'TEST-HTML',
  'TEST-NO-SENSE',
  'TEST-REJECTED-2',
  'TEST-TOO-MANY-REQUESTS-2',
  'TEST-MARKUP-2',
  'TEST-STRAY-2',
  'TEST-NOT-FOUND-2',
  'TEST-SLOW-1',
  'TEST-NAMED-TWICE-2',
  'TEST-SLOW-2',
] as const

/** Requests stay small after these, so they come last. */
const LAST_FAULTS = ['TEST-ALWAYS-TOO-LARGE', 'TEST-TOO-LARGE'] as const

/** Faults that another number doesn't correct, and those that it does. */
const ASIDE = /^TEST-(NOT-ITEMISED|NOT-FOUND|TURNED-DOWN|ALWAYS-TOO-LARGE)/
const CORRECTED_BY_NUMBER = /^TEST-(REJECTED|MARKUP|NAMED-TWICE)/
const CORRECTED = 'CORRECTED-1'

type Sheet = readonly (readonly [order: string, number: string])[]

function sheetWithFaults(token: string): Sheet {
  const at = new Map<number, string>()
  for (const [n, order] of FAULTS.entries()) at.set(TRIAL + 3 * n * REQUEST, order)
  for (const [n, order] of LAST_FAULTS.entries()) at.set(COUNT - LAST_FAULTS.length + n, order)
  return Array.from({ length: COUNT }, (_, n) => {
    const order = at.get(n) ?? `SO-${n}`
    // An order makes only one token expire.
    return [order === 'TEST-TOKEN-EXPIRES' ? `${order}-${token}` : order, `ZZ-${n}`] as const
  })
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const confirm = (page: Page, yes: RegExp) => button(page.getByRole('dialog'), yes).click()
const finished = (page: Page) => page.getByText('Nothing left to do')

type WayOn = {
  readonly sees: (page: Page) => Locator
  readonly does: (page: Page, seen: Locator, token: string) => Promise<void>
}

const press = (_: Page, seen: Locator) => seen.click()

const rail = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'This upload' })
    .getByRole('button', { name: new RegExp(`^${name} `) })

/** A step in a panel, opened from the rail. */
const inPanel = (name: string, does: (page: Page, panel: Locator) => Promise<void>): WayOn => ({
  sees: (page) => rail(page, name),
  does: async (page) => does(page, await openPanel(page, name)),
})

/** Steps for each state in which sending is paused; the first visible one counts. */
const WAYS_ON: readonly WayOn[] = [
  {
    sees: (page) => page.getByRole('main').getByLabel('Access token'),
    does: async (page, seen, token) => {
      await seen.fill(token)
      await page.keyboard.press('Enter')
    },
  },
  { sees: (page) => page.getByRole('button', { name: /^Send the other/ }), does: press },
  inPanel('In doubt', resolveDoubt),
  inPanel('Unexplained', sendOneByOne),
  inPanel('Refused', workOnRefused),
  { sees: (page) => button(page, 'Resume'), does: press },
  inPanel('Choose couriers', chooseCouriers),
  inPanel('Failed', correctFirst),
]

async function sendOneByOne(page: Page, panel: Locator) {
  await button(panel, 'Send one by one').click()
  await confirm(page, /^Send one by one$/)
}

async function workOnRefused(page: Page, panel: Locator) {
  const split = button(panel, /^Find the bad entry/)
  if (await split.isVisible()) await split.click()
  else await setAside(page, panel)
}

async function setAside(page: Page, seen: Locator) {
  await button(seen, /^Set aside 1$/).click()
  await confirm(page, /^Set aside$/)
}

async function chooseCouriers(_: Page, seen: Locator) {
  for (const group of await seen.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check()
  for (const field of await seen.locator('li').getByRole('combobox').all()) {
    await field.fill('c')
    await field.press('ArrowDown')
    await field.press('Enter')
  }
  await button(seen, /^Send 4 entries with couriers$/).click()
}

/** Retypes a wrong number; gives up an order that wasn't found. */
async function correctFirst(page: Page, seen: Locator) {
  const row = seen.getByRole('grid').getByRole('row').nth(1)
  const number = row.getByRole('gridcell', { name: /^ZZ-/ })
  if ((await row.textContent())?.includes('was not found')) {
    await number.click()
    await page.keyboard.press('Shift+Delete')
    return
  }
  await number.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(CORRECTED)
  await page.keyboard.press('Enter')
  await button(seen, 'Resend 1 entry').click()
}

/**
 * Resends entries in doubt: those that had arrived are no longer pending, and those that fail for another reason had not
 * arrived. Runs at every pause, so entries marked together were sent together.
 */
async function resolveDoubt(page: Page, seen: Locator) {
  const rows = seen.getByRole('row').filter({ hasText: 'no answer. Now: ' })
  if ((await rows.count()) === 0) {
    await button(seen, /^Resend all/).click()
    return confirm(page, /^Resend/)
  }
  const others = rows.filter({ hasNotText: 'is not pending shipment' })
  if ((await others.count()) === 0) return button(seen, /^Mark \d+ as accepted$/).click()
  await others.first().getByRole('checkbox').check()
  await setAside(page, seen)
}

/** More steps than needed mean a loop. */
const MOST_STEPS = 80

/** The texts that change with every step: requests and counts. */
async function look(page: Page): Promise<string> {
  const facts = await page
    .getByText(/entries · [\d,]+ requests?/)
    .first()
    .innerText()
  return facts + (await region(page, 'Where every entry stands').innerText())
}

/** Takes the offered steps until none is left; returns their number. */
async function workToTheEnd(page: Page, token: string): Promise<number> {
  await expect(region(page, 'Where every entry stands')).toBeVisible({ timeout: 30_000 })
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await expect(button(page, 'Pause')).toHaveCount(0, { timeout: 240_000 })
    if (await finished(page).isVisible()) return steps
    const before = await look(page)
    await test.step(`step ${steps + 1}`, () => takeFirstWay(page, token))
    await expect.poll(() => look(page), { timeout: 30_000 }).not.toBe(before)
  }
  throw new Error(`Not at the end after ${MOST_STEPS} steps: ${await look(page)}`)
}

async function takeFirstWay(page: Page, token: string) {
  for (const { sees, does } of WAYS_ON) {
    const seen = sees(page).first()
    if (await seen.isVisible()) return does(page, seen, token)
  }
  throw new Error(`Nothing is offered: ${await look(page)}`)
}

/** Downloads all entries with their outcomes. */
async function downloadAll(page: Page): Promise<readonly string[][]> {
  await button(page, 'Download').click()
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await dialog.getByRole('radio', { name: /^All/ }).check()
  const coming = page.waitForEvent('download')
  await button(dialog, 'CSV (.csv)').click()
  const csv = await readFile(await (await coming).path(), 'utf8')
  return Papa.parse<string[]>(csv.trim()).data.slice(1)
}

test('10,000 entries pass through 30 faults, and every outcome on the screen matches the service', async ({
  page,
  request,
  token,
}) => {
  test.setTimeout(300_000)
  const sheet = sheetWithFaults(token)
  await pasteSheet(page, token, sheet)
  await upload(page, COUNT)
  const steps = await workToTheEnd(page, token)
  expect(steps).toBeGreaterThan(FAULTS.length / 2)

  const receipt = await downloadAll(page)
  const book = new Map((await readBook(request, token)).map((line) => [line.orderId, line]))
  expect(book.size).toBe(sheet.filter(([order]) => !ASIDE.test(order)).length)
  // One comparison, since each `expect` is a step in the report.
  const found = receipt.map(([order = '', ...cells]) => {
    const line = book.get(order)
    return [order, cells.at(-1), line && `${line.times} × ${line.trackingId}`]
  })
  expect(found).toEqual(
    sheet.map(([order, number]) => {
      if (ASIDE.test(order)) return [order, 'set-aside', undefined]
      return [order, 'accepted', `1 × ${CORRECTED_BY_NUMBER.test(order) ? CORRECTED : number}`]
    }),
  )
})
