import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countVitest, gateResult, runnerResult, summarize } from './results.mjs'

const vitestFile = (name, status, ...tests) => ({
  name,
  status,
  assertionResults: tests.map((each, at) => ({ status: each, fullName: `test ${at + 1}` })),
})

test('a test file that fails to load is a failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      vitestFile('a.test.ts', 'passed', 'passed', 'passed'),
      vitestFile('b.test.ts', 'failed', 'failed'),
      vitestFile('c.test.ts', 'failed'),
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 2,
    which: ['b.test.ts: test 1', 'c.test.ts'],
  })
})

test('an end-to-end test that passed only on a retry has failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
  const errors = [{ message: 'a file could not be loaded' }]
  const specs = [
    { file: 'a.spec.ts', line: 3, title: 'a sheet is read', ok: true },
    { file: 'a.spec.ts', line: 9, title: 'a row is deleted', ok: false },
  ]
  expect(countPlaywright({ stats, errors, suites: [{ suites: [{ specs }] }] })).toEqual({
    passed: 4,
    failed: 3,
    which: ['a.spec.ts:9 a row is deleted'],
  })
})

async function aReport(text) {
  const folder = await mkdtemp(join(tmpdir(), 'tracking-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'report.json')
  if (text !== undefined) await writeFile(path, text)
  return path
}

const report = (passed, failed) => JSON.stringify({ passed, failed })
const resultOf = async (text, outcome) =>
  runnerResult('unit tests', await aReport(text), (counted) => counted, outcome)

test.each([
  ['it crashed', undefined, { code: 139 }, 'It ended without a report (exit code 139).'],
  ['its report is cut off', '{"passed', { code: 1 }, 'It ended without a report (exit code 1).'],
  ['it found nothing', report(0, 0), { code: 0 }, 'It ran no test at all.'],
  ['it hung', report(1, 0), { code: 1, timedOut: true }, 'It took too long and was ended.'],
  ['it was killed', report(1, 0), { code: 1, signal: 'SIGKILL' }, 'It was stopped (SIGKILL).'],
  [
    'an error came from outside of the tests',
    report(1, 0),
    { code: 1 },
    'It ended with exit code 1, though no test failed.',
  ],
])('a runner counts as failed when %s', async (_, text, outcome, why) => {
  expect(await resultOf(text, outcome)).toMatchObject({ failed: 1, why })
})

test.each([
  ['green', 1, 0, 0],
  ['red', 0, 1, 1],
])('a runner that is %s counts by its report', async (_, passed, failed, code) => {
  const result = await resultOf(report(passed, failed), { code })
  expect(result).toEqual({ name: 'unit tests', passed, failed })
})

test.each([
  [
    'took too long',
    { code: 1, timedOut: true, signal: 'SIGINT' },
    'It took too long and was ended.',
  ],
  ['was killed', { code: 1, signal: 'SIGKILL' }, 'It was stopped (SIGKILL).'],
  ['was killed by what had started it', { code: 137 }, 'It was stopped (SIGKILL).'],
  [
    'was killed within what it had started',
    { code: 1, output: "Error: Command failed: tsc\n  signal: 'SIGKILL',\n" },
    'It was stopped (SIGKILL).',
  ],
  ['said nothing', { code: 1 }, 'It failed without a word (exit code 1).'],
])('a gate that %s says so', (_, outcome, why) => {
  const result = gateResult('types', { output: '', ...outcome })
  expect(result).toEqual({ name: 'types', passed: 0, failed: 1, why })
  expect(summarize([result]).text).toBe(`✗ types: ${why}\n0 passed, 1 failed`)
})

test('the last line is only the total', () => {
  const { text, failed } = summarize([
    gateResult('format', { code: 0 }),
    gateResult('types', { code: 1, output: 'TS2322' }),
    { name: 'unit tests', passed: 40, failed: 1, which: ['a.test.ts: a row is deleted'] },
  ])
  expect(text.split('\n')).toEqual([
    '✗ types: 1 failed',
    '✗ unit tests: 1 failed',
    '  a.test.ts: a row is deleted',
    '41 passed, 2 failed',
  ])
  expect(failed).toBe(2)
  expect(summarize([{ name: 'unit tests', passed: 3, failed: 0 }]).text).toBe('3 passed, 0 failed')
})
