/** The first visit, and a direct visit to an upload, on a slow computer and a slow line. */
import { measureBuild } from '../scripts/budget.mjs'
import { ms, report, rounds, showsUpload, withView } from './harness.mjs'
import { makeCleanSheet } from './sheets.mjs'

const ENTRIES = 10
const SLOW = 'processor 4x slower, 1.6 Mbit/s, 150 ms'
const SLOWER = 4
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const FULL_SPEED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

export async function measurePage(browser, product) {
  const size = `${measureBuild().firstPage.toFixed(1)} kB`
  report('first page until it can be used, compressed', size, 'goal 150 kB')
  const found = await rounds(() => withView(browser, (view) => visit(view, product)))
  report(`first visit, ${SLOW}: it can be used`, ms(found.median('first')), 'goal 1.8 s')
  report(`direct visit to an upload, ${SLOW}`, ms(found.median('upload')), 'goal 3.5 s')
}

async function visit(view, product) {
  const session = await view.page.context().newCDPSession(view.page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const setSpeed = async (line, rate) => {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
  await setSpeed(LINE, SLOWER)
  await view.page.goto(product.origin)
  const first = await view.timeOpening(
    () =>
      document.querySelector('main input[type=file]:enabled') &&
      document.querySelector('main form input:enabled'),
  )
  await setSpeed(FULL_SPEED, 1)
  const button = await view.prepareUpload(product, makeCleanSheet(ENTRIES), ENTRIES)
  await button.click()
  await view.page.waitForFunction(showsUpload)
  await setSpeed(LINE, SLOWER)
  await view.page.reload()
  return { first, upload: await view.timeOpening(showsUpload) }
}
