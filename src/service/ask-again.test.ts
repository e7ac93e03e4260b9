import { expect, test } from 'vitest'
import { askForAnswer } from './ask-again.ts'
import { sendRequest } from './send-request.ts'
import type { AccessToken } from './token.ts'

const token = 'secret-token-1' as AccessToken
const response = (status: number, state?: string, more: Record<string, string> = {}) =>
  new Response('{"acceptedOrders":1}', {
    status,
    headers: { ...(state ? { 'X-Tracking-Upload-Answer': state } : {}), ...more },
  })
const asking = (fetch: typeof globalThis.fetch) => askForAnswer({ token, name: 'u1.1.5', fetch })

test('the question is sent to the page’s own server, with the name and the token', async () => {
  const seen: unknown[] = []
  await asking(async (url, init) => {
    seen.push(url, init?.method ?? 'GET', init?.headers)
    return response(200, 'final')
  })
  expect(seen).toEqual([
    '/v1/api/tracking/answer',
    'GET',
    {
      Accept: 'application/json',
      Authorization: 'Bearer secret-token-1',
      'x-tracking-upload-request': 'u1.1.5',
    },
  ])
})

test.each([
  [response(409, 'waiting'), { kind: 'waiting' }],
  [response(409, 'unknown'), { kind: 'unknown' }],
  [response(404), { kind: 'unknown' }],
  [response(200), { kind: 'unknown' }],
  [response(502), { kind: 'unreachable' }],
  [
    response(200, 'final'),
    { kind: 'answer', reply: { kind: 'answered', status: 200, body: '{"acceptedOrders":1}' } },
  ],
  [
    response(401, 'final'),
    { kind: 'answer', reply: { kind: 'fault', fault: { kind: 'unauthorized' } } },
  ],
  [
    response(503, 'final', { 'Retry-After': '2', 'X-Tracking-Upload': 'not-connected' }),
    { kind: 'answer', reply: { fault: { kind: 'unavailable', status: 503, retryAfterMs: 2000 } } },
  ],
])('%o is read as %j', async (answer, told) => {
  expect(await asking(async () => answer)).toMatchObject(told)
})

test('a server that cannot be reached, or whose response breaks off, is unreachable', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })
  const headers = { 'X-Tracking-Upload-Answer': 'final' }
  expect(await asking(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    kind: 'unreachable',
  })
  expect(await asking(async () => new Response(broken, { headers }))).toEqual({
    kind: 'unreachable',
  })
})

const TEN_MINUTES = 600_000
const sending = (fetch: typeof globalThis.fetch, name?: string) =>
  sendRequest({
    installation: { serviceUrl: '', timeoutMs: 1000 },
    token,
    body: '[]',
    fetch,
    ...(name === undefined ? {} : { name }),
  })

test('a request sends its name, if it has one', async () => {
  const names: (string | null)[] = []
  const note: typeof fetch = async (_, init) => {
    names.push(new Headers(init?.headers).get('X-Tracking-Upload-Request'))
    return response(200)
  }
  await sending(note, 'u1.1.5')
  await sending(note)
  expect(names).toEqual(['u1.1.5', null])
})

test.each([
  ['a cut', () => Promise.reject(new TypeError('Failed to fetch')), TEN_MINUTES],
  ['the page of a proxy', async () => response(502), TEN_MINUTES],
  ['that the service has not answered', async () => response(409, 'waiting'), TEN_MINUTES],
  ['a time limit', () => new Promise<never>(() => {}), 250],
  ['a fault of the service', async () => response(502, 'final'), undefined],
  ['a refusal', async () => response(422), undefined],
  ['that nobody knows', async () => response(409, 'unknown'), undefined],
] as const)('after %s the answer is worth asking for, or not', async (_, fetch, askForMs) => {
  const reply = await sending(fetch, 'u1.1.5')
  expect(reply.kind === 'fault' && reply.askForMs).toBe(askForMs)
  const unnamed = await sending(fetch)
  expect(unnamed.kind === 'fault' && unnamed.askForMs).toBeUndefined()
})
