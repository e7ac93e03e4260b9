/** Checks that a command that can't run prints one sentence, and installs and builds nothing. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { whyTooOld } from './node-version.mjs'
import { inProject, readJson, run } from './run.mjs'

const runNode = (args, env = {}) =>
  run(process.execPath, args, { env: { PATH: '/nowhere', ...env }, quiet: true })

test.each([
  ['firefox', 'firefox-esr or firefox', 'firefox-esr'],
  ['webkit', 'WebKitWebDriver and xvfb-run and xauth', 'webkit2gtk-driver xvfb xauth'],
])(
  'e2e:browsers %s without its programs says which are missing',
  async (name, missing, packages) => {
    const { code, output } = await runNode([inProject('scripts/main.mjs'), 'e2e:browsers', name])
    expect(output).toBe(`${missing} not found (Debian: apt-get install ${packages}).\n`)
    expect(code).toBe(1)
  },
)

test('test:hosting without nginx says so', async () => {
  const { code, output } = await runNode([inProject('scripts/main.mjs'), 'test:hosting'])
  expect(output).toBe('nginx not found (Debian: apt-get install nginx-light).\n')
  expect(code).toBe(1)
})

test('start:production without a build says how to make one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-upload-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(inProject('scripts'), join(folder, 'scripts'), { recursive: true })
  const { code, output } = await runNode([join(folder, 'scripts/main.mjs'), 'start:production'])
  expect(output).toBe('There is no build. Make one: npm run build\n')
  expect(code).toBe(1)
})

test.each(['14.21.3', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is too old',
  (version) => {
    expect(whyTooOld(version)).toBe(`Node.js 20.19, 22.12 or newer is needed; this is ${version}.`)
  },
)

test.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])('Node %s is new enough', (version) => {
  expect(whyTooOld(version)).toBe(null)
})

test('every command starts with the check of the Node version', () => {
  const { scripts } = readJson('package.json')
  for (const [name, command] of Object.entries(scripts))
    expect(command).toBe(`node scripts/main.mjs ${name}`)
})

/** An import that fakes an old Node version. */
const AS_OLD_NODE =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "18.20.8" } })'

test.each([
  ['scripts/main.mjs', 'start'],
  ['scripts/main.mjs', 'test'],
  ['scripts/count-lines.mjs'],
])('with an old Node %s %s is one sentence', async (script, ...args) => {
  const { code, output } = await runNode(['--import', AS_OLD_NODE, inProject(script), ...args])
  expect(output).toBe('Node.js 20.19, 22.12 or newer is needed; this is 18.20.8.\n')
  expect(code).toBe(1)
})
