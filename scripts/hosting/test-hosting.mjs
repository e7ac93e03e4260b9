/**
 * `npm run test:hosting`: tests the build behind nginx with hosting/nginx.conf and two servers, one of which is killed
 * during an upload; and the demo from a static file server. Requires nginx and Chromium, and installs neither.
 */
import assert from 'node:assert/strict'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { get } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findBrowser } from '../browser.mjs'
import { buildDemo, makeReady, NotReady } from '../ready.mjs'
import { inProject, run } from '../run.mjs'
import { freePort, startNginx, startProduct } from '../servers.mjs'
import { tryDemo } from './try-demo.mjs'
import { tryPath } from './try-path.mjs'

const UPLOADS = 2000
const AT_ONCE = 8
/** Several tokens, since nginx assigns a server to each token. */
const TOKENS = Array.from({ length: 20 }, (_, index) => `practice-hosting-${index}`)

export async function testHosting() {
  const { code } = await run('nginx', ['-v'], { quiet: true })
  if (code !== 0) throw new NotReady('nginx not found (Debian: apt-get install nginx-light).')
  await makeReady()
  const browser = await findBrowser({ mayInstall: false })
  console.log(await verifyUnits())
  await tryBehindNginx()
  console.log(`✓ ${await tryPath()}`)
  await buildDemo()
  expectWorkersApart()
  console.log('✓ the simulator’s worker is in the demo alone, the offline worker in the release')
  await tryDemo(browser)
  console.log('✓ the demo uploads a sample from a plain server of files, at a path of its own')
}

/** Verifies the units, if systemd is installed. */
async function verifyUnits() {
  const units = ['service', 'socket'].map((kind) => inProject('hosting', `tracking-upload.${kind}`))
  const { code, output } = await run('systemd-analyze', ['verify', ...units], { quiet: true })
  if (code === 127) return '· systemd is not here, so its units were not verified'
  assert(code === 0 && !output.includes('tracking-upload'), output)
  return '✓ systemd finds nothing wrong with the units'
}

async function tryBehindNginx() {
  const service = await startProduct()
  const forward = { TRACKING_SERVICE_URL: service.origin }
  const products = [await startProduct(forward), await startProduct(forward)]
  const nginx = await startNginxBefore(products)
  for (const trial of [keepsHeaders, speaksTls, closesConnections, survivesAKill])
    console.log(`✓ ${await trial({ nginx, products, service })}`)
  await Promise.all([nginx, service, ...products].map((program) => program.end()))
}

/** Starts nginx with hosting/nginx.conf for these servers, and also without TLS. */
async function startNginxBefore(products) {
  const ports = { http: await freePort(), https: await freePort() }
  let certificate = ''
  const nginx = await startNginx(async (folder, port) => {
    chmodSync(folder, 0o755)
    certificate = await makeCertificate(folder)
    return readFileSync(inProject('hosting', 'nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.https} ssl; listen 127.0.0.1:${port};`)
      .replaceAll('/etc/nginx/tls', folder)
      .replace(/product-([12]):4173/g, (_, number) => `127.0.0.1:${products[number - 1].port}`)
  })
  return { ...nginx, ports, certificate }
}

async function makeCertificate(folder) {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name))
  const about = ['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...about, ...files]
  const { code, output } = await run('openssl', args, { quiet: true })
  assert.equal(code, 0, `openssl made no certificate. ${output}`)
  return readFileSync(certificate)
}

async function keepsHeaders({ nginx }) {
  const { headers } = await fetch(nginx.origin)
  for (const name of ['content-security-policy', 'strict-transport-security'])
    assert(headers.has(name), `The header ${name} is missing.`)
  return 'the page comes with its security headers'
}

/** Checks the redirect to https and a request over TLS. */
async function speaksTls({ nginx }) {
  const redirect = await fetch(`http://127.0.0.1:${nginx.ports.http}/uploads`, {
    redirect: 'manual',
  })
  const target = redirect.headers.get('location')
  assert.deepEqual([redirect.status, target], [308, 'https://127.0.0.1/uploads'])
  const address = { host: '127.0.0.1', port: nginx.ports.https, path: '/config.json' }
  const secured = { ...address, servername: 'localhost', ca: nginx.certificate, agent: false }
  const response = await new Promise((resolve, reject) => {
    get(secured, resolve).on('error', reject)
  })
  response.resume()
  assert.equal(response.statusCode, 200)
  return 'http is sent on to https, and https answers with its certificate'
}

/** Writes two requests at once: a connection that closes after each answer answers only the first. */
async function closesConnections({ nginx }) {
  const socket = connect(nginx.port, '127.0.0.1')
  const request = `GET /config.json HTTP/1.1\r\nHost: localhost:${nginx.port}\r\n\r\n`
  socket.write(request + request)
  const answered = await text(socket)
  assert.equal(answered.split('HTTP/1.1 200').length, 2, 'The connection answered twice.')
  assert.match(answered, /^connection: close\r$/im)
  return 'connections to browsers are closed after each answer'
}

/** Kills a server: every answered entry must be at the service, none twice, and few may lack an answer. */
async function survivesAKill({ nginx, products, service }) {
  const began = performance.now()
  const unanswered = await uploadAll(nginx.origin, () => products[0].end('SIGKILL'))
  const rate = Math.round((UPLOADS * 1000) / (performance.now() - began))
  const attempts = await readBooks(service.origin)
  const answered = Array.from({ length: UPLOADS }, (_, number) => number).filter(
    (number) => !unanswered.includes(number),
  )
  const lost = answered.filter((number) => !attempts.has(orderOf(number)))
  const twice = [...attempts].filter(([, count]) => count > 1)
  assert.deepEqual(lost, [], 'Entries were answered and are not at the service.')
  assert.deepEqual(twice, [], 'Entries reached the service twice.')
  assert(unanswered.length <= AT_ONCE, `${unanswered.length} entries have no answer.`)
  return `${UPLOADS} uploads, one of two servers killed: none lost, none twice, ${unanswered.length} without an answer (${rate} a second)`
}

/** Uploads everything, eight at a time, and calls `kill` in the middle; returns the numbers without an answer. */
async function uploadAll(origin, kill) {
  const unanswered = []
  let next = 0
  const work = async () => {
    while (next < UPLOADS) {
      const number = next++
      if (number === UPLOADS / 2) await kill()
      if (!(await upload(origin, number))) unanswered.push(number)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return unanswered
}

const orderOf = (number) => `SO-${number}`

/** Uploads one entry; returns whether it was accepted. */
async function upload(origin, number) {
  const Authorization = `Bearer ${TOKENS[number % TOKENS.length]}`
  const body = [{ orderId: orderOf(number), trackingId: `CN${number + 1_000_000}` }]
  try {
    const response = await fetch(`${origin}/v1/api/tracking`, {
      method: 'POST',
      headers: { Authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { acceptedOrders } = await response.json()
    return response.ok && acceptedOrders === 1
  } catch {
    return false
  }
}

/** How often each order reached the service, from the simulator's book. */
async function readBooks(origin) {
  const books = await Promise.all(
    TOKENS.map(async (token) => {
      const headers = { Authorization: `Bearer ${token}` }
      return (await fetch(`${origin}/practice/book`, { headers })).json()
    }),
  )
  return new Map(books.flat().map(({ orderId, attempts }) => [orderId, attempts]))
}

/** Checks that only the demo has the simulator's worker, and only the release the offline worker. */
function expectWorkersApart() {
  const has = (build, file) => existsSync(inProject('dist', build, file))
  assert(has('demo', 'mockServiceWorker.js'), 'The demo has no simulator.')
  assert(!has('app', 'mockServiceWorker.js'), 'The release has the worker of the simulator.')
  assert(has('app', 'offline.js'), 'The release has no offline worker.')
  assert(!has('demo', 'offline.js'), 'The demo has an offline worker.')
}
