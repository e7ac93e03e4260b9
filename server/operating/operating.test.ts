import { expect, test } from 'vitest'

import { createTraffic } from '#server/forwarding/traffic.ts'
import { inFrontOf, runningApp } from '#server/running-app.testing.ts'
import { deadPort, listening, raw, send, upstream } from '#server/sockets.testing.ts'
import { createMetrics } from './metrics.ts'
import { both, limited, logTo } from './watch.ts'

const upload = (port: number, headers: Readonly<Record<string, string>> = {}) =>
  send(port, '/v1/api/tracking', {
    method: 'POST',
    headers: {
      Authorization: 'Bearer secret-token',
      'Content-Type': 'application/json',
      'X-Tracking-Upload-Request': 'u1.1.5',
      ...headers,
    },
    body: '[{"orderId":"SECRET-ORDER"}]',
  })

test('each forwarded request is one line of JSON, without token and body', async () => {
  const lines: string[] = []
  const watch = logTo(
    (line) => lines.push(line),
    (line) => lines.push(line),
  )
  const service = await upstream((_, response) => response.writeHead(422).end('"SECRET-ANSWER"'))
  const { port } = await inFrontOf(service.url, {}, { watch })
  await upload(port)
  await expect.poll(() => lines.length).toBe(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'info',
    id: 'u1.1.5',
    status: 422,
    ms: expect.any(Number),
    bytesIn: expect.any(Number),
    bytesOut: expect.any(Number),
  })
  expect(lines[0]).not.toMatch(/secret/i)
})

test('refused requests and answer lookups do not count as forwarded', async () => {
  const lines: string[] = []
  const watch = logTo((line) => lines.push(line), String)
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(service.url, {}, { watch })
  await upload(port, { 'Content-Type': 'text/plain' })
  await upload(port)
  await upload(port)
  await expect.poll(() => lines.length).toBe(1)
})

test('trouble is limited to ten lines a minute, with the number of skipped ones', () => {
  const lines: string[] = []
  let now = 0
  const log = limited(
    (line) => lines.push(line),
    () => now,
  )
  for (let number = 1; number <= 25; number += 1) log(`line ${number}`)
  expect(lines).toHaveLength(10)
  now = 60_000
  log('later')
  expect(lines.slice(10)).toEqual(['15 more lines of this kind were left out.', 'later'])
})

test('25 uploads to an unreachable service write ten lines', async () => {
  const lines: string[] = []
  const { trouble } = logTo(String, (line) => lines.push(line))
  const dead = new URL(`http://127.0.0.1:${await deadPort()}`)
  const { port } = await inFrontOf(dead, { log: trouble })
  for (let number = 1; number <= 25; number += 1) {
    const { headers } = await upload(port, { 'X-Tracking-Upload-Request': `u1.1.${number}` })
    expect(headers['x-tracking-upload']).toBe('not-connected')
  }
  expect(lines).toHaveLength(10)
  expect(lines[0]).toContain('could not connect')
})

test('health and readiness answer under any host name', async () => {
  const traffic = createTraffic()
  const port = await runningApp({ traffic })
  const statusOf = async (path: string) =>
    (await send(port, path, { headers: { Host: '10.1.2.3:80' } })).status
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  expect(await statusOf('/config.json')).toBe(403)
  await traffic.end()
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
})

test('metrics count forwarded requests, their duration, faults by kind and bytes held', async () => {
  const traffic = createTraffic()
  const { watch, server } = createMetrics(traffic, '1.2.3')
  const figures = await listening(server)
  const service = await upstream((_, response) => response.end('{}'))
  const fine = await inFrontOf(service.url, { log: watch.trouble }, { watch, traffic })
  const dead = new URL(`http://127.0.0.1:${await deadPort()}`)
  const broken = await inFrontOf(dead, { log: watch.trouble }, { watch, traffic })
  await upload(fine.port)
  await upload(broken.port)
  traffic.hold().take(500)
  const { text, headers } = await send(figures, '/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(text).toContain('tracking_upload_requests_total{status="200"} 1')
  expect(text).toContain('tracking_upload_requests_total{status="502"} 1')
  expect(text).toContain('tracking_upload_faults_total{kind="not-connected"} 1')
  expect(text).toContain('tracking_upload_request_duration_seconds_count 2')
  expect(text).toContain('tracking_upload_body_bytes 500')
  expect((await send(figures, '/')).status).toBe(404)
})

test('unknown statuses of a service share a series per class', async () => {
  const traffic = createTraffic()
  const { watch, server } = createMetrics(traffic, '1.2.3')
  const figures = await listening(server)
  const service = await upstream((request, response) =>
    response.writeHead(Number(request.headers.accept)).end('{}'),
  )
  const { port } = await inFrontOf(service.url, {}, { watch, traffic })
  for (const [index, status] of [555, 556, 599].entries())
    await upload(port, { Accept: String(status), 'X-Tracking-Upload-Request': `u${index}` })
  const { text } = await send(figures, '/metrics')
  expect(text).toContain('tracking_upload_requests_total{status="5xx"} 3')
})

test('every refusal is logged as JSON with time and level, and counted', async () => {
  const lines: string[] = []
  const traffic = createTraffic()
  const { watch: counting, server } = createMetrics(traffic, '1.2.3')
  const figures = await listening(server)
  const watch = both(
    counting,
    logTo(String, (line) => lines.push(line)),
  )
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(service.url, {}, { watch, traffic })
  await send(port, '/', { headers: { Host: 'evil.example' } })
  await upload(port, { Origin: 'https://evil.example' })
  await upload(port, { Expect: 'wonders' })
  await send(port, '/v1/api/tracking', { method: 'POST', body: '[]' })
  await upload(port, { 'Content-Type': 'text/plain' })
  await send(port, '/v1/api/tracking/answer')
  await send(port, '/', { headers: { Host: 'no host' } })
  await traffic.end()
  await upload(port)
  const question = { Authorization: 'Bearer x', 'X-Tracking-Upload-Request': 'u9' }
  await send(port, '/v1/api/tracking/answer', { headers: question })
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [
      [403, 'This address is not known here. ALLOWED_HOSTS of the server can name it.'],
      [403, 'Uploads are taken from the page of this server only.'],
      [417, 'Nothing but 100-continue can be expected here.'],
      [401, 'An access token is needed.'],
      [415, 'Uploads are taken as application/json only.'],
      [401, 'An access token is needed.'],
      [400, 'The host of a request is a name or an address.'],
      [503, 'The server is about to end. Nothing was sent.'],
      [503, 'The server is about to end.'],
    ].map(([status, message]) => ({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'warn',
      status,
      message,
    })),
  )
  const { text } = await send(figures, '/metrics')
  for (const [status, count] of Object.entries({ 400: 1, 401: 2, 403: 2, 417: 1, 415: 1, 503: 2 }))
    expect(text).toContain(`tracking_upload_refusals_total{status="${status}"} ${count}`)
})

test('a flood of one refusal hides no other', () => {
  const lines: string[] = []
  const { refused } = logTo(String, (line) => lines.push(line))
  for (let number = 1; number <= 25; number += 1) refused(404, 'There is nothing here.')
  refused(503, 'Too busy.')
  expect(lines).toHaveLength(11)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ status: 503, message: 'Too busy.' })
})

test('an HTTP/1.0 health check needs no host', async () => {
  const port = await runningApp()
  expect(await raw(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await raw(port, 'GET /config.json HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /)
})

test('every series exists from the start, as do memory, build and requests in progress', async () => {
  const { server } = createMetrics(createTraffic(), '1.2.3')
  const { text } = await send(await listening(server), '/metrics')
  expect(text).toContain('tracking_upload_requests_total{status="200"} 0')
  expect(text).toContain('tracking_upload_faults_total{kind="cut"} 0')
  expect(text).toContain('tracking_upload_refusals_total{status="403"} 0')
  expect(text).toContain('tracking_upload_in_flight 0')
  expect(text).toMatch(/tracking_upload_memory_bytes \d{7}/)
  expect(text).toContain(
    `tracking_upload_build_info{version="1.2.3",node="${process.versions.node}"} 1`,
  )
})

test('unknown addresses, wrong methods and server errors are counted', async () => {
  const statuses: number[] = []
  const watch = {
    ...logTo(String, String),
    refused: (status: number) => void statuses.push(status),
  }
  const port = await runningApp({
    watch,
    practiceBook: () => {
      throw new Error('broken')
    },
  })
  await send(port, '/nothing.txt')
  await send(port, '/config.json', { method: 'POST' })
  await send(port, '/practice/book', { headers: { Authorization: 'Bearer secret-token' } })
  await send(port, '/')
  expect(statuses).toEqual([404, 405, 500])
})
