import { expect, test } from 'vitest'
import { createContact } from './contact.ts'
import type { AccessToken } from './token.ts'

const token = 'secret-token-1' as AccessToken
const ACCEPTED = '{"acceptedOrders":1}'

/** A page with a fake server or service; its requests are recorded. */
function aPage(serviceUrl = '') {
  const seen: string[] = []
  const there = { isThere: true, headers: {}, status: 200 }
  let now = 0
  const fetch: typeof globalThis.fetch = async (_, { method = 'GET' } = {}) => {
    seen.push(there.isThere ? method : `${method} fails`)
    if (!there.isThere) throw new TypeError('Failed to fetch')
    const { status, headers } = there
    return new Response(method === 'GET' ? '' : ACCEPTED, { status, headers })
  }
  const contact = createContact(serviceUrl, () => now)
  return {
    seen,
    there,
    pass: (ms: number) => (now += ms),
    send: () =>
      contact.send({
        installation: { serviceUrl, timeoutMs: 1000 },
        token,
        body: '[]',
        name: 'u1.1.5',
        fetch,
      }),
  }
}

test('it checks the server before the first request and after a pause, not between two requests', async () => {
  const page = aPage()
  await page.send()
  page.pass(1000)
  await page.send()
  page.pass(1001)
  await page.send()
  expect(page.seen).toEqual(['GET', 'POST', 'POST', 'GET', 'POST'])
})

test('two requests at once follow an answer without a check', async () => {
  const page = aPage()
  await page.send()
  await Promise.all([page.send(), page.send()])
  expect(page.seen).toEqual(['GET', 'POST', 'POST', 'POST'])
})

test('when the server is unreachable, the request is not sent', async () => {
  const page = aPage()
  page.there.isThere = false
  expect(await page.send()).toEqual({
    kind: 'fault',
    fault: { kind: 'not-connected' },
    body: '',
  })
  expect(page.seen).toEqual(['GET fails'])
})

test.each([
  { status: 502, headers: {} },
  { status: 200, headers: { 'X-Tracking-Upload-Ending': 'true' } },
])('after %j it checks again', async (about) => {
  const page = aPage()
  await page.send()
  Object.assign(page.there, about)
  await page.send()
  await page.send()
  expect(page.seen.slice(0, 4)).toEqual(['GET', 'POST', 'POST', 'GET'])
})

test('a service that the page calls itself is checked once, until a request breaks off', async () => {
  const page = aPage('https://shop.example')
  await page.send()
  page.pass(60_000)
  await page.send()
  page.there.isThere = false
  expect(await page.send()).toMatchObject({ fault: { kind: 'no-answer', cause: 'network' } })
  expect(await page.send()).toMatchObject({ fault: { kind: 'not-connected', direct: true } })
  expect(page.seen).toEqual(['GET', 'POST', 'POST', 'POST fails', 'GET fails'])
})
