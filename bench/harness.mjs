/** Shared by all measurements: pages with stopwatches, rounds and reports. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../scripts/servers.mjs'
import { watchPage } from './in-page.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** Pause for an action's follow-up work, which belongs neither to it nor to the next one. */
const REST_MS = 2000

export const LONGEST_TASK = 'goal 50 ms (0: none over 50)'

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`
export const inWords = (count) => count.toLocaleString('en')

/** Prints a figure, with its goal if there is one. */
export function report(what, value, goal = '') {
  console.log(`${what.padEnd(84)}  ${value.padStart(9)}  ${goal}`.trimEnd())
}

/** Measures several times; `measureOnce` returns figures by name. */
export async function rounds(measureOnce, count = ROUNDS) {
  const found = []
  for (let round = 0; round < count; round += 1) found.push(await measureOnce())
  const all = (name) => found.map((figures) => figures[name])
  return {
    names: Object.keys(found[0]),
    median: (name) => median(all(name)),
    worst: (name) => Math.max(...all(name)),
  }
}

/** Starts the measured build: `dist`, or BENCH_DIST. */
export const startMeasured = (settings, options) =>
  startProduct(settings, { dist: process.env.BENCH_DIST, ...options })

/** Writes a file to disk: Playwright would decode a buffer inside the page, in an extra task. */
export function writeFile(name, bytes) {
  const path = join(mkdtempSync(join(tmpdir(), 'bench-')), name)
  writeFileSync(path, bytes)
  return path
}

/** Opens a page in a fresh profile. */
export async function withView(browser, work) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    // The offline cache is not measured.
    serviceWorkers: 'block',
    // Conditions are evaluated from strings.
    bypassCSP: true,
  })
  await context.addInitScript(watchPage)
  try {
    return await work(new View(await context.newPage()))
  } finally {
    await context.close()
  }
}

/** A page with its actions and stopwatches. Conditions run in the page. */
class View {
  constructor(page) {
    this.page = page
  }

  rest() {
    return this.page.waitForTimeout(REST_MS)
  }

  /** The longest task since the last call, in ms; 0: none was over 50 ms. */
  takeLongestTask() {
    return this.page.evaluate(() => window.bench.takeLongestTask())
  }

  /**
   * Traces the page's tasks; returns a function that gives the CPU time of the longest one. On a busy computer that is
   * less than its duration.
   */
  async noteTasks() {
    const browser = this.page.context().browser()
    await browser.startTracing(this.page, { categories: ['toplevel'] })
    return async () => {
      const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
      const threadOf = ({ pid, tid }) => `${pid} ${tid}`
      const named = traceEvents.filter(({ args }) => args.name === 'CrRendererMain')
      const mains = new Set(named.map(threadOf))
      const tasks = traceEvents.filter(
        (event) => event.name.endsWith('::RunTask') && mains.has(threadOf(event)),
      )
      return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0)
    }
  }

  /**
   * Starts a stopwatch that runs from the next key, press or chosen file until `isSo(value)`. Returns a function that
   * reads both times, in ms of the page's clock.
   */
  async startWatch(isSo, value) {
    const call = `window.bench.startWatch(${isSo}, ${JSON.stringify(value)})`
    const number = await this.page.evaluate(call)
    return () => this.page.evaluate((one) => window.bench.readWatch(one), number)
  }

  /** The ms from `act` until `isSo(value)` is painted. */
  async time(act, isSo, value) {
    const readWatch = await this.startWatch(isSo, value)
    await act()
    const { from, to } = await readWatch()
    await this.rest()
    return to - from
  }

  timeKey(keys, isSo, value) {
    return this.time(() => this.page.keyboard.press(keys), isSo, value)
  }

  /** The ms from opening the page until `isSo()`. */
  async timeOpening(isSo) {
    const time = await this.page.waitForFunction(`(${isSo})() && performance.now()`)
    return time.jsonValue()
  }

  chooseFile(file) {
    return this.page.getByLabel('Choose file').setInputFiles(file)
  }

  /** Opens the product, connects and chooses a sheet without problems; returns the Upload button. */
  async prepareUpload({ origin }, sheet, count) {
    await this.page.goto(origin)
    await this.page.getByRole('button', { name: 'Connect' }).click()
    await this.page.getByLabel('Access token').fill('bench-token-1234')
    await this.page.getByLabel('Access token').press('Enter')
    await this.chooseFile(writeFile('orders.csv', sheet))
    const button = this.page.getByRole('button', { name: `Upload ${inWords(count)} entries` })
    await button.waitFor({ timeout: 60_000 })
    await this.rest()
    await this.takeLongestTask()
    return button
  }
}

/** Whether an upload's page shows its summary and a panel with content. */
export const showsUpload = () =>
  document.querySelector('[aria-label="Where every entry stands"]') !== null &&
  document.querySelector('[data-stage] :is([role=gridcell], input[type=radio])') !== null

export const showsInCell = (text) =>
  [...document.querySelectorAll('[role=gridcell]')].some((cell) => cell.textContent.includes(text))
