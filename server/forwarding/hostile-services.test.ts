import http, { type RequestListener } from 'node:http'
import net from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { inFrontOf } from '#server/running-app.testing.ts'
import { type Got, listening, send, upstream } from '#server/sockets.testing.ts'

const PATH = '/v1/api/tracking'

const upload = (port: number, body = '[]', token = 'secret-token') =>
  send(port, PATH, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body,
  })

/** A service that answers every request with these bytes. */
async function writing(...pieces: readonly string[]): Promise<URL> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      for (const piece of pieces) socket.write(piece)
      socket.end()
    })
  })
  return new URL(`http://127.0.0.1:${await listening(server)}`)
}

/** Expects a 502 without the not-connected header, so the entries are in doubt. */
function expectDoubt({ status, headers }: Got): void {
  expect([status, headers['x-tracking-upload']]).toEqual([502, undefined])
}

const endless: RequestListener = (_, response) => {
  const piece = 'x'.repeat(64 * 1024)
  const write = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', write)
  }
  write()
}

test('an answer without an end is cut off, and its entries are in doubt', async () => {
  const service = await upstream(endless)
  const { port, log } = await inFrontOf(service.url, { mostAnswerBytes: 1_000_000 })
  expectDoubt(await upload(port))
  expect(log).toEqual([expect.stringContaining('too long')])
})

test('an answer longer than the buffer breaks off at the limit', async () => {
  const service = await upstream(endless)
  const { port } = await inFrontOf(service.url, { mostAnswerBytes: 3_000_000 })
  await expect(upload(port)).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('a long answer that breaks off never looks complete', async () => {
  const service = await upstream((_, response) => {
    response.write('x'.repeat(2_000_000))
    setTimeout(() => response.destroy(), 50)
  })
  const { port } = await inFrontOf(service.url)
  await expect(upload(port)).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('a decompression bomb is not decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  expect(bomb.length).toBeLessThan(100_000)
  const service = await upstream((_, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
  )
  const { port } = await inFrontOf(service.url, { mostAnswerBytes: 1_000_000 })
  expectDoubt(await upload(port))
})

const MB = 1024 * 1024

test('an answer of more than 32 MB breaks off and never looks complete', async () => {
  const service = await upstream((_, response) => response.end('x'.repeat(32 * MB + 1)))
  const { port } = await inFrontOf(service.url)
  await expect(upload(port)).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('an answer of 32 MB arrives whole', async () => {
  const text = 'x'.repeat(32 * MB)
  const service = await upstream((_, response) => response.end(text))
  const { port } = await inFrontOf(service.url)
  // Not `toBe(text)`, which would print a diff of megabytes.
  expect((await upload(port)).text === text).toBe(true)
})

test('an answer of one byte at a time still has to end within the timeout', async () => {
  const service = await upstream((_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  })
  const { port } = await inFrontOf(service.url, { timeoutMs: 200 })
  expect((await upload(port)).status).toBe(504)
})

test('a second answer in the same bytes is dropped', async () => {
  const first = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'
  const second = 'HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n{"b":1}'
  const { port } = await inFrontOf(await writing(first + second))
  expect([
    '{}',
    '{"error":"The connection to the service broke before it had answered."}',
  ]).toContain((await upload(port)).text)
  expect((await upload(port)).text).not.toContain('"b"')
})

test.each([
  [
    'a header split by a lone line feed',
    'HTTP/1.1 200 OK\r\nContent-Type: text/plain\nSet-Cookie: a=b\r\nContent-Length: 2\r\n\r\n{}',
  ],
  [
    'a Retry-After with a line break folded into it',
    'HTTP/1.1 429 No\r\nRetry-After: 1\r\n Set-Cookie: a=b\r\nContent-Length: 2\r\n\r\n{}',
  ],
  [
    'a control character in a header',
    'HTTP/1.1 200 OK\r\nContent-Type: text/\u0001plain\r\nContent-Length: 2\r\n\r\n{}',
  ],
  [
    'two lengths that differ',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{} ',
  ],
  [
    'a length and pieces at once',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  ],
  ['an endless header', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(200_000)}\r\n\r\n`],
  ['a status that is none', 'HTTP/1.1 999 What\r\nContent-Length: 2\r\n\r\n{}'],
  ['rubbish', '\u0000\u0001\u0002\r\n\r\n'],
  ['the page of another service, without HTTP', '<html><body>Login</body></html>'],
])('%s: no header of the service is passed on, and the page gets one answer', async (_, bytes) => {
  const { port } = await inFrontOf(await writing(bytes))
  const got = await upload(port)
  expect(got.headers['set-cookie']).toBeUndefined()
  expect(got.headers['x-tracking-upload']).toBeUndefined()
  expect(got.headers['x-long']).toBeUndefined()
  expect([200, 429, 502]).toContain(got.status)
  // A valid answer is passed on; anything else leaves the entries in doubt.
  if (got.status !== 502) expect(got.text).toBe('{}')
})

test('4,000 requests, 50 at once: each gets its own answer, with its own token', async () => {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const answer = () => response.end(`${request.headers.authorization} ${body}`)
      // Out of order, as a busy service answers.
      if (body.length % 3 === 0) setTimeout(answer, 2)
      else answer()
    })
  })
  const service = new URL(`http://127.0.0.1:${await listening(server)}`)
  const { port, log } = await inFrontOf(service)
  const wrong: string[] = []
  let next = 0
  const worker = async (until: number) => {
    while (next < until) {
      const number = next++
      const body = `[{"orderId":"${number}","pad":"${'x'.repeat(number % 50)}"}]`
      const { text } = await upload(port, body, `token-${number}`)
      if (text !== `Bearer token-${number} ${body}`) wrong.push(text)
    }
  }
  const sendUntil = (until: number) => Promise.all(Array.from({ length: 50 }, () => worker(until)))
  await sendUntil(1_000)
  const heapBefore = heapAfterCollection()
  await sendUntil(4_000)
  const heldMore = heapAfterCollection() - heapBefore
  expect(wrong).toEqual([])
  expect(log).toEqual([])
  const open = await new Promise<number>((resolve) =>
    server.getConnections((_, count) => resolve(count)),
  )
  expect(open).toBeLessThanOrEqual(50)
  // Finished requests leave no memory behind: 3,000 of them would be 3 MB at a kilobyte each.
  expect(heldMore).toBeLessThan(1_500_000)
}, 60_000)

/** Heap size in bytes after a garbage collection. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
