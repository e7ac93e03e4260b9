import http from 'node:http'
import net from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'

import { endpointOf, forwardTimeoutMs } from './forwarder.ts'
import { inFrontOf } from '#server/running-app.testing.ts'
import { deadPort, listening, send, upstream } from '#server/sockets.testing.ts'

const PATH = '/v1/api/tracking'
const BODY = '[{"orderId":"A-1","trackingId":"00123"}]'

const upload = (port: number, headers: Readonly<Record<string, string>> = {}) =>
  send(port, PATH, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer secret-token',
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...headers,
    },
    body: BODY,
  })

test('forwards exactly three headers and the body unchanged', async () => {
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(service.url)
  await upload(port, {
    Cookie: 'a=b',
    Origin: `http://127.0.0.1:${port}`,
    Referer: 'http://127.0.0.1/secret',
    'User-Agent': 'Browser',
    'Accept-Language': 'es',
    'Accept-Encoding': 'gzip, br',
    'X-Forwarded-For': '10.1.1.1',
    'X-Anything': 'else',
  })
  expect(service.received).toMatchObject([{ method: 'POST', url: PATH, body: BODY }])
  expect(service.received[0]?.headers).toEqual({
    authorization: 'Bearer secret-token',
    accept: 'application/json',
    'content-type': 'application/json',
    'content-length': String(BODY.length),
    host: service.url.host,
    connection: 'keep-alive',
  })
})

test('adds no header that the browser did not send', async () => {
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(service.url)
  const headers = { Authorization: 'Bearer secret-token', 'Content-Type': 'application/json' }
  await send(port, PATH, { method: 'POST', headers, body: BODY })
  expect(service.received[0]?.headers.accept).toBeUndefined()
})

test('returns exactly status, Content-Type, Retry-After and body of the service', async () => {
  const service = await upstream((_, response) => {
    response.writeHead(401, {
      'Content-Type': 'text/plain',
      'Retry-After': '7',
      'Set-Cookie': 'a=b',
      'WWW-Authenticate': 'Basic realm="internal"',
      Location: 'http://internal.example/',
      Server: 'internal',
      'X-Tracking-Upload': 'not-connected',
      'Access-Control-Allow-Origin': '*',
      'Content-Security-Policy': 'sandbox',
    })
    response.end('Unauthorized')
  })
  const { port } = await inFrontOf(service.url)
  const { status, text, headers } = await upload(port)
  expect([status, text]).toEqual([401, 'Unauthorized'])
  expect(headers).toMatchObject({ 'content-type': 'text/plain', 'retry-after': '7' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'date',
    'permissions-policy',
    'referrer-policy',
    'retry-after',
    'x-content-type-options',
  ])
})

test.each([200, 201, 207, 400, 403, 404, 413, 422, 429, 500, 502, 503])(
  'a %s of the service is passed on unchanged',
  async (status) => {
    const service = await upstream((_, response) => response.writeHead(status).end('text'))
    const { port } = await inFrontOf(service.url)
    const got = await upload(port)
    expect([got.status, got.text, got.headers['x-tracking-upload']]).toEqual([
      status,
      'text',
      undefined,
    ])
  },
)

test('an answer without a body comes back', async () => {
  const service = await upstream((_, response) => response.writeHead(204).end())
  const { port } = await inFrontOf(service.url)
  expect(await upload(port)).toMatchObject({ status: 204, text: '' })
})

test.each([301, 302, 303, 307, 308])('a redirect with %s is not followed', async (status) => {
  const elsewhere = await upstream((_, response) => response.end('{}'))
  const service = await upstream((_, response) =>
    response.writeHead(status, { Location: elsewhere.url.href }).end(),
  )
  const { port } = await inFrontOf(service.url)
  const got = await upload(port)
  expect([got.status, got.headers.location]).toEqual([status, undefined])
  expect([service.received.length, elsewhere.received.length]).toEqual([1, 0])
})

test.each([
  ['http://s.example', 'http://s.example/v1/api/tracking'],
  ['http://s.example/', 'http://s.example/v1/api/tracking'],
  ['https://s.example/base', 'https://s.example/base/v1/api/tracking'],
  ['https://s.example/base/path//', 'https://s.example/base/path/v1/api/tracking'],
])('the base URL %s has the endpoint %s', (base, endpoint) => {
  expect(endpointOf(new URL(base)).href).toBe(endpoint)
})

test('the path of the base URL is used', async () => {
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(new URL('/shop/', service.url))
  await upload(port)
  expect(service.received[0]?.url).toBe('/shop/v1/api/tracking')
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['identity', (bytes: Buffer) => bytes],
])('an answer compressed with %s arrives decompressed', async (encoding, pack) => {
  const service = await upstream((_, response) =>
    response.writeHead(200, { 'Content-Encoding': encoding }).end(pack(Buffer.from('{"ä":1}'))),
  )
  const { port } = await inFrontOf(service.url)
  const { text, headers } = await upload(port)
  expect([text, headers['content-encoding']]).toEqual(['{"ä":1}', undefined])
})

test.each([
  ['gzip', 'this is no gzip'],
  ['zstd', 'nobody can read this'],
  ['__proto__', 'nor this'],
])(
  'a request whose answer cannot be decompressed (%s) may have been processed',
  async (encoding, body) => {
    const service = await upstream((_, response) =>
      response.writeHead(200, { 'Content-Encoding': encoding }).end(body),
    )
    const { port } = await inFrontOf(service.url)
    const got = await upload(port)
    expect([got.status, got.headers['x-tracking-upload']]).toEqual([502, undefined])
  },
)

const NOT_CONNECTED = { status: 502, headers: { 'x-tracking-upload': 'not-connected' } }

test('a refused connection is reported as not connected, without an internal address', async () => {
  const dead = await deadPort()
  const { port, log } = await inFrontOf(new URL(`http://127.0.0.1:${dead}/internal`))
  const got = await upload(port)
  expect(got).toMatchObject(NOT_CONNECTED)
  expect(got.headers['content-type']).toBe('application/json')
  expect(JSON.parse(got.text)).toEqual({ error: expect.any(String) })
  expect(got.text).not.toMatch(/127\.0\.0\.1|internal|\d{4,5}|ECONN/)
  expect(log).toEqual([expect.stringContaining('could not connect (ECONNREFUSED)')])
})

test('an unknown host name is reported as not connected', async () => {
  const { port } = await inFrontOf(new URL('http://no-such-host.invalid'))
  expect(await upload(port)).toMatchObject(NOT_CONNECTED)
})

test('a failed TLS handshake is reported as not connected', async () => {
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(new URL(`https://${service.url.host}`))
  expect(await upload(port)).toMatchObject(NOT_CONNECTED)
  expect(service.received).toEqual([])
})

test('an unanswered TLS handshake is reported as not connected, within the connect timeout', async () => {
  const silent = await listening(net.createServer(() => undefined))
  const service = new URL(`https://127.0.0.1:${silent}`)
  const { port } = await inFrontOf(service, { connectTimeoutMs: 100 })
  expect(await upload(port)).toMatchObject(NOT_CONNECTED)
})

/** A service that breaks the connection after the first data of a request. */
async function breaking(how: (socket: net.Socket) => void): Promise<URL> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => how(socket))
  })
  return new URL(`http://127.0.0.1:${await listening(server)}`)
}

test.each([
  ['resets the connection', (socket: net.Socket) => socket.resetAndDestroy()],
  ['closes the connection', (socket: net.Socket) => socket.end()],
  [
    'breaks off in the headers',
    (socket: net.Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Le'),
  ],
  [
    'breaks off in the body',
    (socket: net.Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"acc'),
  ],
  [
    'breaks off between two pieces',
    (socket: net.Socket) =>
      socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n'),
  ],
  ['does not speak HTTP', (socket: net.Socket) => socket.end('SSH-2.0-OpenSSH\r\n')],
  [
    'changes the protocol',
    (socket: net.Socket) =>
      socket.end('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
  ],
])('a service that %s may have processed the request', async (_, how) => {
  const { port } = await inFrontOf(await breaking(how))
  const got = await upload(port)
  expect([got.status, got.headers['x-tracking-upload']]).toEqual([502, undefined])
  expect(JSON.parse(got.text)).toEqual({ error: expect.any(String) })
  expect(got.text).not.toContain('127.0.0.1')
})

test('a service that does not answer in time gives 504, which leaves the outcome open', async () => {
  const service = await upstream(() => undefined)
  const { port, log } = await inFrontOf(service.url, { timeoutMs: 150 })
  const got = await upload(port)
  expect([got.status, got.headers['x-tracking-upload']]).toEqual([504, undefined])
  expect(JSON.parse(got.text)).toEqual({ error: 'The service did not answer in time.' })
  expect(log).toEqual([expect.stringContaining('no answer in time')])
})

test('the timeout covers the whole answer, not only its beginning', async () => {
  const service = await upstream((_, response) => void response.writeHead(200).write('{'))
  const { port } = await inFrontOf(service.url, { timeoutMs: 150 })
  expect((await upload(port)).status).toBe(504)
})

test.each([
  [60_000, 75_000],
  [1_000, 75_000],
  [300_000, 315_000],
])('a page timeout of %s ms gives the service %s ms', (page, service) => {
  expect(forwardTimeoutMs(page)).toBe(service)
})

test('successive requests share a connection, but not after a pause', async () => {
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(service.url)
  await upload(port)
  await upload(port)
  await wait(1_300)
  await upload(port)
  const [first, second, third] = service.received.map(({ from }) => from)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('an answer may take longer than a connection may be idle', async () => {
  const service = await upstream((_, response) => void setTimeout(() => response.end('{}'), 1_300))
  const { port } = await inFrontOf(service.url)
  expect(await upload(port)).toMatchObject({ status: 200, text: '{}' })
})

test('a request on a reused connection that breaks is in doubt and not retried', async () => {
  let requests = 0
  const server = http.createServer((request, response) => {
    requests += 1
    if (requests === 1) response.end('{}')
    else request.socket.destroy()
  })
  const { port } = await inFrontOf(new URL(`http://127.0.0.1:${await listening(server)}`))
  await upload(port)
  const got = await upload(port)
  expect([got.status, got.headers['x-tracking-upload'], requests]).toEqual([502, undefined, 2])
})

test('the access token appears in no log and in nothing on the console', async () => {
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
  const spies = methods.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined))
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  const dead = await inFrontOf(new URL(`http://127.0.0.1:${await deadPort()}`))
  const cut = await inFrontOf(await breaking((socket) => socket.resetAndDestroy()))
  await upload(dead.port)
  await upload(cut.port)
  await upload(cut.port, { Origin: 'https://evil.example' })
  const written = [dead.log, cut.log, spies.flatMap((spy) => spy.mock.calls)]
  expect(dead.log.length + cut.log.length).toBe(2)
  expect(JSON.stringify(written)).not.toContain('secret-token')
})
