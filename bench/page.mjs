/** The time until each page is usable: on the first visit, a repeated one, and a first one with slow CPU and network. */
import { runTool } from '../scripts/run.mjs'
import { ms, report, rounds, showsUpload, withView } from './harness.mjs'
import { makeCleanSheet } from './sheets.mjs'

const ENTRIES = 10
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const FULL_SPEED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

const WAYS = {
  'first visit': { line: FULL_SPEED, rate: 1 },
  cached: { line: FULL_SPEED, rate: 1, isCached: true },
  'processor 4x slower, 1.6 Mbit/s, 150 ms': { line: SLOW, rate: 4 },
}
const GOALS = {
  '/, processor 4x slower, 1.6 Mbit/s, 150 ms': 'goal 1.8 s',
  '/uploads/<id>, processor 4x slower, 1.6 Mbit/s, 150 ms': 'goal 3.5 s',
}

export async function measurePage(browser, product) {
  const { output } = await runTool('size-limit', ['--json'], { quiet: true })
  const size = `${(JSON.parse(output)[0].size / 1000).toFixed(1)} kB`
  report('first page until it can be used, compressed', size, 'goal 150 kB')
  const found = await rounds(() => withView(browser, (view) => visitAll(view, product)))
  for (const name of found.names) report(name, ms(found.median(name)), GOALS[name])
}

async function visitAll(view, product) {
  const onPrepare = await visit(view, '/', product.origin, canBegin)
  const button = await view.prepareUpload(product, makeCleanSheet(ENTRIES), ENTRIES)
  await button.click()
  await view.page.waitForFunction(showsUpload)
  return {
    ...onPrepare,
    ...(await visit(view, '/uploads/<id>', view.page.url(), showsUpload)),
    ...(await visit(view, '/settings', `${product.origin}/settings`, showsSettings)),
  }
}

/** Measures the ms until a page is usable, for each kind of visit. */
async function visit(view, name, address, isUsable) {
  const { page } = view
  const session = await page.context().newCDPSession(page)
  const figures = {}
  for (const [way, { line, rate, isCached = false }] of Object.entries(WAYS)) {
    await page.goto('about:blank')
    await session.send('Network.enable')
    if (!isCached) await session.send('Network.clearBrowserCache')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(address, { waitUntil: 'commit' })
    figures[`${name}, ${way}`] = await view.timeOpening(isUsable)
  }
  await session.detach()
  return figures
}

const canBegin = () =>
  document.querySelector('main input[type=file]:enabled') &&
  document.querySelector('main form input:enabled')

const showsSettings = () => document.querySelector('main :is(select, input):enabled')
