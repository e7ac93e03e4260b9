import { existsSync, readdirSync } from 'node:fs'
import { measureBuild } from './budget.mjs'
import { filesIn, largeFolders } from './lint/folders.mjs'
import { STILL_TO_DO } from './lint/still-to-do.mjs'
import { inProject, ROOT } from './run.mjs'
import { buildProduct } from './ready.mjs'
import { gateResult } from './results.mjs'
import { plainEnvironment, runTool } from './run.mjs'

const FOLDERS = ['src', 'server', 'e2e', 'bench', 'scripts']
const MOST_MS = 120_000

const present = () => FOLDERS.filter((folder) => existsSync(inProject(folder)))
const rootFiles = () => readdirSync(ROOT).filter((name) => name.endsWith('.ts'))

const tool = (name, args) => () =>
  runTool(name, args(), { quiet: true, timeoutMs: MOST_MS, env: plainEnvironment() })

const build = async () => {
  const { ok, output } = await buildProduct()
  return { code: ok ? 0 : 1, output }
}

const budget = async () => {
  if (!existsSync(inProject('dist/built-from'))) {
    return { code: 1, output: 'There is no build to be measured.' }
  }
  const measured = measureBuild()
  console.log(measured.output)
  return measured
}

const lint = () => [
  '--type-aware',
  '--deny-warnings',
  '--report-unused-disable-directives',
  '-c',
  'scripts/lint/oxlint.config.mjs',
  ...present(),
  ...rootFiles(),
]

const folders = () => {
  const paths = filesIn(ROOT, ['src', 'server', 'e2e', 'scripts'])
  const output = largeFolders(paths, STILL_TO_DO.folders).join('\n')
  return { code: output === '' ? 0 : 1, output }
}

/** What can be said without running the product, in the order in which it is cheapest to learn. */
const GATES = [
  { name: 'format', pass: tool('oxfmt', () => ['--check', ...present(), ...rootFiles()]) },
  { name: 'folders of at most 25 files', pass: folders },
  { name: 'lint and import plan', pass: tool('oxlint', lint) },
  { name: 'types', pass: tool('typescript', () => ['-b']) },
  { name: 'dead code', pass: tool('knip', () => ['--no-progress']) },
  { name: 'build', pass: build },
  { name: 'bundle budget', pass: budget },
]

/** Passes through every gate, also after a closed one, so that one run shows all there is to mend. */
export async function passGates() {
  const results = []
  for (const { name, pass } of GATES) {
    const start = performance.now()
    const outcome = await pass()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${outcome.code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    results.push(gateResult(name, outcome))
  }
  return results
}
