import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

import { createTraffic } from './forwarding/traffic.ts'
import type { TrackingEndpoint } from './forwarding/tracking-endpoint.ts'
import { runningApp } from './running-app.testing.ts'
import { raw, send } from './sockets.testing.ts'

const PATH = '/v1/api/tracking'

/** Counts requests that reach the service. */
function counting(answer: TrackingEndpoint = fine) {
  const seen = { count: 0 }
  const endpoint: TrackingEndpoint = (request) => {
    seen.count += 1
    return answer(request)
  }
  return { seen, endpoint }
}

const fine: TrackingEndpoint = async () => ({
  kind: 'answer',
  status: 200,
  headers: {},
  body: '{}',
})

const HEAD = [
  `POST ${PATH} HTTP/1.1`,
  'Host: localhost',
  'Authorization: Bearer secret-token',
  'Content-Type: application/json',
]
const request = (...more: readonly string[]) => [...HEAD, ...more, '', ''].join('\r\n')
const WHOLE = `${request('Content-Length: 2')}[]`

test('of five uploads in one write, only the first is forwarded and answered', async () => {
  const { seen, endpoint } = counting()
  const port = await runningApp({ endpoint })
  const got = await raw(port, WHOLE.repeat(5))
  expect(seen.count).toBe(1)
  expect(got.match(/HTTP\/1\.1 200/g)).toHaveLength(1)
  expect(got).not.toMatch(/HTTP\/1\.1 [34]/)
})

test('invalid bytes after an upload do not replace its answer', async () => {
  const slow: TrackingEndpoint = async (upload) => {
    await wait(100)
    return fine(upload)
  }
  const { seen, endpoint } = counting(slow)
  const port = await runningApp({ endpoint })
  const got = await raw(port, `${WHOLE}rubbish\r\n\r\n`).catch(() => '')
  expect(seen.count).toBe(1)
  expect(got).not.toContain('400')
})

test.each([
  ['no token', WHOLE.replace(/Authorization.*\r\n/, ''), 401],
  ['no type', WHOLE.replace(/Content-Type.*\r\n/, ''), 415],
  ['a form', WHOLE.replace('application/json', 'text/plain'), 415],
  ['no JSON', `${request('Content-Length: 2')}[}`, 400],
  ['nothing', request('Content-Length: 0'), 400],
  ['bytes that are no text', `${request('Content-Length: 3')}"\u00ff"`, 400],
  ['an unknown expectation', `${request('Content-Length: 2', 'Expect: wonders')}[]`, 417],
  ['two hosts', `${request('Host: localhost', 'Content-Length: 2')}[]`, 400],
  [
    'a connection to another server',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
    400,
  ],
  ['no host', WHOLE.replace('Host: localhost\r\n', ''), 400],
  ['the address of another server', WHOLE.replace('/v1', 'http://evil.example/v1'), 400],
  ['a foreign page', `${request('Sec-Fetch-Site: cross-site', 'Content-Length: 2')}[]`, 403],
  [
    'a neighbour without an origin',
    `${request('Sec-Fetch-Site: same-site', 'Content-Length: 2')}[]`,
    403,
  ],
  [
    'JSON in a thousand layers',
    `${request('Content-Length: 2000')}${'['.repeat(1000)}${']'.repeat(1000)}`,
    400,
  ],
  ['a header without a name', request(': empty'), 400],
  ['no HTTP at all', 'rubbish\r\n\r\n', 400],
  ['headers without an end', request(`X-Long: ${'x'.repeat(20_000)}`), 431],
])(
  'with %s nothing is forwarded, and the answer has every security header',
  async (_, text, status) => {
    const { seen, endpoint } = counting()
    const port = await runningApp({ endpoint })
    const got = await raw(port, text)
    expect(got).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(got).toMatch(/content-security-policy: default-src/i)
    expect(got).toMatch(/x-content-type-options: nosniff/i)
    expect(got).toMatch(/connection: close/i)
    expect(seen.count).toBe(0)
  },
)

test('a request may use the absolute form of its own address', async () => {
  const { seen, endpoint } = counting()
  const port = await runningApp({ endpoint })
  expect(await raw(port, WHOLE.replace('/v1', 'http://localhost/v1'))).toMatch(/^HTTP\/1\.1 200/)
  expect(seen.count).toBe(1)
})

test('a request without a token is refused before its body arrives', async () => {
  const { endpoint } = counting()
  const port = await runningApp({ endpoint })
  const head = request('Content-Length: 20000000').replace(/Authorization.*\r\n/, '')
  expect(await raw(port, head)).toMatch(/^HTTP\/1\.1 401 /)
})

test('a browser that disconnects within its body uploads nothing', async () => {
  const { seen, endpoint } = counting()
  const port = await runningApp({ endpoint })
  const socket = connect(port, '127.0.0.1')
  socket.write(`${request('Content-Length: 1000', 'Expect: 100-continue')}[{"orderId"`)
  await once(socket, 'data')
  socket.destroy()
  // This later upload is the first to be forwarded.
  await raw(port, WHOLE)
  expect(seen.count).toBe(1)
})

test.each([
  ['a body', `${request('Content-Length: 1000')}[{"orderId"`, /^$/],
  ['headers', HEAD.join('\r\n'), /^HTTP\/1\.1 408 [^]*content-security-policy/i],
])('half of %s is cut after the request timeout', async (_, half, got) => {
  const { seen, endpoint } = counting()
  const waits = { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 }
  const port = await runningApp({ endpoint }, waits)
  const start = performance.now()
  expect(await raw(port, half).catch(() => '')).toMatch(got)
  expect(performance.now() - start).toBeGreaterThan(250)
  expect(seen.count).toBe(0)
})

test('over the memory limit an upload is answered 503 and not forwarded', async () => {
  const traffic = createTraffic(1_000)
  const { seen, endpoint } = counting()
  const port = await runningApp({ endpoint, traffic })
  const first = connect(port, '127.0.0.1')
  first.write(`${request('Content-Length: 900')}${'['.repeat(800)}`)
  await expect.poll(traffic.bytesHeld).toBe(800)
  const body = `"${'x'.repeat(500)}"`
  const headers = { Authorization: 'Bearer secret-token', 'Content-Type': 'application/json' }
  const upload = () => send(port, PATH, { method: 'POST', headers, body })
  const refused = await upload()
  expect([refused.status, refused.headers['retry-after'], seen.count]).toEqual([503, '2', 0])
  expect(refused.headers['x-tracking-upload']).toBe('not-connected')
  first.destroy()
  await expect.poll(traffic.bytesHeld).toBe(0)
  expect((await upload()).status).toBe(200)
  expect([seen.count, traffic.bytesHeld()]).toEqual([1, 0])
})

test('Expect: 100-continue is confirmed, then answered', async () => {
  const { seen, endpoint } = counting()
  const port = await runningApp({ endpoint })
  const got = await raw(port, `${request('Content-Length: 2', 'Expect: 100-continue')}[]`)
  expect(got).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  expect(seen.count).toBe(1)
})

test.each(['[', '{"a":', '[{"a":[', '[],', '[[],[{}]],'])(
  '4 MB of %s are refused before they are parsed',
  async (layer) => {
    const { seen, endpoint } = counting()
    const port = await runningApp({ endpoint })
    const body = layer.repeat((4 * 1024 * 1024) / layer.length)
    const parse = vi.spyOn(JSON, 'parse')
    const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' }
    const refused = await send(port, PATH, { method: 'POST', headers, body })
    expect([refused.status, seen.count]).toEqual([400, 0])
    expect(parse).not.toHaveBeenCalled()
  },
)

test('brackets inside strings do not count as nesting', async () => {
  const { seen, endpoint } = counting()
  const port = await runningApp({ endpoint })
  const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' }
  const body = JSON.stringify([{ orderId: `\\"${'['.repeat(500)}`, trackingId: '{'.repeat(500) }])
  expect((await send(port, PATH, { method: 'POST', headers, body })).status).toBe(200)
  expect(seen.count).toBe(1)
})
