/** `npm test`: every check, the unit and component tests, and the end-to-end tests. */
import { mkdirSync, rmSync } from 'node:fs'
import { runPlaywright } from './browser.mjs'
import { passGates } from './gates.mjs'
import { hasBuild, NotReady } from './ready.mjs'
import { countPlaywright, countVitest, runnerResult } from './results.mjs'
import { inProject, plainEnvironment, runTool } from './run.mjs'

const REPORTS = inProject('.cache', 'test')
const VITEST_REPORT = inProject('.cache', 'test', 'vitest.json')
const PLAYWRIGHT_REPORT = inProject('.cache', 'test', 'playwright.json')

/** Limits for hanging tests, generous for a slow machine: two cores need under nine minutes for everything. */
const MOST_VITEST_MS = 600_000
const MOST_PLAYWRIGHT_MS = 1_500_000

export async function runAllTests() {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  return [...(await passGates()), await runVitest(), await runEndToEnd()]
}

async function runVitest() {
  const args = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json']
  const outcome = await runTool('vitest', [...args, `--outputFile.json=${VITEST_REPORT}`], {
    env: plainEnvironment({ NODE_ENV: 'test' }),
    timeoutMs: MOST_VITEST_MS,
  })
  return runnerResult('unit and component tests', VITEST_REPORT, countVitest, outcome)
}

async function runEndToEnd() {
  const name = 'end-to-end tests'
  try {
    if (!hasBuild()) throw new NotReady('They were not run: there is no build.')
    const outcome = await runPlaywright(['--forbid-only', '--reporter=list,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
      timeoutMs: MOST_PLAYWRIGHT_MS,
    })
    return runnerResult(name, PLAYWRIGHT_REPORT, countPlaywright, outcome)
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    return { name, passed: 0, failed: 1, why: error.message }
  }
}
