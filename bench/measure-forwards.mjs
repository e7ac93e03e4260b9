/** How many uploads the server forwards in a second, beside nginx alone, and its memory with 2,000 of them open. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answering, freePort, start } from '../scripts/hosting/servers.mjs'
import { peakMemory } from './memory.mjs'
import { PORT, startProduct } from './product.mjs'
import { startService } from './service.mjs'
import { median } from './table.mjs'

const AT_ONCE = 16
const ROUNDS = 5
const ROUND_MS = 3_000
const OPEN = 2_000
const OPEN_MS = 15_000

const BODY = JSON.stringify(
  Array.from({ length: 100 }, (_, n) => ({ orderId: `SO-${n}`, trackingId: `YT${n + 1e12}` })),
)
const OPTIONS = {
  method: 'POST',
  agent: false,
  headers: {
    Authorization: 'Bearer some-token',
    'Content-Type': 'application/json',
    'Content-Length': BODY.length,
  },
}

export async function measureForwards() {
  const service = await startService(await freePort())
  const product = await startProduct(PORT, { TRACKING_SERVICE_URL: service.url })
  const nginx = await startNginx(service.url)
  try {
    const rates = await measureInTurns([nginx?.url, product.url])
    const open = await memoryOfOpen(product, service)
    return [
      ['Uploads a second through nginx alone', inWords(rates[0]), 'nginx itself'],
      ['Uploads a second through the server', inWords(rates[1]), 'no goal'],
      [`Server, ${open.answered} of ${OPEN} uploads open at once`, open.memory, 'goal 300 MB'],
    ]
  } finally {
    await nginx?.end()
    await product.stop()
    service.stop()
  }
}

const inWords = (rate) => (rate === null ? 'no nginx' : `${Math.round(rate)}`)

/** Each in turn, so that whatever else the machine does meets both. */
async function measureInTurns(urls) {
  const rates = urls.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) if (url) rates[index].push(await rateOf(url))
  }
  return rates.map((values) => (values.length === 0 ? null : median(values)))
}

async function rateOf(url) {
  const end = performance.now() + ROUND_MS
  let answered = 0
  const work = async () => {
    while (performance.now() < end) {
      if ((await upload(url)) !== 200) throw new Error(`${url} did not answer an upload.`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answered / (ROUND_MS / 1000)
}

/** The status of one upload over a connection of its own; 0 where there was no answer. */
function upload(url) {
  return new Promise((resolve) => {
    const sent = request(`${url}/v1/api/tracking`, OPTIONS, (response) => {
      response.on('end', () => resolve(response.statusCode)).on('error', () => resolve(0))
      response.resume()
    })
    sent.on('error', () => resolve(0)).end(BODY)
  })
}

async function memoryOfOpen(product, service) {
  service.state.delayMs = OPEN_MS
  let statuses = []
  const memory = await peakMemory(product.pid, async () => {
    statuses = await Promise.all(Array.from({ length: OPEN }, () => upload(product.url)))
  })
  return { memory, answered: statuses.filter((status) => status === 200).length }
}

/** A reverse proxy and nothing else; null where there is no nginx. */
async function startNginx(service) {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-upload-bench-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off;
    ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    keepalive_timeout 0; client_body_buffer_size 4m;
    server { listen 127.0.0.1:${port}; location /config.json { return 200; } location / { proxy_pass ${service}; } } }`,
  )
  const program = start('nginx', ['-p', folder, '-c', file, '-e', 'stderr'])
  const end = async () => {
    await program.end()
    rmSync(folder, { recursive: true })
  }
  const url = `http://127.0.0.1:${port}`
  const isThere = await answering(`${url}/config.json`, program).then(
    () => true,
    () => false,
  )
  if (isThere) return { url, end }
  await end()
  return null
}
