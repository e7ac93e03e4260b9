import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:net'
import { expect, test } from 'vitest'

import { createSimulator } from '#simulator/simulator.ts'
import { practiceEndpoint } from '#server/practice.ts'
import { inFrontOf, runningApp } from '#server/running-app.testing.ts'
import { send, upstream } from '#server/sockets.testing.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { createTraffic } from './traffic.ts'
import type { ServiceAnswer } from './tracking-endpoint.ts'
import { cpuTimeOf } from '#testing/growth.ts'

const PATH = '/v1/api/tracking'
const TOKEN = 'Bearer secret-token'
const named = (id: string, token = TOKEN) => ({
  Authorization: token,
  'Content-Type': 'application/json',
  'X-Tracking-Upload-Request': id,
})

const upload = (port: number, id: string, body = '[]', token = TOKEN) =>
  send(port, PATH, { method: 'POST', headers: named(id, token), body })

async function ask(port: number, id: string, token = TOKEN) {
  const { status, text, headers } = await send(port, `${PATH}/answer`, {
    headers: named(id, token),
  })
  return { status, text, state: headers['x-tracking-upload-answer'], headers }
}

/** Sends an upload and disconnects without reading the answer. */
async function uploadAndLeave(port: number, id: string, body: string, length = body.length) {
  const lines = Object.entries({ ...named(id), 'Content-Length': length })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST ${PATH} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n${body}`)
  await wait(100)
  socket.resetAndDestroy()
}

test('a page that disconnected can ask for its answer, and the service never sees the request id', async () => {
  const service = await upstream(
    (_, response) => void setTimeout(() => response.end('{"a":1}'), 300),
  )
  const { port } = await inFrontOf(service.url)
  await uploadAndLeave(port, 'u1.1', '[]')
  expect(await ask(port, 'u1.1')).toMatchObject({ status: 409, state: 'waiting' })
  await expect
    .poll(() => ask(port, 'u1.1'))
    .toMatchObject({ status: 200, text: '{"a":1}', state: 'final' })
  expect(service.received).toHaveLength(1)
  expect(JSON.stringify(service.received)).not.toContain('u1.1')
})

test('a second upload with the same id is not forwarded, but gets the answer or "waiting"', async () => {
  const service = await upstream(
    (_, response) => void setTimeout(() => response.end('{"a":1}'), 200),
  )
  const { port } = await inFrontOf(service.url)
  const first = upload(port, 'u1.1')
  await expect.poll(() => service.received.length).toBe(1)
  const second = await upload(port, 'u1.1')
  expect([second.status, second.headers['x-tracking-upload-answer']]).toEqual([409, 'waiting'])
  expect((await first).headers['x-tracking-upload-answer']).toBe('final')
  expect(await upload(port, 'u1.1')).toMatchObject({ status: 200, text: '{"a":1}' })
  expect(service.received).toHaveLength(1)
})

test('a failed exchange is kept too', async () => {
  const service = await upstream((request) => request.socket.destroy())
  const { port } = await inFrontOf(service.url)
  expect((await upload(port, 'u1.1')).status).toBe(502)
  expect(await ask(port, 'u1.1')).toMatchObject({ status: 502, state: 'final' })
})

test('an incomplete upload is kept as not forwarded', async () => {
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(service.url)
  await uploadAndLeave(port, 'u1.1', '[', 100)
  await expect.poll(async () => (await ask(port, 'u1.1')).state).toBe('final')
  const { status, headers } = await ask(port, 'u1.1')
  expect([status, headers['x-tracking-upload']]).toEqual([503, 'not-connected'])
  await upload(port, 'u1.1')
  expect(service.received).toEqual([])
})

test('an answer is returned only for its own token and id', async () => {
  const service = await upstream((_, response) => response.end('{"a":1}'))
  const { port } = await inFrontOf(service.url)
  await upload(port, 'u1.1')
  expect((await ask(port, 'u1.1', 'Bearer another-token')).state).toBe('unknown')
  expect((await ask(port, 'u1.2')).state).toBe('unknown')
  expect((await ask(port, 'u1.1')).state).toBe('final')
  expect((await send(port, `${PATH}/answer`)).status).toBe(401)
})

test('an invalid id is refused', async () => {
  const service = await upstream((_, response) => response.end('{}'))
  const { port } = await inFrontOf(service.url)
  for (const id of ['a b', 'x'.repeat(101), '../a'])
    expect((await upload(port, id)).status).toBe(400)
  expect(service.received).toEqual([])
})

test('a stopping server never reports a forwarded id as not forwarded', async () => {
  const service = await upstream((_, response) => response.end('{"a":1}'))
  const traffic = createTraffic()
  const { port } = await inFrontOf(service.url, {}, { traffic })
  await upload(port, 'u1.1')
  await traffic.end()
  expect((await upload(port, 'u1.2')).headers['x-tracking-upload']).toBe('not-connected')
  expect(await upload(port, 'u1.1')).toMatchObject({ status: 200, text: '{"a":1}' })
})

test('ten uploads whose answers are all lost end as in the book of the service', async () => {
  const simulator = createSimulator()
  const port = await runningApp({ endpoint: practiceEndpoint(simulator) })
  const orders = Array.from({ length: 10 }, (_, index) => `SO-${index}`)
  for (const [index, orderId] of orders.entries())
    await uploadAndLeave(port, `u1.${index}`, JSON.stringify([{ orderId, trackingId: 'T' }]))
  for (const index of orders.keys()) {
    await expect.poll(async () => (await ask(port, `u1.${index}`)).state).toBe('final')
    expect(JSON.parse((await ask(port, `u1.${index}`)).text)).toMatchObject({ acceptedOrders: 1 })
  }
  const book = simulator.book('secret-token') as readonly { orderId: string; times: number }[]
  expect(book.map(({ orderId }) => orderId)).toEqual(orders)
  expect(book.every(({ times }) => times === 1)).toBe(true)
})

const MB = 1024 * 1024

test('an answer over 1 MB is kept by id only, and answers of one token up to 16 MB', async () => {
  const lengths = [MB, MB + 1, ...Array.from({ length: 16 }, () => MB)]
  const coming = lengths.values()
  const service = await upstream((_, response) =>
    response.end('x'.repeat(coming.next().value ?? 0)),
  )
  const { port } = await inFrontOf(service.url)
  for (const index of lengths.keys()) await upload(port, `u1.${index}`)
  const stateOf = async (index: number) => (await ask(port, `u1.${index}`)).state
  // The first was dropped for the last, since each costs a little more than its length.
  expect([await stateOf(0), await stateOf(1)]).toEqual(['unknown', 'unknown'])
  expect([await stateOf(2), await stateOf(3)]).toEqual(['unknown', 'final'])
  expect((await ask(port, 'u1.17')).text).toHaveLength(MB)
  expect((await upload(port, 'u1.1')).headers['x-tracking-upload-answer']).toBe('unknown')
  expect(service.received).toHaveLength(lengths.length)
}, 20_000)

test('another server process does not have the answer, so its entries stay in doubt', async () => {
  const service = await upstream((_, response) => response.end('{"a":1}'))
  const [one, other] = [await inFrontOf(service.url), await inFrontOf(service.url)]
  await upload(one.port, 'u1.1')
  expect((await ask(one.port, 'u1.1')).state).toBe('final')
  expect(await ask(other.port, 'u1.1')).toMatchObject({ status: 409, state: 'unknown' })
})

test('the answer of a connection dropped in practice stays unknown', async () => {
  const endpoint = practiceEndpoint({
    handle: () => ({ kind: 'drop', delayMs: 0 }),
    book: () => [],
  })
  const port = await runningApp({ endpoint })
  await expect(upload(port, 'u1.1')).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect((await ask(port, 'u1.1')).state).toBe('unknown')
})

const answer = (bytes: number): ServiceAnswer => ({
  kind: 'answer',
  status: 200,
  headers: {},
  body: Buffer.alloc(bytes),
})

function keeping(limits: Parameters<typeof createKeptAnswers>[0] = {}) {
  let time = 0
  const kept = createKeptAnswers({ now: () => time, ...limits })
  return {
    keep: (id: string, bytes: number, token = TOKEN) =>
      kept.open(id, token).settle(answer(bytes), true),
    isKept: (id: string, token = TOKEN) => kept.ask(id, token).status === 200,
    pass: (ms: number) => (time += ms),
    kept,
  }
}

test('an answer is kept for ten minutes, a pending one without a limit', () => {
  const { keep, isKept, pass, kept } = keeping()
  kept.open('slow', TOKEN)
  keep('a', 10)
  pass(10 * 60_000)
  expect(isKept('a')).toBe(true)
  pass(1)
  expect(isKept('a')).toBe(false)
  expect(kept.open('slow', TOKEN).isFirst).toBe(false)
})

test('a too long answer is not kept, and its id is not forwarded again', () => {
  const { keep, isKept, kept } = keeping({ mostBytesEach: 100 })
  keep('a', 100)
  keep('b', 101)
  expect([isKept('a'), isKept('b'), kept.open('b', TOKEN).isFirst]).toEqual([true, false, false])
})

test('over the limit the oldest answers are dropped, per token and in total', () => {
  const { keep, isKept } = keeping({ mostBytesOfToken: 30_000, mostBytes: 50_000 })
  for (const id of ['a', 'b', 'c', 'd']) keep(id, 9_000)
  expect(['a', 'b', 'c', 'd'].map((id) => isKept(id))).toEqual([false, true, true, true])
  for (const id of ['e', 'f']) keep(id, 9_000, 'Bearer other')
  expect(['b', 'c', 'd'].map((id) => isKept(id))).toEqual([true, true, true])
  keep('g', 9_000, 'Bearer other')
  expect(['b', 'c', 'd'].map((id) => isKept(id))).toEqual([false, true, true])
})

test('requests that were not forwarded never displace an answer of the service', () => {
  const { keep, isKept, kept } = keeping()
  keep('sent', 10)
  for (let number = 0; number < 100_000; number += 1)
    kept.open(`unsent-${number}`, `Bearer ${number % 7}`).settle(answer(0), false)
  expect(isKept('sent')).toBe(true)
  expect([isKept('unsent-99999', 'Bearer 4'), isKept('unsent-0', 'Bearer 0')]).toEqual([
    true,
    false,
  ])
})

test('a lookup is fast with any number of kept answers', () => {
  const { keep, isKept } = keeping()
  for (let number = 0; number < 50_000; number += 1) keep(`u${number}`, 1, `Bearer ${number % 10}`)
  const lookUp = () => {
    for (let number = 0; number < 10_000; number += 1) isKept(`u${number}`)
  }
  expect(cpuTimeOf(lookUp)).toBeLessThan(1_000)
})
