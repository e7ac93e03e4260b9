/**
 * The benchmark: the built product in headless Chromium. Prints for each part a table with the goals beside what was
 * measured; nothing here fails a test. Usage: npm run bench [-- page | import | grid | million | upload | server | couriers]
 */
import { bytesUntilUsable } from './first-page.mjs'
import { watchMachine } from './machine.mjs'
import { measureCouriers } from './measure-couriers.mjs'
import { measureGrid } from './measure-grid.mjs'
import { measureImports } from './measure-import.mjs'
import { measureMillion } from './measure-million.mjs'
import { measureOpening } from './measure-opening.mjs'
import { measureUploads } from './measure-upload.mjs'
import { measureServer } from './measure-server.mjs'
import { launchBrowser } from './product.mjs'
import { kilobytes, printTable } from './table.mjs'

const PARTS = {
  page: measureOpening,
  import: measureImports,
  grid: measureGrid,
  million: measureMillion,
  upload: measureUploads,
  server: measureServer,
  couriers: measureCouriers,
}
const asked = process.argv.slice(2)
const parts = asked.length === 0 ? Object.keys(PARTS) : asked

printTable([
  [
    'JS and CSS until the first page can be used (gzip)',
    kilobytes(bytesUntilUsable()),
    'goal 150 kB',
  ],
])
const whatElseRan = watchMachine()
const browser = await launchBrowser()
try {
  for (const part of parts) printTable(await PARTS[part](browser))
  const disturbance = whatElseRan()
  if (disturbance) console.log(disturbance)
} finally {
  await browser.close()
}
