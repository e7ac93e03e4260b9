/**
 * `npm run test:hosting`: the build behind nginx, as hosting/nginx.conf describes it, with two servers of which one is
 * killed while entries are uploaded; and the demo from a plain server of files. Needs nginx and a Chromium, and installs
 * neither.
 */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { buildDemo, main, makeReady, NotReady } from '../ready.mjs'
import { inProject, run } from '../run.mjs'
import { answering, freePort, start, startProduct } from './servers.mjs'
import { startAlone } from './start-alone.mjs'
import { tryDemo } from './try-demo.mjs'

const UPLOADS = 2000
const AT_ONCE = 8
const TOKENS = Array.from({ length: 20 }, (_, index) => `practice-hosting-${index}`)

/** hosting/nginx.conf for these servers, also without TLS, with everything that nginx writes in one folder. */
function configuration(folder, { port, ports, products }) {
  const servers = products.map((product) => `127.0.0.1:${product.port}`)
  const site = readFileSync(inProject('hosting', 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.https} ssl; listen 127.0.0.1:${port};`)
    .replaceAll('/etc/nginx/tls', folder)
    .replace(/product-([12]):4173/g, (_, number) => servers[number - 1])
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${paths}
${site}
}`
}

/** A certificate that is signed by itself, where hosting/nginx.conf has its own. */
async function makeCertificate(folder) {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name))
  const about = ['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...about, ...files]
  const { code, output } = await run('openssl', args, { quiet: true })
  if (code !== 0) throw new Error(`openssl made no certificate. ${output}`)
  return readFileSync(certificate)
}

async function startNginx(products) {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-upload-nginx-'))
  chmodSync(folder, 0o755)
  const certificate = await makeCertificate(folder)
  const port = await freePort()
  const ports = { http: await freePort(), https: await freePort() }
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, { port, ports, products }))
  const program = start('nginx', ['-p', folder, '-c', file, '-e', 'stderr'])
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/config.json`, program)
  const end = async () => {
    await program.end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
  return { origin, port, ports, certificate, end }
}

const tokenOf = (number) => TOKENS[number % TOKENS.length]
const orderOf = (number) => `SO-${number}`

/** Whether the upload of one entry was answered; a rejected request and a broken connection are not. */
async function upload(origin, number) {
  const response = await fetch(`${origin}/v1/api/tracking`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tokenOf(number)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify([{ orderId: orderOf(number), trackingId: `CN${number + 1_000_000}` }]),
  }).catch(() => null)
  if (!response?.ok) return false
  const answer = await response.json().catch(() => null)
  return answer?.acceptedOrders === 1
}

/** Uploads everything, eight at a time; `kill` is called in the middle. Gives the numbers without an answer. */
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

/** How often the service was sent each order, by its own book. */
async function readBooks(origin) {
  const books = await Promise.all(
    TOKENS.map(async (token) => {
      const headers = { Authorization: `Bearer ${token}` }
      return (await fetch(`${origin}/practice/book`, { headers })).json()
    }),
  )
  return new Map(books.flat().map(({ orderId, attempts }) => [orderId, attempts]))
}

/** A killed server: every answered entry is at the service, none was sent twice, and few have no answer. */
async function killOne({ nginx, products, service }) {
  const began = performance.now()
  const unanswered = await uploadAll(nginx.origin, () => products[0].end('SIGKILL'))
  const seconds = (performance.now() - began) / 1000
  const attempts = await readBooks(service.origin)
  const numbers = Array.from({ length: UPLOADS }, (_, number) => number)
  const isLost = (number) => !unanswered.includes(number) && !attempts.has(orderOf(number))
  const lost = numbers.filter(isLost)
  const twice = [...attempts.values()].filter((count) => count > 1)
  require(lost.length === 0, `${lost.length} entries were answered and are not at the service.`)
  require(twice.length === 0, `${twice.length} entries reached the service twice.`)
  require(unanswered.length <= AT_ONCE, `${unanswered.length} entries have no answer.`)
  const rate = Math.round(UPLOADS / seconds)
  return `${UPLOADS} uploads, one of two servers killed: none lost, none twice, ${unanswered.length} without an answer (${rate} a second)`
}

/** Two requests in one write: a connection that closes after its answer answers the first alone. */
async function closesConnections({ nginx }) {
  const socket = connect(nginx.port, '127.0.0.1')
  const request = `GET /config.json HTTP/1.1\r\nHost: localhost:${nginx.port}\r\n\r\n`
  socket.write(request + request)
  let text = ''
  for await (const piece of socket) text += piece
  require(text.split('HTTP/1.1 200').length === 2, 'The connection answered more than once.')
  require(/^connection: close\r$/im.test(text), 'The answer does not close its connection.')
  return 'connections to browsers are closed after each answer'
}

/** What a browser gets that is sent to https first, and then comes by it. */
async function speaksTls({ nginx }) {
  const { status, headers } = await fetch(`http://127.0.0.1:${nginx.ports.http}/uploads`, {
    redirect: 'manual',
  })
  const target = headers.get('location')
  require(status === 308 && target === 'https://127.0.0.1/uploads', `${status} to ${target}.`)
  const options = { port: nginx.ports.https, path: '/config.json', ca: nginx.certificate }
  const answered = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', servername: 'localhost', agent: false, ...options }, resolve).on(
      'error',
      reject,
    )
  })
  answered.resume()
  require(answered.statusCode === 200, `Over TLS the answer is ${answered.statusCode}.`)
  return 'http is sent on to https, and https answers with its certificate'
}

async function keepsHeaders({ nginx }) {
  const { headers } = await fetch(nginx.origin)
  for (const name of ['content-security-policy', 'strict-transport-security']) {
    require(headers.has(name), `The header ${name} is missing.`)
  }
  return 'the page comes with its security headers'
}

function require(isTrue, otherwise) {
  if (!isTrue) throw new Error(otherwise)
}

/** The units, where systemd is installed to say what it thinks of them. */
async function verifyUnits() {
  const units = ['service', 'socket'].map((kind) => inProject('hosting', `tracking-upload.${kind}`))
  const { code, output } = await run('systemd-analyze', ['verify', ...units], { quiet: true })
  if (code === 127) return '· systemd is not here, so its units were not verified'
  require(code === 0 && !/tracking-upload/.test(output), output)
  return '✓ systemd finds nothing wrong with the units'
}

/** The simulator's worker belongs to the demo alone, and the offline worker to the release alone. */
function keepsWorkersApart() {
  const has = (build, file) => existsSync(inProject('dist', build, file))
  require(has('demo', 'mockServiceWorker.js'), 'The demo has no simulator.')
  require(!has('app', 'mockServiceWorker.js'), 'The release has the worker of the simulator.')
  require(has('app', 'offline.js'), 'The release has no offline worker.')
  require(!has('demo', 'offline.js'), 'The demo has an offline worker.')
}

async function behindNginx() {
  const service = await startProduct(inProject('dist'), {})
  const forward = { TRACKING_SERVICE_URL: service.origin }
  const products = await Promise.all([1, 2].map(() => startProduct(inProject('dist'), forward)))
  try {
    const nginx = await startNginx(products)
    try {
      const installation = { nginx, products, service }
      for (const trial of [keepsHeaders, speaksTls, closesConnections, killOne]) {
        console.log(`✓ ${await trial(installation)}`)
      }
    } finally {
      await nginx.end()
    }
  } finally {
    await Promise.all([service, ...products].map((program) => program.end()))
  }
}

await main(async () => {
  const { code } = await run('nginx', ['-v'], { quiet: true })
  if (code !== 0) throw new NotReady('nginx not found (Debian: apt-get install nginx-light).')
  await makeReady()
  const browser = await findBrowser({ mayInstall: false })
  await startAlone()
  console.log('✓ the build runs alone: read-only, without packages, as nobody')
  console.log(await verifyUnits())
  await behindNginx()
  await buildDemo()
  keepsWorkersApart()
  console.log(
    '✓ the worker of the simulator is in the demo alone, the offline worker in the release',
  )
  await tryDemo(browser)
  console.log(
    '✓ the demo works a sample to its end from a plain server of files, at a path of its own',
  )
})
