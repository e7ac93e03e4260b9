/**
 * A service for the benchmark: it answers as a shop does, at once or after `delayMs`, and notes when each request came
 * and when its answer left. What becomes of an entry follows from its number in the sheet.
 */
import { createServer } from 'node:http'

const COURIERS = ['Yanwen', 'YunExpress', '4PX', 'SF Express', 'China Post'].map((name, index) => ({
  key: String(190_001 + index),
  country: '301',
  countryIso: 'CN',
  url: `https://${name.toLowerCase().replaceAll(' ', '')}.example`,
  name,
  nameZhCn: `${name} 物流`,
  nameZhHk: `${name} 物流`,
  group: 'A',
}))

const REASONS = [
  (entry) => `Order ${entry.orderId} is not pending shipment`,
  (entry) => `The tracking number "${entry.trackingId}" is not valid for courier ${entry.courier}`,
  (entry) => `Order ${entry.orderId} was not found`,
]

/** Of a hundred entries three fail and four need a courier; of one request in a hundred the counts do not fit. */
function answer(entries) {
  const shipmentFailed = []
  const shipmentSelectCourier = []
  for (const entry of entries) {
    const number = Number(entry.orderId.replaceAll(/\D/g, ''))
    const { orderId, trackingId, merchantOrderId = null, courier = null } = entry
    const named = { orderId, merchantOrderId, trackingId, courier }
    if (number % 100 < 3)
      shipmentFailed.push({ ...named, errorMessage: REASONS[number % 100](entry) })
    else if (number % 100 < 7) {
      const possibleCouriers = COURIERS.slice(number % 2, 3 + (number % 3))
      shipmentSelectCourier.push({ ...named, possibleCouriers })
    }
  }
  const named = shipmentFailed.length + shipmentSelectCourier.length
  const number = Number(entries[0].orderId.replaceAll(/\D/g, ''))
  const isUnclear = entries.length === 100 && Math.floor(number / 100) % 100 === 50
  return {
    acceptedOrders: Math.max(0, entries.length - named - (isUnclear ? 3 : 0)),
    rejectedOrders: shipmentFailed.length,
    ordersNotFound: 0,
    ordersSelectCourier: shipmentSelectCourier.length,
    shipmentFailed,
    shipmentSelectCourier,
  }
}

const ALLOW = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, accept',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Max-Age': '7200',
}

export async function startService(port) {
  const state = { delayMs: 0, failAt: 0 }
  /** When each request came and when its answer left. */
  const log = []
  const reply = (response, body, came) => {
    // Request number `failAt` ends badly, as happens: its entries are in doubt.
    const status = log.length + 1 === state.failAt ? 500 : 200
    response.writeHead(status, { ...ALLOW, 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer(JSON.parse(body))))
    log.push({ came, left: performance.now() })
  }
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, ALLOW).end()
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const came = performance.now()
      const body = Buffer.concat(parts).toString()
      if (state.delayMs > 0) setTimeout(reply, state.delayMs, response, body, came)
      else reply(response, body, came)
    })
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => server.close()
  return { url: `http://127.0.0.1:${port}`, log, state, stop }
}
