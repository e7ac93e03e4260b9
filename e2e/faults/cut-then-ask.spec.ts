import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { test as faulty } from '../support/faulty-product.ts'
import type { Mishap } from '../support/faulty-service.ts'
import { expect, expectSummary, pasteSheet, upload } from '../support/product.ts'

/** Number of upload connections still to cut, and already cut. */
type Cuts = { left: number; made: number }

/** A proxy between page and server that cuts uploads after passing them on. */
const test = faulty.extend<{ cuts: Cuts; cutAfter: 'request' | 'answer' }>({
  cutAfter: ['answer', { option: true }],
  cuts: async ({}, use) => use({ left: 2, made: 0 }),
  baseURL: async ({ baseURL, cuts, cutAfter }, use) => {
    const line = createServer((browser) => join(browser, Number(new URL(baseURL ?? '').port)))
    function join(browser: Socket, port: number) {
      const server = connect(port, '127.0.0.1')
      for (const socket of [browser, server]) socket.on('error', () => undefined)
      browser.once('data', (head) => {
        server.write(head)
        const isUpload = head.toString('latin1').startsWith('POST ') && cuts.left > 0
        if (!isUpload) return void browser.pipe(server).pipe(browser)
        cuts.left -= 1
        cuts.made += 1
        browser.on('data', (more) => server.write(more))
        if (cutAfter === 'answer') server.once('data', () => browser.destroy())
        else setTimeout(() => browser.destroy(), 300)
      })
    }
    line.listen(0, '127.0.0.1')
    await once(line, 'listening')
    await use(`http://127.0.0.1:${(line.address() as AddressInfo).port}`)
    line.close()
  },
})

const ROWS = Array.from({ length: 6 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
const IN_PAIRS = [
  ['SO-0', 'SO-1'],
  ['SO-2', 'SO-3'],
  ['SO-4', 'SO-5'],
]

test('the connection breaks during the answer: the page asks its server for it, and nothing is in doubt', async ({
  page,
  service,
  token,
  cuts,
}) => {
  await pasteSheet(page, token, ROWS)
  await upload(page, 6)
  await expectSummary(page, { Accepted: 6 })
  expect(cuts.made).toBe(2)
  expect(service.requests()).toEqual(IN_PAIRS)
})

/** An answer long after the cut. */
function answeringAfter(ms: number): Mishap {
  const answer = { status: 200, body: '{"acceptedOrders":2}' }
  return { processed: true, reply: wait(ms, answer) }
}

test.describe('while the service is still processing', () => {
  test.use({ cutAfter: 'request' })

  test('the page asks until the answer has arrived, and sends nothing twice', async ({
    page,
    service,
    token,
    cuts,
  }) => {
    await pasteSheet(page, token, ROWS)
    service.plan([2_000, 4_000].map(answeringAfter))
    await upload(page, 6)
    await expectSummary(page, { Accepted: 6 })
    expect(cuts.made).toBe(2)
    expect(service.requests()).toEqual(IN_PAIRS)
  })
})
