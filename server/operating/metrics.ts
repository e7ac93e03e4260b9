import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Traffic } from '#server/forwarding/traffic.ts'
import type { Trouble } from '#server/forwarding/forwarder.ts'
import type { Watch } from './watch.ts'

/** Histogram buckets in seconds, from a fast service to the page's longest timeout. */
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

const EXPECTED = ['200', '401', '413', '429', '500', '502', '503', 'none']
const REFUSALS = [
  '400',
  '401',
  '403',
  '404',
  '405',
  '408',
  '409',
  '413',
  '415',
  '417',
  '431',
  '500',
  '503',
]
const TROUBLES: readonly Trouble[] = [
  'not-connected',
  'cut',
  'timed-out',
  'too-long',
  'unreadable',
  'unexpected',
]

/** Serves metrics in Prometheus' text format at `/metrics`, on their own server. */
export function createMetrics(
  traffic: Traffic,
  version: string,
): {
  readonly watch: Watch
  readonly server: Server
} {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  const about = (name: string, help: string) => ({
    name: `tracking_upload_${name}`,
    help,
    registers,
  })
  const requests = new Counter({
    ...about('requests_total', 'Requests that were forwarded, by the status of their answer.'),
    labelNames: ['status'],
  })
  const seconds = new Histogram({
    ...about('request_duration_seconds', 'How long a forwarded request took.'),
    buckets: SECONDS,
  })
  const faults = new Counter({
    ...about('faults_total', 'Requests without an answer of the service, by what happened.'),
    labelNames: ['kind'],
  })
  const refusals = new Counter({
    ...about('refusals_total', 'Requests that were answered here and went nowhere, by status.'),
    labelNames: ['status'],
  })
  // Initialised with 0: a series that starts with its first event shows no increase.
  for (const status of EXPECTED) requests.inc({ status }, 0)
  for (const kind of TROUBLES) faults.inc({ kind }, 0)
  for (const status of REFUSALS) refusals.inc({ status }, 0)
  const gauge = (name: string, help: string, read: () => number) => {
    const made: Gauge = new Gauge({ ...about(name, help), collect: () => made.set(read()) })
  }
  gauge('body_bytes', 'Bytes of request bodies that are held just now.', traffic.bytesHeld)
  gauge('in_flight', 'Uploads that are being answered just now.', traffic.underWay)
  gauge('memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss())
  const labels = { version, node: process.versions.node }
  new Gauge({
    ...about('build_info', 'Always 1, with the version of the product and of Node.'),
    labelNames: Object.keys(labels),
  }).set(labels, 1)
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void answer(response, registry)
    else response.writeHead(404).end()
  })
  return {
    server,
    watch: {
      forwarded: ({ status, ms }) => {
        requests.inc({ status: labelOf(status) })
        seconds.observe(ms / 1000)
      },
      refused: (status) => refusals.inc({ status: labelOf(status) }),
      trouble: (_, kind) => faults.inc({ kind }),
    },
  }
}

async function answer(response: ServerResponse, registry: Registry): Promise<void> {
  const text = await registry.metrics()
  response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
}

/** A service may answer with any number; unknown ones are counted by class. */
function labelOf(status: number | null): string {
  if (status === null) return 'none'
  return status in STATUS_CODES ? String(status) : `${Math.floor(status / 100)}xx`
}
