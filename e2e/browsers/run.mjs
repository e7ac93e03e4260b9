/** `npm run e2e:browsers`: plays the journeys in Firefox and WebKit; `-- firefox` in one of them. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { makeReady, NotReady } from '../../scripts/ready.mjs'
import { inProject, plainEnvironment, runTool } from '../../scripts/run.mjs'
import { startProduct } from '../../scripts/servers.mjs'

/** The programs that each browser requires, with alternative names, and Debian's packages for them. */
const BROWSERS = {
  firefox: {
    programs: [process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : ['firefox-esr', 'firefox']],
    packages: 'firefox-esr',
  },
  webkit: {
    programs: [['WebKitWebDriver'], ['xvfb-run'], ['xauth']],
    packages: 'webkit2gtk-driver xvfb xauth',
  },
}

const FOLDERS = ['', ...(process.env.PATH ?? '').split(delimiter)]
const findProgram = (names) =>
  names
    .flatMap((name) => FOLDERS.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

function requirePrograms(browser) {
  const { programs, packages } = BROWSERS[browser]
  const missing = programs.filter((names) => findProgram(names) === undefined)
  if (missing.length === 0) return
  const names = missing.map((one) => one.join(' or ')).join(' and ')
  throw new NotReady(`${names} not found (Debian: apt-get install ${packages}).`)
}

export async function playInBrowsers(args) {
  const named = Object.keys(BROWSERS).filter((name) => args.includes(name))
  for (const name of named.length > 0 ? named : Object.keys(BROWSERS)) requirePrograms(name)
  await makeReady()
  const product = await startProduct()
  const own = {
    ORIGIN: product.origin,
    FIREFOX_PATH: findProgram(BROWSERS.firefox.programs[0]) ?? '',
  }
  const config = inProject('e2e', 'browsers', 'vitest.config.ts')
  const { code } = await runTool('vitest', ['run', '--config', config, ...args], {
    env: plainEnvironment(own),
  })
  process.exitCode = code
  await product.end()
}
