/** Static checks: `npm run check`, and the first part of `npm test`. */
import { checkBudget } from './budget.mjs'
import { startAlone } from './hosting/start-alone.mjs'
import { checkFolders } from './lint/folders.mjs'
import { checkMutualImports } from './lint/mutual-imports.mjs'
import { buildProduct, hasBuild } from './ready.mjs'
import { gateResult } from './results.mjs'
import { CODE, plainEnvironment, runTool } from './run.mjs'

/** Time limit for a hanging check. Linting takes seconds, but two minutes on a busy computer. */
const MOST_MS = 300_000

const LINT = [
  '--type-aware',
  '--deny-warnings',
  '--report-unused-disable-directives',
  '-c',
  'scripts/lint/oxlint.config.mjs',
  ...CODE,
]

const tool = (name, args) => () =>
  runTool(name, args, { quiet: true, timeoutMs: MOST_MS, env: plainEnvironment() })

/** Wraps a check that throws on failure. */
const own = (check) => async () => {
  try {
    await check()
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}

const ofBuild = (check) =>
  own(() => {
    if (!hasBuild()) throw new Error('There is no build to look at.')
    return check()
  })

/** All static checks, cheapest first. */
const GATES = {
  format: tool('oxfmt', ['--check', ...CODE]),
  'folders of at most 25 files': own(checkFolders),
  'no folders that import each other': own(checkMutualImports),
  'lint and import plan': tool('oxlint', LINT),
  types: tool('typescript', ['-b']),
  'dead code': tool('knip', ['--no-progress']),
  build: own(buildProduct),
  'bundle budget': ofBuild(checkBudget),
  'the build runs alone': ofBuild(startAlone),
}

/** Runs every gate, also after a failure, so one run shows all problems. */
export async function passGates() {
  const results = []
  for (const [name, pass] of Object.entries(GATES)) {
    const start = performance.now()
    const outcome = await pass()
    const result = gateResult(name, outcome)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${result.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (result.failed > 0) console.log(`${result.why ?? ''}\n${outcome.output}`.trim())
    results.push(result)
  }
  return results
}
