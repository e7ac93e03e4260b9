import { expect, test } from 'vitest'

import { practiceEndpoint } from './practice.ts'
import { runningApp, settingsOf } from './running-app.testing.ts'
import { send } from './sockets.testing.ts'
import type { TrackingEndpoint } from './forwarding/tracking-endpoint.ts'

const PATH = '/v1/api/tracking'

const HEADERS = { Authorization: 'Bearer practice-token', 'Content-Type': 'application/json' }

const upload = (port: number, body: string | Buffer = '[]', headers = {}) =>
  send(port, PATH, { method: 'POST', headers: { ...HEADERS, ...headers }, body })

const answering: TrackingEndpoint = async ({ body }) => ({
  kind: 'answer',
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: `{"bytes":${body.length}}`,
})

test.each([
  ['GET', '/', 200, 'the page'],
  ['GET', '/uploads', 200, 'the page'],
  ['GET', '/uploads/0193-abc', 200, 'the page'],
  ['GET', '/settings', 200, 'the page'],
  ['GET', '/help?topic=token', 200, 'the page'],
  ['HEAD', '/', 200, ''],
  ['GET', '/assets/main-1.js', 200, 'script'],
  ['GET', '/config.json', 200, '"practice":true'],
  ['GET', '/assets/gone-2.js', 404, '"error"'],
  ['GET', '/assets', 404, '"error"'],
  ['GET', '/assets/', 404, '"error"'],
  ['GET', '/v1', 404, '"error"'],
  ['GET', '/v1/api', 404, '"error"'],
  ['POST', '/v1/api/tracking/', 404, '"error"'],
  ['POST', '/v1/api/other', 404, '"error"'],
  ['POST', '/v2/api/tracking', 404, '"error"'],
  ['GET', '/favicon.ico', 404, '"error"'],
  ['GET', '/.vite/manifest.json', 404, '"error"'],
  ['GET', '/assets/../../package.json', 404, '"error"'],
  ['GET', '/%2e%2e/package.json', 404, '"error"'],
  ['GET', PATH, 405, '"error"'],
  ['PUT', PATH, 405, '"error"'],
  ['DELETE', PATH, 405, '"error"'],
  ['OPTIONS', PATH, 405, '"error"'],
  ['POST', '/', 405, '"error"'],
  ['POST', '/config.json', 405, '"error"'],
  ['DELETE', '/assets/main-1.js', 405, '"error"'],
  ['POST', '/nowhere', 404, '"error"'],
])('%s %s is answered with %s and %s', async (method, path, status, text) => {
  const port = await runningApp({ endpoint: answering })
  // A request with `Accept: text/html` for a script or the API still gets no page.
  const got = await send(port, path, { method, headers: { Accept: 'text/html,*/*' } })
  expect(got.status).toBe(status)
  expect(got.text).toContain(text)
})

test.each([
  ['GET', '/tracking/', 200, 'the page'],
  ['GET', '/tracking/uploads/0193-abc', 200, 'the page'],
  ['GET', '/tracking/assets/main-1.js', 200, 'script'],
  ['GET', '/tracking/config.json', 200, '"practice":true'],
  ['GET', '/tracking/healthz', 200, 'true'],
  ['GET', '/tracking/assets/gone-2.js', 404, '"error"'],
  ['POST', '/tracking/', 405, '"error"'],
  ['PUT', `/tracking${PATH}`, 405, '"error"'],
  // Behind a proxy that removes the path.
  ['GET', '/', 200, 'the page'],
  ['GET', '/uploads/0193-abc', 200, 'the page'],
  ['GET', '/assets/main-1.js', 200, 'script'],
  ['GET', '/config.json', 200, '"practice":true'],
  ['GET', '/healthz', 200, 'true'],
  // Unknown, with and without the path.
  ['GET', '/other/assets/main-1.js', 404, '"error"'],
  ['GET', '/trackings/config.json', 404, '"error"'],
  ['GET', '/tracking/tracking/config.json', 404, '"error"'],
  ['POST', `/other${PATH}`, 404, '"error"'],
  ['GET', '/other/', 404, 'the page'],
])('under a path %s %s is answered with %s and %s', async (method, path, status, text) => {
  const settings = settingsOf({ BASE_PATH: 'tracking' })
  const port = await runningApp({ settings, endpoint: answering })
  const got = await send(port, path, { method, headers: { Accept: 'text/html,*/*' } })
  expect([got.status, got.text]).toEqual([status, expect.stringContaining(text)])
})

test('under a path its name without the last slash leads to the page, and uploads are taken', async () => {
  const settings = settingsOf({ BASE_PATH: '/tools/tracking/' })
  const port = await runningApp({ settings, endpoint: answering })
  const { status, headers } = await send(port, '/tools/tracking?entry=1')
  expect([status, headers.location]).toEqual([308, '/tools/tracking/?entry=1'])
  for (const path of [PATH, `/tools/tracking${PATH}`]) {
    const got = await send(port, path, { method: 'POST', headers: HEADERS, body: '[]' })
    expect([got.status, got.text]).toEqual([200, '{"bytes":2}'])
  }
  const question = { headers: { ...HEADERS, 'X-Tracking-Upload-Request': 'u1.1' } }
  expect((await send(port, `/tools/tracking${PATH}/answer`, question)).status).toBe(409)
})

test.each([
  [PATH, 'POST'],
  ['/config.json', 'GET, HEAD'],
  ['/', 'GET, HEAD'],
])('at %s another method is answered with Allow: %s', async (path, allow) => {
  const port = await runningApp({ endpoint: answering })
  const { status, headers } = await send(port, path, { method: 'PATCH' })
  expect([status, headers.allow]).toEqual([405, allow])
})

test('a mistyped address gets the page with status 404', async () => {
  const port = await runningApp()
  const page = await send(port, '/uplaods', { headers: { Accept: 'text/html' } })
  expect([page.status, page.text]).toEqual([404, 'the page'])
  expect((await send(port, '/uplaods')).text).toContain('"error"')
})

/** The expected policy; `service` is a further `connect-src`. */
const policy = (service = '') =>
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; worker-src 'self'; " +
  `manifest-src 'self'; connect-src 'self'${service}; base-uri 'none'; form-action 'none'; ` +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types worker-address"

test.each([
  ['GET', '/', {}],
  ['GET', '/assets/main-1.js', {}],
  ['GET', '/config.json', {}],
  ['GET', '/nowhere', {}],
  ['PUT', PATH, {}],
  ['POST', PATH, {}],
  ['POST', PATH, { Origin: 'https://evil.example' }],
  ['GET', '/', { Host: 'evil.example' }],
  ['GET', '/', { Host: 'not a host' }],
])('%s %s with %j has every security header', async (method, path, headers) => {
  const port = await runningApp({ endpoint: answering })
  const got = await send(port, path, { method, headers })
  expect(got.headers).toMatchObject({
    'content-security-policy': policy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // A browser never repeats a POST by itself on a fresh connection.
    connection: 'close',
  })
})

test('in direct mode the policy allows the service, and nothing is forwarded', async () => {
  const settings = settingsOf({
    TRACKING_SERVICE_URL: 'https://api.example.com/base/',
    SERVICE_DIRECT: 'true',
  })
  const port = await runningApp({ settings })
  const { headers } = await send(port, '/')
  expect(headers['content-security-policy']).toBe(policy(' https://api.example.com'))
  expect((await upload(port)).status).toBe(404)
})

test('the configuration is never cached', async () => {
  const port = await runningApp()
  const { headers } = await send(port, '/config.json')
  expect([headers['cache-control'], headers['content-type']]).toEqual([
    'no-store',
    'application/json',
  ])
})

test.each(['/', '/config.json', PATH])('an unknown host is refused at %s', async (path) => {
  const port = await runningApp({ endpoint: answering })
  const method = path === PATH ? 'POST' : 'GET'
  const got = await send(port, path, { method, headers: { Host: 'evil.example:80' } })
  expect([got.status, got.text.includes('the page')]).toEqual([403, false])
})

test('a host name in ALLOWED_HOSTS is accepted', async () => {
  const settings = settingsOf({ ALLOWED_HOSTS: 'upload.example.com' })
  const port = await runningApp({ settings })
  const { status } = await send(port, '/', { headers: { Host: 'upload.example.com' } })
  expect(status).toBe(200)
})

test('an upload from a foreign page is refused before it reaches the endpoint', async () => {
  let seen = 0
  const endpoint: TrackingEndpoint = (request) => {
    seen += 1
    return answering(request)
  }
  const port = await runningApp({ endpoint })
  const statusWith = async (headers: Readonly<Record<string, string>>) =>
    (await upload(port, '[]', headers)).status
  expect(await statusWith({ Origin: 'https://evil.example' })).toBe(403)
  expect(await statusWith({ Origin: 'null' })).toBe(403)
  expect(await statusWith({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(seen).toBe(0)
  const own = { Origin: `http://127.0.0.1:${port}`, 'Sec-Fetch-Site': 'same-origin' }
  expect(await statusWith(own)).toBe(200)
  expect(seen).toBe(1)
})

const FOUR_MB = 4 * 1024 * 1024
const jsonOf = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`

test('a body of 4 MB goes through', async () => {
  const port = await runningApp({ endpoint: answering })
  expect(await upload(port, jsonOf(FOUR_MB))).toMatchObject({
    status: 200,
    text: `{"bytes":${FOUR_MB}}`,
  })
})

test.each([
  ['with its length', {}],
  ['in pieces', { 'Transfer-Encoding': 'chunked' }],
])('one byte more, sent %s, is too large, in JSON', async (_, headers) => {
  const port = await runningApp({ endpoint: answering })
  const got = await upload(port, jsonOf(FOUR_MB + 1), headers)
  expect(got.status).toBe(413)
  expect(JSON.parse(got.text)).toEqual({ error: 'The request is larger than 4 MB.' })
})

test('in practice mode the simulator answers, with its delay', async () => {
  const asked: unknown[] = []
  const endpoint = practiceEndpoint({
    handle: (request) => {
      asked.push(request)
      return {
        kind: 'reply',
        status: 429,
        headers: { 'Content-Type': 'application/json', 'Retry-After': '2' },
        body: '{}',
        delayMs: 60,
      }
    },
    book: () => [],
  })
  const port = await runningApp({ endpoint })
  const before = performance.now()
  const got = await upload(port, '[{"orderId":"1"}]')
  const authorization = 'Bearer practice-token'
  expect(asked).toEqual([{ authorization, body: '[{"orderId":"1"}]' }])
  expect([got.status, got.headers['retry-after'], got.text]).toEqual([429, '2', '{}'])
  expect(performance.now() - before).toBeGreaterThanOrEqual(55)
})

test('a connection that the simulator drops gets no answer', async () => {
  const endpoint = practiceEndpoint({
    handle: () => ({ kind: 'drop', delayMs: 0 }),
    book: () => [],
  })
  const port = await runningApp({ endpoint })
  await expect(upload(port)).rejects.toMatchObject({
    code: 'ECONNRESET',
  })
})

test('the practice book is shown for its token only', async () => {
  const port = await runningApp({ practiceBook: (token) => [{ token }] })
  const headers = { Authorization: 'Bearer practice-token' }
  const { text } = await send(port, '/practice/book', { headers })
  expect(JSON.parse(text)).toEqual([{ token: 'practice-token' }])
  expect((await send(port, '/practice/book')).status).toBe(401)
  expect((await send(port, '/practice/book', { method: 'POST', headers })).status).toBe(405)
})

test('with a real service there is no practice book', async () => {
  const port = await runningApp({ endpoint: answering })
  const headers = { Authorization: 'Bearer practice-token', Accept: 'text/html' }
  expect((await send(port, '/practice/book', { headers })).status).toBe(404)
})
