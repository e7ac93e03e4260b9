/** Tries the demo in a real browser, from a plain server of files, at a path of its own. */
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { BROWSER_ARGUMENTS } from '../browser-arguments.mjs'
import { inProject } from '../run.mjs'

const PATH = '/some/path/'
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Knows files and nothing else: no pages of the product, no headers, no service. */
function fileServer(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const file = join(folder, pathname.slice(PATH.length) || 'index.html')
    if (request.method !== 'GET' || !pathname.startsWith(PATH) || !existsSync(file)) {
      return response.writeHead(404).end()
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    return createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

export async function tryDemo(executablePath) {
  const { chromium } = await import('@playwright/test')
  const server = await fileServer(inProject('dist', 'demo'))
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
  try {
    const page = await browser.newPage({ locale: 'en-GB' })
    await uploadSample(page, `http://127.0.0.1:${server.address().port}${PATH}`)
    await chooseCouriers(page)
    await setFailedAside(page)
    const end = page.getByRole('heading', { name: 'Nothing left to do' })
    await end.waitFor()
    await page.reload()
    await end.waitFor()
  } finally {
    await browser.close()
    server.close()
  }
}

const rail = (page, work) =>
  page.getByRole('navigation', { name: 'This upload' }).getByRole('button', { name: work })

/** From the sample to its outcomes, and again after a reload of the upload's own address. */
async function uploadSample(page, address) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await page.getByRole('button', { name: /^Upload \d+ entries$/ }).click()
  await page.getByLabel('Access token').fill('practice-demo')
  await page.getByLabel('Access token').press('Enter')
  await page.getByRole('button', { name: 'Upload anyway' }).click()
  await rail(page, /^Accepted/).waitFor()
  await page.waitForURL(/\/some\/path\/#\/uploads\//)
  await page.reload()
  await rail(page, /^Accepted/).waitFor()
}

/** The first courier that is offered for each group. */
async function chooseCouriers(page) {
  await rail(page, /^Choose couriers/).click()
  const couriers = page.getByRole('region', { name: 'Choose couriers' })
  await couriers.getByRole('radiogroup').first().waitFor()
  // A group that is chosen folds, so the list is read anew each time.
  const open = couriers
    .getByRole('radiogroup')
    .filter({ hasNot: page.getByRole('radio', { checked: true }) })
  while ((await open.count()) > 0) await open.first().getByRole('radio').first().check()
  for (const search of await couriers.locator('input[role=combobox]').all()) {
    await search.fill('a')
    await page.locator('[role=option]').first().click()
  }
  await couriers.getByRole('button', { name: /^Send \d+ entr.+ with couriers$/ }).click()
  // A reload has taken the token with it.
  await page.getByLabel('Access token').fill('practice-demo')
  await page.getByLabel('Access token').press('Enter')
  await rail(page, /^Choose couriers/).waitFor({ state: 'detached' })
}

async function setFailedAside(page) {
  await rail(page, /^Failed/).click()
  const failed = page.getByRole('region', { name: 'Failed' })
  await failed.getByRole('checkbox', { name: 'Select all' }).check()
  await failed.getByRole('button', { name: 'Set aside…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click()
}
