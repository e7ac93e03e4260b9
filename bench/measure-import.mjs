/** A sheet from its file to the screen, beside bare parsers in the same browser and run. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilTexts, watchEdit, watchPage } from './measure-page.mjs'
import { installPeers, PEERS } from './peers.mjs'
import { PORT, ROUNDS, startProduct, VIEW } from './product.mjs'
import { makeSheet, problemsOf } from './sheet.mjs'
import { median, megabytes, ms } from './table.mjs'
import { makeWorkbook } from './workbook.mjs'

export async function measureImports(browser) {
  installPeers()
  const product = await startProduct(PORT)
  try {
    const table = []
    for (const rowCount of [1000, 10_000, 100_000])
      table.push(...(await measureSize(browser, product, rowCount)))
    table.push(...(await measureKinds(browser, product)))
    return table
  } finally {
    await product.stop()
  }
}

const GOALS = { 1000: 'goal 60 ms', 10_000: '', 100_000: 'goal 1.25x' }

const besidePapaparse = (took, bare) => `${ms(took)}, ${(took / bare).toFixed(2)}x papaparse`

async function measureSize(browser, product, rowCount) {
  const text = makeSheet(rowCount)
  const rows = rowCount.toLocaleString('en')
  const peers = await measurePeers(browser, text)
  const runs = []
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(await measureImport(browser, product, { name: 'orders.csv', bytes: text }, rowCount))
  const of = (key) => median(runs.map((run) => run[key]))
  return [
    [
      `${rows} rows (${megabytes(text.length)}): bare uDSV, first and later`,
      firstAndLater(peers.udsv),
      '',
    ],
    [
      `${rows} rows: bare papaparse, header: true, first and later`,
      firstAndLater(peers.papaparse),
      '',
    ],
    [
      `${rows} rows: file to rows, problems and copies on the screen, first`,
      besidePapaparse(of('untilRows'), peers.papaparse.first),
      GOALS[rowCount],
    ],
    [
      `${rows} rows: the same, later`,
      besidePapaparse(of('again'), peers.papaparse.later),
      rowCount === 1000 ? GOALS[1000] : '',
    ],
    [`${rows} rows: file to the first rows`, ms(of('firstRow')), 'goal 100 ms'],
    [
      `${rows} rows: longest task, worst of ${ROUNDS} rounds`,
      ms(Math.max(...runs.map((run) => run.longest))),
      'goal 50 ms (0: none over 50)',
    ],
    [`${rows} rows: main heap added`, megabytes(of('added')), 'goal 30 MB at 100,000'],
    [`${rows} rows: a jump of the scroll bar`, ms(of('jump')), 'goal 30 ms'],
    [`${rows} rows: an edit until painted`, ms(of('edit')), 'goal 50 ms'],
  ]
}

const ROWS = 100_000

/** What is in each encoding, and the same in UTF-8: as words of the courier's column. */
const ENCODINGS = [
  { name: 'UTF-16', word: '顺丰速运', encode: (text) => Buffer.from(text, 'utf16le') },
  {
    name: 'GB18030',
    word: '顺丰速运',
    encode: (text) => inBytes(text, '顺丰速运', 'cbb3b7e1cbd9d4cb'),
  },
  { name: 'Windows-1252', word: 'Correos España', encode: (text) => Buffer.from(text, 'latin1') },
]

function inBytes(text, word, hex) {
  return Buffer.from(text.replaceAll(word, Buffer.from(hex, 'hex').toString('latin1')), 'latin1')
}

/** The same rows in other files: a workbook, and texts that are no UTF-8; in turns, so that each has the same luck. */
async function measureKinds(browser, product) {
  const plain = makeSheet(ROWS)
  const rows = plain.split('\r\n').map((line) => line.split(','))
  const kinds = [['workbook', 'orders.xlsx', makeWorkbook(rows)]]
  for (const { name, word, encode } of ENCODINGS) {
    const text = plain.replaceAll(',190008,', `,${word},`)
    kinds.push(
      [name, 'orders.csv', encode(text)],
      [`${name} as UTF-8`, 'orders.csv', Buffer.from(text)],
    )
  }
  const runs = new Map(kinds.map(([kind]) => [kind, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, name, bytes] of kinds)
      runs.get(kind).push((await measureImport(browser, product, { name, bytes }, ROWS)).untilRows)
  const of = (kind) => median(runs.get(kind))
  const share = (name) => `${ms(of(name))}, ${(of(name) / of(`${name} as UTF-8`)).toFixed(2)}x`
  return [
    ['100,000 rows as .xlsx (4 columns)', ms(of('workbook')), 'goal 2000 ms'],
    ...ENCODINGS.map(({ name }) => [
      `100,000 rows in ${name}, beside the same in UTF-8`,
      share(name),
      'goal 1.3x',
    ]),
  ]
}

const firstAndLater = ({ first, later }) => `${ms(first)}, ${ms(later)}`

/**
 * Bare parsers on the main thread of an empty page, which has the text already. As of the product: the first time in a
 * fresh profile, where the browser has yet to compile what runs, and later in the same page.
 */
async function measurePeers(browser, text) {
  const runs = []
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await measurePeersOnce(browser, text))
  const of = (peer, when) => median(runs.map((run) => run[peer][when]))
  const both = (peer) => ({ first: of(peer, 'first'), later: of(peer, 'later') })
  return { papaparse: both('papaparse'), udsv: both('udsv') }
}

async function measurePeersOnce(browser, text) {
  const context = await browser.newContext(VIEW)
  const page = await context.newPage()
  await page.goto('about:blank')
  await page.addScriptTag({ path: `${PEERS}/node_modules/papaparse/papaparse.min.js` })
  await page.addScriptTag({ path: `${PEERS}/node_modules/udsv/dist/uDSV.iife.min.js` })
  await page.waitForTimeout(1500)
  const result = await page.evaluate((csv) => {
    const time = (run) => {
      const start = performance.now()
      run()
      return performance.now() - start
    }
    const firstAndLaterOf = (run) => ({ first: time(run), later: (time(run), time(run)) })
    const { inferSchema, initParser } = window.uDSV
    return {
      papaparse: firstAndLaterOf(() => window.Papa.parse(csv, { header: true })),
      udsv: firstAndLaterOf(() => initParser(inferSchema(csv)).stringArrs(csv)),
    }
  }, text)
  await context.close()
  return result
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** One fresh profile: open the page, choose the file, wait for rows, problems and copies on the screen. */
async function measureImport(browser, product, { name, bytes }, rowCount) {
  const context = await browser.newContext(VIEW)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  await page.goto(`${product.url}/`)
  await page.getByLabel('Spreadsheet file').waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  const before = await heapOf(session)
  await page.evaluate(() => (window.benchTasks.length = 0))
  const texts = [
    `${rowCount.toLocaleString('en')} entries`,
    `${problemsOf(rowCount).toLocaleString('en')} held back`,
  ]
  // A file of the disk, as a person has it: a buffer would be handed over inside the page, in a task of its own.
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), name)
  writeFileSync(file, bytes)
  await page.evaluate(() => (window.benchChosen = 0))
  const shown = page.evaluate(untilTexts, texts)
  await page.getByLabel('Spreadsheet file').setInputFiles(file)
  const untilRows = await shown
  await page.waitForTimeout(2500)
  const firstRow = await page.evaluate(() => window.benchFirstRow)
  const tasks = await page.evaluate(() =>
    window.benchTasks
      .filter((task) => task.start >= window.benchChosen)
      .map((task) => task.duration),
  )
  const added = (await heapOf(session)) - before
  const handled = await measureHandling(page)
  const again = await measureAgain(page, file, texts)
  await context.close()
  return { untilRows, firstRow, longest: Math.max(0, ...tasks), added, ...handled, again }
}

/** The same file again in the same page, as often as the bare parsers have it. */
async function measureAgain(page, file, texts) {
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  let last = 0
  for (let time = 0; time < 2; time += 1) {
    while (await page.getByText(texts[0], { exact: true }).isVisible()) {
      await undo.click()
      await page.waitForTimeout(1000)
    }
    await page.evaluate(() => (window.benchChosen = 0))
    const shown = page.evaluate(untilTexts, texts)
    await page.getByLabel('Spreadsheet file').setInputFiles(file)
    last = await shown
    await page.waitForTimeout(1500)
  }
  return last
}

/** A jump of the scroll bar until real rows stand there, and a typed edit until it is painted. */
async function measureHandling(page) {
  const jump = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const grid = document.querySelector('[role=grid]')
        const start = performance.now()
        grid.scrollTop = grid.scrollHeight * 0.7
        const look = () => {
          const { top, height } = grid.getBoundingClientRect()
          const row = document.elementFromPoint(400, top + height / 2)?.closest('[role=row]')
          if (
            row &&
            Number(row.getAttribute('aria-rowindex')) > 100 &&
            /SO-\d+/.test(row.textContent)
          )
            resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  const cell = page.locator('[role=grid] [role=row]').nth(8).locator('[role=gridcell]').first()
  await cell.click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('EDITED-1')
  await page.evaluate(watchEdit, 'EDITED-1')
  await page.keyboard.press('Enter')
  const edit = await page.waitForFunction(() => window.benchEdit)
  return { jump, edit: await edit.jsonValue() }
}
