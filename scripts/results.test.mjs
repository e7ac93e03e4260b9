import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gateResult, readPlaywright, readVitest, runnerResult, summarize } from './results.mjs'

const vitestFile = (name, tests, extra = {}) => ({
  name,
  status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: tests.map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
  })),
  ...extra,
})

test('tests that passed, failed and were skipped are told apart', () => {
  const file = vitestFile('a.test.ts', [
    ['one', 'passed'],
    ['two', 'failed'],
    ['three', 'skipped'],
    ['four', 'todo'],
  ])
  expect(readVitest({ testResults: [file] })).toEqual({
    passed: 1,
    failures: [{ name: 'a.test.ts › two', text: 'expected 1 to be 2' }],
    notes: ['2 left out: neither passed nor failed'],
  })
})

test('a file that cannot be loaded is a failure', () => {
  const file = vitestFile('b.test.ts', [], { status: 'failed', message: 'Cannot find module' })
  expect(readVitest({ testResults: [file] }).failures).toEqual([
    { name: 'b.test.ts', text: 'Cannot find module' },
  ])
})

const playwrightTest = (title, status, message) => ({
  title,
  tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
})

test('an end-to-end test that passed only when repeated has failed', () => {
  const report = {
    suites: [
      {
        title: 'journey.spec.ts',
        specs: [playwrightTest('one', 'expected'), playwrightTest('two', 'flaky', 'once')],
        suites: [{ title: 'faults', specs: [playwrightTest('three', 'unexpected', 'always')] }],
      },
      { title: 'other.spec.ts', specs: [playwrightTest('four', 'skipped')] },
    ],
    errors: [{ message: 'a file could not be loaded' }],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failures: [
      { name: 'journey.spec.ts › two (passed only when repeated)', text: 'once' },
      { name: 'journey.spec.ts › faults › three', text: 'always' },
      { name: 'end-to-end', text: 'a file could not be loaded' },
    ],
    notes: ['1 left out: neither passed nor failed'],
  })
})

async function aReport(text) {
  const folder = await mkdtemp(join(tmpdir(), 'tracking-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'report.json')
  if (text !== undefined) await writeFile(path, text)
  return path
}

const GREEN = JSON.stringify({ testResults: [vitestFile('a.test.ts', [['one', 'passed']])] })
const RED = JSON.stringify({ testResults: [vitestFile('a.test.ts', [['one', 'failed']])] })

test.each([
  ['it crashed', undefined, { code: 139 }, 'It ended without a report (exit code 139).'],
  ['its report is cut off', '{"testRes', { code: 1 }, 'It ended without a report (exit code 1).'],
  ['it found nothing', '{"testResults":[]}', { code: 0 }, 'It ran no test at all.'],
  ['it hung', GREEN, { code: 1, timedOut: true }, 'It took too long and was ended.'],
  [
    'an error came from outside of the tests',
    GREEN,
    { code: 1 },
    'It ended with exit code 1, though no test failed.',
  ],
])('a runner counts as failed when %s', async (_, report, outcome, text) => {
  const result = runnerResult('unit tests', await aReport(report), readVitest, outcome)
  expect(result.failures).toEqual([{ name: 'unit tests', text }])
})

test.each([
  ['green', GREEN, 0, 1, 0],
  ['red', RED, 1, 0, 1],
])('a runner that is %s counts as its report says', async (_, report, code, passed, failed) => {
  const result = runnerResult('unit tests', await aReport(report), readVitest, { code })
  expect([result.passed, result.failures.length]).toEqual([passed, failed])
})

test('the last line is the sum of all, and nothing else', () => {
  const { text, failed } = summarize([
    gateResult('format', { code: 0, output: '' }),
    gateResult('types', { code: 1, output: 'app.ts(1,1): error\n' }),
    { passed: 40, failures: [], notes: [] },
  ])
  expect(text).toBe('✗ types\n    app.ts(1,1): error\n\n41 passed, 1 failed')
  expect(failed).toBe(1)
  expect(summarize([{ passed: 3, failures: [], notes: [] }]).text).toBe('3 passed, 0 failed')
})
