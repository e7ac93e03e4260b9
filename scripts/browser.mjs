/** Finds a Chromium for the tests and the benchmark, and runs Playwright with it. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { NotReady } from './ready.mjs'
import { plainEnvironment, run, runTool } from './run.mjs'

/** Runs the tests a fifth faster than the full Chromium. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of an installed Chromium, or installs one if allowed; otherwise throws with instructions. */
export async function findBrowser({ mayInstall = true } = {}) {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new NotReady(`CHROMIUM_PATH is "${given}", and there is no such file.`)
  }
  const found = (await playwrightsOwn()) ?? onThisMachine()
  const path = found ?? (mayInstall ? await fromDebian() : null)
  if (path !== null) return path
  throw new NotReady(
    'The tests need a Chromium, and none was found. Install Chromium or Chrome (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to its program file.',
  )
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function onThisMachine() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...found, ...PLACES].find((path) => existsSync(path)) ?? null
}

const isRoot = () => process.platform === 'linux' && process.getuid?.() === 0

/** Installs Debian's package, which brings all libraries. */
async function fromDebian() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing Chromium with apt-get: the tests need a browser.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, quiet: true, timeoutMs: 240_000 }
  await run('apt-get', ['update'], options)
  for (const name of [HEADLESS, 'chromium']) {
    const args = ['install', '-y', '--no-install-recommends', name]
    const { code, output } = await run('apt-get', args, options)
    if (code === 0) return onThisMachine()
    console.log(output.trim().split('\n').slice(-3).join('\n'))
  }
  return null
}

/** Runs Playwright on the built product, in an installed browser. */
export async function runPlaywright(args, { env = {}, timeoutMs } = {}) {
  const browser = { CHROMIUM_PATH: await findBrowser() }
  return runTool('@playwright/test', ['test', '-c', 'e2e/playwright.config.ts', ...args], {
    env: plainEnvironment({ ...browser, ...env }),
    timeoutMs,
  })
}
