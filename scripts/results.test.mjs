import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countVitest, resultOf } from './results.mjs'

const vitestFile = (status, ...tests) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test('a test file that fails to load is a failure', () => {
  const testResults = [
    vitestFile('passed', 'passed', 'passed'),
    vitestFile('failed', 'failed'),
    vitestFile('failed'),
  ]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2 })
})

test('an end-to-end test that passed only on a retry has failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
  const errors = [{ message: 'a file could not be loaded' }]
  expect(countPlaywright({ stats, errors })).toEqual({ passed: 4, failed: 3 })
})

async function aReport(text) {
  const folder = await mkdtemp(join(tmpdir(), 'tracking-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'report.json')
  if (text !== undefined) await writeFile(path, text)
  return path
}

const report = (passed, failed) => JSON.stringify({ passed, failed })

test.each([
  ['crashed', undefined, 139, { passed: 0, failed: 1 }],
  ['was cut off within its report', '{"passed', 1, { passed: 0, failed: 1 }],
  ['found no test', report(0, 0), 0, { passed: 0, failed: 1 }],
  ['failed outside of its tests', report(1, 0), 1, { passed: 1, failed: 1 }],
  ['is green', report(1, 0), 0, { passed: 1, failed: 0 }],
  ['is red', report(3, 1), 1, { passed: 3, failed: 1 }],
])('a runner that %s is counted', async (_, text, code, counted) => {
  expect(resultOf(await aReport(text), (whole) => whole, code)).toEqual(counted)
})
