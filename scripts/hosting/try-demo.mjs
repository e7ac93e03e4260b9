/** Tries the demo in a real browser, from a plain server of files, at a path of its own. */
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { BROWSER_ARGUMENTS } from '../browser-arguments.mjs'
import { findBrowser } from '../browser.mjs'
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

export async function tryDemo() {
  const { chromium } = await import('@playwright/test')
  const server = await fileServer(inProject('dist', 'demo'))
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  })
  try {
    const page = await browser.newPage({ locale: 'en-GB' })
    await uploadSample(page, `http://127.0.0.1:${server.address().port}${PATH}`)
  } finally {
    await browser.close()
    server.close()
  }
}

/** From the sample to its outcomes, and again after a reload of the upload's own address. */
async function uploadSample(page, address) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await page.getByRole('button', { name: /^Upload \d+ entries$/ }).click()
  await page.getByLabel('Access token').fill('practice-demo')
  await page.getByLabel('Access token').press('Enter')
  await page.getByRole('button', { name: 'Upload anyway' }).click()
  const accepted = page.getByRole('region', { name: 'Where every entry stands' })
  await accepted.getByText('Accepted').first().waitFor()
  await page.waitForURL(/\/some\/path\/#\/uploads\//)
  await page.reload()
  await accepted.getByText('Accepted').first().waitFor()
}
