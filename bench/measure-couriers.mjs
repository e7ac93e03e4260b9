/**
 * Choosing couriers for many entries, each group with candidates of its own: how soon after the last answer the first
 * group can be used, how soon choices and letters are drawn, and the longest task from the first answer on.
 */
import { PORT, startProduct, VIEW } from './product.mjs'
import { ms } from './table.mjs'

const SIZES = [
  [1000, 12],
  [20_000, 60],
]
const FEW = 5
const MANY = 2500
/** In so many groups a courier is chosen. */
const CHOICES = 5
/** The page is quiet again after so long. */
const REST_MS = 300

export async function measureCouriers(browser) {
  const product = await startProduct(PORT + 3)
  try {
    const rows = []
    for (const [entries, sets] of SIZES) {
      const found = await measureGroups(browser, product, entries, sets)
      const name = `couriers, ${entries.toLocaleString('en')} entries with ${sets} sets`
      rows.push([`${name}: usable after the last answer`, ms(found.usable), 'goal 200 ms'])
      rows.push([`${name}: slowest choice of ${CHOICES}`, ms(found.choice), 'goal 100 ms'])
      rows.push([`${name}: a letter in the search of groups`, ms(found.letter), 'goal 50 ms'])
      rows.push([`${name}: longest task`, ms(found.longest), 'goal 50 ms'])
    }
    const { letter, longest } = await measureLongList(browser, product)
    const name = `couriers, a list of ${MANY.toLocaleString('en')}`
    rows.push([`${name}: a letter in it`, ms(letter), 'goal 50 ms'])
    return [...rows, [`${name}: longest task`, ms(longest), 'goal 100 ms']]
  } finally {
    await product.stop()
  }
}

async function measureGroups(browser, product, entries, sets) {
  const lists = Array.from({ length: sets }, (_, set) => makeCouriers(FEW, set * FEW))
  const page = await upload(browser, product, entries, lists)
  const usable = await untilUsable(page)
  const choice = await timeChoices(page)
  const letter = await timeLetters(
    page,
    page.getByRole('searchbox', { name: 'Order, tracking number or courier' }),
  )
  const longest = await longestTask(page)
  await page.context().close()
  return { usable, choice, letter, longest }
}

async function measureLongList(browser, product) {
  const page = await upload(browser, product, 100, [makeCouriers(MANY, 0)])
  await untilUsable(page)
  const region = page.getByRole('region', { name: 'Choose couriers' })
  const letter = await timeLetters(page, region.locator('li').getByRole('combobox').first())
  const longest = await longestTask(page)
  await page.context().close()
  return { letter, longest }
}

function makeCouriers(count, from) {
  return Array.from({ length: count }, (_, index) => index + from).map((n) => ({
    key: String(200_000 + n),
    name: `Courier ${n}`,
    nameZhCn: n % 3 === 0 ? '云途物流' : '',
    countryIso: n % 2 ? 'CN' : 'ES',
    url: `https://courier-${n}.example`,
  }))
}

/** Uploads a sheet of which each entry needs a courier; the entries take turns through the lists of candidates. */
async function upload(browser, product, entries, lists) {
  const context = await browser.newContext(VIEW)
  await context.addInitScript(watchPage)
  const page = await context.newPage()
  await page.route('**/v1/api/tracking', async (route) => {
    const batch = route.request().postDataJSON()
    const shipmentSelectCourier = batch.map((one) => {
      const possibleCouriers = lists[Number(one.orderId.slice(3)) % lists.length]
      return { ...one, possibleCouriers }
    })
    const json = { acceptedOrders: 0, shipmentFailed: [], shipmentSelectCourier }
    await route.fulfill({ json })
  })
  await page.goto(`${product.url}/`)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByLabel('Access token').fill('bench-token-1234')
  await page.getByLabel('Access token').press('Enter')
  const letters = (set) => String.fromCharCode(65 + (set % 26), 65 + Math.floor(set / 26))
  const rows = Array.from(
    { length: entries },
    (_, n) => `SO-${n},${letters(n % lists.length)}${10_000_000 + n}X`,
  )
  const buffer = Buffer.from(['Order ID,Tracking number', ...rows].join('\n'))
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Spreadsheet file').setInputFiles(file)
  const name = entries.toLocaleString('en')
  await page.getByRole('button', { name: `Upload ${name} entries` }).click({ timeout: 60_000 })
  return page
}

/** In the page: notes long tasks, and when the first group can be used: it is drawn, and its field is not switched off. */
function watchPage() {
  performance.setResourceTimingBufferSize(2000)
  globalThis.tasks = []
  const note = (list) =>
    globalThis.tasks.push(
      ...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })),
    )
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true })
  const FIELD = ':is([role=radiogroup] input, [role=combobox]):not(:disabled)'
  const look = () => {
    if (!document.querySelector(`ul > li ${FIELD}`)) return void requestAnimationFrame(look)
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.usableAt = performance.now()
      }),
    )
  }
  look()
  globalThis.answersAt = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/v1/api/tracking'))
      .map(({ responseEnd }) => responseEnd)
}

/** From the arrival of the last answer until the first group can be used. */
async function untilUsable(page) {
  // Seldom asked, since the question itself takes the page's time.
  await page.waitForFunction(() => globalThis.usableAt, null, { polling: 500, timeout: 300_000 })
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => globalThis.usableAt - Math.max(...globalThis.answersAt()))
}

/** The slowest of some choices, each in another group. */
async function timeChoices(page) {
  const groups = page.getByRole('radiogroup')
  const times = []
  for (let group = 0; group < CHOICES; group += 1) {
    const radio = groups.nth(group).getByRole('radio').first()
    await radio.scrollIntoViewIfNeeded()
    await radio.evaluate((input) => {
      const measure = ({ timeStamp }) => {
        if (!input.checked) return void requestAnimationFrame(() => measure({ timeStamp }))
        requestAnimationFrame(() =>
          setTimeout(() => {
            globalThis.drawnMs = performance.now() - timeStamp
          }),
        )
      }
      globalThis.drawnMs = NaN
      input.addEventListener('click', measure, { once: true })
    })
    await radio.click()
    await page.waitForTimeout(REST_MS)
    times.push(await page.evaluate(() => globalThis.drawnMs))
  }
  return Math.max(...times)
}

/** The slowest of a few letters in a field, the first of which may prepare what is searched. */
async function timeLetters(page, field) {
  await field.click()
  const times = []
  for (const letter of 'yuntu') {
    await page.evaluate(() => {
      globalThis.drawnMs = NaN
      const measure = ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            globalThis.drawnMs = performance.now() - timeStamp
          }),
        )
      document.activeElement.addEventListener('keydown', measure, { once: true })
    })
    await page.keyboard.press(letter)
    await page.waitForTimeout(REST_MS)
    times.push(await page.evaluate(() => globalThis.drawnMs))
  }
  return Math.max(...times)
}

/** Of the page, from the first answer on. */
async function longestTask(page) {
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => {
    const first = Math.min(...globalThis.answersAt())
    const since = globalThis.tasks.filter(({ startTime }) => startTime >= first)
    return Math.max(0, ...since.map(({ duration }) => duration))
  })
}
