/** A service with realistic answers after `delayMs`, which records the time of each request and answer. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const POSSIBLE_COURIERS = ['Yanwen', 'YunExpress', '4PX', 'SF Express'].map((name, index) => ({
  key: String(190_001 + index),
  countryIso: 'CN',
  url: `https://courier-${index}.example`,
  name,
  nameZhCn: `${name} 物流`,
}))

/** Three of a hundred entries fail and four need a courier. */
function answer(entries) {
  const kindOf = ({ orderId }) => Number(orderId.replaceAll(/\D/g, '')) % 100
  const failed = entries.filter((entry) => kindOf(entry) < 3)
  const open = entries.filter((entry) => kindOf(entry) >= 3 && kindOf(entry) < 7)
  return {
    acceptedOrders: entries.length - failed.length - open.length,
    rejectedOrders: failed.length,
    ordersNotFound: 0,
    ordersSelectCourier: open.length,
    shipmentFailed: failed.map((entry) => ({
      ...entry,
      errorMessage: `Order ${entry.orderId} is not pending shipment`,
    })),
    shipmentSelectCourier: open.map((entry) => ({
      ...entry,
      possibleCouriers: POSSIBLE_COURIERS.slice(kindOf(entry) % 2),
    })),
  }
}

export async function startService() {
  const service = { delayMs: 0, log: [] }
  const reply = async (request, response) => {
    const entries = await json(request)
    const came = performance.now()
    if (service.delayMs > 0) await wait(service.delayMs)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(answer(entries)))
    service.log.push({ came, left: performance.now() })
  }
  const server = createServer((request, response) => void reply(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${server.address().port}`
  return Object.assign(service, { origin, end: () => server.close() })
}
