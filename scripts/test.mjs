import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { runPlaywright, whyNoBrowser } from './browser.mjs'
import { passGates } from './gates.mjs'
import { inProject } from './run.mjs'
import { main, makeReady } from './ready.mjs'
import { gateResult, readPlaywright, readVitest, runnerResult, summarize } from './results.mjs'
import { plainEnvironment, runTool } from './run.mjs'

const REPORTS = inProject('.cache', 'test')
const VITEST_REPORT = inProject('.cache', 'test', 'vitest.json')
const PLAYWRIGHT_REPORT = inProject('.cache', 'test', 'playwright.json')

/** Together with the gates they stay under ten minutes; what hangs is ended and counted. */
const MOST_VITEST_MS = 180_000
const MOST_PLAYWRIGHT_MS = 440_000

async function runVitest() {
  const args = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json']
  const outcome = await runTool('vitest', [...args, `--outputFile.json=${VITEST_REPORT}`], {
    env: plainEnvironment({ NODE_ENV: 'test' }),
    timeoutMs: MOST_VITEST_MS,
  })
  return runnerResult('unit, contract and component tests', VITEST_REPORT, readVitest, outcome)
}

async function runEndToEnd() {
  const name = 'end-to-end tests'
  if (!existsSync(inProject('dist/built-from'))) {
    return gateResult(name, { code: 1, output: 'They were not run: there is no build.' })
  }
  const why = await whyNoBrowser()
  if (why !== null) return gateResult(name, { code: 1, output: why })
  const outcome = await runPlaywright(['--forbid-only', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    timeoutMs: MOST_PLAYWRIGHT_MS,
  })
  return runnerResult(name, PLAYWRIGHT_REPORT, readPlaywright, outcome)
}

await main(async () => {
  await makeReady({ build: false })
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const results = [...(await passGates()), await runVitest(), await runEndToEnd()]
  for (const note of results.flatMap(({ notes }) => notes)) console.log(note)
  const { text, failed } = summarize(results)
  console.log(`\n${text}`)
  if (failed > 0) process.exitCode = 1
})
