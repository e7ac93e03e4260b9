/** Spreadsheet keys on a sheet of 100,000 rows: the time from a key until its effect is painted. */
import { LONGEST_TASK, ms, report, rounds, withView, writeFile } from './harness.mjs'
import { makeCleanSheet } from './sheets.mjs'

const COPIED = 10_000
const ROW_HEIGHT = 32
/** `aria-rowindex` of the first row, after the headers and the entry form. */
const FIRST = 3
const LONGEST = 'longest task'

export async function measureGrid(browser, product) {
  const file = writeFile('orders.csv', makeCleanSheet(100_000, '190008'))
  const found = await rounds(() => withView(browser, (view) => useGrid(view, product, file)))
  for (const what of found.names)
    if (what !== LONGEST) report(`100,000 rows: ${what} until painted`, ms(found.median(what)))
  report(`100,000 rows: ${LONGEST}, the worst`, ms(found.worst(LONGEST)), LONGEST_TASK)
}

async function useGrid(view, product, file) {
  const { page } = view
  await page.goto(product.origin)
  await view.chooseFile(file)
  await page.getByText('100,000 entries', { exact: true }).waitFor()
  await view.rest()
  const cell = (row, column) =>
    page.locator(`[role=grid] [aria-rowindex="${row}"] > [aria-colindex="${column}"]`)
  // Loads the code that counts selected cells, and gives the first row its own courier.
  await cell(FIRST, 4).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByText('2 cells', { exact: true }).waitFor()
  await cell(FIRST, 4).click()
  await page.keyboard.type('3011\n')
  await view.rest()
  await view.takeLongestTask()
  return {
    ...(await selectAndCopy(view, cell)),
    ...(await fillAndClear(view)),
    ...(await sort(view, cell)),
    ...(await replace(view, cell)),
    [LONGEST]: await view.takeLongestTask(),
  }
}

/** Selects rows with a press, the scrollbar and Shift+press. */
async function selectAndCopy(view, cell) {
  const { page } = view
  const all = await view.timeKey('Control+a', () =>
    document.body.textContent.includes('400,000 cells'),
  )
  await cell(FIRST, 1).click()
  const top = (COPIED - 10) * ROW_HEIGHT
  await page.evaluate((y) => (document.querySelector('[role=grid]').scrollTop = y), top)
  await cell(FIRST + COPIED - 1, 1).click({ modifiers: ['Shift'] })
  await page.getByText('40,000 cells', { exact: true }).waitFor()
  await page.evaluate(() => addEventListener('copy', () => (window.bench.hasCopied = true), true))
  const copy = await view.timeKey('Control+c', () => window.bench.hasCopied)
  await page.keyboard.press('Control+Home')
  return { 'select all': all, 'copy 10,000 rows': copy }
}

async function fillAndClear(view) {
  const clickHead = (name) =>
    view.page.getByRole('columnheader').getByText(name, { exact: true }).click()
  const figures = {}
  await clickHead('Courier')
  figures['fill 100,000 cells'] = await view.timeKey('Control+d', () =>
    window.bench.cell(7, 4).startsWith('3011'),
  )
  figures['undo it'] = await view.timeKey('Control+z', () =>
    window.bench.cell(7, 4).startsWith('190008'),
  )
  await clickHead('Tracking number')
  figures['clear 100,000 tracking numbers'] = await view.timeKey(
    'Delete',
    () => window.bench.cell(7, 3) === '',
  )
  figures['undo that, with its checks'] = await view.timeKey('Control+z', () =>
    window.bench.cell(7, 3).startsWith('YT'),
  )
  return figures
}

/** Sorts with a column menu; opening it is not measured. */
async function sort(view, cell) {
  const choose = async (place, first) => {
    await cell(FIRST, 2).click()
    await view.page.keyboard.press('Alt+ArrowDown')
    await view.page.getByRole('menu').waitFor()
    for (let down = 0; down < place; down += 1) await view.page.keyboard.press('ArrowDown')
    return view.timeKey('Enter', (id) => window.bench.cell(3, 2) === id, first)
  }
  return {
    'sort by order ID': await choose(1, 'SO-1099999'),
    'back to the order of the sheet': await choose(2, 'SO-1000000'),
  }
}

async function replace(view, cell) {
  const startsWith = (text) => window.bench.cell(3, 2).startsWith(text)
  await cell(FIRST, 2).click()
  await view.page.keyboard.press('Control+h')
  const panel = view.page.getByRole('dialog', { name: 'Find and replace' })
  await panel.getByLabel('Find', { exact: true }).fill('SO-')
  await panel.getByLabel('Replace with').fill('A-')
  await panel.getByText('1 of 100,000').waitFor()
  const button = panel.getByRole('button', { name: 'Replace all' })
  const replaced = await view.time(() => button.click(), startsWith, 'A-')
  await view.page.keyboard.press('Escape')
  const undone = await view.timeKey('Control+z', startsWith, 'SO-')
  return { 'replace a text in 100,000 cells': replaced, 'undo the replacement': undone }
}
