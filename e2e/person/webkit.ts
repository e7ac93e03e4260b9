import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../support/free-port.ts'
import { drivenPerson, type Tab } from './driven-person.ts'
import { FROM_EDGE, PATIENCE_MS } from './person.ts'
import type { Visit } from './visit.ts'

/** Starts WebKitGTK, Safari's engine, on a virtual display. */
export async function visitInWebKit(origin: string): Promise<Visit> {
  const home = await mkdtemp(join(tmpdir(), 'tracking-upload-webkit-'))
  const downloads = join(home, 'Downloads')
  await mkdir(downloads)
  await mkdir(join(home, '.config'))
  await writeFile(join(home, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
  const program = await startProgram(home)
  const driver = await openBrowser(program.port)
  const tab = tabOf({ driver, front: '' }, await driver.getWindowHandle())
  const faults: string[] = []
  return {
    person: drivenPerson(tab, { origin, downloads }, faults),
    faults,
    end: async () => {
      // Ending the driver's process group also ends a hanging browser.
      await Promise.race([driver.quit(), wait(QUIT_MS)]).catch(() => {})
      await program.end()
      await rm(home, { recursive: true, force: true })
    },
  }
}

const QUIT_MS = 5000

/** Starts WebKit's driver in its own process group, to end everything it starts. */
async function startProgram(home: string) {
  const port = await freePort()
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    // Without LANGUAGE, WebKit reports no valid language.
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), LANGUAGE: 'en_GB' },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'close')
  const end = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  return { port, end }
}

/** Retries until the driver listens. */
async function openBrowser(port: number): Promise<WebDriver> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser', timeouts: { script: PATIENCE_MS } })
        .build()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(200)
    }
  }
}

/** The driver's commands go to the window it was last switched to, `front`. */
type Switchboard = { readonly driver: WebDriver; front: string }

function tabOf(board: Switchboard, handle: string): Tab<WebElement> {
  const { driver } = board
  const atFront = async <Result>(work: () => Promise<Result>) => {
    if (board.front !== handle) await driver.switchTo().window(handle)
    board.front = handle
    return work()
  }
  return {
    go: (address) => atFront(() => driver.get(address)),
    address: () => atFront(() => driver.getCurrentUrl()),
    reload: () => atFront(() => driver.navigate().refresh()),
    run: (work, given) => atFront(() => driver.executeScript(work, given)),
    find: (work, given) => atFront(() => driver.executeScript(work, given)),
    load: (script) => atFront(() => driver.executeScript(script)),
    click: (found, times, where) =>
      atFront(async () => {
        const { width, height } = await found.getRect()
        const aside = (length: number) =>
          where === 'corner' ? Math.floor(length / 2) - FROM_EDGE : 0
        const hand = driver.actions()
        await hand.move({ origin: found, x: aside(width), y: aside(height) }).perform()
        await (times === 1 ? hand.click() : hand.doubleClick()).perform()
      }),
    type: (text) => atFront(() => driver.actions().sendKeys(text).perform()),
    key: (keys) => atFront(() => pressTogether(driver, keys.split('+'))),
    open: async () => {
      // A window instead of a tab: the driver can't bring a tab to the front or press in a hidden one.
      await atFront(() => driver.switchTo().newWindow('window'))
      board.front = await driver.getWindowHandle()
      return tabOf(board, board.front)
    },
    close: async () => {
      await atFront(() => driver.close())
      board.front = ''
    },
  }
}

const KEYS: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F2: Key.F2,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

async function pressTogether(driver: WebDriver, names: readonly string[]) {
  const hand = driver.actions()
  const keys = names.map((name) => KEYS[name] ?? name)
  for (const key of keys) hand.keyDown(key)
  for (const key of keys.toReversed()) hand.keyUp(key)
  await hand.perform()
}
