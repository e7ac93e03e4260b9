import { existsSync, readFileSync } from 'node:fs'
import { ROOT } from './run.mjs'

/** @typedef {{ passed: number, failures: { name: string, text: string }[], notes: string[] }} Result */

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')
const plain = (text) => (text ?? '').replace(COLOURS, '').trim()
const failure = (name, text) => ({ name, text: plain(text) })

/** A gate that is passed or not: it counts one. */
export function gateResult(name, { code, output }) {
  return code === 0
    ? { passed: 1, failures: [], notes: [] }
    : { passed: 0, failures: [failure(name, output)], notes: [] }
}

/** What a runner's report says, and that it broke where it says nothing or less than its exit code. */
export function runnerResult(name, reportPath, readReport, { code, timedOut }) {
  const report = readIfThere(reportPath)
  const result = report === null ? { passed: 0, failures: [], notes: [] } : readReport(report)
  const broke = howItBroke({ report, result, code, timedOut })
  return broke === null
    ? result
    : { ...result, failures: [...result.failures, failure(name, broke)] }
}

function readIfThere(path) {
  if (!existsSync(path)) return null
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // Cut off in the middle: as good as none.
    return null
  }
}

function howItBroke({ report, result, code, timedOut }) {
  if (timedOut) return 'It took too long and was ended.'
  if (report === null) return `It ended without a report (exit code ${code}).`
  if (result.passed + result.failures.length === 0) return 'It ran no test at all.'
  if (code !== 0 && result.failures.length === 0) {
    return `It ended with exit code ${code}, though no test failed.`
  }
  return null
}

/** Reads the JSON report of Vitest. A file that could not be loaded is one failure. */
export function readVitest({ testResults }) {
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: pathOf(file) })),
  )
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map((test) => failure(`${test.file} › ${test.fullName}`, test.failureMessages.join('\n')))
  const unloaded = testResults
    .filter((file) => file.status === 'failed' && !file.assertionResults.some(hasFailed))
    .map((file) => failure(pathOf(file), file.message))
  const passed = tests.filter(({ status }) => status === 'passed').length
  return {
    passed,
    failures: [...failed, ...unloaded],
    notes: skipped(tests.length - passed - failed.length),
  }
}

const pathOf = ({ name }) => name.replace(ROOT, '')
const hasFailed = ({ status }) => status === 'failed'

/** Reads the JSON report of Playwright. A test that passed only when it was tried again has failed. */
export function readPlaywright({ suites, errors = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite, []))
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const passed = tests.filter(({ status }) => status === 'expected').length
  return {
    passed,
    failures: [
      ...failed.map(({ name, status, errors: texts }) =>
        failure(
          status === 'flaky' ? `${name} (passed only when repeated)` : name,
          texts.join('\n'),
        ),
      ),
      ...errors.map(({ message }) => failure('end-to-end', message)),
    ],
    notes: skipped(tests.length - passed - failed.length),
  }
}

function testsOf({ title, specs = [], suites = [] }, above) {
  const titles = title ? [...above, title] : above
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [...titles, spec.title].join(' › '),
      status: test.status,
      errors: test.results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles))]
}

function skipped(count) {
  return count === 0 ? [] : [`${count} left out: neither passed nor failed`]
}

/** The failures of all steps, to be read, and the last line. */
export function summarize(results) {
  const failures = results.flatMap((result) => result.failures)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const told = failures.map(({ name, text }) => `✗ ${name}\n${indent(shorten(text))}\n`)
  return {
    failed: failures.length,
    text: [...told, `${passed} passed, ${failures.length} failed`].join('\n'),
  }
}

const MOST_LINES = 60

function shorten(text) {
  const lines = text.split('\n')
  if (lines.length <= MOST_LINES) return text
  const left = lines.length - MOST_LINES
  return [...lines.slice(0, MOST_LINES), `… and ${left} more lines`].join('\n')
}

const indent = (text) => text.replaceAll(/^/gm, '    ')
