/**
 * An upload of 100,000 entries from the press to its page: what the press and the sending cost the page, how fast its
 * page opens afterwards, what a filter takes; and what the client adds to a request beside a bare loop of `fetch`.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  bareLoop,
  clearCheckpoints,
  pressed,
  untilSummary,
  watchSummary,
  watchPage,
} from './measure-page.mjs'
import { PORT, ROUNDS, startProduct, VIEW } from './product.mjs'
import { startService } from './service.mjs'
import { makeCleanSheet } from './sheet.mjs'
import { median, ms } from './table.mjs'

const COUNT = Number(process.env.BENCH_ENTRIES ?? 100_000)
const NAME = COUNT.toLocaleString('en')
const DELAY_MS = 100
const TIMED = 30
/** Until a checkpoint of an upload that stands still is kept. */
const CHECKPOINT_MS = 5000

export async function measureUploads(browser) {
  const service = await startService(PORT + 1)
  const settings = { TRACKING_SERVICE_URL: service.url, SERVICE_DIRECT: 'true' }
  const product = await startProduct(PORT + 2, settings)
  try {
    const context = await browser.newContext(VIEW)
    await context.addInitScript(watchPage)
    await context.addInitScript(watchSummary)
    const sending = await measureSending(context, product, service)
    const unread = await measureUnread(context, product, sending.path)
    const openings = []
    for (let round = 0; round < ROUNDS; round += 1)
      openings.push(await measureOpening(context, product, sending.path))
    await context.close()
    const overhead = await measureOverhead(browser, product, service)
    return [...sendingRows(sending), ...openingRows(openings, unread), ...overheadRows(overhead)]
  } finally {
    await product.stop()
    service.stop()
  }
}

async function prepare(context, product, count) {
  const page = await context.newPage()
  await page.goto(`${product.url}/`)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByLabel('Access token').fill('bench-token-1234')
  await page.getByLabel('Access token').press('Enter')
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'orders.csv')
  writeFileSync(file, makeCleanSheet(count))
  await page.getByLabel('Spreadsheet file').setInputFiles(file)
  const name = count.toLocaleString('en')
  const button = page.getByRole('button', { name: `Upload ${name} entries` })
  await button.waitFor({ timeout: 60_000 })
  await page.waitForTimeout(3000)
  return { page, button }
}

const longest = (tasks) => Math.max(0, ...tasks)

/** Tasks since the last call. */
async function takeTasks(page) {
  return page.evaluate(() => window.benchTasks.splice(0).map((task) => task.duration))
}

async function measureSending(context, product, service) {
  service.state.failAt = Math.ceil(COUNT / 200)
  const { page, button } = await prepare(context, product, COUNT)
  await takeTasks(page)
  const start = performance.now()
  await button.click()
  await page.getByRole('region', { name: 'Where every entry stands' }).waitFor()
  const pressMs = performance.now() - start
  await page.waitForTimeout(2000)
  const press = longest(await takeTasks(page))
  // One answer was none: a person goes on.
  await page.getByRole('button', { name: 'Resume' }).click({ timeout: 600_000 })
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page
    .getByRole('progressbar', { name: 'Upload progress' })
    .waitFor({ state: 'detached', timeout: 600_000 })
  const sendingTasks = longest(await takeTasks(page))
  const path = new URL(page.url()).pathname
  const [first] = service.log
  const perRequest = (service.log.at(-1).left - first.came) / service.log.length
  await page.close()
  return { path, pressMs, press, sendingTasks, perRequest }
}

/** Without what was kept of it, as after an update of the product; it is kept again a moment later. */
async function measureUnread(context, product, path) {
  const page = await context.newPage()
  await page.goto(`${product.url}/help`)
  await page.evaluate(clearCheckpoints)
  await page.goto(product.url + path)
  const ms = await page.evaluate(untilSummary)
  await page.waitForTimeout(CHECKPOINT_MS)
  await page.close()
  return ms
}

/** Loads the address in a new tab, opens the list of all, searches; then opens it by its link. */
async function measureOpening(context, product, path) {
  const page = await context.newPage()
  await page.goto(product.url + path)
  const loaded = await page.evaluate(untilSummary)
  await page.waitForTimeout(1500)
  const loading = longest(await takeTasks(page))
  const filter = await page.evaluate(pressed, 'All entries')
  const search = await measureSearch(page)
  await page.waitForTimeout(500)
  const handling = longest(await takeTasks(page))
  await page.close()
  return {
    loaded,
    loading,
    filter,
    search,
    handling,
    ...(await measureLink(context, product, path)),
  }
}

async function measureSearch(page) {
  const field = page.getByRole('region', { name: 'All entries' }).getByRole('searchbox')
  const wanted = `SO-${1_000_000 + COUNT - 3}`
  await field.fill(wanted.slice(0, -1))
  await page.waitForTimeout(500)
  return page.evaluate(
    ([text, key]) => window.benchUntilRow(text, () => window.benchType(key)),
    [wanted, wanted.at(-1)],
  )
}

async function measureLink(context, product, path) {
  const page = await context.newPage()
  await page.goto(`${product.url}/uploads`)
  const link = page.locator(`a[href="${path}"]`)
  await link.waitFor()
  await page.waitForTimeout(1000)
  await takeTasks(page)
  await page.evaluate(() => (window.benchSummary = null))
  await page.evaluate((href) => {
    window.benchFrom = performance.now()
    document.querySelector(`a[href="${href}"]`).click()
  }, path)
  const clicked = await page.evaluate(untilSummary)
  await page.waitForTimeout(1500)
  const clicking = longest(await takeTasks(page))
  await page.close()
  return { clicked, clicking }
}

/** Between two requests there is the service's delay and the client; the same for a bare loop in the same browser. */
async function measureOverhead(browser, product, service) {
  Object.assign(service.state, { delayMs: DELAY_MS, failAt: 0 })
  const rounds = []
  for (let round = 0; round < Math.min(3, ROUNDS); round += 1) {
    const context = await browser.newContext(VIEW)
    await context.addInitScript(watchPage)
    const { page, button } = await prepare(context, product, 10 + TIMED * 100)
    service.log.length = 0
    await page.evaluate(bareLoop, [`${service.url}/v1/api/tracking`, TIMED])
    const bare = medianGap(service.log)
    service.log.length = 0
    await button.click()
    while (service.log.length < TIMED + 1) await page.waitForTimeout(50)
    rounds.push({ bare, own: medianGap(service.log.slice(1)) })
    await context.close()
  }
  return rounds
}

/** From one answer to the next request. */
function medianGap(log) {
  return median(log.slice(1).map(({ came }, index) => came - log[index].left))
}

const TASK_GOAL = 'goal 50 ms (0: none over 50)'

function sendingRows({ pressMs, press, sendingTasks, perRequest }) {
  return [
    [`${NAME} entries: press of the button to the page of the upload`, ms(pressMs), ''],
    [`${NAME} entries: longest task of the press and the first requests`, ms(press), TASK_GOAL],
    [`${NAME} entries: longest task while sending`, ms(sendingTasks), TASK_GOAL],
    [`${NAME} entries: a request, service of 0 ms`, ms(perRequest), ''],
  ]
}

function openingRows(rounds, unread) {
  const of = (key) => median(rounds.map((round) => round[key]))
  const worst = (key) => Math.max(...rounds.map((round) => round[key]))
  const page = `${NAME} entries, page of the upload`
  return [
    [`${page}: by its address, to summary and open panel`, ms(of('loaded')), 'goal 500 ms'],
    [`${page}: longest task of that, worst`, ms(worst('loading')), TASK_GOAL],
    [`${page}: by its address, the first time after an update`, ms(unread), ''],
    [`${page}: by its link, to summary and open panel`, ms(of('clicked')), 'goal 500 ms'],
    [`${page}: longest task of that, worst`, ms(worst('clicking')), TASK_GOAL],
    [`${page}: a number of the summary`, ms(of('filter')), 'goal 100 ms'],
    [`${page}: a key in the search`, ms(of('search')), 'goal 100 ms'],
    [`${page}: longest task of both, worst`, ms(worst('handling')), TASK_GOAL],
  ]
}

function overheadRows(rounds) {
  const bare = median(rounds.map((round) => round.bare))
  const added = median(rounds.map((round) => round.own - round.bare))
  const part = (100 * added) / (DELAY_MS + bare)
  return [
    [`between two requests of a bare loop of fetch, service of ${DELAY_MS} ms`, ms(bare), ''],
    ['what the product adds to a request', ms(added), 'goal 5 ms'],
    ['the same, of the whole request', `${part.toFixed(1)} %`, 'goal 10 %'],
  ]
}
