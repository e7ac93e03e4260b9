/**
 * A service worker that serves the page and its files offline. It ignores all other requests, above all /v1 and
 * /config.json.
 *
 * The build defines FILES, ENTRY and RELEASE (scripts/vite/offline.ts).
 */
/* global FILES, ENTRY, RELEASE */
/** The product's path: installations at one origin have separate workers but share the cache storage. */
const BASE = new URL('.', location.href).pathname
const CACHE = `tracking-upload ${RELEASE} ${BASE}`
/** Addresses of the single-page app. */
const PAGES = /^(uploads(\/[^/.]+)?\/?|settings\/?|help\/?)?$/
/** A proxy's statuses for an unreachable server. */
const NO_SERVER = [502, 503, 504]

addEventListener('install', (event) => event.waitUntil(keepAll()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting())
addEventListener('notificationclick', (event) => event.waitUntil(goToPage(event.notification)))
addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer !== null) event.respondWith(answer)
})

/** Caches all files or none, and never mixes the page of one release with files of another. */
async function keepAll() {
  const page = await fetch(BASE, { cache: 'reload' })
  if (!(await page.clone().text()).includes(ENTRY)) throw new Error('There is a newer release.')
  const cache = await caches.open(CACHE)
  await cache.put(BASE, page)
  await cache.addAll(FILES.map((name) => BASE + name))
}

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => isOurs(name) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Whether a cache belongs to this installation. Older cache names have no path, which means the root. */
function isOurs(name) {
  const [product, , base = '/'] = name.split(' ')
  return product === 'tracking-upload' && base === BASE
}

async function goToPage(notification) {
  notification.close()
  const [page] = await self.clients.matchAll({ type: 'window' })
  await page?.focus()
}

function answerTo(request) {
  const { origin, pathname } = new URL(request.url)
  const isBelow = origin === location.origin && pathname.startsWith(BASE)
  if (request.method !== 'GET' || !isBelow) return null
  const name = pathname.slice(BASE.length)
  if (request.mode === 'navigate') return PAGES.test(name) ? fromNetworkFirst(request, BASE) : null
  // Files in assets/ have a content hash in their names and never change.
  if (name.startsWith('assets/')) return fromHereFirst(request)
  return FILES.includes(name) ? fromNetworkFirst(request, pathname) : null
}

/** Serves from the cache; a file outside the list is cached on first use. */
async function fromHereFirst(request) {
  const known = await kept(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

async function fromNetworkFirst(request, path) {
  const answer = await fetch(request).catch(() => null)
  if (answer !== null && !NO_SERVER.includes(answer.status)) return answer
  return (await kept(path)) ?? answer ?? Response.error()
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path, { ignoreVary: true })
}
