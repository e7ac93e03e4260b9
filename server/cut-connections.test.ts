import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { askForAnswer, type Told } from '#service/ask-again.ts'
import { sendRequest } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import { createSimulator } from '#simulator/simulator.ts'
import { practiceEndpoint } from './practice.ts'
import { runningApp } from './running-app.testing.ts'
import { listening } from './sockets.testing.ts'

const token = 'a-practice-token' as AccessToken

/** A proxy between page and server that cuts every second upload, in its request or its answer. */
async function cuttingProxy(port: number): Promise<string> {
  let uploads = 0
  const proxy = net.createServer((page) => {
    const server = net.connect(port, '127.0.0.1')
    onTestFinished(() => void server.destroy())
    for (const socket of [page, server]) socket.on('error', () => undefined)
    page.once('data', (first: Buffer) => {
      const number = first.toString().startsWith('POST') ? uploads++ : 1
      const cut = () => [page, server].forEach((socket) => socket.destroy())
      if (number % 4 === 2) {
        server.write(first.subarray(0, -5), cut)
        return
      }
      server.write(first)
      page.pipe(server)
      if (number % 4 === 0) server.once('data', cut)
      else server.pipe(page)
    })
  })
  return `http://127.0.0.1:${await listening(proxy)}`
}

test('with every second upload cut, the page ends with the outcomes in the book of the service', async () => {
  const simulator = createSimulator()
  const port = await runningApp({ endpoint: practiceEndpoint(simulator) })
  const origin = await cuttingProxy(port)
  const through: typeof fetch = (path, init) => fetch(`${origin}${path as string}`, init)

  async function upload(orderId: string) {
    const name = `u1.${orderId}`
    const reply = await sendRequest({
      installation: { serviceUrl: '', timeoutMs: 5_000 },
      token,
      body: JSON.stringify([{ orderId, trackingId: 'T-1' }]),
      name,
      fetch: through,
    })
    if (reply.kind === 'answered' || reply.askForMs === undefined) return reply
    let told: Told = { kind: 'waiting' }
    while (told.kind === 'waiting') told = await askForAnswer({ token, name, fetch: through })
    return told.kind === 'answer' ? told.reply : null
  }

  const accepted: string[] = []
  const notSent: string[] = []
  for (let number = 0; number < 40; number += 1) {
    const reply = await upload(`SO-${number}`)
    if (reply?.kind === 'answered') accepted.push(`SO-${number}`)
    else if (reply?.fault.kind === 'unavailable') notSent.push(`SO-${number}`)
  }
  const book = simulator.book(token) as readonly { orderId: string; times: number }[]
  expect([accepted.length, notSent.length]).toEqual([30, 10])
  expect(book.map(({ orderId }) => orderId)).toEqual(accepted)
  expect(book.every(({ times }) => times === 1)).toBe(true)
})
