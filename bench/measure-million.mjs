/** A sheet of a million rows: whether it opens, how long that takes, and whether one can work in it. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchPage } from './measure-page.mjs'
import { PORT, startProduct, VIEW } from './product.mjs'
import { makeCleanSheet } from './sheet.mjs'
import { megabytes, ms } from './table.mjs'

const ROWS = 1_000_000
const LONGEST_WAIT_MS = 180_000

export async function measureMillion(browser) {
  const product = await startProduct(PORT)
  const context = await browser.newContext(VIEW)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_WAIT_MS)
    await page.addInitScript(watchPage)
    await page.goto(`${product.url}/`)
    const text = makeCleanSheet(ROWS)
    const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'orders.csv')
    writeFileSync(file, text)
    const name = `1,000,000 rows (${megabytes(text.length)})`
    const start = performance.now()
    const since = () => ms(performance.now() - start)
    await page.getByLabel('Spreadsheet file').setInputFiles(file)
    const rows = page.getByRole('heading', { name: '1,000,000 entries', exact: true }).waitFor()
    const refusal = page.getByRole('alert').waitFor()
    if ((await Promise.race([rows.then(() => 'rows'), refusal.then(() => 'refusal')])) !== 'rows')
      return [[`${name}: said before reading`, await page.getByRole('alert').innerText(), '']]
    const opened = [`${name}: file to all rows`, since(), 'opens']
    return [opened, ...(await workThere(page, name))]
  } finally {
    await context.close()
    await product.stop()
  }
}

/** To the last row and back, and an edit of it. */
async function workThere(page, name) {
  const timed = async (act) => {
    const start = performance.now()
    await act()
    return ms(performance.now() - start)
  }
  const grid = page.getByRole('grid', { name: 'Entries' })
  await grid.locator('[data-row="0"] > [aria-colindex="2"]').click()
  const last = grid.locator(`[data-row="${ROWS - 1}"] > [aria-colindex="2"]`)
  const toEnd = await timed(async () => {
    await page.keyboard.press('Control+End')
    await last.getByText(/SO-/).waitFor()
  })
  await last.click()
  await page.keyboard.type('EDITED-1')
  const edit = await timed(async () => {
    await page.keyboard.press('Enter')
    await last.getByText('EDITED-1').waitFor()
  })
  const longest = await page.evaluate(() =>
    Math.max(0, ...window.benchTasks.map(({ duration }) => duration)),
  )
  return [
    [`${name}: Ctrl+End until the last row is there`, toEnd, ''],
    [`${name}: an edit of it until it is there`, edit, ''],
    [`${name}: longest task of the page`, ms(longest), ''],
  ]
}
