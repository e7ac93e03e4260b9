/** Opening a sheet from a file, compared with bare papaparse in the same browser and run. */
import { runnerImport } from 'vite'
import { inProject } from '../scripts/run.mjs'
import * as harness from './harness.mjs'
import { entriesOf, makeExport, makeSheet, problemsOf, warningsOf } from './sheets.mjs'

const { inWords, LONGEST_TASK, megabytes, ms, report, rounds, withView, writeFile } = harness

const LARGE = 100_000
const GOALS = { 1000: 'goal 200 ms', [LARGE]: 'goal 2.0x papaparse' }

export async function measureImport(browser, product) {
  for (const count of [1000, 10_000, LARGE]) await measureSize(browser, product, count)
  await measureExport(browser, product)
  await measureKinds(browser, product)
}

async function measureSize(browser, product, count) {
  const text = makeSheet(count)
  const name = `${inWords(count)} rows`
  const bareMs = await measureBare(browser, name, text)
  const file = writeFile('orders.csv', text)
  const shown = [`${inWords(entriesOf(count))} entries`, `${inWords(problemsOf(count))} held back`]
  const own = await rounds(() =>
    withView(browser, (view) => importFile(view, product, file, shown, warningsOf(count))),
  )
  const rowsMs = own.median('untilRows')
  const times = `${(rowsMs / bareMs).toFixed(2)}x`
  report(`${name}: file to rows, problems and copies`, `${ms(rowsMs)}, ${times}`, GOALS[count])
  report(`${name}: file to the first rows`, ms(own.median('firstRow')), 'goal 150 ms')
  report(`${name}: late checks after the rows`, ms(own.median('late')), 'goal 500 ms')
  report(`${name}: longest task, the worst`, ms(own.worst('longest')), LONGEST_TASK)
  report(`${name}: main heap added`, megabytes(own.median('heap')), 'goal 30 MB at 100,000')
  report(`${name}: a jump of the scroll bar`, ms(own.median('jump')), 'goal 30 ms')
  report(`${name}: an edit until it is painted`, ms(own.median('edit')), 'goal 50 ms')
}

async function measureExport(browser, product) {
  const text = makeExport(LARGE)
  const name = `an export of ${inWords(LARGE)} rows and 80 columns`
  const bareMs = await measureBare(browser, name, text)
  const file = writeFile('orders_export.csv', text)
  const open = async (view) => {
    await view.page.goto(product.origin)
    await view.rest()
    return timeFile(view, file, [`${inWords(LARGE)} entries`])
  }
  const own = await rounds(() => withView(browser, open))
  const rowsMs = own.median('untilRows')
  report(`${name}: file to rows`, `${ms(rowsMs)}, ${(rowsMs / bareMs).toFixed(2)}x`, GOALS[LARGE])
  report(`${name}: longest task, the worst`, ms(own.worst('longest')), LONGEST_TASK)
}

async function measureBare(browser, name, text) {
  const bare = await rounds(() => withView(browser, (view) => parseBare(view, text)))
  const took = bare.median('took')
  report(`${name} (${megabytes(text.length)}): bare papaparse, header: true`, ms(took))
  return took
}

/** Parses the loaded text on the main thread of an empty page; like the product, for the first time in a fresh profile. */
async function parseBare(view, text) {
  await view.page.goto('about:blank')
  await view.page.addScriptTag({ path: inProject('node_modules/papaparse/papaparse.min.js') })
  await view.rest()
  return view.page.evaluate((csv) => {
    const start = performance.now()
    window.Papa.parse(csv, { header: true })
    return { took: performance.now() - start }
  }, text)
}

async function importFile(view, product, file, shown, warnings = 0) {
  const session = await view.page.context().newCDPSession(view.page)
  await view.page.goto(product.origin)
  await view.rest()
  const heapBefore = await heapOf(session)
  const readLate = await view.startWatch(showsWarnings, inWords(warnings))
  const opened = await timeFile(view, file, shown)
  return {
    ...opened,
    late: warnings > 0 ? lengthOf(await readLate()) - opened.untilRows : 0,
    heap: (await heapOf(session)) - heapBefore,
    jump: await timeJump(view),
    edit: await timeEdit(view),
  }
}

/** The time from choosing a file until the page shows these texts. */
async function timeFile(view, file, shown) {
  await view.takeLongestTask()
  const readFirstRow = await view.startWatch(() => document.querySelector('[role=gridcell]'))
  const untilRows = await view.time(
    () => view.chooseFile(file),
    (texts) => texts.every((text) => document.body.textContent.includes(text)),
    shown,
  )
  return {
    untilRows,
    firstRow: lengthOf(await readFirstRow()),
    longest: await view.takeLongestTask(),
  }
}

const lengthOf = ({ from, to }) => to - from

/** Whether the page counts this number of warnings, which come from the late checks. */
const showsWarnings = (count) =>
  [...document.querySelectorAll('button')].some(({ textContent }) =>
    new RegExp(`^Warnings\\s*${count}$`).test(textContent.trim()),
  )

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** The time until distant rows are in the middle of the grid. */
function timeJump(view) {
  const jump = () =>
    view.page.evaluate(() => {
      const grid = document.querySelector('[role=grid]')
      window.bench.begin()
      grid.scrollTop = grid.scrollHeight * 0.7
    })
  return view.time(jump, () => {
    const { top, height } = document.querySelector('[role=grid]').getBoundingClientRect()
    const row = document.elementFromPoint(400, top + height / 2)?.closest('[role=row]')
    return row && Number(row.ariaRowIndex) > 100 && /SO-\d+/.test(row.textContent)
  })
}

async function timeEdit(view) {
  const { keyboard } = view.page
  await view.page.locator('[role=row]').nth(8).locator('[role=gridcell]').first().click()
  await keyboard.press('Enter')
  await keyboard.type('EDITED-1')
  return view.timeKey('Enter', harness.showsInCell, 'EDITED-1')
}

/** The same number of rows in other file formats, interleaved so that other load affects all of them. */
async function measureKinds(browser, product) {
  const load = async (path) => (await runnerImport(inProject(path))).module
  const { encodeAs } = await load('src/testing/sheets/encode-as.ts')
  const { workbookOf } = await load('src/testing/sheets/workbook-file.ts')
  const text = makeSheet(LARGE, '顺丰速运')
  const shown = [`${inWords(entriesOf(LARGE))} entries`, `${inWords(problemsOf(LARGE))} held back`]
  const content = text.split('\r\n').map((line) => line.split(','))
  const files = {
    '.xlsx': writeFile('orders.xlsx', workbookOf({ sheets: [{ name: 'Orders', content }] })),
    'CSV in UTF-8': writeFile('orders.csv', text),
    'CSV in UTF-16': writeFile('orders.csv', Buffer.from(text, 'utf16le')),
    'CSV in GB18030': writeFile('orders.csv', encodeAs(text, 'gb18030')),
  }
  const found = await rounds(async () => {
    const figures = {}
    for (const [kind, file] of Object.entries(files)) {
      const open = (view) => importFile(view, product, file, shown)
      figures[kind] = (await withView(browser, open)).untilRows
    }
    return figures
  })
  for (const kind of found.names) report(`100,000 rows as ${kind}`, ms(found.median(kind)))
}
