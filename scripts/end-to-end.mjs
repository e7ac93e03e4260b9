import { findBrowser } from './browser.mjs'
import { NotReady } from './ready.mjs'
import { plainEnvironment, runTool } from './run.mjs'

/** Runs Playwright on the built product, in a browser that is found or fetched. */
export async function runPlaywright(args, { env = {}, timeoutMs } = {}) {
  const browser = { CHROMIUM_PATH: await findBrowser() }
  return runTool('@playwright/test', ['test', '-c', 'e2e/playwright.config.ts', ...args], {
    env: plainEnvironment({ ...browser, ...env }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
}

/** Like `findBrowser`, but a sentence in place of an exception. */
export async function whyNoBrowser() {
  try {
    await findBrowser()
    return null
  } catch (error) {
    if (error instanceof NotReady) return error.message
    throw error
  }
}
