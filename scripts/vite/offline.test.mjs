import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { PAGES } from '#shell/navigation.tsx'
import { offlineWorker } from './offline.ts'

const ORIGIN = 'https://upload.test'
const ENTRY = 'assets/index-1.js'
const PAGE = `<script src="/${ENTRY}"></script>`

const keyOf = (request) => new URL(request.url ?? request, ORIGIN).pathname

/** A fake browser for the worker of an installation at `base`, with a cache and a network that can fail. */
function browser({
  base = '/',
  network = (path) => new Response(path === base ? PAGE : `new ${path}`),
  names = [],
} = {}) {
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
  const caches = {
    open: async (name) => {
      if (!names.includes(name)) names.push(name)
      return cache
    },
    keys: async () => [...names],
    delete: async (name) => names.splice(names.indexOf(name), 1),
  }
  const self = { skipWaiting: () => (world.skipped += 1), clients: { claim: async () => {} } }
  const addEventListener = (name, listener) => (listeners[name] = listener)
  const context = {
    self,
    caches,
    fetch: get,
    addEventListener,
    location: new URL(`${base}offline.js`, ORIGIN),
    URL,
    Response,
  }
  const files = [ENTRY, 'assets/later-1.js']
  runInNewContext(offlineWorker(files, ENTRY), context)
  const happen = (name) => new Promise((resolve) => listeners[name]({ waitUntil: resolve }))
  /** The worker's answer; null: it ignores the request. */
  const ask = (path, { mode = 'cors', method = 'GET' } = {}) =>
    new Promise((resolve) => {
      const respondWith = (answer) => resolve(answer.then((response) => response.text()))
      listeners.fetch({ request: { url: ORIGIN + path, mode, method }, respondWith })
      resolve(null)
    })
  const install = () => happen('install')
  const activate = () => happen('activate')
  return { world, install, activate, names, ask, say: (data) => listeners.message({ data }) }
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

test.each([...PAGES.map(({ href }) => href), '/uploads/1'])('%s opens offline', async (path) => {
  const { world, install, ask } = browser()
  await install()
  world.network = gone
  expect(await ask(path, { mode: 'navigate' })).toBe(PAGE)
})

test('under a path it caches files below and ignores others', async () => {
  const { world, install, ask } = browser({ base: '/tracking/' })
  await install()
  world.network = gone
  const mode = 'navigate'
  expect(await ask('/tracking/', { mode })).toBe(PAGE)
  expect(await ask('/tracking/uploads/1', { mode })).toBe(PAGE)
  expect(await ask(`/tracking/${ENTRY}`)).toBe(`kept /tracking/${ENTRY}`)
  for (const path of ['/', '/uploads/1', '/tracking', '/other/'])
    expect(await ask(path, { mode })).toBe(null)
  for (const path of [`/${ENTRY}`, '/tracking/config.json', '/tracking/v1/api/tracking'])
    expect(await ask(path)).toBe(null)
})

test('an activated release deletes only older caches of its own path', async () => {
  const others = ['tracking-upload 2 /', 'tracking-upload 1 /tracking/two/', 'another product 1']
  const older = ['tracking-upload 1 /tracking/', 'tracking-upload 2 /tracking/']
  const { install, activate, names } = browser({
    base: '/tracking/',
    names: [...others, ...older],
  })
  await install()
  await activate()
  expect(names).toEqual([
    ...others,
    expect.stringMatching(/^tracking-upload [\da-f]{16} \/tracking\/$/),
  ])
})

test('at the root it deletes caches with names without a path', async () => {
  const { install, activate, names } = browser({
    names: ['tracking-upload 0123456789abcdef', 'tracking-upload 1 /tracking/'],
  })
  await install()
  await activate()
  expect(names).toEqual([
    'tracking-upload 1 /tracking/',
    expect.stringMatching(/^tracking-upload [\da-f]{16} \/$/),
  ])
})

test('the page comes from the network, or from the cache if the proxy has no server', async () => {
  const { world, install, ask } = browser()
  await install()
  world.network = () => new Response('a newer page')
  expect(await ask('/', { mode: 'navigate' })).toBe('a newer page')
  world.network = () => new Response('Bad gateway', { status: 502 })
  expect(await ask('/', { mode: 'navigate' })).toBe(PAGE)
})

test('assets come from the cache, changeable files from the network', async () => {
  const { install, ask } = browser()
  await install()
  expect(await ask(`/${ENTRY}`)).toBe(`kept /${ENTRY}`)
  expect(await ask('/icon.svg')).toBe('new /icon.svg')
})

test('rarely used files are cached on first use', async () => {
  const { world, install, ask } = browser()
  await install()
  expect(await ask('/assets/scan-1.js')).toBe('new /assets/scan-1.js')
  world.network = gone
  expect(await ask('/assets/scan-1.js')).toBe('new /assets/scan-1.js')
})

test('a missing file is requested again', async () => {
  const { world, install, ask } = browser()
  await install()
  world.network = () => new Response('Not found', { status: 404 })
  expect(await ask('/assets/scan-1.js')).toBe('Not found')
  world.network = (path) => new Response(`new ${path}`)
  expect(await ask('/assets/scan-1.js')).toBe('new /assets/scan-1.js')
})

test('the page of a newer release is not cached with files of this one', async () => {
  const { install } = browser({ network: () => new Response('<script src="/assets/index-2.js">') })
  await expect(install()).rejects.toThrow('newer release')
})

test('it waits for a message from a page before it takes over', () => {
  const { world, say } = browser()
  expect(world.skipped).toBe(0)
  say('take over')
  expect(world.skipped).toBe(1)
})
