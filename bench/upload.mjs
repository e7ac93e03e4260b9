/**
 * An upload of 100,000 entries: the cost of pressing Upload and of sending, opening its page afterwards, and a search;
 * and the product's overhead per request compared with a bare `fetch` loop.
 */
import * as harness from './harness.mjs'
import { startService } from './service.mjs'
import { makeCleanSheet } from './sheets.mjs'

const { inWords, LONGEST_TASK, median, ms, report, rounds, showsUpload, withView } = harness

const COUNT = Number(process.env.BENCH_ENTRIES ?? 100_000)
const NAME = `${inWords(COUNT)} entries`
const DELAY_MS = 100
const REQUESTS = 30
const LONGEST_WAIT_MS = 600_000

export async function measureUpload(browser) {
  const service = await startService()
  const product = await harness.startMeasured({ TRACKING_SERVICE_URL: service.origin })
  await withView(browser, async (view) => {
    await measureSending(view, product, service)
    await measureOpening(view, product)
  })
  await measureOverhead(browser, product, service)
  await product.end()
  service.end()
}

async function measureSending(view, product, service) {
  const button = await view.prepareUpload(product, makeCleanSheet(COUNT), COUNT)
  const press = await view.time(
    () => button.click(),
    () => document.querySelector('[aria-label="Where every entry stands"]'),
  )
  report(`${NAME}: press of the button to the page of the upload`, ms(press))
  report(`${NAME}: longest task of the press`, ms(await view.takeLongestTask()), LONGEST_TASK)
  const progress = view.page.getByRole('progressbar', { name: 'Upload progress' })
  await progress.waitFor({ state: 'detached', timeout: LONGEST_WAIT_MS })
  report(`${NAME}: longest task while sending`, ms(await view.takeLongestTask()), LONGEST_TASK)
  const took = service.log.at(-1).left - service.log[0].came
  report(`${NAME}: a request, service of 0 ms`, ms(took / service.log.length))
}

/** Opening the upload's page by its address and by its link, a panel, and a key in the search. */
async function measureOpening(view, product) {
  const path = new URL(view.page.url()).pathname
  const found = await rounds(async () => {
    await view.page.goto(product.origin + path)
    const address = await view.timeOpening(showsUpload)
    await view.rest()
    const panel = await timePanel(view)
    const search = await timeSearch(view)
    const link = await timeLink(view, product, path)
    return { address, panel, search, link, longest: await view.takeLongestTask() }
  })
  const name = `${NAME}, page of the upload`
  report(`${name}: by its address`, ms(found.median('address')))
  report(`${name}: by its link`, ms(found.median('link')))
  report(`${name}: the panel of all entries`, ms(found.median('panel')))
  report(`${name}: a key in the search`, ms(found.median('search')))
  report(`${name}: longest task, the worst`, ms(found.worst('longest')), LONGEST_TASK)
}

function timePanel(view) {
  const rail = view.page.getByRole('navigation', { name: 'This upload' })
  const open = () => rail.getByRole('button', { name: 'All entries' }).click()
  return view.time(open, () => document.querySelector('[data-stage] [role=gridcell]'))
}

/** Types the last letter of an order ID, which leaves one row. */
async function timeSearch(view) {
  const field = view.page.getByRole('region', { name: 'All entries' }).getByRole('searchbox')
  const wanted = `SO-${1_000_000 + COUNT - 3}`
  await field.fill(wanted.slice(0, -1))
  await view.rest()
  const showsOnly = (text) => {
    const grid = document.querySelector('[data-stage] [role=grid]')
    return grid?.ariaRowCount === '2' && grid.textContent.includes(text)
  }
  return view.timeKey(wanted.at(-1), showsOnly, wanted)
}

async function timeLink(view, product, path) {
  await view.page.goto(`${product.origin}/uploads`)
  const link = view.page.locator(`a[href="${path}"]`).first()
  await link.waitFor()
  await view.rest()
  return view.time(() => link.click(), showsUpload)
}

/** Compares the time between two requests, without the service's delay, with a bare loop in the same browser. */
async function measureOverhead(browser, product, service) {
  service.delayMs = DELAY_MS
  const found = await rounds(() => withView(browser, (view) => compare(view, product, service)))
  const [bare, added] = [found.median('bare'), found.median('added')]
  const share = (100 * added) / (DELAY_MS + bare)
  report(`between two requests of a bare loop of fetch, service of ${DELAY_MS} ms`, ms(bare))
  report('what the product adds to a request', ms(added), 'goal 5 ms')
  report('the same, of the whole request', `${share.toFixed(1)} %`, 'goal 10 %')
}

async function compare(view, product, service) {
  const entries = REQUESTS * 100
  const button = await view.prepareUpload(product, makeCleanSheet(entries), entries)
  const gapAfter = async (send) => {
    service.log.length = 0
    await send()
    while (service.log.length < REQUESTS) await view.page.waitForTimeout(50)
    return median(service.log.slice(1).map(({ came }, index) => came - service.log[index].left))
  }
  const bare = await gapAfter(() => view.page.evaluate(fetchInTurn, REQUESTS))
  return { bare, added: (await gapAfter(() => button.click())) - bare }
}

/** Runs in the page: sends requests of 100 entries, reading each answer before the next request. */
async function fetchInTurn(count) {
  const entries = Array.from({ length: 100 }, (_, index) => ({
    orderId: `SO-${index}`,
    merchantOrderId: `M-${index}`,
    courier: '190008',
    trackingId: `YT${2_300_000_000_000_000 + index}`,
  }))
  const headers = { Authorization: 'Bearer bench-token-1234', 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(entries) }
  for (let n = 0; n < count; n += 1) await (await fetch('/v1/api/tracking', request)).text()
}
