import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { send } from './sockets.testing.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracking-upload-'))
  await mkdir(join(folder, 'app'))
  await writeFile(join(folder, 'app', 'index.html'), 'the page')
  const outDir = join(folder, 'server')
  await build({ logLevel: 'error', mode: 'production', build: { ssr: 'server/main.ts', outDir } })
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the built server as an installation does. */
function start(environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(folder, 'server', 'main.js')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said.text += text))
  }
  return { child, said, ended: endOf(child) }
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))

async function portOf(said: { readonly text: string }): Promise<number> {
  await expect.poll(() => said.text, { timeout: 5_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\n/)
  return Number(/127\.0\.0\.1:(\d+)\n/.exec(said.text)?.[1])
}

const upload = (port: number, orderId: string) =>
  send(port, '/v1/api/tracking', {
    method: 'POST',
    headers: { Authorization: 'Bearer secret-token-1', 'Content-Type': 'application/json' },
    body: JSON.stringify([{ orderId, trackingId: 'TN-1' }]),
  })

test('with nothing configured it serves the page, says that it is practice, and answers uploads', async () => {
  const { said } = start()
  const port = await portOf(said)
  expect(said.text).toContain('Practice mode: nothing reaches a shop.')
  expect((await send(port, '/')).text).toBe('the page')
  expect(JSON.parse((await send(port, '/config.json')).text)).toMatchObject({ practice: true })
  expect(JSON.parse((await upload(port, 'A-1')).text)).toMatchObject({ acceptedOrders: 1 })
  expect(said.text).not.toContain('secret-token-1')
})

test('one server forwards to another as to any service', async () => {
  const service = start()
  const address = `http://127.0.0.1:${await portOf(service.said)}`
  const { said } = start({ TRACKING_SERVICE_URL: address, SERVICE_NAME: 'Example' })
  await expect
    .poll(() => said.text)
    .toContain(`Service (Example): uploads are forwarded to ${address}/`)
  const port = await portOf(said)
  expect(JSON.parse((await send(port, '/config.json')).text)).toMatchObject({
    practice: false,
    serviceUrl: '',
    serviceName: 'Example',
  })
  expect(JSON.parse((await upload(port, 'A-1')).text)).toMatchObject({ acceptedOrders: 1 })
  service.child.kill('SIGKILL')
  await service.ended
  expect((await upload(port, 'A-2')).headers['x-tracking-upload']).toBe('not-connected')
  await expect.poll(() => said.text).toContain('could not connect')
  expect(said.text).not.toContain('secret-token-1')
})

test('a port in use is said in one sentence, with exit code 1', async () => {
  const first = start()
  const port = await portOf(first.said)
  const { said, ended } = start({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said.text).toBe(
    `Port ${port} is in use at 127.0.0.1. Stop what runs there, or set PORT to another number.\n`,
  )
})

test.each([
  [
    { TRACKING_SERVICE_URL: 'api.example.com' },
    /^TRACKING_SERVICE_URL must be a web address[^\n]+\n$/,
  ],
  [{ PORT: 'http' }, /^PORT must be a whole number[^\n]+\n$/],
  [{ HOST: '203.0.113.1' }, /^HOST is "203\.0\.113\.1", which is no address of this machine\.\n$/],
])('%j is said in one sentence, with exit code 1', async (environment, sentence) => {
  const { said, ended } = start(environment)
  expect(await ended).toBe(1)
  expect(said.text).toMatch(sentence)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly', async (signal) => {
  const { child, said, ended } = start()
  await portOf(said)
  child.kill(signal)
  expect(await ended).toBe(0)
})

test('an upload that is on its way when the server is ended still gets its answer', async () => {
  const { child, said, ended } = start()
  const answer = upload(await portOf(said), 'TEST-SLOW')
  await new Promise((resolve) => setTimeout(resolve, 300))
  child.kill('SIGTERM')
  expect(JSON.parse((await answer).text)).toMatchObject({ acceptedOrders: 1 })
  expect(await ended).toBe(0)
})
