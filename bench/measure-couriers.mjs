/**
 * Choosing couriers for many entries: how soon the groups can be used after the last answer, how soon a choice is drawn,
 * what a letter in the search of 2,500 couriers takes, and the longest task on the way.
 */
import { PORT, startProduct, VIEW } from './product.mjs'
import { ms } from './table.mjs'

const SIZES = [
  [1000, 12],
  [20_000, 60],
]
const FEW = couriers(5)
const MANY = couriers(2500)

function couriers(count) {
  return Array.from({ length: count }, (_, n) => ({
    key: String(200_000 + n),
    name: `Courier ${n}`,
    nameZhCn: n % 3 === 0 ? '云途物流' : '',
    countryIso: n % 2 ? 'CN' : 'ES',
    url: `https://courier-${n}.example`,
  }))
}

export async function measureCouriers(browser) {
  const product = await startProduct(PORT + 3)
  try {
    const rows = []
    for (const [entries, groups] of SIZES) {
      const found = await measureChoosing(browser, product, entries, groups, FEW)
      const name = `couriers, ${entries.toLocaleString('en')} entries in ${groups} groups`
      rows.push([`${name}: usable after the answer`, ms(found.usable), 'goal 200 ms'])
      rows.push([`${name}: a choice drawn`, ms(found.choice), 'goal 100 ms'])
      rows.push([`${name}: longest task`, ms(found.longest), 'goal 50 ms'])
    }
    const { letter } = await measureChoosing(browser, product, 100, 1, MANY)
    return [...rows, ['couriers, a letter in the search of 2,500', ms(letter), 'goal 50 ms']]
  } finally {
    product.stop()
  }
}

/** In the page: notes long tasks. */
function watchTasks() {
  globalThis.tasks = []
  const note = (list) =>
    globalThis.tasks.push(
      ...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })),
    )
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true })
}

async function measureChoosing(browser, product, entries, groups, candidates) {
  const context = await browser.newContext(VIEW)
  await context.addInitScript(watchTasks)
  const page = await context.newPage()
  await page.route('**/v1/api/tracking', async (route) => {
    const batch = route.request().postDataJSON()
    const shipmentSelectCourier = batch.map((one) => ({ ...one, possibleCouriers: candidates }))
    const json = { acceptedOrders: 0, shipmentFailed: [], shipmentSelectCourier }
    await route.fulfill({ json })
  })
  await uploadSheet(page, product, entries, groups)
  const region = page.getByRole('region', { name: 'Choose couriers' })
  await page.getByText(`0 of ${entries.toLocaleString('en')} decided`).waitFor({ timeout: 120_000 })
  const answeredAt = await page.evaluate(() => performance.now())
  const found = { usable: NaN, choice: NaN, letter: NaN, longest: NaN }
  if (candidates.length > 10) found.letter = await timeLetter(page, region)
  else {
    found.usable = await timeOpening(page)
    found.choice = await timeChoice(page)
  }
  found.longest = await page.evaluate(
    (since) =>
      Math.max(
        0,
        ...globalThis.tasks.filter((one) => one.startTime >= since).map((one) => one.duration),
      ),
    answeredAt,
  )
  await context.close()
  return found
}

async function uploadSheet(page, product, entries, groups) {
  await page.goto(`${product.url}/`)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByLabel('Access token').fill('bench-token-1234')
  await page.getByLabel('Access token').press('Enter')
  const letters = (group) => String.fromCharCode(65 + (group % 26), 65 + Math.floor(group / 26))
  const rows = Array.from(
    { length: entries },
    (_, n) => `SO-${n},${letters(n % groups)}${10_000_000 + n}X`,
  )
  const buffer = Buffer.from(['Order ID,Tracking number', ...rows].join('\n'))
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Spreadsheet file').setInputFiles(file)
  const name = entries.toLocaleString('en')
  await page.getByRole('button', { name: `Upload ${name} entries` }).click({ timeout: 60_000 })
}

/** The panel is left and opened again: what the answers were is known, and nothing else is under way. */
async function timeOpening(page) {
  await page
    .getByRole('navigation', { name: 'This upload' })
    .getByRole('button', { name: /^All entries/ })
    .click()
  await page.waitForTimeout(1000)
  return page.evaluate(async () => {
    const begin = performance.now()
    const nav = document.querySelector('nav[aria-label="This upload"]')
    nav.querySelector('button').click()
    while (!document.querySelector('[role=radiogroup] input:not(:disabled)'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begin
  })
}

function timeChoice(page) {
  return page.evaluate(async () => {
    const radio = document.querySelector('[role=radiogroup] input')
    const begin = performance.now()
    radio.click()
    while (!document.querySelector('[role=radiogroup] input:checked'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begin
  })
}

/** The slowest of a few letters, the first of which prepares what is searched. */
async function timeLetter(page, region) {
  const field = region.getByRole('combobox').first()
  await field.click()
  const times = []
  for (const letter of 'yuntu') {
    await page.evaluate(() => {
      document.activeElement.addEventListener(
        'keydown',
        () => {
          const begin = performance.now()
          requestAnimationFrame(() =>
            setTimeout(() => {
              globalThis.letterMs = performance.now() - begin
            }),
          )
        },
        { once: true },
      )
    })
    await page.keyboard.press(letter)
    await page.waitForTimeout(100)
    times.push(await page.evaluate(() => globalThis.letterMs))
  }
  return Math.max(...times)
}
