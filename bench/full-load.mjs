/** Minutes of full load from pages: the server's memory, its log, and upload times compared with nginx. */
import { startNginx } from '../scripts/servers.mjs'
import { inWords, ms, report, startMeasured } from './harness.mjs'
import { megabytesOf, uploadOnce } from './server-load.mjs'

const SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 300)
const SLICES = 10
/** nginx gets a share of each slice, so other load on the machine affects both. */
const PART_OF_NGINX = 0.2
const AT_ONCE = 16
/** Twice as many as fit into the server's memory for kept answers. */
const TOKENS = 8

export async function measureFullLoad(service) {
  const settings = { TRACKING_SERVICE_URL: service.origin }
  const product = await startMeasured(settings, { stdio: ['ignore', 'pipe', 'pipe'] })
  let logged = 0
  product.child.stdout.on('data', ({ length }) => (logged += length))
  const nginx = await nginxAlone(service)
  const memory = [megabytesOf(product)]
  const times = { own: [], nginx: [] }
  for (let slice = 0; slice < SLICES; slice += 1) {
    if (nginx) await load(nginx.origin, times.nginx, (SECONDS / SLICES) * PART_OF_NGINX)
    await load(product.origin, times.own, SECONDS / SLICES)
    memory.push(megabytesOf(product))
  }
  const what = `server, ${inWords(times.own.length)} uploads in ${SECONDS} seconds`
  report(`${what}: memory at the start and after each tenth`, `${memory.join(' ')} MB`)
  report(`${what}: log for each`, `${Math.round(logged / times.own.length)} bytes`)
  report(`${what}: 99 of 100 within`, ms(p99(times.own)))
  if (nginx)
    report(
      `nginx alone, ${inWords(times.nginx.length)} uploads: 99 of 100 within`,
      ms(p99(times.nginx)),
    )
  await nginx?.end()
  await product.end()
}

/** nginx as a plain proxy for the same uploads; null if it isn't installed. */
export const nginxAlone = (service) =>
  startNginx(
    (_folder, port) => `keepalive_timeout 0; client_body_buffer_size 4m;
server { listen 127.0.0.1:${port}; location /config.json { return 200; } location / { proxy_pass ${service.origin}; } }`,
  ).catch(() => null)

let count = 0

async function load(origin, times, seconds) {
  const end = performance.now() + seconds * 1000
  const work = async (token) => {
    while (performance.now() < end) {
      const begin = performance.now()
      const headers = {
        Authorization: `Bearer bench-token-${token % TOKENS}`,
        'X-Tracking-Upload-Request': `bench.${count++}`,
      }
      if ((await uploadOnce(origin, headers)) !== 200)
        throw new Error(`${origin} did not answer an upload.`)
      times.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, token) => work(token)))
}

const p99 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]
