import { getRequestListener, type HttpBindings } from '@hono/node-server'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'

import type { Refused } from './forwarding/tracking-endpoint.ts'

/** When a reused connection dies during a POST, a browser silently repeats the POST. On a fresh connection it doesn't. */
const NO_SILENT_RESEND = { Connection: 'close' }

/** Time limits for a complete request, so half a request can't hold a connection. */
export type Waits = Pick<
  ServerOptions,
  'requestTimeout' | 'headersTimeout' | 'connectionsCheckingInterval'
>
const WAITS: Waits = {
  requestTimeout: 60_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
}

type Headers = Readonly<Record<string, string>>

/** Answers requests: the `fetch` of a Hono app. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** Creates an HTTP server that adds `headers` to every answer. `refused` is called for requests that don't reach the app. */
export function httpServer(
  fetch: Fetch,
  headers: Headers,
  { refused, waits = WAITS }: { readonly refused: Refused; readonly waits?: Waits },
): Server {
  const everywhere = { ...NO_SILENT_RESEND, ...headers }
  const seen = new WeakSet<Duplex>()
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    overrideGlobalObjects: false,
    // Default for an HTTP/1.0 request without a host; the app checks the given one.
    hostname: 'localhost',
    // The app answers its own errors, so this is an invalid host.
    errorHandler: () => {
      refused(400, 'The host of a request is a name or an address.')
      return new Response(null, { status: 400 })
    },
  })
  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    seen.add(incoming.socket)
    for (const [name, value] of Object.entries(everywhere)) outgoing.setHeader(name, value)
    const why = refuseAtDoor(incoming)
    if (why !== null) {
      refused(...why)
      return refuse(outgoing, ...why)
    }
    if (incoming.headers.expect !== undefined) outgoing.writeContinue()
    void listener(incoming, outgoing)
  }
  // `refuseAtDoor` refuses a missing host, so the answer gets the headers.
  const server = createServer({ ...waits, requireHostHeader: false }, take)
  // Ignore anything after the first request of a connection: its sender could not tell the answers apart.
  server.maxRequestsPerSocket = 1
  server.on('checkContinue', take)
  server.on('checkExpectation', take)
  server.on('connect', (_, socket) => {
    socket.on('error', () => undefined)
    refused(400, NO_PROXY)
    socket.end(rawRefusal(400, everywhere))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // After a request, the client would take this for its answer.
    if (seen.has(socket) || !socket.writable) return socket.destroy()
    const status = STATUS_OF[error.code ?? ''] ?? 400
    refused(status, `This is no whole request (${error.code ?? error.message}).`)
    return socket.end(rawRefusal(status, everywhere))
  })
  return server
}

function refuse(outgoing: ServerResponse, status: number, error: string): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  outgoing.end(JSON.stringify({ error }))
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** A raw HTTP answer, since invalid bytes have no response object. */
function rawRefusal(status: number, headers: Headers): string {
  const lines = Object.entries({ ...headers, 'Content-Length': '0' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}

const NO_PROXY = 'This server is no proxy.'

/** Status and sentence for a request that no browser or honest proxy sends; null: the request is accepted. */
function refuseAtDoor(incoming: IncomingMessage): readonly [number, string] | null {
  if (!isOneHost(incoming)) return [400, 'A request names one host.']
  if (!isExpectable(incoming)) return [417, 'Nothing but 100-continue can be expected here.']
  if (!isOwnTarget(incoming)) return [400, NO_PROXY]
  return null
}

/**
 * Node keeps the first of several Host headers, while a proxy may use another one. Only HTTP/1.0 may have none, as in
 * some health checks.
 */
function isOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return names.length === 1 || (names.length === 0 && httpVersion === '1.0')
}

function isOwnTarget({ url = '', headers }: IncomingMessage): boolean {
  if (url.startsWith('/') || url === '*') return true
  return URL.canParse(url) && new URL(url).host === headers.host?.toLowerCase()
}

function isExpectable({ headers: { expect } }: IncomingMessage): boolean {
  return expect === undefined || expect.toLowerCase() === '100-continue'
}
