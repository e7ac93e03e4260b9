import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { PAGES } from '#app/shell/navigation.tsx'
import { offlineWorker } from './offline.ts'

const ORIGIN = 'https://upload.test'
const ENTRY = 'assets/index-1.js'
const PAGE = `<script src="/${ENTRY}"></script>`

const keyOf = (request) => new URL(request.url ?? request, ORIGIN).pathname

/** A browser around the worker: one cache, and a network that can be gone. */
function browser({ network = (path) => new Response(path === '/' ? PAGE : `new ${path}`) } = {}) {
  const listeners = {}
  const cached = new Map()
  const world = { network, skipped: 0 }
  const get = async (request) => world.network(keyOf(request))
  const cache = {
    put: async (request, response) => void cached.set(keyOf(request), response),
    addAll: async (paths) => {
      for (const path of paths) cached.set(path, new Response(`kept ${path}`))
    },
    match: async (request) => cached.get(keyOf(request))?.clone(),
  }
  const caches = { open: async () => cache, keys: async () => [], delete: async () => true }
  const self = { skipWaiting: () => (world.skipped += 1), clients: { claim: async () => {} } }
  const addEventListener = (name, listener) => (listeners[name] = listener)
  const context = {
    self,
    caches,
    fetch: get,
    addEventListener,
    location: { origin: ORIGIN },
    URL,
    Response,
  }
  const files = [ENTRY, 'assets/later-1.js']
  runInNewContext(offlineWorker(files, ENTRY), context)
  const install = () => new Promise((resolve) => listeners.install({ waitUntil: resolve }))
  /** What the worker answers; null: it leaves the request alone. */
  const ask = (path, { mode = 'cors', method = 'GET' } = {}) =>
    new Promise((resolve) => {
      const respondWith = (answer) => resolve(answer.then((response) => response.text()))
      listeners.fetch({ request: { url: ORIGIN + path, mode, method }, respondWith })
      resolve(null)
    })
  return { world, install, ask, say: (data) => listeners.message({ data }) }
}

const gone = () => {
  throw new TypeError('Failed to fetch')
}

test.each([
  ['POST', '/v1/api/tracking'],
  ['GET', '/v1/api/tracking'],
  ['GET', '/config.json'],
  ['GET', '/practice/book'],
])('%s %s is never touched', async (method, path) => {
  const { install, ask } = browser()
  await install()
  expect(await ask(path, { method })).toBe(null)
})

test.each([...PAGES.map(({ href }) => href), '/uploads/1'])(
  '%s opens without a network',
  async (path) => {
    const { world, install, ask } = browser()
    await install()
    world.network = gone
    expect(await ask(path, { mode: 'navigate' })).toBe(PAGE)
  },
)

test('the newest page comes from the network, and the kept one where no server is behind a proxy', async () => {
  const { world, install, ask } = browser()
  await install()
  world.network = () => new Response('a newer page')
  expect(await ask('/', { mode: 'navigate' })).toBe('a newer page')
  world.network = () => new Response('Bad gateway', { status: 502 })
  expect(await ask('/', { mode: 'navigate' })).toBe(PAGE)
})

test('a part of the page is taken from what is kept, and what may change from the network', async () => {
  const { install, ask } = browser()
  await install()
  expect(await ask(`/${ENTRY}`)).toBe(`kept /${ENTRY}`)
  expect(await ask('/icon.svg')).toBe('new /icon.svg')
})

test('what only some ask for is kept once it was asked for', async () => {
  const { world, install, ask } = browser()
  await install()
  expect(await ask('/assets/scan-1.js')).toBe('new /assets/scan-1.js')
  world.network = gone
  expect(await ask('/assets/scan-1.js')).toBe('new /assets/scan-1.js')
})

test('a part that the server does not have is asked for again', async () => {
  const { world, install, ask } = browser()
  await install()
  world.network = () => new Response('Not found', { status: 404 })
  expect(await ask('/assets/scan-1.js')).toBe('Not found')
  world.network = (path) => new Response(`new ${path}`)
  expect(await ask('/assets/scan-1.js')).toBe('new /assets/scan-1.js')
})

test('the page of a newer release is not kept with the parts of this one', async () => {
  const { install } = browser({ network: () => new Response('<script src="/assets/index-2.js">') })
  await expect(install()).rejects.toThrow('newer release')
})

test('it waits for a page that says when to take over', () => {
  const { world, say } = browser()
  expect(world.skipped).toBe(0)
  say('take over')
  expect(world.skipped).toBe(1)
})
