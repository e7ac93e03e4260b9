import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { inProject } from './project.mjs'
import { NotReady } from './ready.mjs'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium, found on this machine or fetched; says what to do where neither works. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new NotReady(`CHROMIUM_PATH is "${given}", and there is no such file.`)
  }
  return (await playwrightsOwn()) ?? onThisMachine() ?? fetchBrowser()
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

async function fetchBrowser() {
  const path = (await fromPackages()) ?? (await fromNpm())
  if (path !== null) return path
  throw new NotReady(
    'The tests need a Chromium, and none was found. Install Chromium or Chrome (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to its program file.',
  )
}

const isRoot = () => process.platform === 'linux' && process.getuid?.() === 0

/** Debian's own: whole, with every library that it needs. */
async function fromPackages() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing Chromium with apt-get: the tests need a browser.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, quiet: true, timeoutMs: 240_000 }
  await run('apt-get', ['update'], options)
  const args = ['install', '-y', '--no-install-recommends', 'chromium']
  const { code, output } = await run('apt-get', args, options)
  if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'))
  return code === 0 ? onThisMachine() : null
}

/** A Chromium inside an npm package, for machines whose packages cannot be installed. Linux on x64 only. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = inProject('.cache', 'chromium')
  const started = join(folder, 'start')
  if (existsSync(started)) return started
  console.log('Fetching Chromium from npm: the tests need a browser.')
  await mkdir(folder, { recursive: true })
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  const { code } = await run('npm', [...args, '@sparticuz/chromium@~147'], { quiet: true })
  return code === 0 ? unpack(folder, started) : null
}

const UNPACK = `
  const { createRequire } = require('node:module')
  const packed = createRequire(process.cwd() + '/package.json')('@sparticuz/chromium')
  ;(packed.default ?? packed).executablePath()
`

/** The package unpacks into the temporary folder, and the libraries that a bare machine lacks only for one host. */
async function unpack(folder, started) {
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  await run(process.execPath, ['-e', UNPACK], { cwd: folder, env, quiet: true })
  const script = `#!/bin/sh
LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}${folder}/al2023/lib" exec "${folder}/chromium" "$@"
`
  await writeFile(started, script, { mode: 0o755 })
  const { code, output } = await run(started, ['--version'], { quiet: true })
  if (code === 0) return started
  console.log(output.trim())
  await rm(started)
  return null
}
