/**
 * `npm run bench`: measures the built product in headless Chromium and prints each figure with its goal, if any. A missed
 * goal is no failure. `-- import grid` measures only these parts.
 */
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../scripts/browser-arguments.mjs'
import { findBrowser } from '../scripts/browser.mjs'
import { NotReady } from '../scripts/ready.mjs'
import { measureCamera } from './camera.mjs'
import { measureCouriers } from './couriers.mjs'
import { measureGrid } from './grid.mjs'
import { startMeasured } from './harness.mjs'
import { measureImport } from './import.mjs'
import { measureMillion } from './million.mjs'
import { measurePage } from './page.mjs'
import { measureServer } from './server.mjs'
import { measureUpload } from './upload.mjs'

const PARTS = {
  page: measurePage,
  import: measureImport,
  grid: measureGrid,
  million: measureMillion,
  upload: measureUpload,
  server: measureServer,
  couriers: measureCouriers,
  camera: measureCamera,
}

export async function measure(asked) {
  const unknown = asked.find((name) => !Object.hasOwn(PARTS, name))
  if (unknown !== undefined)
    throw new NotReady(`"${unknown}" is not measured. There are: ${Object.keys(PARTS).join(', ')}`)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  })
  const product = await startMeasured()
  for (const name of asked.length > 0 ? asked : Object.keys(PARTS))
    await PARTS[name](browser, product)
  await product.end()
  await browser.close()
  const [load] = loadavg()
  if (load > availableParallelism())
    console.log(
      `The machine was busy (load ${load.toFixed(1)}): all of it took longer than it would.`,
    )
}
