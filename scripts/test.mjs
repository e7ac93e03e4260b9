/** `npm test`: the checks, the unit and component tests, then the end-to-end tests. */
import { mkdirSync, rmSync } from 'node:fs'
import { runPlaywright } from './browser.mjs'
import { NotReady, requireBuild } from './ready.mjs'
import { countPlaywright, countVitest, resultOf } from './results.mjs'
import { inProject, plainEnvironment, runTool } from './run.mjs'

const REPORTS = inProject('.cache', 'test')
const VITEST_REPORT = inProject('.cache', 'test', 'vitest.json')
const PLAYWRIGHT_REPORT = inProject('.cache', 'test', 'playwright.json')

/** Only for runners that hang: a slow machine needs a quarter of an hour for each. */
const MOST_MS = 1_500_000

/** Returns the results of both runners; what failed is in their own output. */
export async function runAllTests() {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  return [await runVitest(), await runEndToEnd()]
}

async function runVitest() {
  const args = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json']
  const { code } = await runTool('vitest', [...args, `--outputFile.json=${VITEST_REPORT}`], {
    env: plainEnvironment({ NODE_ENV: 'test' }),
    timeoutMs: MOST_MS,
  })
  return resultOf(VITEST_REPORT, countVitest, code)
}

async function runEndToEnd() {
  try {
    requireBuild()
    const { code } = await runPlaywright(['--forbid-only', '--reporter=list,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
      timeoutMs: MOST_MS,
    })
    return resultOf(PLAYWRIGHT_REPORT, countPlaywright, code)
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    console.error(`The end-to-end tests were not run. ${error.message}`)
    return { passed: 0, failed: 1 }
  }
}
