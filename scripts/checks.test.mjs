/** Checks without a browser, cheapest first: `npm run check`, and the first part of `npm test`. */
import { expect, test } from 'vitest'
import { startAlone } from './hosting/start-alone.mjs'
import { checkFolders } from './lint/folders.mjs'
import { checkMutualImports } from './lint/mutual-imports.mjs'
import { buildProduct, requireBuild } from './ready.mjs'
import { CODE, plainEnvironment, runTool } from './run.mjs'

const LINT = '--type-aware --deny-warnings --report-unused-disable-directives'.split(' ')
const RULES = ['-c', 'scripts/lint/oxlint.config.mjs']

/** Runs the tool of a package; what it says is the message of a failure. */
async function expectToPass(name, args) {
  const options = { quiet: true, env: plainEnvironment() }
  const { code, output } = await runTool(name, args, options)
  expect(code, output).toBe(0)
  return output
}

test.each([
  ['format', 'oxfmt', ['--check', ...CODE]],
  ['lint and import plan', 'oxlint', [...LINT, ...RULES, ...CODE]],
  ['types', 'typescript', ['-b']],
  ['dead code', 'knip', ['--no-progress']],
])('%s', async (_, name, args) => {
  await expectToPass(name, args)
})

test('no folder has more than 25 files', () => {
  expect(checkFolders).not.toThrow()
})

test('no folders import each other but those listed', () => {
  expect(checkMutualImports).not.toThrow()
})

test('the product can be built', async () => {
  expect(await buildProduct()).toContain('built in')
})

test('the download is within its limits', async () => {
  requireBuild()
  console.log(await expectToPass('size-limit', []))
})

test('the build runs alone', async () => {
  requireBuild()
  await expect(startAlone()).resolves.toBeUndefined()
})
