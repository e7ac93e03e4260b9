import type { Fault } from '#domain/upload/fault.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type RequestToSend, type Reply, sendRequest, trackingUrl } from './send-request.ts'
import type { AccessToken } from './token.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 14, 0)

function send(fetch: typeof globalThis.fetch, more: Partial<RequestToSend> = {}): Promise<Reply> {
  return sendRequest({
    installation: { serviceUrl: 'https://shop.example/base/', timeoutMs: 1000 },
    token: 'secret-token-1' as AccessToken,
    body: '[{"orderId":"1","trackingId":"T"}]',
    fetch,
    now: () => NOW,
    ...more,
  })
}

const answering =
  (status: number, body = '', headers: Record<string, string> = {}): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers }))

test.each([
  ['', '/v1/api/tracking'],
  ['https://shop.example', 'https://shop.example/v1/api/tracking'],
  ['https://shop.example/', 'https://shop.example/v1/api/tracking'],
  ['https://shop.example/a/b//', 'https://shop.example/a/b/v1/api/tracking'],
])('the base URL %j leads to %s', (base, url) => {
  expect(trackingUrl(base)).toBe(url)
})

test('the request is exactly that of the contract, without data of the browser', async () => {
  const seen: [unknown, RequestInit | undefined][] = []
  await send((url, init) => {
    seen.push([url, init])
    return Promise.resolve(new Response('{"acceptedOrders":1}'))
  })
  expect(seen).toHaveLength(1)
  const [url, { signal, ...init } = {}] = seen[0] ?? []
  expect(url).toBe('https://shop.example/base/v1/api/tracking')
  expect(signal?.aborted).toBe(false)
  expect(init).toEqual({
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: 'Bearer secret-token-1',
      'Content-Type': 'application/json',
    },
    body: '[{"orderId":"1","trackingId":"T"}]',
    redirect: 'manual',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
})

test.each([
  [200, '{"acceptedOrders":1}'],
  [201, 'not json'],
  [202, ''],
])('a %i is an answer with its exact body', async (status, body) => {
  expect(await send(answering(status, body))).toEqual({ kind: 'answered', status, body })
})

const excerpt = 'Bad order'
const html = '<p>Bad  order</p>'
type Case = [number, Record<string, string>, Fault]
test.each<Case>([
  [401, {}, { kind: 'unauthorized' }],
  [413, {}, { kind: 'too-large' }],
  [429, {}, { kind: 'unavailable', status: 429, retryAfterMs: null }],
  [429, { 'Retry-After': '7' }, { kind: 'unavailable', status: 429, retryAfterMs: 7000 }],
  [
    503,
    { 'Retry-After': 'Sat, 21 Nov 2026 09:14:05 GMT' },
    { kind: 'unavailable', status: 503, retryAfterMs: 5000 },
  ],
  // The local clock is an hour behind that of the service.
  [
    429,
    { 'Retry-After': 'Sat, 21 Nov 2026 10:14:05 GMT', Date: 'Sat, 21 Nov 2026 10:14:00 GMT' },
    { kind: 'unavailable', status: 429, retryAfterMs: 5000 },
  ],
  [503, {}, { kind: 'unclear-status', status: 503, excerpt }],
  [503, { 'Retry-After': 'later' }, { kind: 'unclear-status', status: 503, excerpt }],
  ...[400, 403, 404, 405, 415, 422].map((status): Case => [
    status,
    {},
    { kind: 'request-rejected', status, excerpt },
  ]),
  [502, { 'x-tracking-upload': 'not-connected' }, { kind: 'not-connected' }],
  [502, {}, { kind: 'unclear-status', status: 502, excerpt }],
  [504, { 'x-tracking-upload': 'not-connected' }, { kind: 'not-connected' }],
  [500, { 'x-tracking-upload': 'not-connected' }, { kind: 'unclear-status', status: 500, excerpt }],
  [502, { 'x-tracking-upload': 'other' }, { kind: 'unclear-status', status: 502, excerpt }],
  ...[302, 402, 408, 409, 418, 451, 500, 501, 504, 599].map((status): Case => [
    status,
    {},
    { kind: 'unclear-status', status, excerpt },
  ]),
])('%i %j is classified', async (status, headers, fault) => {
  expect(await send(answering(status, html, headers))).toEqual({ kind: 'fault', fault, body: html })
})

test('a redirect that the browser hides counts as a 3xx, and is never followed', async () => {
  const hidden = {
    type: 'opaqueredirect',
    status: 0,
    ok: false,
    headers: new Headers(),
    text: () => Promise.resolve(''),
  }
  expect(await send(() => Promise.resolve(hidden as Response))).toEqual({
    kind: 'fault',
    fault: { kind: 'unclear-status', status: 300, excerpt: '' },
    body: '',
  })
})

const fault = (cause: string) => ({ kind: 'fault', fault: { kind: 'no-answer', cause }, body: '' })
const never = () => new Promise<never>(() => {})

function breakingOff(status: number): typeof fetch {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"accepted'))
      controller.error(new TypeError('terminated'))
    },
  })
  return () => Promise.resolve(new Response(body, { status }))
}

test('a network failure means no answer', async () => {
  expect(await send(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(
    fault('network'),
  )
})

test.each([
  ['a request', () => Promise.reject(new TypeError('NetworkError when attempting to fetch'))],
  ['an answer', breakingOff(200)],
] as const)(
  '%s that the browser breaks off because the page is left is interrupted',
  async (_what, fetch) => {
    expect(await send(fetch, { isLeaving: () => true })).toEqual(fault('interrupted'))
    expect(await send(fetch, { isLeaving: () => false })).toEqual(fault('network'))
  },
)

test('an answer that breaks off means no answer', async () => {
  expect(await send(breakingOff(200))).toEqual(fault('network'))
})

test('a refusal that breaks off is still a refusal', async () => {
  expect(await send(breakingOff(422))).toEqual({
    kind: 'fault',
    fault: { kind: 'request-rejected', status: 422, excerpt: '' },
    body: '',
  })
})

test('a token that the service repeats is hidden in the reply', async () => {
  const echo = '{"acceptedOrders":0,"sentWith":"Bearer secret-token-1"}'
  const hidden = '{"acceptedOrders":0,"sentWith":"Bearer ••••en1"}'
  expect(await send(answering(200, echo))).toMatchObject({ body: hidden })
  expect(await send(answering(500, echo))).toMatchObject({
    body: hidden,
    fault: { excerpt: hidden },
  })
})

const soon = { installation: { serviceUrl: '', timeoutMs: 20 } }

test('no response in time is a timeout, even if fetch ignores its signal', async () => {
  expect(await send(never, soon)).toEqual(fault('timeout'))
})

test('the timeout covers the body too', async () => {
  const body = new ReadableStream({ pull: never })
  expect(await send(() => Promise.resolve(new Response(body)), soon)).toEqual(fault('timeout'))
})

test('after the computer slept, a request gets a moment for an answer that has already arrived', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let respond: (response: Response) => void = () => {}
  const answer = new Promise<Response>((resolve) => (respond = resolve))
  const reply = send(() => answer)
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(1000)
  respond(new Response('{"acceptedOrders":1}'))
  expect(await reply).toMatchObject({ kind: 'answered' })
})

test('but only a moment', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const reply = send(never)
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await reply).toEqual(fault('timeout'))
})

test('the timeout ends the request', async () => {
  let signal: AbortSignal | null | undefined
  await send((_, init) => {
    signal = init?.signal
    return never()
  }, soon)
  expect(signal?.aborted).toBe(true)
})
