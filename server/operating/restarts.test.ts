import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { anUploadOf } from './page-client.testing.ts'
import { builtServer, portOf, type RunningServer } from '#server/running-build.testing.ts'
import { deadPort, listening, upstream } from '#server/sockets.testing.ts'

const { start } = builtServer()

/** A slow service that accepts everything and counts how often it received each order. */
async function aService() {
  const times = new Map<string, number>()
  const pace = { ms: 100 }
  const { url, received } = await upstream((_, response) => {
    const { body } = received.at(-1) ?? { body: '[]' }
    const entries = JSON.parse(body) as readonly TrackingEntry[]
    for (const { orderId } of entries) times.set(orderId, (times.get(orderId) ?? 0) + 1)
    const answer = JSON.stringify({ acceptedOrders: entries.length })
    setTimeout(() => response.end(answer), pace.ms)
  })
  return { url, times, pace, received }
}

/** Servers that keep their ports across restarts. */
async function someServers(count: number, service: URL) {
  const ports = await Promise.all(Array.from({ length: count }, deadPort))
  const environment = { TRACKING_SERVICE_URL: service.href, ALLOWED_HOSTS: '127.0.0.1' }
  const running = new Map<number, RunningServer>()
  const run = async (port: number) => {
    const server = start({ ...environment, PORT: String(port) })
    running.set(port, server)
    await portOf(server.said)
  }
  const stop = async (port: number, signal: NodeJS.Signals = 'SIGTERM') => {
    running.get(port)?.child.kill(signal)
    await running.get(port)?.ended
  }
  for (const port of ports) await run(port)
  return { ports, run, stop }
}

/** Balances like hosting/nginx.conf: one server per token, the next one if it can't be reached. */
async function ownProxy(ports: readonly number[]): Promise<number> {
  const proxy = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => pass(request, response, Buffer.concat(chunks), inOrder(request, ports)))
  })
  return listening(proxy)
}

function inOrder(request: http.IncomingMessage, ports: readonly number[]): readonly number[] {
  const name = String(request.headers['x-tracking-upload-request'])
  const first = (createHash('sha256').update(name).digest()[0] ?? 0) % ports.length
  return [...ports.slice(first), ...ports.slice(0, first)]
}

function pass(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  body: Buffer,
  [port, ...others]: readonly number[],
): void {
  const { method = 'GET', url: path = '/', headers } = request
  let isConnected = false
  const out = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  out.on('socket', (socket) => socket.once('connect', () => (isConnected = true)))
  out.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
    answer.pipe(response)
  })
  out.on('error', () => {
    if (isConnected) return response.writeHead(502, { connection: 'close' }).end()
    if (others.length > 0) return pass(request, response, body, others)
    const mark = { 'X-Tracking-Upload': 'not-connected', connection: 'close' }
    return response.writeHead(502, mark).end()
  })
  out.end(body)
}

/** nginx with hosting/nginx.conf in front of these servers, without TLS. */
async function nginx(ports: readonly number[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await deadPort()
  const shipped = await readFile(new URL('../../hosting/nginx.conf', import.meta.url), 'utf8')
  const site = shipped
    .replace(/server \{\s+listen 80;[^}]+\}/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^\s+ssl_certificate.*$/gm, '')
    .replace(/product-([12]):4173/g, (_, number) => `127.0.0.1:${ports[Number(number) - 1]}`)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  )
  const http = `access_log off; ${temp.join(' ')} ${site}`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, `daemon off; pid ${folder}/pid; events {} http { ${http} }`)
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'errors')])
  onTestFinished(async () => {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  })
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))
    .not.toBeNull()
  return port
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const entries = (count: number): readonly TrackingEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    orderId: `SO-${index}`,
    trackingId: `T-${index}`,
  }))

/** Expects every order accepted exactly once and never in doubt. */
async function expectAllOnce(
  { times }: Awaited<ReturnType<typeof aService>>,
  page: Awaited<ReturnType<typeof anUploadOf>>,
  count: number,
) {
  await expect
    .poll(() => page.counts().accepted + page.counts()['in-doubt'], { timeout: 60_000 })
    .toBe(count)
  expect(page.counts()).toMatchObject({ accepted: count, 'in-doubt': 0 })
  expect([times.size, [...times.values()].filter((often) => often !== 1)]).toEqual([count, []])
}

const PROXIES: Readonly<Record<string, (ports: readonly number[]) => Promise<number>>> = hasNginx()
  ? { 'our own proxy': ownProxy, nginx }
  : { 'our own proxy': ownProxy }

/** A restart takes a second or two, so only one proxy does ten: nginx where it is installed. */
const ROLLING = Object.entries(PROXIES).map(([name, proxy]) => ({
  name,
  proxy,
  restarts: name === 'nginx' || !hasNginx() ? 10 : 2,
}))

test.each(ROLLING)(
  '$restarts rolling restarts behind $name leave no entry in doubt',
  async ({ proxy, restarts }) => {
    const service = await aService()
    const { ports, run, stop } = await someServers(2, service.url)
    const page = await anUploadOf(entries(4_000), await proxy(ports), { requestSize: 10 })
    for (let restart = 0; restart < restarts; restart += 1) {
      const port = ports[restart % 2] ?? 0
      await wait(300)
      await stop(port)
      await run(port)
    }
    expect(page.status()).not.toBe('idle')
    service.pace.ms = 0
    await expectAllOnce(service, page, 4_000)
  },
  120_000,
)

test.each(ROLLING)(
  'with both servers behind $name down nothing is sent, and the upload continues automatically',
  async ({ proxy }) => {
    const service = await aService()
    const { ports, run, stop } = await someServers(2, service.url)
    const page = await anUploadOf(entries(300), await proxy(ports), { requestSize: 10 })
    await expect.poll(() => page.counts().accepted).toBeGreaterThan(0)
    await Promise.all(ports.map((port) => stop(port)))
    await expect.poll(page.status, { timeout: 10_000 }).toBe('waiting')
    await Promise.all(ports.map(run))
    service.pace.ms = 0
    await expectAllOnce(service, page, 300)
  },
  60_000,
)

test('only requests of a killed server are in doubt', async () => {
  const service = await aService()
  const { ports, stop } = await someServers(2, service.url)
  service.pace.ms = 5_000
  const page = await anUploadOf(entries(30), await ownProxy(ports), { requestSize: 10 })
  await expect.poll(() => service.received.length).toBe(1)
  await Promise.all(ports.map((port) => stop(port, 'SIGKILL')))
  await expect.poll(() => page.counts()['in-doubt'], { timeout: 20_000 }).toBe(10)
  expect(page.counts()).toMatchObject({ waiting: 20 })
}, 60_000)

test('restarting a single server at its port leaves no entry in doubt', async () => {
  const service = await aService()
  const { ports, run, stop } = await someServers(1, service.url)
  const [port = 0] = ports
  const page = await anUploadOf(entries(2_000), port, { requestSize: 20 })
  for (let restart = 0; restart < 3; restart += 1) {
    await wait(300)
    await stop(port)
    await run(port)
  }
  service.pace.ms = 0
  await expectAllOnce(service, page, 2_000)
}, 60_000)
