/** What all measurements share: pages with stopwatches in them, rounds, and a line for each figure. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../scripts/servers.mjs'
import { watchPage } from './in-page.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** Time for what an action leads to afterwards, which belongs neither to it nor to the next one. */
const REST_MS = 2000

export const LONGEST_TASK = 'goal 50 ms (0: none over 50)'

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`
export const inWords = (count) => count.toLocaleString('en')

/** Prints a figure as soon as it is known, with the goal where there is one. */
export function report(what, value, goal = '') {
  console.log(`${what.padEnd(84)}  ${value.padStart(9)}  ${goal}`.trimEnd())
}

/** Measures several times; the figures of a round are found by their names. */
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

/** The product that is measured: the build, or another one in BENCH_DIST. */
export const startMeasured = (settings, options) =>
  startProduct(settings, { dist: process.env.BENCH_DIST, ...options })

/** A file of the disk, as people have it: a buffer would be handed over inside the page, in a task of its own. */
export function writeFile(name, bytes) {
  const path = join(mkdtempSync(join(tmpdir(), 'bench-')), name)
  writeFileSync(path, bytes)
  return path
}

/** Opens a page in a profile of its own. */
export async function withView(browser, work) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Keeping the product for times without a network is not measured.
    serviceWorkers: 'block',
    // What is asked of a page is handed over as text.
    bypassCSP: true,
  })
  await context.addInitScript(watchPage)
  try {
    return await work(new View(await context.newPage()))
  } finally {
    await context.close()
  }
}

/** A page, what people do in it, and how long that takes. Functions that are handed over run in the page. */
class View {
  constructor(page) {
    this.page = page
  }

  rest() {
    return this.page.waitForTimeout(REST_MS)
  }

  /** The longest task since the last call; 0: none was over 50 ms. */
  takeLongestTask() {
    return this.page.evaluate(() => window.bench.takeLongestTask())
  }

  /**
   * Notes the tasks of the page; gives a function that tells how much time of the processor the longest one took. On a busy
   * computer that is less than it lasted: other programs had the processor meanwhile.
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
   * Waits until `isSo(value)`. What comes back tells when that began, with the next key, press or chosen file, and when
   * it ended, in the milliseconds of the page.
   */
  async startWatch(isSo, value) {
    const call = `window.bench.startWatch(${isSo}, ${JSON.stringify(value)})`
    const number = await this.page.evaluate(call)
    return () => this.page.evaluate((one) => window.bench.readWatch(one), number)
  }

  /** The milliseconds from what is done until `isSo(value)`, drawn. */
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

  /** The milliseconds from the opening of the page until `isSo`. */
  async timeOpening(isSo) {
    const time = await this.page.waitForFunction(`(${isSo})() && performance.now()`)
    return time.jsonValue()
  }

  chooseFile(file) {
    return this.page.getByLabel('Choose file').setInputFiles(file)
  }

  /** Opens the product, connects, and chooses a sheet whose entries can all be sent; gives the button that sends them. */
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

/** Whether an upload's page has its summary, and an open panel with something in it. */
export const showsUpload = () =>
  document.querySelector('[aria-label="Where every entry stands"]') !== null &&
  document.querySelector('[data-stage] :is([role=gridcell], input[type=radio])') !== null

/** Whether a cell of a grid has this text. */
export const showsInCell = (text) =>
  [...document.querySelectorAll('[role=gridcell]')].some((cell) => cell.textContent.includes(text))
