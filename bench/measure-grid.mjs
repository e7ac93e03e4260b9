/**
 * The sheet of 100,000 rows under the keys of a spreadsheet: from the key until what it did is painted, and the longest
 * task on the way. Beside react-data-grid, where that can do the same: it checks nothing, and keeps nothing.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { watchPage } from './measure-page.mjs'
import { installPeers, PEERS } from './peers.mjs'
import { PORT, ROUNDS, startProduct, VIEW } from './product.mjs'
import { makeCleanSheet } from './sheet.mjs'
import { median, megabytes, ms } from './table.mjs'

const ROWS = 100_000
const COPIED = 10_000
const ROW_HEIGHT = 32

export async function measureGrid(browser) {
  installPeers()
  const product = await startProduct(PORT + 4)
  try {
    const peer = await buildPeer()
    const runs = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = await measureOwn(browser, product)
      runs.push({ own, peer: await measurePeer(browser, peer) })
    }
    return describe(runs)
  } finally {
    await product.stop()
  }
}

const STEPS = [
  ['selectAll', 'select all'],
  ['copy', 'copy 10,000 rows'],
  ['fill', 'fill 100,000 cells'],
  ['undo', 'undo it'],
  ['clear', 'clear 100,000 tracking numbers'],
  ['undoClear', 'undo it, with its checks'],
  ['sort', 'sort by order ID'],
  ['unsort', 'back to the order of the sheet'],
  ['replace', 'replace a text in 100,000 cells'],
  ['undoReplace', 'undo it'],
]

function describe(runs) {
  const of = (read) => median(runs.map(read))
  const besidePeer = (step) => {
    const values = runs.map(({ peer }) => peer[step]).filter((value) => value !== undefined)
    return values.length === 0 ? '' : `, react-data-grid ${ms(median(values))}`
  }
  return [
    ...STEPS.map(([step, what]) => [
      `grid of 100,000 rows: ${what} until painted`,
      `${ms(of(({ own }) => own[step]))}${besidePeer(step)}`,
      'goal 200 ms',
    ]),
    [
      'grid of 100,000 rows: what an undo step keeps, of 100,000 cells and of 1',
      `${megabytes(of(({ own }) => own.keptOfAll))}, ${of(({ own }) => own.keptOfOne)} bytes`,
      'in proportion',
    ],
    [
      `grid of 100,000 rows: longest task, worst of ${ROUNDS} rounds`,
      `${ms(Math.max(...runs.map(({ own }) => own.longest)))}, react-data-grid ${ms(
        Math.max(...runs.map(({ peer }) => peer.longest)),
      )}`,
      'goal 50 ms (0: none over 50)',
    ],
  ]
}

/** Runs in the page before anything else: `benchUntil` gives the milliseconds from the next key or press. */
function watchKeys() {
  window.benchUntil = (isSo) =>
    new Promise((resolve) => {
      let began = null
      const begin = (event) => (began ??= event.timeStamp)
      for (const kind of ['keydown', 'mousedown', 'dblclick'])
        addEventListener(kind, begin, { capture: true, once: true })
      const look = () => {
        if (began === null || !isSo()) return requestAnimationFrame(look)
        // After the frame in which it is drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
      }
      look()
    })
  window.benchCell = (row, column) =>
    document.querySelector(`[role=grid] [aria-rowindex="${row}"] > [aria-colindex="${column}"]`)
      ?.textContent
  window.benchCopies = 0
  addEventListener('copy', () => (window.benchCopies += 1), { capture: true })
}

/** Presses, and waits until something is so in the page. */
async function timed(page, isSo, press) {
  // In two steps: the browser may take a key before a script that was sent earlier.
  await page.evaluate(`void (window.benchTook = window.benchUntil(${isSo}))`)
  await press()
  const time = await page.evaluate(() => window.benchTook)
  // What follows by itself is no part of it, and none of the next one.
  await page.waitForTimeout(3000)
  return time
}

async function openSheet(browser, product) {
  const context = await browser.newContext(VIEW)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  await page.addInitScript(watchKeys)
  await page.goto(`${product.url}/`)
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'orders.csv')
  writeFileSync(file, makeCleanSheet(ROWS).replaceAll(',,', ',190008,'))
  await page.getByLabel('Spreadsheet file').setInputFiles(file)
  await page.getByText('100,000 entries', { exact: true }).waitFor()
  await page.waitForTimeout(3000)
  return { context, page }
}

const COURIER = 4
/** Above it are the heads and the line to type in. */
const FIRST = 3

async function measureOwn(browser, product) {
  const { context, page } = await openSheet(browser, product)
  const grid = page.getByRole('grid', { name: 'Entries' })
  const cell = (row, column) =>
    grid.locator(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`)
  const key = (keys) => () => page.keyboard.press(keys)
  // Once, so that what counts selected cells has been fetched.
  await cell(FIRST, COURIER).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByText('2 cells', { exact: true }).waitFor()
  await cell(FIRST, COURIER).click()
  await page.keyboard.type('3011\n')
  await page.waitForTimeout(1000)
  const found = { keptOfOne: await page.evaluate(sizeOfLastStep) }
  await page.evaluate(() => (window.benchTasks.length = 0))
  found.selectAll = await timed(
    page,
    () => document.body.textContent.includes('400,000 cells'),
    key('Control+a'),
  )
  await selectRows(page, cell)
  found.copy = await timed(page, () => window.benchCopies > 1, key('Control+c'))
  await page.keyboard.press('Control+Home')
  const head = (name) => grid.getByRole('columnheader').getByText(name, { exact: true })
  await head('Courier').click()
  found.fill = await timed(page, () => window.benchCell(7, 4)?.startsWith('3011'), key('Control+d'))
  found.keptOfAll = await page.evaluate(sizeOfLastStep)
  found.undo = await timed(
    page,
    () => window.benchCell(7, 4)?.startsWith('190008'),
    key('Control+z'),
  )
  await head('Tracking number').click()
  found.clear = await timed(page, () => window.benchCell(7, 3) === '', key('Delete'))
  found.undoClear = await timed(
    page,
    () => window.benchCell(7, 3)?.startsWith('YT'),
    key('Control+z'),
  )
  Object.assign(found, await measureArranging(page, cell), await measureReplacing(page, cell))
  found.longest = await longestTask(page)
  await context.close()
  return found
}

/** By the menu of a column; opening it is no part of what is measured. */
async function measureArranging(page, cell) {
  const choose = async (keys, isSo) => {
    await cell(FIRST, 2).click()
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByRole('menu').waitFor()
    for (const key of keys) await page.keyboard.press(key)
    await page.waitForTimeout(500)
    return timed(page, isSo, () => page.keyboard.press('Enter'))
  }
  return {
    sort: await choose(['ArrowDown'], () => window.benchCell(3, 2) === 'SO-1099999'),
    unsort: await choose(['ArrowDown', 'ArrowDown'], () => window.benchCell(3, 2) === 'SO-1000000'),
  }
}

async function measureReplacing(page, cell) {
  await cell(FIRST, 2).click()
  await page.keyboard.press('Control+h')
  const panel = page.getByRole('dialog', { name: 'Find and replace' })
  await panel.getByLabel('Find', { exact: true }).fill('SO-')
  await panel.getByLabel('Replace with').fill('A-')
  await panel.getByText('1 of 100,000').waitFor()
  await page.waitForTimeout(1000)
  const replace = await timed(
    page,
    () => window.benchCell(3, 2)?.startsWith('A-'),
    () => panel.getByRole('button', { name: 'Replace all' }).click(),
  )
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  const undoReplace = await timed(
    page,
    () => window.benchCell(3, 2)?.startsWith('SO-'),
    () => page.keyboard.press('Control+z'),
  )
  return { replace, undoReplace }
}

/** Runs in the page: the characters of the last step that can be undone, as the browser keeps it. */
async function sizeOfLastStep() {
  const askFor = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  for (const { name } of await indexedDB.databases()) {
    const database = await askFor(indexedDB.open(name))
    if (!database.objectStoreNames.contains('draftMeta')) continue
    const store = database.transaction('draftMeta').objectStore('draftMeta')
    const kept = await askFor(store.getAll())
    database.close()
    return JSON.stringify(kept.filter(({ action }) => action !== undefined).at(-1)).length
  }
  return 0
}

/** From the first row to a row far below, as a person does: a press, the scroll bar, a press with Shift. */
async function selectRows(page, cell) {
  await cell(FIRST, 1).click()
  await page.evaluate(
    (top) => (document.querySelector('[role=grid]').scrollTop = top),
    (COPIED - 10) * ROW_HEIGHT,
  )
  await cell(FIRST + COPIED - 1, 1).click({ modifiers: ['Shift'] })
  await page.getByText('40,000 cells', { exact: true }).waitFor()
  await page.waitForTimeout(500)
}

const longestTask = (page) =>
  page.evaluate(() => Math.max(0, ...window.benchTasks.map(({ duration }) => duration)))

async function buildPeer() {
  const { output } = await build({
    root: PEERS,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(PEERS, 'grid.jsx') },
    },
  })
  return {
    script: output.find(({ type }) => type === 'chunk').code,
    styles: output.find(({ fileName }) => fileName.endsWith('.css')).source,
  }
}

async function measurePeer(browser, { script, styles }) {
  const context = await browser.newContext(VIEW)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  await page.addInitScript(watchKeys)
  await page.addInitScript((rows) => (window.benchRows = rows), ROWS)
  await page.goto('about:blank')
  await page.addStyleTag({ content: String(styles) })
  await page.addScriptTag({ content: script, type: 'module' })
  await page.getByRole('grid').waitFor()
  await page.waitForTimeout(1000)
  const grid = page.getByRole('grid')
  await page.evaluate(() => (window.benchTasks.length = 0))
  const found = {}
  found.selectAll = await timed(
    page,
    () => document.querySelectorAll('[role=row][aria-selected=true]').length > 10,
    () => grid.getByRole('checkbox').first().click(),
  )
  await grid.locator('[aria-rowindex="2"] [role=gridcell][aria-colindex="5"]').click()
  found.fill = await timed(
    page,
    () => window.benchCell(6, 5) === '3011',
    () => grid.locator('.rdg-cell-drag-handle').dblclick(),
  )
  await page.evaluate(() =>
    addEventListener('keydown', () => window.benchUndo(), { once: true, capture: true }),
  )
  found.undo = await timed(
    page,
    () => window.benchCell(6, 5) === '190008',
    () => page.keyboard.press('Shift'),
  )
  found.longest = await longestTask(page)
  await context.close()
  return found
}
