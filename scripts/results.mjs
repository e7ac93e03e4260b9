/** Counts passed and failed checks for the last line: "N passed, N failed". */
import { existsSync, readFileSync } from 'node:fs'

/**
 * `which` lists the failed tests.
 * @typedef {{ name: string, passed: number, failed: number, why?: string, which?: string[] }} Result
 */

/** Shell exit codes of stopped programs. */
const STOPPED = { 130: 'SIGINT', 137: 'SIGKILL', 143: 'SIGTERM' }

/** Returns why a program was ended early, or null. The compiler runs in a wrapper that prints its signal. */
export function whyEnded({ code, signal, timedOut, output = '' }) {
  if (timedOut) return 'It took too long and was ended.'
  const by = signal ?? STOPPED[code] ?? /^ {2}signal: '(SIG\w+)'/m.exec(output)?.[1]
  return by === undefined ? null : `It was stopped (${by}).`
}

/** The result of a gate, which counts as one check. */
export function gateResult(name, outcome) {
  if (outcome.code === 0) return { name, passed: 1, failed: 0 }
  const isSilent = outcome.output?.trim() === ''
  const silence = isSilent ? `It failed without a word (exit code ${outcome.code}).` : null
  const why = whyEnded(outcome) ?? silence
  return { name, passed: 0, failed: 1, ...(why && { why }) }
}

/** The result of a runner from its JSON report. A runner that broke has failed, whatever the report says. */
export function runnerResult(name, reportPath, count, outcome) {
  const report = readIfWhole(reportPath)
  const counted = report === null ? { passed: 0, failed: 0 } : count(report)
  const why = whyBroken(report, counted, outcome)
  return why === null ? { name, ...counted } : { name, ...counted, failed: counted.failed + 1, why }
}

/** Reads a report; null for a missing or incomplete one. */
function readIfWhole(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}

function whyBroken(report, { passed, failed }, outcome) {
  const { code } = outcome
  const why = whyEnded(outcome)
  if (why !== null) return why
  if (report === null) return `It ended without a report (exit code ${code}).`
  if (passed + failed === 0) return 'It ran no test at all.'
  if (code !== 0 && failed === 0) return `It ended with exit code ${code}, though no test failed.`
  return null
}

/** Counts Vitest's report. A file that fails to load is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const isFailed = ({ status }) => status === 'failed'
  const isBroken = (file) => isFailed(file) && !file.assertionResults.some(isFailed)
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isFailed).map((test) => `${name}: ${test.fullName}`),
  )
  const broken = testResults.filter(isBroken).map(({ name }) => name)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    which: [...failed, ...broken],
  }
}

/** Counts Playwright's report. A test that passed only on a retry has failed. */
export function countPlaywright({ stats, errors, suites = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    which: suites.flatMap(failedSpecs),
  }
}

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedSpecs),
]

/** Lists the failed steps and tests; the last line is the total. */
export function summarize(results) {
  const sum = (of) => results.reduce((total, result) => total + result[of], 0)
  const failures = results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failed, why, which = [] }) => [
      `✗ ${name}: ${why ?? `${failed} failed`}`,
      ...which.map((test) => `  ${test}`),
    ])
  const failed = sum('failed')
  return { failed, text: [...failures, `${sum('passed')} passed, ${failed} failed`].join('\n') }
}
