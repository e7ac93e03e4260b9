import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PORTS } from '../playwright.config.ts'
import { test as base } from './product.ts'

/** Cache names of the worker. */
const RELEASE = /tracking-upload [\da-f]{16}/
const PRODUCT = `http://127.0.0.1:${PORTS.practice}`

/** A proxy for the product that can publish a newer release and delay answers to uploads. */
export type Site = {
  readonly bringOutRelease: (name: string) => void
  /** Holds answers to uploads until the returned function is called. */
  readonly holdUploads: () => () => void
}

export const test = base.extend<{
  served: { readonly site: Site; readonly url: string }
  site: Site
}>({
  served: async ({}, use) => {
    let release = ''
    let held = Promise.resolve()
    const server = createServer((request, response) => void answer(request, response))
    async function answer(request: IncomingMessage, response: ServerResponse) {
      if (request.method === 'POST') await held
      const answered = await passOn(request)
      const text = Buffer.from(await answered.arrayBuffer())
      const isWorker = release !== '' && request.url === '/offline.js'
      response.writeHead(answered.status, { ...headersOf(answered), Connection: 'close' })
      response.end(isWorker ? String(text).replace(RELEASE, `tracking-upload ${release}`) : text)
    }
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const site: Site = {
      bringOutRelease: (name) => (release = name),
      holdUploads: () => {
        let letGo = () => {}
        held = new Promise((resolve) => (letGo = resolve))
        return () => letGo()
      },
    }
    await use({ site, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
    server.closeAllConnections()
    server.close()
  },
  site: async ({ served }, use) => use(served.site),
  baseURL: async ({ served }, use) => use(served.url),
})

async function passOn(request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request
  const { authorization = '', accept = '', 'content-type': type = '' } = headers
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return fetch(new URL(url, PRODUCT), {
    method,
    headers: {
      Accept: accept,
      ...(authorization && { Authorization: authorization }),
      ...(type && { 'Content-Type': type }),
    },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
}

/** The answer's headers, without those of the connection and its encoding, since fetch decompresses the body. */
function headersOf({ headers }: Response): Record<string, string> {
  const own = ['connection', 'content-encoding', 'content-length', 'transfer-encoding']
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
}
