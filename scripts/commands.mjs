/** The commands of package.json. They import lazily, since a fresh clone has no packages yet. */
import {
  buildDemo,
  buildProduct,
  install,
  makeReady,
  NotReady,
  requireBuild,
  requirePackages,
} from './ready.mjs'
import { CODE, endWithNpm, runTool } from './run.mjs'

const NOTHING = () => {}
const PACKAGES = requirePackages
const BUILD = makeReady

/** Each command with its preparation. Only `start` and `test` install packages. */
const COMMANDS = {
  start: [() => install().then(makeReady), startAtHome],
  'start:production': [requireBuild, startServer],
  dev: [PACKAGES, startDevelopment],
  build: [PACKAGES, async () => console.log(await buildProduct())],
  'build:demo': [
    PACKAGES,
    async () => console.log(`${await buildDemo()}The demo is in dist/demo.`),
  ],
  release: [PACKAGES, release],
  format: [PACKAGES, () => tool('oxfmt', CODE)],
  types: [PACKAGES, () => tool('typescript', ['-b'])],
  check: [PACKAGES, () => tool('vitest', ['run', '--project', 'checks'])],
  test: [install, testAll],
  e2e: [BUILD, (args) => playwright(args, {})],
  pictures: [BUILD, (args) => playwright(args, { PICTURES: '1' })],
  bench: [BUILD, async (args) => (await import('../bench/run.mjs')).measure(args)],
  simulate: [PACKAGES, async (args) => (await import('./simulation/simulate.mjs')).simulate(args)],
  mutate: [PACKAGES, async (args) => (await import('./simulation/mutate.mjs')).mutate(args)],
  // These check for required programs themselves first.
  'e2e:browsers': [
    NOTHING,
    async (args) => (await import('../e2e/browsers/run.mjs')).playInBrowsers(args),
  ],
  'test:hosting': [NOTHING, async () => (await import('./hosting/test-hosting.mjs')).testHosting()],
}

async function startServer() {
  await import('../dist/server/main.js')
}

/** `npm start`, for trying and development: practice mode unless a service is set. An installation has to set PRACTICE. */
async function startAtHome() {
  if (!process.env.TRACKING_SERVICE_URL?.trim()) process.env.PRACTICE ||= 'true'
  await startServer()
}

async function startDevelopment() {
  const { createServer } = await import('vite')
  const port = Number(process.env.PORT || 5173)
  const server = await createServer({ server: { port, strictPort: 'PORT' in process.env } })
  await server.listen()
  server.printUrls()
}

async function release() {
  const { makeRelease } = await import('./release/make-release.mjs')
  console.log(`In dist/release: ${(await makeRelease()).join(', ')}`)
}

async function tool(name, args) {
  const { code } = await runTool(name, args)
  process.exitCode = code
}

async function playwright(args, env) {
  const { runPlaywright } = await import('./browser.mjs')
  const { code } = await runPlaywright(args, { env })
  process.exitCode = code
}

/** Prints the total last; what failed is in the output of the runners. */
async function testAll() {
  const { runAllTests } = await import('./test.mjs')
  const results = await runAllTests()
  const sum = (of) => results.reduce((total, result) => total + result[of], 0)
  console.log(`
${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0) process.exitCode = 1
}

/** Runs a command; expected errors are printed as one sentence, without a stack. */
export async function runCommand(name, args) {
  endWithNpm()
  const [prepare, command] = COMMANDS[name]
  try {
    await prepare()
    await command(args)
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
