import { type ChildProcess, execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

import { builtServer, portOf } from './running-build.testing.ts'
import { deadPort, send } from './sockets.testing.ts'

const { folder, start, startPractice, startLater } = builtServer()
const PRACTICE = { PRACTICE: 'true' }

const HEADERS = { Authorization: 'Bearer secret-token-1', 'Content-Type': 'application/json' }

const upload = (port: number, ...orderIds: readonly string[]) =>
  send(port, '/v1/api/tracking', {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(orderIds.map((orderId) => ({ orderId, trackingId: 'TN-1' }))),
  })

test('with PRACTICE it serves the page, reports practice mode and answers uploads', async () => {
  const { said } = startPractice()
  const port = await portOf(said)
  await expect.poll(() => said.text).toContain('Practice mode: nothing reaches a shop.')
  expect((await send(port, '/')).text).toBe('the page')
  expect(JSON.parse((await send(port, '/config.json')).text)).toMatchObject({ practice: true })
  expect(JSON.parse((await upload(port, 'A-1')).text)).toMatchObject({ acceptedOrders: 1 })
  expect(said.text).not.toContain('secret-token-1')
})

test('a server can forward to another server', async () => {
  const service = startPractice()
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

test('in production every line is JSON, including the greeting and a wrong setting', async () => {
  const good = startPractice({ NODE_ENV: 'production', METRICS_PORT: '0' })
  await expect.poll(() => good.said.text).toContain('Practice mode')
  const wrong = start({ NODE_ENV: 'production', PORT: 'http' })
  expect(await wrong.ended).toBe(1)
  for (const { said } of [good, wrong])
    for (const line of said.text.trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(String),
        time: expect.any(String),
      })
})

test('METRICS_PORT serves metrics at their own port', async () => {
  const { said } = startPractice({ METRICS_PORT: '0' })
  await upload(await portOf(said), 'A-1')
  const port = Number(/Metrics: port (\d+), \/metrics/.exec(said.text)?.[1])
  const { status, text } = await send(port, '/metrics')
  expect(status).toBe(200)
  expect(text).toContain('tracking_upload_requests_total{status="200"} 1')
  expect(text).not.toContain('secret-token-1')
})

const MB = 1024 * 1024

/** Resident memory of a process, in MB. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

test('60 unfinished bodies take at most 300 MB of memory', async () => {
  const { child, said } = start({ TRACKING_SERVICE_URL: `http://127.0.0.1:${await deadPort()}` })
  const port = await portOf(said)
  const headers = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `POST /v1/api/tracking HTTP/1.1\r\nHost: localhost\r\n${headers.join('')}`
  const body = Buffer.alloc(4 * MB - 1, '[')
  const written = Array.from({ length: 60 }, () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(`${head}Content-Length: ${4 * MB}\r\n\r\n`)
    return new Promise((resolve) => {
      socket.once('close', resolve)
      socket.write(body, resolve)
    })
  })
  await Promise.all(written)
  const held = await memoryOf(child)
  expect(held).toBeGreaterThan(100)
  expect(held).toBeLessThan(300)
  expect((await send(port, '/')).status).toBe(200)
}, 30_000)

test('a port in use gives one sentence and exit code 1', async () => {
  const first = startPractice()
  const port = await portOf(first.said)
  const { said, ended } = startPractice({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said.text).toBe(
    `Port ${port} is in use at 127.0.0.1. Stop what runs there, or set PORT to another number.\n`,
  )
})

test('a metrics port in use is named by its setting', async () => {
  const first = startPractice()
  const port = await portOf(first.said)
  const { said, ended } = startPractice({ METRICS_PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said.text).toBe(
    `Port ${port} is in use at 127.0.0.1. Stop what runs there, or set METRICS_PORT to another number.\n`,
  )
})

test('an incomplete build does not start', async () => {
  await rm(join(folder(), 'built-from'))
  onTestFinished(() => writeFile(join(folder(), 'built-from'), 'sources'))
  const { said, ended } = startPractice()
  expect(await ended).toBe(1)
  expect(said.text).toBe('This build is not whole. Make it anew: npm run build\n')
})

test.each([
  [
    { TRACKING_SERVICE_URL: 'api.example.com' },
    /^TRACKING_SERVICE_URL must be a web address[^\n]+\n$/,
  ],
  [{ ALLOWED_HOSTS: '*' }, /^ALLOWED_HOSTS holds names of hosts[^\n]+\n$/],
  [{ ALLOWED_HOSTS: 'https://a.example' }, /^ALLOWED_HOSTS [^\n]*such as "a\.example"[^\n]+\n$/],
  [
    { TRACKING_SERVCE_URL: 'https://a.example' },
    /^Unknown setting TRACKING_SERVCE_URL\. Did you mean TRACKING_SERVICE_URL\?\n$/,
  ],
  [{}, /^TRACKING_SERVICE_URL is not set\.[^\n]+PRACTICE=true\.\n$/],
  [{ NODE_ENV: 'development' }, /^TRACKING_SERVICE_URL is not set\.[^\n]+PRACTICE=true\.\n$/],
  [{ PORT: 'http' }, /^PORT must be a whole number[^\n]+\n$/],
  [
    { ...PRACTICE, HOST: '203.0.113.1' },
    /^HOST is "203\.0\.113\.1", which is no address of this machine\.\n$/,
  ],
])('%j gives one sentence and exit code 1', async (environment, sentence) => {
  const { said, ended } = start(environment)
  expect(await ended).toBe(1)
  expect(said.text).toMatch(sentence)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly', async (signal) => {
  const { child, said, ended } = startPractice()
  await portOf(said)
  child.kill(signal)
  expect(await ended).toBe(0)
})

test.each([
  ['was cut', (file: string) => writeFile(file, 'the p')],
  ['is missing', (file: string) => rm(file)],
])('a build of which a part %s does not start', async (_, spoil) => {
  const file = join(folder(), 'app', 'index.html')
  await spoil(file)
  onTestFinished(() => writeFile(file, 'the page'))
  const { said, ended } = startPractice()
  expect(await ended).toBe(1)
  expect(said.text).toBe(
    'This build is not whole: index.html is missing or was cut. Copy it again.\n',
  )
})

test('an upload in progress at shutdown still gets its answer', async () => {
  const { child, said, ended } = startPractice()
  const port = await portOf(said)
  const answer = upload(port, 'TEST-SLOW')
  await untilUploaded(port)
  child.kill('SIGTERM')
  expect(JSON.parse((await answer).text)).toMatchObject({ acceptedOrders: 1 })
  expect(await ended).toBe(0)
})

test('an incomplete upload at shutdown is answered as not forwarded', async () => {
  const { child, said, ended } = startPractice()
  const port = await portOf(said)
  const socket = connect(port, '127.0.0.1')
  const headers = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /v1/api/tracking HTTP/1.1\r\nHost: localhost\r\n${headers.join('')}`)
  socket.write('Content-Length: 2\r\nExpect: 100-continue\r\n\r\n[')
  let got = ''
  socket.setEncoding('utf8').on('data', (text: string) => (got += text))
  await expect.poll(() => got).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  child.kill('SIGTERM')
  await expect.poll(() => isOpen(port)).toBe(false)
  socket.write(']')
  expect(await ended).toBe(0)
  expect(got).toMatch(/^HTTP\/1\.1 503 /m)
  expect(got).toMatch(/x-tracking-upload: not-connected/i)
})

test('shutdown waits for an upload no longer than SHUTDOWN_MS', async () => {
  const { child, said, ended } = startPractice({ SHUTDOWN_MS: '0' })
  const port = await portOf(said)
  const answer = upload(port, 'TEST-SLOW').catch(() => 'cut')
  await untilUploaded(port)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await answer
})

/** Waits until the simulator has received an upload, which it answers later. */
async function untilUploaded(port: number) {
  const readBook = async () => (await send(port, '/practice/book', { headers: HEADERS })).text
  await expect.poll(readBook).not.toBe('[]')
}

const isOpen = (port: number) =>
  send(port, '/config.json').then(
    () => true,
    () => false,
  )

test('a log that is closed does not end it', async () => {
  const { child, said } = start({ TRACKING_SERVICE_URL: `http://127.0.0.1:${await deadPort()}` })
  const port = await portOf(said)
  child.stdout?.destroy()
  child.stderr?.destroy()
  for (const orderId of ['A-1', 'A-2', 'A-3'])
    expect((await upload(port, orderId)).headers['x-tracking-upload']).toBe('not-connected')
  expect((await send(port, '/')).status).toBe(200)
})

/** A listening socket for other processes, passed on before a client can connect. */
async function handOver<Child>(take: (socket: number) => Child) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { fd } = Reflect.get(server, '_handle') as { readonly fd: number }
  const child = take(fd)
  server.close()
  return { port, child }
}

test('after four restarts on a handed-over socket, none of 2,000 entries is in doubt or sent twice', async () => {
  const service = startPractice()
  const address = `http://127.0.0.1:${await portOf(service.said)}`
  const { port, child: servers } = await handOver((socket) =>
    Array.from({ length: 5 }, () => startLater(socket, { TRACKING_SERVICE_URL: address })),
  )
  const statuses: unknown[] = []
  let next = 0
  const sender = async () => {
    for (let number = next++; number < 100; number = next++) {
      const orderIds = Array.from({ length: 20 }, (_, index) => `SO-${number}-${index}`)
      let status: unknown = 503
      // Like the page, resend requests that were not forwarded.
      while (status === 503) status = await statusOf(upload(port, ...orderIds))
      statuses.push(status)
      await wait(20)
    }
  }
  const sending = Promise.all([sender(), sender(), sender()])
  for (const [index, { child, said, ended }] of servers.entries()) {
    child.stdin?.write('go\n')
    await expect.poll(() => said.text, { timeout: 10_000 }).toContain('Service: uploads')
    if (index === servers.length - 1) break
    const before = statuses.length
    await expect.poll(() => statuses.length).toBeGreaterThan(before)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
  await sending
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 200))
  const book = await send(Number(new URL(address).port), '/practice/book', { headers: HEADERS })
  const lines = JSON.parse(book.text) as readonly { readonly times: number }[]
  expect([lines.length, lines.filter(({ times }) => times !== 1)]).toEqual([2_000, []])
}, 60_000)

const statusOf = (answer: ReturnType<typeof upload>) =>
  answer.then(
    ({ status }) => status,
    (error: unknown) => String(error),
  )
