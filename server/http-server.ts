import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Why no connection is kept open: when one dies under a POST, a browser that had used it before sends the POST again
 * by itself, and the page never learns of it. On a fresh connection it does not; nothing is sent twice unseen.
 */
const NO_SILENT_RESEND = { Connection: 'close' }

/** How long a stop waits for uploads that are on their way. */
const LAST_ANSWERS_MS = 8_000

/** What answers requests: the `fetch` of a Hono app. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** An HTTP server whose every answer carries `headers`, also where the app is not reached. */
export function httpServer(fetch: Fetch, headers: Readonly<Record<string, string>>): Server {
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    overrideGlobalObjects: false,
  })
  return createServer((incoming, outgoing) => {
    for (const [name, value] of Object.entries({ ...NO_SILENT_RESEND, ...headers })) {
      outgoing.setHeader(name, value)
    }
    void listener(incoming, outgoing)
  })
}

/** Starts to listen; rejects with a sentence for the person who started it. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(whyNot(error, host, port))),
    )
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

function whyNot(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use at ${host}. Stop what runs there, or set PORT to another number.`
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Set PORT to 1024 or more.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is "${host}", which is no address of this machine.`
  }
  return `Cannot listen at ${host}, port ${port} (${error.code ?? error.message}).`
}

/** Takes no more requests, lets those in flight be answered for a while, and ends. */
export async function stop(server: Server, patienceMs = LAST_ANSWERS_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearTimeout(timer)
}
