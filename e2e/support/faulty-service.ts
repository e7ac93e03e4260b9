import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PORTS } from '../playwright.config.ts'

/** The simulator that processes requests on behalf of the service. */
export const SIMULATOR = `http://127.0.0.1:${PORTS.service}`

type Headers = Readonly<Record<string, string>>

/** The reply to a request; for an incomplete one, its visible part. */
export type FaultyReply =
  | {
      readonly status: number
      readonly body?: string
      readonly headers?: Headers
    }
  | 'cut'
  | 'cut in the answer'
  | 'never'

/** A reply that is sent when the test calls `give`. */
export function heldReply(held: FaultyReply) {
  let give = (): void => {}
  const reply = new Promise<FaultyReply>((resolve) => (give = () => resolve(held)))
  return { reply, give: () => give() }
}

/** The fault of one request. `processed`: the service has processed it nevertheless. */
export type Mishap = {
  readonly processed: boolean
  /** A promise delays the reply. */
  readonly reply: FaultyReply | Promise<FaultyReply>
}

/** A service that works like the simulator, with planned faults. */
export type FaultyService = {
  readonly url: string
  /** Plans faults for the next requests, in order. */
  readonly plan: (mishaps: readonly Mishap[]) => void
  /** The order IDs of every received request. */
  readonly requests: () => readonly (readonly string[])[]
  /** Allows or forbids pages of other origins to call it (CORS); allowed at first. */
  readonly allowPages: (isAllowed: boolean) => void
  /** Closes the port until `start`. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Connections are not reused: Chromium silently repeats a POST when a reused connection dies (decision 6). */
const CLOSE = { Connection: 'close' }
const ALLOW = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
}

export async function createFaultyService(): Promise<FaultyService> {
  const requests: string[][] = []
  let mishaps: readonly Mishap[] = []
  let server: Server | null = null
  let port = 0
  let allow: Headers = ALLOW

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await textOf(request)
    const headers = { ...CLOSE, ...allow }
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
    if (request.method !== 'POST') return response.writeHead(405, headers).end()
    requests.push((JSON.parse(body) as { orderId: string }[]).map(({ orderId }) => orderId))
    const [mishap, ...later] = mishaps
    mishaps = later
    const whole = mishap?.processed === false ? null : await process(request, body)
    return reply(response, headers, (await mishap?.reply) ?? whole ?? 'cut')
  }

  async function start() {
    server = createServer((request, response) => void answer(request, response))
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function stop() {
    const stopping = server
    server = null
    if (stopping === null) return
    stopping.closeAllConnections()
    stopping.close()
    await once(stopping, 'close')
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    plan: (next) => (mishaps = next),
    requests: () => requests,
    allowPages: (isAllowed) => (allow = isAllowed ? ALLOW : {}),
    start,
    stop,
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

async function process(request: IncomingMessage, body: string): Promise<FaultyReply> {
  const answered = await fetch(`${SIMULATOR}/v1/api/tracking`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: request.headers.authorization ?? '',
    },
    body,
  })
  return { status: answered.status, body: await answered.text() }
}

function reply(response: ServerResponse, always: Headers, faulty: FaultyReply) {
  if (faulty === 'never') return
  if (faulty === 'cut') return response.destroy()
  const json = { 'Content-Type': 'application/json' }
  if (faulty === 'cut in the answer') {
    response.writeHead(200, { ...always, ...json, 'Content-Length': 100 })
    return response.write('{"acceptedOrders": 2,', () => response.destroy())
  }
  const { status, body = '', headers = {} } = faulty
  return response.writeHead(status, { ...always, ...json, ...headers }).end(body)
}
