/** One upload of 100 entries, and a server's memory use. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'

const BODY = JSON.stringify(
  Array.from({ length: 100 }, (_, n) => ({ orderId: `SO-${n}`, trackingId: `YT${n + 1e12}` })),
)
export const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Sends one upload on a new connection; resolves to its status, 0 without an answer. */
export function uploadOnce(origin, headers) {
  return new Promise((resolve) => {
    const options = { method: 'POST', agent: false, headers: { ...JSON_TYPE, ...headers } }
    const sent = request(`${origin}/v1/api/tracking`, options, (response) => {
      response.on('end', () => resolve(response.statusCode)).on('error', () => resolve(0))
      response.resume()
    })
    sent.on('error', () => resolve(0)).end(BODY)
  })
}

/** Memory figures in kilobytes, from /proc. */
export function kilobytesOf({ child }) {
  if (process.platform !== 'linux') return Number.NaN
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}

export const megabytesOf = (program) => Math.round(kilobytesOf(program) / 1024)
