/** The server's memory with unfinished bodies, its throughput compared with nginx, and minutes of full load. */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { measureFullLoad, nginxAlone } from './full-load.mjs'
import { inWords, report, rounds, startMeasured } from './harness.mjs'
import { JSON_TYPE, kilobytesOf, uploadOnce } from './server-load.mjs'
import { startService } from './service.mjs'

const CONNECTIONS = 60
const LISTENING_MS = 4_000
const AT_ONCE = 16
const ROUND_MS = 3_000
const OPEN = 2_000
const OPEN_MS = 15_000
const TOKEN = { Authorization: 'Bearer some-token' }

export async function measureServer() {
  await measureUnfinished(20, JSON_TYPE)
  await measureUnfinished(20, { ...JSON_TYPE, ...TOKEN })
  await measureUnfinished(4, { ...JSON_TYPE, ...TOKEN })
  const service = await startService()
  const product = await startMeasured({ TRACKING_SERVICE_URL: service.origin })
  await measureRates(product, service)
  await measureOpen(product, service)
  await product.end()
  service.delayMs = 0
  await measureFullLoad(service)
  service.end()
}

/** Peak memory of the server while bodies arrive that lack one byte. */
async function measureUnfinished(megabytes, headers) {
  const product = await startMeasured({ TRACKING_SERVICE_URL: 'http://127.0.0.1:9' })
  const body = Buffer.alloc(megabytes * 1024 * 1024 - 1, ' ')
  const lines = Object.entries({ ...headers, 'Content-Length': body.length + 1 })
  const head = [
    'POST /v1/api/tracking HTTP/1.1',
    'Host: localhost',
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ]
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(product.port, '127.0.0.1').on('error', () => undefined)
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body)
    return socket
  })
  const peak = await peakMemory(product, () => wait(LISTENING_MS))
  for (const socket of sockets) socket.destroy()
  await product.end()
  const token = headers.Authorization ? 'with a token' : 'without a token'
  report(`server, ${CONNECTIONS} unfinished bodies of ${megabytes} MB, ${token}`, peak)
}

/** Measures both in each round, so other load on the machine affects both. */
async function measureRates(product, service) {
  const nginx = await nginxAlone(service)
  const found = await rounds(async () => ({
    ...(nginx && { 'nginx alone': await rateOf(nginx) }),
    'the server': await rateOf(product),
  }))
  for (const what of found.names)
    report(
      `uploads of 100 entries a second through ${what}`,
      inWords(Math.round(found.median(what))),
    )
  if (nginx === null) console.log('nginx is not here, so the server has nothing beside it')
  await nginx?.end()
}

async function rateOf({ origin }) {
  const end = performance.now() + ROUND_MS
  let answered = 0
  const work = async () => {
    while (performance.now() < end) {
      if ((await uploadOnce(origin, TOKEN)) !== 200)
        throw new Error(`${origin} did not answer an upload.`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (answered * 1000) / ROUND_MS
}

async function measureOpen(product, service) {
  service.delayMs = OPEN_MS
  let answered = 0
  const send = async () => {
    if ((await uploadOnce(product.origin, TOKEN)) === 200) answered += 1
  }
  const peak = await peakMemory(product, () => Promise.all(Array.from({ length: OPEN }, send)))
  report(`server, ${inWords(answered)} of ${inWords(OPEN)} uploads open at once`, peak)
}

/** Peak memory of a server during `work`, as text. */
async function peakMemory(program, work) {
  if (process.platform !== 'linux') return 'not measured: it is read from /proc'
  let peak = 0
  const looking = setInterval(() => (peak = Math.max(peak, kilobytesOf(program))), 50)
  await work()
  clearInterval(looking)
  return `${Math.round(peak / 1024)} MB`
}
