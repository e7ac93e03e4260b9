/** Runs the demo in a browser, from a static file server, below a path. */
import { BROWSER_ARGUMENTS } from '../browser-arguments.mjs'
import { ROOT } from '../run.mjs'

const PATH = '/some/path/'

export async function tryDemo(executablePath) {
  const { chromium } = await import('@playwright/test')
  const { preview } = await import('vite')
  // "mpa": no fallback to index.html.
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    base: PATH,
    appType: 'mpa',
    build: { outDir: 'dist/demo' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
  try {
    const { port } = server.httpServer.address()
    await uploadSample(
      await browser.newPage({ locale: 'en-GB' }),
      `http://127.0.0.1:${port}${PATH}`,
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Uploads the sample, and checks its outcomes again after reloading the upload's address. */
async function uploadSample(page, address) {
  const accepted = page
    .getByRole('navigation', { name: 'This upload' })
    .getByRole('button', { name: /^Accepted/ })
  await page.goto(address)
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await page.getByRole('button', { name: /^Upload \d+ entries$/ }).click()
  await page.getByLabel('Access token').fill('practice-demo')
  await page.getByLabel('Access token').press('Enter')
  await page.getByRole('button', { name: 'Upload anyway' }).click()
  await accepted.waitFor()
  await page.waitForURL(/\/some\/path\/#\/uploads\//)
  await page.reload()
  await accepted.waitFor()
}
