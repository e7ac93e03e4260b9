/** The checks that need no running product: `npm run check`, and the first part of `npm test`. */
import { existsSync } from 'node:fs'
import { measureBuild } from './budget.mjs'
import { startAlone } from './hosting/start-alone.mjs'
import { filesIn, largeFolders } from './lint/folders.mjs'
import { buildProduct } from './ready.mjs'
import { gateResult } from './results.mjs'
import { inProject, plainEnvironment, ROOT, runTool } from './run.mjs'

const CODE = ['src', 'server', 'e2e', 'bench', 'scripts', 'vite.config.ts']
const MOST_MS = 120_000

const tool = (name, args) => () =>
  runTool(name, args, { quiet: true, timeoutMs: MOST_MS, env: plainEnvironment() })

const build = async () => {
  const { ok, output } = await buildProduct()
  return { code: ok ? 0 : 1, output }
}

const ofBuild = (pass) => () =>
  existsSync(inProject('dist/built-from'))
    ? pass()
    : { code: 1, output: 'There is no build to look at.' }

const budget = () => {
  const measured = measureBuild()
  if (measured.code === 0) console.log(measured.output)
  return measured
}

const alone = () =>
  startAlone().then(
    () => ({ code: 0, output: '' }),
    (error) => ({ code: 1, output: error.message }),
  )

// It imports packages, and these modules are loaded before a fresh clone has them.
const features = async () => (await import('./web-features/check-features.mjs')).checkFeatures()

const LINT = [
  '--type-aware',
  '--deny-warnings',
  '--report-unused-disable-directives',
  '-c',
  'scripts/lint/oxlint.config.mjs',
  ...CODE,
]

const folders = () => {
  const output = largeFolders(filesIn(ROOT, ['src', 'server', 'e2e', 'scripts'])).join('\n')
  return { code: output === '' ? 0 : 1, output }
}

/** What can be said without running the product, in the order in which it is cheapest to learn. */
const GATES = [
  { name: 'format', pass: tool('oxfmt', ['--check', ...CODE]) },
  { name: 'folders of at most 25 files', pass: folders },
  { name: 'lint and import plan', pass: tool('oxlint', LINT) },
  { name: 'types', pass: tool('typescript', ['-b']) },
  { name: 'dead code', pass: tool('knip', ['--no-progress']) },
  { name: 'build', pass: build },
  { name: 'bundle budget', pass: ofBuild(budget) },
  { name: 'features of supported browsers', pass: ofBuild(features) },
  { name: 'the build runs alone', pass: alone },
]

/** Passes through every gate, also after one that failed, so that one run shows all there is to fix. */
export async function passGates() {
  const results = []
  for (const { name, pass } of GATES) {
    const start = performance.now()
    const outcome = await pass()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${outcome.code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (outcome.code !== 0) console.log(outcome.output.trim())
    results.push(gateResult(name, outcome))
  }
  return results
}
