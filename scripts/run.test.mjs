/** Checks with real processes that everything a command has started ends with it. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { inProject, run } from './run.mjs'
import { freePort } from './servers.mjs'

mkdirSync(inProject('.cache'), { recursive: true })
/** Inside the project, so scripts in it can import packages. */
const folder = mkdtempSync(inProject('.cache', 'run-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name, text) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Only for a server that never answers; a busy computer takes long to start programs. */
const ENOUGH_MS = 60_000
vi.setConfig({ testTimeout: 3 * ENOUGH_MS })

const quoted = JSON.stringify
const RUN = quoted(inProject('scripts/run.mjs'))

const serverAt = (port) =>
  `require('node:http').createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')`

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  )

async function expectAnswers(port, expected) {
  await expect.poll(() => answers(port), { timeout: ENOUGH_MS }).toBe(expected)
}

/**
 * Runs a script that starts a server, sends the signal once the script is ready, and returns its exit code. A shell
 * starts it with SIGINT ignored, as programs in the background are.
 */
async function stopWhen(isReady, script, signal) {
  const inBackground = ['-c', 'trap "" INT; exec "$@"', 'sh', process.execPath, script]
  const child = spawn('sh', inBackground, { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.on('close', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(isReady, { timeout: ENOUGH_MS }).toBe(true)
  child.kill(signal)
  return ended
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
])('%s ends Playwright’s servers', async (signal, code) => {
  const port = await freePort()
  write('server.cjs', serverAt(port))
  // Playwright may lose a signal that it gets while it starts.
  const begun = join(folder, `begun-${signal}`)
  write(
    'forever.spec.mjs',
    `import { test } from '@playwright/test'
import { writeFileSync } from 'node:fs'
test('waits', () => (writeFileSync(${quoted(begun)}, ''), new Promise(() => {})))`,
  )
  const webServer = { command: 'node server.cjs', url: `http://127.0.0.1:${port}` }
  const config = write('config.mjs', `export default ${quoted({ testDir: '.', webServer })}`)
  const args = quoted(['test', '-c', config])
  const script = write(
    'play.mjs',
    `import { runTool } from ${RUN}\nawait runTool('@playwright/test', ${args})`,
  )
  expect(await stopWhen(() => existsSync(begun), script, signal)).toBe(code)
  await expectAnswers(port, false)
})

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
])('%s ends the server of a measurement', async (signal, code) => {
  const port = await freePort()
  const args = quoted(['-e', serverAt(port)])
  const script = write(
    'measure.mjs',
    `import { start } from ${RUN}\nawait start(process.execPath, ${args}).ended`,
  )
  expect(await stopWhen(() => answers(port), script, signal)).toBe(code)
  await expectAnswers(port, false)
})

test('a failing command ends its servers', async () => {
  const port = await freePort()
  const args = quoted(['-e', serverAt(port)])
  const script = write(
    'fail.mjs',
    `import { start } from ${RUN}
start(process.execPath, ${args})
const look = () => fetch('http://127.0.0.1:${port}').catch(look)
await look()
throw new Error('broken')`,
  )
  const outcome = await run(process.execPath, [script], { quiet: true })
  expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining('broken') })
  await expectAnswers(port, false)
})

test('a program over its time limit is ended with everything it has started', async () => {
  const port = await freePort()
  const args = quoted(['-e', serverAt(port)])
  const script = `require('node:child_process').spawn(process.execPath, ${args}); setInterval(() => {}, 1000)`
  const outcome = run(process.execPath, ['-e', script], { quiet: true, timeoutMs: 3_000 })
  await expectAnswers(port, true)
  expect(await outcome).toMatchObject({ timedOut: true })
  await expectAnswers(port, false)
})

test('a killed program reports its signal', async () => {
  const args = ['-e', `process.kill(process.pid, 'SIGKILL')`]
  const outcome = await run(process.execPath, args, { quiet: true })
  expect(outcome).toMatchObject({ code: 1, signal: 'SIGKILL', timedOut: false })
})

test('a missing program has code 127', async () => {
  const outcome = await run('no-such-program', [], { quiet: true })
  expect(outcome).toMatchObject({ code: 127, output: expect.stringContaining('ENOENT') })
})
