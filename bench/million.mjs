/** A sheet of a million rows: whether and how fast it opens, and whether it is usable. */
import { ms, report, showsInCell, withView, writeFile } from './harness.mjs'
import { makeCleanSheet } from './sheets.mjs'

const ROWS = 1_000_000
const NAME = '1,000,000 rows'
const LONGEST_WAIT_MS = 180_000

export async function measureMillion(browser, product) {
  const file = writeFile('orders.csv', makeCleanSheet(ROWS))
  await withView(browser, (view) => openAndWork(view, product, file))
}

async function openAndWork(view, product, file) {
  const { page } = view
  page.setDefaultTimeout(LONGEST_WAIT_MS)
  await page.goto(product.origin)
  const took = await view.time(
    () => view.chooseFile(file),
    () =>
      document.body.textContent.includes('1,000,000 entries') ||
      document.querySelector('[role=alert]'),
  )
  const refusal = page.getByRole('alert')
  if (await refusal.isVisible())
    return report(`${NAME}: ${await refusal.innerText()}`, ms(took), 'goal 500,000 or more')
  report(`${NAME}: file to all rows`, ms(took), 'goal 3 s')
  const cellOf = (row) => page.locator(`[data-row="${row}"] > [aria-colindex="2"]`)
  await cellOf(0).click()
  const toEnd = await view.timeKey('Control+End', showsInCell, `SO-${999_999 + ROWS}`)
  report(`${NAME}: Ctrl+End until the last row is there`, ms(toEnd))
  await cellOf(ROWS - 1).click()
  await page.keyboard.type('EDITED-1')
  const edit = await view.timeKey('Enter', showsInCell, 'EDITED-1')
  report(`${NAME}: an edit of it until it is painted`, ms(edit))
  return report(`${NAME}: longest task of the page`, ms(await view.takeLongestTask()))
}
