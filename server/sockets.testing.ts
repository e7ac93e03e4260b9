import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Listens on a free port of 127.0.0.1 until the test ends; resolves to the port. */
export async function listening(server: net.Server): Promise<number> {
  const sockets = new Set<net.Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  })
  return (server.address() as AddressInfo).port
}

/** An unused port of 127.0.0.1. */
export async function deadPort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export type Received = {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The client's port, the same for all requests of a connection. */
  readonly from: number | undefined
}

/** A service that records requests and answers with the given listener. */
export async function upstream(answer: RequestListener) {
  const received: Received[] = []
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      const body = Buffer.concat(chunks).toString()
      received.push({ method, url, headers, body, from: request.socket.remotePort })
      answer(request, response)
    })
  })
  const port = await listening(server)
  return { url: new URL(`http://127.0.0.1:${port}`), received }
}

export type Sent = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export type Got = {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends a request with full control over its headers, unlike a browser; rejects when it is cut. */
export function send(port: number, path: string, sent: Sent = {}): Promise<Got> {
  const { method = 'GET', headers = {}, body } = sent
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    request.end(body)
  })
}

/** Writes raw bytes and reads until the server closes. */
export function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    let got = ''
    socket.setEncoding('utf8').on('data', (piece: string) => (got += piece))
    socket.on('error', reject)
    socket.on('close', () => resolve(got))
  })
}
