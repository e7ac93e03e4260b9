import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseToken } from '#service/token.ts'
import { sendRequest } from '#service/send-request.ts'
import { formatBody } from '#service/wire.ts'
import { simulatorHandlers } from './handlers.ts'
import { createSimulator } from './simulator.ts'

const simulator = createSimulator()
const server = setupServer(...simulatorHandlers(simulator))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

async function send(orderId: string) {
  const token = parseToken('token-of-a-shop')
  if (!token.ok) throw new Error(token.reason)
  const installation = { serviceUrl: 'https://service.test/base', timeoutMs: 5000 }
  const entries = [{ orderId, trackingId: 'NUMBER-1' }]
  return sendRequest({ installation, token: token.value, body: formatBody(entries) })
}

test('the client reaches the simulator through msw', async () => {
  expect(await send('SO-1')).toMatchObject({ kind: 'answered', status: 200 })
  expect(simulator.book('token-of-a-shop')).toMatchObject([{ orderId: 'SO-1', times: 1 }])
})

test('a dropped connection means no answer', async () => {
  expect(await send('TEST-DROPPED-BEFORE')).toEqual({
    kind: 'fault',
    fault: { kind: 'no-answer', cause: 'network' },
    body: '',
  })
})

test('a slow answer takes its time', async () => {
  const before = Date.now()
  expect(await send('TEST-SLOW')).toMatchObject({ kind: 'answered' })
  expect(Date.now() - before).toBeGreaterThan(1400)
})
