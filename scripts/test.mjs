/** `npm test`: every check, the unit and component tests, and the end-to-end tests. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { findBrowser, runPlaywright } from './browser.mjs'
import { passGates } from './gates.mjs'
import { main, makeReady, NotReady } from './ready.mjs'
import { countPlaywright, countVitest, gateResult, runnerResult, summarize } from './results.mjs'
import { inProject, plainEnvironment, runTool } from './run.mjs'

const REPORTS = inProject('.cache', 'test')
const VITEST_REPORT = inProject('.cache', 'test', 'vitest.json')
const PLAYWRIGHT_REPORT = inProject('.cache', 'test', 'playwright.json')

/** What hangs is ended and counted. On two cores the whole takes under eight minutes; a busy machine may need twice that. */
const MOST_VITEST_MS = 300_000
const MOST_PLAYWRIGHT_MS = 720_000

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
  const why = await whyNotEndToEnd()
  if (why !== null) return { ...gateResult(name, { code: 1 }), why }
  const outcome = await runPlaywright(['--forbid-only', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    timeoutMs: MOST_PLAYWRIGHT_MS,
  })
  return runnerResult(name, PLAYWRIGHT_REPORT, countPlaywright, outcome)
}

async function whyNotEndToEnd() {
  if (!existsSync(inProject('dist/built-from'))) return 'They were not run: there is no build.'
  try {
    await findBrowser()
    return null
  } catch (error) {
    if (error instanceof NotReady) return error.message
    throw error
  }
}

await main(async () => {
  await makeReady({ build: false })
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const results = [...(await passGates()), await runVitest(), await runEndToEnd()]
  const { text, failed } = summarize(results)
  console.log(`\n${text}`)
  if (failed > 0) process.exitCode = 1
})
