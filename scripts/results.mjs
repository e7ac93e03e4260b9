/** Counts what the reports of the runners say, for the last line of `npm test`: "N passed, N failed". */
import { existsSync, readFileSync } from 'node:fs'

/** Vitest's report. A file that fails to load is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const isFailed = ({ status }) => status === 'failed'
  const broken = testResults.filter(
    (file) => isFailed(file) && !file.assertionResults.some(isFailed),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Playwright's report. A test that passed only on a retry has failed. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** The result of a runner. One that broke has failed, whatever its report says. */
export function resultOf(reportPath, count, code) {
  const report = readIfWhole(reportPath)
  const { passed, failed } = report === null ? { passed: 0, failed: 0 } : count(report)
  const isBroken = passed + failed === 0 || (code !== 0 && failed === 0)
  return { passed, failed: failed + (isBroken ? 1 : 0) }
}

/** Reads a report; null for a missing or incomplete one. */
function readIfWhole(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}
