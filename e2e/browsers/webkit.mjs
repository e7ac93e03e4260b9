/** Sees in WebKit, which is Safari's engine, that the work after an upload is really drawn. Run by `npm run e2e:webkit`. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { inProject } from '../../scripts/run.mjs'
import { main, makeReady, NotReady } from '../../scripts/ready.mjs'

const DRIVER = 'WebKitWebDriver'
const SCREEN = 'xvfb-run'
const MOST_MS = 30_000

/** Two entries a request: the connection that breaks takes nothing else along. */
const ROWS = [
  ['Order ID', 'Tracking number'],
  ['TEST-REJECTED', 'CN904516701'],
  ['TEST-AMBIGUOUS-2', 'CN904516702'],
  ['TEST-DROPPED-AFTER', 'CN904516703'],
]
/** What the rail opens, and what is then to be seen. */
const WORK = [
  ['Choose couriers 1', 'Choose couriers'],
  ['Failed 1', 'Failed entries'],
  ['In doubt 1', 'In doubt'],
]

const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null

function requirePrograms() {
  const missing = [DRIVER, SCREEN].filter((name) => findProgram(name) === null)
  if (missing.length === 0) return
  throw new NotReady(
    `${missing.join(' and ')} not found: install WebKit (Debian: apt-get install webkit2gtk-driver xvfb) to test in it.`,
  )
}

/** A program with everything that it starts, so that all of it can be ended. */
function start(command, args, env) {
  const child = spawn(command, args, {
    cwd: inProject(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  child.stdout.setEncoding('utf8')
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  return { child, stop }
}

/** What a program says that it listens at. */
function addressOf({ child }) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
      const address = /http:\/\/\S+/.exec(said)?.[0]
      if (address) resolve(address)
    })
    child.once('close', () => reject(new Error(`The product did not start. ${said}`)))
  })
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

async function openBrowser(port) {
  const { Builder } = await import('selenium-webdriver')
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', timeouts: { script: MOST_MS } })
    .build()
}

/** The driver takes a moment until it listens. */
async function patiently(what) {
  const end = Date.now() + MOST_MS
  for (;;) {
    try {
      return await what()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** The element that people and screen readers know by this name. */
const byName = (browser, selector, name) =>
  patiently(async () => {
    for (const element of await browser.findElements({ css: selector })) {
      if ((await element.getAccessibleName()) === name) return element
    }
    throw new Error(`There is no ${selector} named “${name}”.`)
  })

/** Runs in the page: pastes as Ctrl+V does, with the focus in no field. */
function paste(text) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement.blur()
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

async function upload(browser, address) {
  await browser.get(address)
  const connect = await byName(browser, 'button', 'Connect')
  await connect.click()
  const token = await byName(browser, 'input', 'Access token')
  await token.sendKeys('practice-webkit', '\uE007')
  await browser.executeScript(paste, ROWS.map((cells) => cells.join('\t')).join('\n'))
  const button = await byName(browser, 'button', 'Upload 3 entries')
  await button.click()
}

/** A region or a grid counts as drawn when it has a height and is seen. */
async function isDrawn(browser, name) {
  const element = await byName(browser, 'section, [role=grid]', name)
  const height = await browser.executeScript((one) => one.getBoundingClientRect().height, element)
  return height > 0 && (await element.isDisplayed())
}

/** Each kind of open work is drawn when the rail opens it. */
async function requireDrawn(browser) {
  for (const [button, name] of WORK) {
    const rail = await byName(browser, 'nav button', button)
    await rail.click()
    await patiently(async () => {
      if (!(await isDrawn(browser, name))) throw new Error(`In the page, but not drawn: ${name}`)
    })
  }
}

async function seeWork() {
  const product = start(process.execPath, ['dist/server/main.js'], {
    HOST: '127.0.0.1',
    PORT: '0',
    TRACKING_SERVICE_URL: '',
    REQUEST_SIZE: '2',
  })
  const port = await freePort()
  const driver = start(SCREEN, ['-a', DRIVER, `--port=${port}`], { LANG: 'C.UTF-8' })
  try {
    const address = await addressOf(product)
    const browser = await patiently(() => openBrowser(port))
    try {
      await upload(browser, address)
      await requireDrawn(browser)
      console.log(`WebKit draws ${WORK.map(([, name]) => name).join(', ')}.`)
    } finally {
      await browser.quit()
    }
  } finally {
    await Promise.all([driver.stop(), product.stop()])
  }
}

await main(async () => {
  requirePrograms()
  await makeReady()
  await seeWork()
})
